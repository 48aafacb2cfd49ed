import { BagianKonsultasi } from '@sehati/contract/consultation/bagian.schema'
import * as z from 'zod/mini'
import { KonsultasiSearch } from '../../consultation/konsultasi/konsultasi-search.ts'

/** Part, search, filters and page of a professional's list, as they are in the URL. An empty part is the whole list. */
export const DaftarSearch = z.extend(KonsultasiSearch, {
  bagian: z.catch(z.enum(['', ...BagianKonsultasi.options]), ''),
})
export type DaftarSearch = z.output<typeof DaftarSearch>

/** The whole list, nothing filtered, the first page. */
export const everything: DaftarSearch = DaftarSearch.parse({})

/** How many of status and dates filter the list. */
export const countFilters = ({ status, dari, sampai }: DaftarSearch): number =>
  [status, dari, sampai].filter((value) => value !== '').length
