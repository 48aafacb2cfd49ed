import * as api from '@sehati/contract/absence/alihan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import sql from 'sql-template-tag'
import { makeBook } from './booking.ts'
import { makeRelay } from './jobs.ts'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Who = { token: string; user_id: number }
type Tenaga = Awaited<ReturnType<Server['make']['profesional']>>

/** A Thursday in the window of the tests' Monday. */
export const THURSDAY = '2026-11-26'

/** A request that waits, and what an admin, the patient and both professionals do with it. */
export async function makeAlihan(server: Server) {
  const { db, call, make } = server
  const { relay } = makeRelay(server)
  const book = makeBook(call)
  const admin = await make.person(1)

  /** A patient whose request with a physician for Wednesday waits, and a colleague with a session on Thursday. */
  async function clinic({ level_id = 2 as 2 | 3 } = {}) {
    const pasien = await make.person(5)
    const lama = await make.profesional(2)
    const { id, profesional_id } = await make.sesi(lama.profesional_id)
    const { data } = await book(
      pasien,
      { id, profesional_id },
      { keluhan: 'Pusing berputar', use_bpjs: 1, alasan_id: 1 },
    )
    const baru = await make.profesional(level_id)
    const session = await make.sesi(baru.profesional_id, { hari: 'Kamis' })
    return { pasien, lama, baru, session, jadwal_id: data.jadwal_id as number }
  }
  type Clinic = Awaited<ReturnType<typeof clinic>>

  const to = ({ session }: Pick<Clinic, 'session'>, change: object = {}) => ({
    profesional_id: session.profesional_id,
    jadwal_tenaga_id: session.id,
    tanggal: THURSDAY,
    jam_mulai: '09:00:00',
    ...change,
  })
  const offer = (of: Clinic, change: object = {}) =>
    call(admin, api.putAlihan, { query: { jadwalid: of.jadwal_id }, body: to(of, change) })
  const decide = (
    who: Who,
    how: typeof api.setujuiAlihan | typeof api.tolakAlihan,
    jadwalid: number,
    alihan_id: number,
  ) => call(who, how as typeof api.setujuiAlihan, { query: { jadwalid }, body: { alihan_id } })
  const read = async (who: Who, jadwalid: number) => (await call(who, api.getAlihan, { query: { jadwalid } })).data
  const see = async (who: Who, jadwalid: number) =>
    (await call(who, konsultasi.getKonsultasi, { query: { jadwalid } })) as {
      status: number
      data: Record<string, unknown>
    }
  const answer = (who: Tenaga, jadwalid: number, status = 'disetujui') =>
    call(who, konsultasi.updateKonsultasi, { query: { jadwalid }, body: { status, initial_consult: 'Baik.' } })
  const isFree = async (who: Who, { session }: Clinic) => {
    const query = { profid: session.profesional_id, hari: 'Kamis', tanggal: THURSDAY }
    return (await call(who, listSlotHari, { query })).data[0].is_available === 1
  }
  const noticesOf = async ({ user_id }: Who): Promise<string[]> => {
    await relay()
    const rows = await db.rows<{ jenis: string }>(
      sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
    )
    return rows.map(({ jenis }) => jenis)
  }
  const mailsOf = async ({ user_id }: Who): Promise<string[]> =>
    (await db.rows<{ jenis: string }>(sql`select jenis from surat where user_id = ${user_id} order by surat_id`)).map(
      ({ jenis }) => jenis,
    )

  return { admin, book, clinic, to, offer, decide, read, see, answer, isFree, noticesOf, mailsOf }
}
export type KlinikAlihan = Awaited<ReturnType<Awaited<ReturnType<typeof makeAlihan>>['clinic']>>
