import {
  countBelumDibaca,
  forwardPercakapan,
  getLampiran,
  listKontak,
  listKontakOrang,
  listTanda,
  removePercakapan,
} from '@sehati/contract/talk/percakapan.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call, callFile } from '../../base/lib/call.ts'

const INBOX_ROWS = 20
const KEPT_MS = 30 * 60_000

/** The conversation of one consultation: who the other person is, until when one may write. */
export const kontakQuery = (jadwal_id: number) => ask(listKontak, { jadwal_id, limit: 1 })

/** The person of a consultation, with the other consultations. */
export const kontakOrangQuery = (jadwal_id: number) => ask(listKontakOrang, { jadwal_id, limit: 1 })

type InboxQuery = { page: number; limit: number; q?: string }
type InboxPage = { current_page: number; last_page: number }

/** An endpoint of the inbox, page after page. */
const pagesOf = <Page extends InboxPage>(
  path: string,
  q: string,
  read: (request: { query: InboxQuery; signal: AbortSignal }) => Promise<Page>,
) =>
  infiniteQueryOptions<Page, ApiError, { pages: Page[]; pageParams: number[] }, readonly unknown[], number>({
    queryKey: [path, 'inbox', q],
    queryFn: ({ pageParam, signal }) =>
      read({ query: { page: pageParam, limit: INBOX_ROWS, ...(q && { q }) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
  })

/** What the keys of the inbox begin with. */
export const inboxKey = [listKontakOrang.path, 'inbox']

/** The inbox, a row for each person. */
export const inboxQuery = (q: string) => pagesOf(listKontakOrang.path, q, (request) => call(listKontakOrang, request))

/** All conversations, a row for each consultation. */
export const conversationsQuery = (q: string) => pagesOf(listKontak.path, q, (request) => call(listKontak, request))

/** What a message, or reading one, makes stale beside its conversation. */
export const inboxReads = [listKontak, listKontakOrang]

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

export const useForward = () => useSend(forwardPercakapan, inboxReads)
export const useHapus = () => useSend(removePercakapan, inboxReads)
