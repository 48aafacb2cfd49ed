import type { KonsultasiLoket } from '@sehati/contract/absence/kehadiran.schema'
import type { FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'

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
