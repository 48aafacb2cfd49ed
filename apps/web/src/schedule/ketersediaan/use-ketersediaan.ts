import { MAX_KETERSEDIAAN_HARI } from '@sehati/contract/base/constants'
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
 * professional's to the patients' window, widens an admin's to where a stranded consultation can be moved, a professional's to
 * where they can book a follow-up or either to where a series can begin, or counts the starts of another type than the usual one.
 */
export function useKetersediaan(
  endpoint:
    | typeof listKetersediaan
    | typeof listKetersediaanAdmin
    | typeof listKetersediaanLoket
    | typeof listKetersediaanTenpro,
  profid: number,
  today: Tanggal,
  more: { jendela?: 'pasien' | 'pindah' | 'lanjutan' | 'rangkaian' | undefined; jenis_id?: number | undefined } = {},
): KetersediaanHari {
  const askFrom = (dari: Tanggal) => ask(endpoint, { profid, ...rentangFrom(dari), ...more })
  const first = useQuery({ ...askFrom(today), enabled: profid > 0, refetchInterval: REFETCH_MS })
  /** The days after those of a response; none where the window ends with them. */
  const useRest = (before: Ketersediaan[] | undefined, times: number) => {
    const isLonger = before !== undefined && goesOn(before)
    const rest = useQuery({ ...askFrom(addDays(today, times * MAX_KETERSEDIAAN_HARI)), enabled: isLonger })
    return isLonger ? rest.data : undefined
  }
  // Four questions reach beyond the widest window, that of a series; two beyond every other.
  const second = useRest(first.data, 1)
  const third = useRest(second, 2)
  const fourth = useRest(third, 3)
  const data = first.data && [first.data, second ?? [], third ?? [], fourth ?? []].flat()
  return {
    data,
    jendela: data && jendelaOf(data, today),
    error: first.error,
    isFetching: first.isFetching,
    refetch: first.refetch,
  }
}
