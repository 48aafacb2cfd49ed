import { DENYUT_DETIK } from '@sehati/contract/base/constants'
import {
  getTurn,
  getTurnUji,
  insertSinyal,
  keluarBilik,
  listSinyal,
  persilakanBilik,
  putKursi,
} from '@sehati/contract/talk/bilik.endpoints'
import type { Bilik, IsiSinyal } from '@sehati/contract/talk/bilik.schema'
import { queryOptions } from '@tanstack/react-query'
import { useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'

/** Which seat a page means: the consultation, and the number of the page. */
export type Tempat = { jadwal_id: number; sambungan: string }

const kursiKey = ({ jadwal_id, sambungan }: Tempat) => [putKursi.path, jadwal_id, sambungan]

/** The seat of this page. Reading it is the heartbeat that keeps it. */
export const kursiQuery = (tempat: Tempat) =>
  queryOptions<Bilik, ApiError>({
    queryKey: kursiKey(tempat),
    queryFn: ({ signal }) => masuk(tempat, false, signal),
    refetchInterval: DENYUT_DETIK * 1_000,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    // The next heartbeat is the next try.
    retry: false,
  })

/** Enters; `pindah` takes the seat from another page of the same account. */
export const masuk = ({ jadwal_id, sambungan }: Tempat, pindah: boolean, signal?: AbortSignal): Promise<Bilik> =>
  call(putKursi, { query: { jadwalid: jadwal_id }, body: { sambungan, pindah }, signal })

export const keluar = ({ jadwal_id, sambungan }: Tempat) =>
  call(keluarBilik, { query: { jadwalid: jadwal_id }, body: { sambungan } })

export const bacaTurn = ({ jadwal_id, sambungan }: Tempat) =>
  call(getTurn, { query: { jadwalid: jadwal_id, sambungan } })

export const bacaTurnUji = () => call(getTurnUji, {})

export const kirimSinyal = ({ jadwal_id, sambungan }: Tempat, isi: IsiSinyal) =>
  call(insertSinyal, { query: { jadwalid: jadwal_id }, body: { sambungan, isi } })

export const bacaSinyal = ({ jadwal_id, sambungan }: Tempat, after: number | undefined) =>
  call(listSinyal, { query: { jadwalid: jadwal_id, sambungan, after } })

export const usePersilakan = () => useSend(persilakanBilik, [putKursi])
