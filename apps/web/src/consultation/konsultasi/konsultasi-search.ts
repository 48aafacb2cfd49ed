import { maxLength } from '@sehati/contract/base/constants'
import { Tanggal } from '@sehati/contract/base/waktu'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import * as z from 'zod/mini'

/** Search, filters and page of a list of consultations, as they are in the URL. Empty text filters nothing. */
export const KonsultasiSearch = z.object({
  q: z.catch(z.string().check(z.maxLength(maxLength.pencarian)), ''),
  status: z.catch(z.enum(['', ...StatusKonsultasi.options]), ''),
  dari: z.catch(z.union([z.literal(''), Tanggal]), ''),
  sampai: z.catch(z.union([z.literal(''), Tanggal]), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
})
