import { maxLength } from '@sehati/contract/constants'
import { StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { Tanggal } from '@sehati/contract/waktu'
import { z } from 'zod'

/** Search, filters and page of a list of consultations, as they are in the URL. Empty text filters nothing. */
export const KonsultasiSearch = z.object({
  q: z.string().max(maxLength.pencarian).catch(''),
  status: z.enum(['', ...StatusKonsultasi.options]).catch(''),
  dari: z.union([z.literal(''), Tanggal]).catch(''),
  sampai: z.union([z.literal(''), Tanggal]).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
