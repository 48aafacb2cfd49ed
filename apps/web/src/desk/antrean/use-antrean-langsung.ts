import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { useRuang } from '../../base/lib/realtime.ts'

/** How often the page reads again although each step is received: a visit that is approved or finished is no step of the queue. */
const LANGSUNG_MS = 30_000

/**
 * Reads again, as soon as a number of the clinic's queue is given or moves on, what the page shows of it; while no such news
 * arrive, every `pollMs`. It follows no queue while the clinic is not known.
 */
export function useAntreanLangsung<T, K extends QueryKey>(
  klinik_id: number | undefined,
  read: UseQueryOptions<T, ApiError, T, K>,
  pollMs: number,
): void {
  const cache = useQueryClient()
  const isLive = useRuang(
    klinik_id === undefined ? null : { jenis: 'antrean', id: klinik_id },
    () => void cache.invalidateQueries({ queryKey: read.queryKey }),
  )
  useQuery({ ...read, refetchInterval: isLive ? LANGSUNG_MS : pollMs })
}
