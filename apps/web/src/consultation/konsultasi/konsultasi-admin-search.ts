import { PerhatianKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { z } from 'zod'
import { KonsultasiSearch as Common } from './konsultasi-search.ts'

/** Search, filters and page of the list of consultations, as they are in the URL. */
export const KonsultasiSearch = Common.extend({
  /** A profesional_id; 0 stands for all. */
  /** What an admin should act on; empty filters nothing. */
  perhatian: z.enum(['', ...PerhatianKonsultasi.options]).catch(''),
  profesional: z.coerce.number().int().min(0).max(2_147_483_647).catch(0),
})
export type KonsultasiSearch = z.output<typeof KonsultasiSearch>

/** Nothing searched for, nothing filtered, the first page. */
export const everything: KonsultasiSearch = KonsultasiSearch.parse({})

export const isFiltered = ({ page: _, ...search }: KonsultasiSearch): boolean =>
  Object.entries(search).some(([name, value]) => value !== everything[name as keyof KonsultasiSearch])
