import {
  batalRangkaian,
  getRangkaian,
  insertRangkaian,
  pratinjauRangkaian,
} from '@sehati/contract/booking/rangkaian.endpoints'
import { listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import { konsultasiReads } from '../../consultation/konsultasi/konsultasi-reads.ts'

const reads = [...konsultasiReads, getRangkaian, listSlotTenpro, listSlotJenisTenpro, listKetersediaanTenpro]

export const useRangkaian = (id: number) => useQuery(ask(getRangkaian, { id }))
/** Looks at a pattern; changes nothing. */
export const usePratinjau = () => useSend(pratinjauRangkaian)
export const useInsertRangkaian = () => useSend(insertRangkaian, reads)
export const useBatalRangkaian = () => useSend(batalRangkaian, reads)
