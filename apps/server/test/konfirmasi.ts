import { getKehadiran } from '@sehati/contract/absence/kehadiran.endpoints'
import type { Kehadiran } from '@sehati/contract/absence/kehadiran.schema'
import { konfirmasiHadir } from '@sehati/contract/booking/tautan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateTanpaKonfirmasi } from '../src/absence/kehadiran/konfirmasi.store.ts'
import { insertPengingat } from '../src/channel/pemberitahuan/pengingat.store.ts'
import { makeAbsences } from './kehadiran.ts'
import type { startServer } from './server.ts'
import { makeTunggu } from './tunggu.ts'

type Server = Awaited<ReturnType<typeof startServer>>
export type Who = { user_id: number; token: string }

/** When the reminder of an appointment on Wednesday at nine is due, and when it is too late to confirm it. */
export const REMINDED = '2026-11-24T09:00:00+07:00'
export const DUE = '2026-11-24T20:00:00+07:00'

/** Patients who missed appointments and have another one ahead, and what the service does about it at a time. */
export function makeKonfirmasi(server: Server) {
  const { call, service, at, clock } = server
  const absences = makeAbsences(server)
  const tunggu = makeTunggu(server)

  const approve = (who: Who, jadwalid: number) =>
    call(who, api.updateKonsultasi, { query: { jadwalid }, body: { status: 'disetujui', initial_consult: 'Baik.' } })
  /** A patient who missed two consultations has booked Wednesday at nine, and the professional has agreed. */
  async function booked(days: readonly number[] = [2, 4]) {
    const of = await tunggu.clinic()
    await absences(of.pasien, days)
    await approve(of.tenaga, of.jadwal_id)
    return of
  }
  const remind = async (when = REMINDED) => {
    at(when)
    await insertPengingat(service, clock())
  }
  const expire = (when = DUE) => {
    at(when)
    return updateTanpaKonfirmasi(service, clock())
  }
  const kehadiran = async (who: Who): Promise<Kehadiran> => (await call(who, getKehadiran)).data
  /** What a patient is asked to confirm. */
  const askedOf = async (who: Who) => (await kehadiran(who)).konfirmasi
  const one = async (who: Who, jadwalid: number) => (await call(who, api.getKonsultasi, { query: { jadwalid } })).data
  const confirm = (who: Who, jadwalid: number) => call(who, konfirmasiHadir, { query: { jadwalid } })
  return { ...tunggu, absences, approve, booked, remind, expire, kehadiran, askedOf, one, confirm }
}
