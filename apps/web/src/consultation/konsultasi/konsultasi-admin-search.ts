import { PerhatianKonsultasi } from '@sehati/contract/consultation/bagian.schema'
import * as z from 'zod/mini'
import { KonsultasiSearch as Common } from './konsultasi-search.ts'

/** Search, filters and page of the list of consultations, as they are in the URL. */
export const KonsultasiSearch = z.extend(Common, {
  /** A profesional_id; 0 stands for all. */
  /** What an admin should act on; empty filters nothing. */
  perhatian: z.catch(z.enum(['', ...PerhatianKonsultasi.options]), ''),
  profesional: z.catch(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0),
})
export type KonsultasiSearch = z.output<typeof KonsultasiSearch>

/** Nothing searched for, nothing filtered, the first page. */
export const everything: KonsultasiSearch = KonsultasiSearch.parse({})

export const isFiltered = ({ page: _, ...search }: KonsultasiSearch): boolean =>
  Object.entries(search).some(([name, value]) => value !== everything[name as keyof KonsultasiSearch])
