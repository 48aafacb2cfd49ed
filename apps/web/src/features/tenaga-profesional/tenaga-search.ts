import { maxLength } from '@sehati/contract/constants'
import { z } from 'zod'

/** Search, filters and page of the list of professionals, as they are in the URL. */
export const TenagaSearch = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  profesi: z.enum(['', 'dokter', 'psikolog']).catch(''),
  /** 0 stands for all. */
  spesialisasi: z.coerce.number().int().min(0).catch(0),
  page: z.coerce.number().int().min(1).catch(1),
})
export type TenagaSearch = z.output<typeof TenagaSearch>
