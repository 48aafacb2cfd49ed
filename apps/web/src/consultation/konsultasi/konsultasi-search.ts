import { Tanggal } from '@sehati/contract/base/waktu'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import * as z from 'zod/mini'
import { inUrl } from '../../base/lib/url-search.ts'

/** Search, filters and page of a list of consultations, as they are in the URL. Empty text filters nothing. */
export const KonsultasiSearch = z.object({
  q: inUrl.q,
  status: z.catch(z.enum(['', ...StatusKonsultasi.options]), ''),
  dari: z.catch(z.union([z.literal(''), Tanggal]), ''),
  sampai: z.catch(z.union([z.literal(''), Tanggal]), ''),
  page: inUrl.page,
})
