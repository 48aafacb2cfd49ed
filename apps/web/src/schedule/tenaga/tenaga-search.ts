import { daftarTenaga } from '@sehati/contract/base/constants'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import * as z from 'zod/mini'
import { inUrl } from '../../base/lib/url-search.ts'

/** Search, filters, order and page of the list of professionals, as they are in the URL. */
export const TenagaSearch = z.object({
  q: inUrl.q,
  profesi: z.catch(z.enum(['', 'dokter', 'psikolog']), ''),
  /** 0 stands for all. */
  spesialisasi: z.catch(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  hari: z.catch(z.enum(['', ...hariKerja]), ''),
  gender: z.catch(z.enum(['', 'perempuan', 'laki-laki']), ''),
  bahasa: z.catch(z.string().check(z.maxLength(daftarTenaga.bahasa.panjang)), ''),
  urut: z.catch(z.enum(['nama', 'terdekat']), 'nama'),
  page: inUrl.page,
})
export type TenagaSearch = z.output<typeof TenagaSearch>

const filters = { profesi: '', spesialisasi: 0, hari: '', gender: '', bahasa: '' } as const

/** How many filters narrow the list, besides the words. */
export const countFilters = (search: TenagaSearch): number =>
  (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => search[name] !== filters[name]).length

/** The search without words and filters, on its first page; the order stays. */
export const withoutFilters = { ...filters, q: '', page: 1 } as const
