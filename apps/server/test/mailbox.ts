import sql from 'sql-template-tag'
import type { Kiriman } from '../src/base/outside/kotak-surat.ts'
import { ALAMAT, makeRelay, sendMail } from './jobs.ts'
import type { startServer } from './server.ts'

/**
 * Returns `mailsOf`, which turns events into mails, sends the waiting ones of a person, as the jobs of a server process
 * do, and returns them, oldest first. `waitingOf` and `send` do the same one mail at a time.
 */
export async function makeMailbox(server: Awaited<ReturnType<typeof startServer>>) {
  const { relay } = makeRelay(server)

  async function send(surat_id: string): Promise<Kiriman[]> {
    const sent: Kiriman[] = []
    const kotakSurat = { kirim: async (kiriman: Kiriman) => void sent.push(kiriman), tutup: async () => {} }
    await sendMail({ ...server, db: server.service, kotakSurat }, surat_id)
    return sent
  }

  const waitingOf = ({ user_id }: { user_id: number }) =>
    server.db.rows<{ surat_id: string; jenis: string }>(sql`
      select surat_id, jenis from surat where user_id = ${user_id} and status = 'antre' order by peristiwa_id`)

  async function mailsOf(person: { user_id: number }): Promise<Kiriman[]> {
    await relay()
    const sent: Kiriman[] = []
    for (const { surat_id } of await waitingOf(person)) sent.push(...(await send(surat_id)))
    return sent
  }
  return { relay, mailsOf, waitingOf, send }
}

/** What follows this page's `#` in a mail; fails where the mail holds no such link. */
export function tokenIn(mail: Kiriman | undefined, page: string): string {
  const token = mail?.teks.split(`${ALAMAT}${page}#`)[1]?.split(/\s/)[0]
  if (!token) throw new Error(`no link to ${page} in the mail`)
  return token
}
