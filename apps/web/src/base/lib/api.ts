import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { call, dataAhead, type FromDevice, type Input, type SentBy, type Target } from './call.ts'
import { forgetKartu } from './kartu-key.ts'
import { randomId } from './random-id.ts'

/** A read, keyed by the endpoint's own path, so that `useSend` can name endpoints instead of strings. */
export const ask = <Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  query?: z.input<Q>,
) =>
  queryOptions<z.output<D>, ApiError>({
    queryKey: [endpoint.path, query],
    queryFn: ({ signal }) => call(endpoint, { query, signal }),
    initialData: () => dataAhead(endpoint, query, false),
  })

/**
 * A read that never returns cached data, because data of an earlier page may be outdated. It has a separate cache entry,
 * which is removed with the page: every page that uses it begins without data.
 */
export const askAnew = <Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  query?: z.input<Q>,
) =>
  queryOptions<z.output<D>, ApiError>({
    queryKey: [endpoint.path, query, 'anew'],
    queryFn: ({ signal }) => call(endpoint, { query, signal }),
    // Such an entry can be removed before the page is complete: the page's call takes the early response, without a request.
    initialData: () => dataAhead(endpoint, query, true),
    initialDataUpdatedAt: 0,
    gcTime: 0,
  })

/**
 * A write; on success every read of the named endpoints goes stale, and those that no page shows are dropped: a page that is
 * opened next must not show for a moment what is no longer so. Where the endpoint knows idempotency keys, the same
 * input sent again after a lost response carries the same key, so that nothing happens twice.
 */
export function useSend<Q extends z.ZodMiniType, B extends z.ZodMiniType, D extends z.ZodMiniType>(
  endpoint: Target<Q, B, D>,
  refresh: readonly { path: string }[] = [],
) {
  const cache = useQueryClient()
  const pending = useRef<{ input: string; key: string } | null>(null)

  const keyFor = (input: unknown): string => {
    const text = JSON.stringify(input)
    if (pending.current?.input !== text) pending.current = { input: text, key: randomId() }
    return pending.current.key
  }

  return useMutation<z.output<D>, ApiError, Input<Q, B> & SentBy & FromDevice>({
    mutationFn: async (input) => {
      const idempotencyKey = endpoint.idempotent ? keyFor(input) : undefined
      try {
        const data = await call(endpoint, { ...input, idempotencyKey })
        pending.current = null
        return data
      } catch (error) {
        if (error instanceof ApiError && error.isDecided) pending.current = null
        throw error
      }
    },
    onSuccess: () => {
      // The dashboard keeps the next appointment again when it is read.
      if (refresh.some(({ path }) => path === getDashboard.path)) void forgetKartu()
      for (const { path } of refresh) cache.removeQueries({ queryKey: [path], type: 'inactive' })
      return Promise.all(refresh.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })))
    },
  })
}
