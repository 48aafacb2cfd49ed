import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { useKabar } from '../../base/lib/realtime.ts'
import { kursiQuery, masuk, type Tempat } from './bilik.queries.ts'

/** A refusal that the next heartbeat would receive again. */
const isAkhir = (error: ApiError | null) => Boolean(error?.isDecided) && error?.code !== 'TOO_MANY_REQUESTS'

/**
 * The seat of this page, kept by its heartbeat as long as `isMasuk`, and read again with each event of the room. `onSinyal` is
 * called where signals may be waiting.
 */
export function useKursi(tempat: Tempat, isMasuk: boolean, onSinyal: () => void) {
  const cache = useQueryClient()
  const query = kursiQuery(tempat)
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: ({ state }) => isMasuk && !isAkhir(state.error),
    refetchInterval: ({ state }) => (isAkhir(state.error) ? false : (query.refetchInterval as number)),
  })
  const isLive = useKabar((kabar) => {
    if (!isMasuk || isAkhir(error)) return
    const isOurs = kabar !== null && 'jadwal_id' in kabar && kabar.jadwal_id === tempat.jadwal_id
    if (kabar === null || (isOurs && kabar.jenis === 'bilik')) void refetch()
    if (kabar === null || (isOurs && kabar.jenis === 'sinyal')) onSinyal()
  })
  const pindahkan = async () => cache.setQueryData(query.queryKey, await masuk(tempat, true))
  return { bilik: isAkhir(error) ? undefined : data, error, isAkhir: isAkhir(error), isLive, refetch, pindahkan }
}
