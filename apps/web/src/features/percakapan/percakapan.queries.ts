import {
  countBelumDibaca,
  forwardPercakapan,
  getLampiran,
  listKontak,
  listTanda,
  removePercakapan,
} from '@sehati/contract/percakapan/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { ask, useSend } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { call, callFile } from '../../lib/call.ts'

const INBOX_ROWS = 20
const KEPT_MS = 30 * 60_000

/** The conversation of one consultation: who the other person is, until when one may write. */
export const kontakQuery = (jadwal_id: number) => ask(listKontak, { jadwal_id, limit: 1 })

/** The inbox, page after page. */
export const inboxQuery = (q: string) =>
  infiniteQueryOptions<
    z.output<typeof listKontak.data>,
    ApiError,
    { pages: z.output<typeof listKontak.data>[]; pageParams: number[] },
    readonly unknown[],
    number
  >({
    queryKey: [listKontak.path, 'inbox', q],
    queryFn: ({ pageParam, signal }) =>
      call(listKontak, { query: { page: pageParam, limit: INBOX_ROWS, ...(q && { q }) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
  })

export const belumDibacaQuery = () => ask(countBelumDibaca)

export const tandaQuery = (jadwal_id: number) => ask(listTanda, { jadwal_id })

/** The file of a message. It never changes. */
export const lampiranQuery = (id: number, ukuran: 'penuh' | 'kecil') =>
  queryOptions<Blob, ApiError>({
    queryKey: [getLampiran.path, id, ukuran],
    queryFn: ({ signal }) => callFile(getLampiran, { query: { id, ukuran }, signal }).then(({ isi }) => isi),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
  })

export const useForward = () => useSend(forwardPercakapan, [listKontak])
export const useHapus = () => useSend(removePercakapan, [listKontak])
