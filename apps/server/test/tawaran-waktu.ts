import * as api from '@sehati/contract/absence/tawaran-waktu.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { makeBook } from './booking.ts'
import { makeRelay } from './jobs.ts'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Who = { token: string; user_id: number }
export const THURSDAY = '2026-11-26'
export const FRIDAY = '2026-11-27'

/** A request, other times of its professional, and what they and its patient do with an offer of these. */
export function makeTawaranWaktu(server: Server) {
  const { call, db, make } = server
  const { relay } = makeRelay(server)
  const book = makeBook(call)

  /** A request for Wednesday at nine, and sessions of its professional on Thursday at nine and ten and on Friday at nine. */
  async function clinic(status = 'diajukan') {
    const patient = await make.person(5)
    const tenaga = await make.profesional()
    const { profesional_id } = tenaga
    const wednesday = await make.sesi(profesional_id)
    const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: wednesday.id }
    const jadwal_id = await make.konsultasi(of, { status })
    const ten = { jam_mulai: '10:00:00', jam_selesai: '11:00:00', sesi: 2 } as const
    const sessions = {
      nine: await make.sesi(profesional_id, { hari: 'Kamis' }),
      ten: await make.sesi(profesional_id, { hari: 'Kamis', ...ten }),
      friday: await make.sesi(profesional_id, { hari: 'Jumat' }),
    }
    const waktu = [
      { jadwal_tenaga_id: sessions.nine.id, tanggal: THURSDAY, jam_mulai: '09:00:00' },
      { jadwal_tenaga_id: sessions.ten.id, tanggal: THURSDAY, jam_mulai: '10:00:00' },
      { jadwal_tenaga_id: sessions.friday.id, tanggal: FRIDAY, jam_mulai: '09:00:00' },
    ]
    return { patient, tenaga, wednesday, sessions, jadwal_id, waktu }
  }
  type Clinic = Awaited<ReturnType<typeof clinic>>

  const offer = (of: Clinic, change: object = {}, who: Who = of.tenaga) =>
    call(who, api.putTawaranWaktu, { query: { jadwalid: of.jadwal_id }, body: { waktu: of.waktu, ...change } })
  const take = (of: Clinic, tawaran_waktu_id: number, nomor: number, who: Who = of.patient) =>
    call(who, api.ambilWaktu, { query: { jadwalid: of.jadwal_id }, body: { tawaran_waktu_id, nomor } })
  const decline = (of: Clinic, tawaran_waktu_id: number) =>
    call(of.patient, api.tolakWaktu, { query: { jadwalid: of.jadwal_id }, body: { tawaran_waktu_id } })
  const read = async (of: Clinic) =>
    (await call(of.patient, api.getTawaranWaktu, { query: { jadwalid: of.jadwal_id } })).data
  const list = async (of: Clinic) => (await call(of.tenaga, api.listTawaranWaktu)).data
  const see = async (of: Clinic) =>
    (await call(of.patient, konsultasi.getKonsultasi, { query: { jadwalid: of.jadwal_id } })).data
  const approve = (of: Clinic) =>
    call(of.tenaga, konsultasi.updateKonsultasi, {
      query: { jadwalid: of.jadwal_id },
      body: { status: 'disetujui', initial_consult: 'Baik.' },
    })
  const noticesOf = async ({ user_id }: Who) => {
    await relay()
    const rows = await db.rows<{ jenis: string }>(
      sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
    )
    return rows.map(({ jenis }) => jenis)
  }
  return { book, clinic, offer, take, decline, read, list, see, approve, noticesOf }
}
export type KlinikTawaran = Awaited<ReturnType<ReturnType<typeof makeTawaranWaktu>['clinic']>>
