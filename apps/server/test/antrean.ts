import * as api from '@sehati/contract/desk/antrean.endpoints'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call' | 'make'>

/** The date of START, a Monday, on which the visits of these tests take place. */
export const HARI = '2026-11-23'

/** The desk of a test: clerks, visits of today and their steps. */
export function makeAntrean({ call, make }: Server) {
  /** An employee with the duty at the desk. */
  async function petugas() {
    const person = await make.person(4)
    await make.tugas(person.user_id, 'loket')
    return person
  }

  /** A clinic of its own, with the professionals of its visits. */
  const klinik = () => make.klinik(7)
  const tenagaDi = (klinik_id: number) => make.profesional(2, { klinik_id })

  /** An approved visit in person today, at this hour. */
  async function kunjungan(tenaga: { profesional_id: number }, jam_mulai: string) {
    const patient = await make.person(5)
    const jam_selesai = `${String(Number(jam_mulai.slice(0, 2)) + 1).padStart(2, '0')}${jam_mulai.slice(2)}`
    const session = await make.sesi(tenaga.profesional_id, {
      hari: 'Senin',
      sesi: Number(jam_mulai.slice(0, 2)),
      jam_mulai,
      jam_selesai,
    })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    const jadwal_id = await make.konsultasi(of, {
      tanggal: HARI,
      jam_mulai,
      jam_selesai,
      status: 'disetujui',
      metode_konsultasi: 'offline',
    })
    return { patient, jadwal_id }
  }

  const hadir = (who: { token: string }, body: object) => call(who, api.insertHadir, { body })
  const panggil = (who: { token: string }, profesional_id: number, ruang = '3') =>
    call(who, api.panggilAntrean, { body: { profesional_id, ruang } })

  return { petugas, klinik, tenagaDi, kunjungan, hadir, panggil }
}
