import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import type {
  listKetersediaan,
  listKetersediaanAdmin,
  listKetersediaanLoket,
  listKetersediaanTenpro,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { goesOn, type JendelaHari, jendelaOf, rentangFrom } from './ketersediaan.rules.ts'

const REFETCH_MS = 30_000

export type KetersediaanHari = {
  data: Ketersediaan[] | undefined
  jendela: JendelaHari | undefined
  error: ApiError | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/**
 * The days that can be booked with a professional and the reasons of the others, as this role may read them. `more` narrows a
 * professional's to the patients' window, widens an admin's to where a stranded consultation can be moved or a professional's to
 * where they can book a follow-up, or counts the starts of another type than the usual one.
 */
export function useKetersediaan(
  endpoint:
    | typeof listKetersediaan
    | typeof listKetersediaanAdmin
    | typeof listKetersediaanLoket
    | typeof listKetersediaanTenpro,
  profid: number,
  today: Tanggal,
  more: { jendela?: 'pasien' | 'pindah' | 'lanjutan' | undefined; jenis_id?: number | undefined } = {},
): KetersediaanHari {
  const span = rentangFrom(today)
  const first = useQuery({
    ...ask(endpoint, { profid, ...span, ...more }),
    enabled: profid > 0,
    refetchInterval: REFETCH_MS,
  })
  const isLonger = first.data !== undefined && goesOn(first.data)
  const rest = useQuery({
    // Two questions reach beyond the widest window.
    ...ask(endpoint, { profid, ...rentangFrom(addDays(span.sampai, 1)), ...more }),
    enabled: isLonger,
  })
  const data = first.data && [...first.data, ...((isLonger && rest.data) || [])]
  return {
    data,
    jendela: data && jendelaOf(data, today),
    error: first.error,
    isFetching: first.isFetching,
    refetch: first.refetch,
  }
}
