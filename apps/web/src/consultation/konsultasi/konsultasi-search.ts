import { maxLength } from '@sehati/contract/base/constants'
import { Tanggal } from '@sehati/contract/base/waktu'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { z } from 'zod'

/** Search, filters and page of a list of consultations, as they are in the URL. Empty text filters nothing. */
export const KonsultasiSearch = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  status: z.enum(['', ...StatusKonsultasi.options]).catch(''),
  dari: z.union([z.literal(''), Tanggal]).catch(''),
  sampai: z.union([z.literal(''), Tanggal]).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
