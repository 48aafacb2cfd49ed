import { PESAN_PER_HALAMAN } from '@sehati/contract/base/constants'
import { listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import type { KontakOrang, Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'
import { queryClient } from '../../base/lib/query-client.ts'
import { withMessage } from './inbox.rules.ts'
import { inboxKey, inboxReads } from './percakapan.queries.ts'
import { merge, type Utas, unsureSince } from './thread.rules.ts'

const BIGGEST_PAGE = 100
/** How often recent messages are read again: events report deleted ones. New messages are requested each time. */
const rereadMs = (isLive: boolean) => (isLive ? 5 * 60_000 : 10_000)

const keyOf = (jadwal_id: number) => [listPercakapan.path, 'utas', jadwal_id] as const
const utasOf = (jadwal_id: number) => queryClient.getQueryData<Utas>(keyOf(jadwal_id))
const rereadAt = new Map<number, number>()

/** Everything after a message, however much it is. */
async function since(jadwal_id: number, after: number, signal: AbortSignal): Promise<Percakapan[]> {
  const found: Percakapan[] = []
  for (let from = after; ; from = found.at(-1)?.id as number) {
    const query = { jadwal_id, limit: BIGGEST_PAGE, ...(from > 0 && { after: from }) }
    const rows = await call(listPercakapan, { query, signal })
    found.push(...rows)
    if (rows.length < BIGGEST_PAGE || from === 0) return found
  }
}

/**
 * A conversation from its newest page on. Read again, it asks only for what it lacks and for what may have been taken
 * back; rows that arrived by another way in the meantime stay.
 */
export const utasQuery = (jadwal_id: number, isLive: boolean) =>
  queryOptions<Utas, ApiError>({
    queryKey: keyOf(jadwal_id),
    queryFn: async ({ signal }) => {
      const before = utasOf(jadwal_id)
      if (!before || before.rows.length === 0) {
        const rows = await call(listPercakapan, { query: { jadwal_id }, signal })
        rereadAt.set(jadwal_id, Date.now())
        const all = merge(utasOf(jadwal_id)?.rows ?? [], rows)
        return { rows: all, sampai: rows.at(-1)?.id ?? 0, adaLebihLama: rows.length === PESAN_PER_HALAMAN }
      }
      const now = Date.now()
      const isDue = Math.abs(now - (rereadAt.get(jadwal_id) ?? 0)) > rereadMs(isLive)
      const sure = Math.max(unsureSince(before.rows, now, PESAN_PER_HALAMAN), 0)
      const rows = await since(jadwal_id, isDue ? Math.min(sure, before.sampai) : before.sampai, signal)
      if (isDue) rereadAt.set(jadwal_id, now)
      const here = utasOf(jadwal_id) ?? before
      const sampai = Math.max(here.sampai, rows.at(-1)?.id ?? 0)
      return { rows: merge(here.rows, rows), sampai, adaLebihLama: here.adaLebihLama }
    },
    structuralSharing: false,
    staleTime: 0,
  })

/** Requests the new messages of an open conversation; `all` reads the recent ones again as well. */
export function catchUp(jadwal_id: number, all: boolean) {
  if (all) {
    rereadAt.delete(jadwal_id)
    // Their events may be among the missed ones.
    echoes.clear()
  }
  return queryClient.invalidateQueries({ queryKey: keyOf(jadwal_id) })
}

/** Reads one message again after its sender took it back. */
async function reread(jadwal_id: number, id: number) {
  const [row] = await call(listPercakapan, { query: { jadwal_id, before: id + 1, limit: 1 } })
  if (row) put(row)
}

/** Own messages whose event has not arrived yet. */
const echoes = new Set<number>()

/** Handles the event of a message in a conversation that is on the screen. */
export async function receiveEvent({ jadwal_id, id }: { jadwal_id: number; id: number }) {
  if (echoes.delete(id)) return
  if (isKnown(jadwal_id, id)) await reread(jadwal_id, id)
  else await catchUp(jadwal_id, false)
}

/** Whether a message is on this device. */
export const isKnown = (jadwal_id: number, id: number): boolean =>
  utasOf(jadwal_id)?.rows.some((row) => row.id === id) ?? false

/** The page before the oldest message here. */
export async function loadOlder(jadwal_id: number): Promise<void> {
  const oldest = utasOf(jadwal_id)?.rows[0]
  if (!oldest) return
  const rows = await call(listPercakapan, { query: { jadwal_id, before: oldest.id } })
  queryClient.setQueryData<Utas>(
    keyOf(jadwal_id),
    (utas) => utas && { ...utas, rows: merge(utas.rows, rows), adaLebihLama: rows.length === PESAN_PER_HALAMAN },
  )
}

/** Into the conversation and into the inbox: no view shows an older state than another. */
function put(row: Percakapan) {
  queryClient.setQueryData<Utas>(keyOf(row.jadwal_id), (utas) => utas && { ...utas, rows: merge(utas.rows, [row]) })
  queryClient.setQueriesData<InfiniteData<{ queried: KontakOrang[] }>>({ queryKey: inboxKey }, (inbox) => {
    if (!inbox) return inbox
    const pages = inbox.pages.map((page) => ({ ...page, queried: page.queried.map((one) => withMessage(one, row)) }))
    return { ...inbox, pages }
  })
}

/** Stores a message that the server returned for an act of this user. */
export function receive(row: Percakapan) {
  if (utasOf(row.jadwal_id) && !isKnown(row.jadwal_id, row.id)) echoes.add(row.id)
  put(row)
  for (const { path } of inboxReads) void queryClient.invalidateQueries({ queryKey: [path] })
}

export const oldestKnown = (jadwal_id: number): number | undefined => utasOf(jadwal_id)?.rows[0]?.id
