import { maxLength } from '@sehati/contract/constants'
import { StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { Tanggal } from '@sehati/contract/waktu'
import { z } from 'zod'

/** Search, filters and page of the list of consultations, as they are in the URL. */
export const KonsultasiSearch = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  status: z.enum(['', ...StatusKonsultasi.options]).catch(''),
  /** A profesional_id; 0 stands for all. */
  profesional: z.coerce.number().int().min(0).max(2_147_483_647).catch(0),
  dari: z.union([z.literal(''), Tanggal]).catch(''),
  sampai: z.union([z.literal(''), Tanggal]).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type KonsultasiSearch = z.output<typeof KonsultasiSearch>

/** Nothing searched for, nothing filtered, the first page. */
export const everything: KonsultasiSearch = KonsultasiSearch.parse({})

export const isFiltered = ({ page: _, ...search }: KonsultasiSearch): boolean =>
  Object.entries(search).some(([name, value]) => value !== everything[name as keyof KonsultasiSearch])
