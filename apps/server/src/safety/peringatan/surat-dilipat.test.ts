import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { runJobs, SENDER } from '../../../test/jobs.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { until } from '../../../test/waiting.ts'
import { kotakSuratSmtp } from '../../base/outside/kotak-surat-smtp.ts'

const server = await startServer()
const { at, db, make } = server
const { petugas, hubungi } = makePeringatan(server)
const smtp = await startSmtp()
const admin = await make.person(1)
const onDuty = await petugas(admin)

const subjects = () =>
  smtp.received.filter(({ to }) => to === onDuty.email).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])
/** How many alerts raised so far have become notices. */
const noticed = (count: number) =>
  until(async () =>
    expect(
      await db.rows(sql`select from pemberitahuan where user_id = ${onDuty.user_id} and jenis = 'peringatan'`),
    ).toHaveLength(count),
  )
async function raise(count: number): Promise<void> {
  for (const who of await Promise.all(Array.from({ length: count }, () => make.person(5)))) await hubungi(who)
}

test('a person on duty is mailed of the first alert at once, and of all others of a minute in one mail with their number', async () => {
  const jobs = runJobs(server, { kotakSurat: kotakSuratSmtp(smtp.url, SENDER) })
  try {
    await raise(1)
    await until(() => expect(subjects()).toEqual(['Ada permintaan yang perlu dibuka sekarang']))
    await raise(20)
    await noticed(21)
    at('2026-11-23T07:00:59+07:00')
    await raise(20)
    await noticed(41)
    expect(subjects()).toHaveLength(1)
    at('2026-11-23T07:01:00+07:00')
    await until(() => expect(subjects()[1]).toBe('Ada 40 permintaan yang perlu dibuka sekarang'))
    // The next minute begins with that mail.
    at('2026-11-23T07:01:30+07:00')
    await raise(1)
    await noticed(42)
    at('2026-11-23T07:02:00+07:00')
    await until(() => expect(subjects()[2]).toBe('Ada permintaan yang perlu dibuka sekarang'))
    expect(subjects()).toHaveLength(3)
  } finally {
    await jobs.stop()
  }
})
