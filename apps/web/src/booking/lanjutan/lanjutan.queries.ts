import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import { listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

/** A follow-up that the professional books. */
export const useInsertLanjutan = () =>
  useSend(insertLanjutan, [...konsultasiReads, listSlotTenpro, listSlotJenisTenpro, listKetersediaanTenpro])
