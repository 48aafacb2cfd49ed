import { daftarTenaga, maxLength } from '@sehati/contract/base/constants'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import { z } from 'zod'

/** Search, filters, order and page of the list of professionals, as they are in the URL. */
export const TenagaSearch = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  profesi: z.enum(['', 'dokter', 'psikolog']).catch(''),
  /** 0 stands for all. */
  spesialisasi: z.coerce.number().int().min(0).catch(0),
  hari: z.enum(['', ...hariKerja]).catch(''),
  gender: z.enum(['', 'perempuan', 'laki-laki']).catch(''),
  bahasa: z.string().max(daftarTenaga.bahasa.panjang).catch(''),
  urut: z.enum(['nama', 'terdekat']).catch('nama'),
  page: z.coerce.number().int().min(1).catch(1),
})
export type TenagaSearch = z.output<typeof TenagaSearch>

const filters = { profesi: '', spesialisasi: 0, hari: '', gender: '', bahasa: '' } as const

/** How many filters narrow the list, besides the words. */
export const countFilters = (search: TenagaSearch): number =>
  (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => search[name] !== filters[name]).length

/** The search without words and filters, on its first page; the order stays. */
export const withoutFilters = { ...filters, q: '', page: 1 } as const
