import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import { listJenisPilihanTenpro, listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'
import type { BacaWaktu } from '../kelola/use-waktu-tenaga.ts'

/** The times that a professional can book for a patient of theirs. */
export const bacaLanjutan: BacaWaktu = {
  jenis: listJenisPilihanTenpro,
  hari: listKetersediaanTenpro,
  slot: listSlotTenpro,
  mulai: listSlotJenisTenpro,
  jendela: 'lanjutan',
}

/** A follow-up that the professional books. */
export const useInsertLanjutan = () =>
  useSend(insertLanjutan, [...konsultasiReads, listSlotTenpro, listSlotJenisTenpro, listKetersediaanTenpro])
