import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import sql from 'sql-template-tag'
import { foldJejak } from '../src/record/jejak/fold.act.ts'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call' | 'db'>
type Who = { token: string; user_id: number }

/** Returns functions that read a consultation as its professional does, and that report a row of the trail. */
export function makeKeberatan({ call, db }: Server) {
  /** The number of the row that a read of this consultation leaves. */
  async function read(who: Who, jadwal_id: number): Promise<number> {
    await call(who, getKonsultasi, { query: { jadwalid: jadwal_id } })
    await foldAll()
    const row = await db.row<{ nomor: number }>(sql`
      select nomor from jejak where pelaku_id = ${who.user_id} and objek = 'konsultasi' and objek_id = ${jadwal_id}
        and tindakan = 'lihat' order by nomor desc limit 1`)
    return row?.nomor as number
  }
  const report = (who: { token: string } | null, nomor: number, isi = 'Saya tidak mengenal orang ini') =>
    call(who, insertKeberatan, { body: { nomor, isi } })
  /** Chains all that waits. */
  async function foldAll(): Promise<void> {
    while ((await foldJejak(db)) > 0);
  }
  return { read, report, foldAll }
}
