import type { Actor } from '@sehati/contract/base/access'
import type { KonsultasiLoket } from '@sehati/contract/booking/kehadiran.schema'
import { isPatientOf, mayAnswer, mayRead, type Owned } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'

const isLoket = (actor: Actor): boolean => actor.tugas.includes('loket')

/** Who may know that it exists, to record its attendance: its readers, and the front desk. */
export const mayFind = (actor: Actor, k: Owned): boolean => mayRead(actor, k) || isLoket(actor)

/** Its professional, admins and the front desk record attendance; a clerk not of the consultation of which they are the patient. */
export const mayRecord = (actor: Actor, k: Owned): boolean =>
  !isPatientOf(actor, k) && (mayAnswer(actor, k) || isLoket(actor))

/** What the front desk is shown: nothing that says why the patient comes, or to whom. */
export const tampakLoket = ({
  jadwal_id,
  name,
  tanggal,
  jam_mulai,
  jam_selesai,
  zona,
  status,
  sebab_batal,
  tiba_pada,
}: FactRow): KonsultasiLoket => ({
  jadwal_id,
  name,
  tanggal,
  jam_mulai,
  jam_selesai,
  zona,
  status,
  sebab_batal,
  tiba_pada,
})
