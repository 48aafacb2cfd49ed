import { isGambar } from '@sehati/contract/talk/percakapan.rules'
import { useSyncExternalStore } from 'react'
import { now } from '../../base/lib/clock.ts'
import { queryClient } from '../../base/lib/query-client.ts'
import { session } from '../../base/lib/session.ts'
import { makeOutbox, type Outbox, type Ports, type Ucapan } from './outbox.ts'
import { sendKiriman } from './outbox-send.ts'
import { outboxStore } from './outbox-store.ts'
import { lampiranQuery } from './percakapan.queries.ts'
import { receive } from './thread.queries.ts'

const OTHERS_KEPT_MS = 7 * 24 * 3_600_000

/** One tab at a time where the browser can say so; elsewhere `client_id` alone keeps a message from being doubled. */
const alone: Ports['alone'] = (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()) as never

/** The one that was closed last: a page that is being left after sign-out must not open another. */
let closed: Outbox | null = null
let current: { user_id: number; outbox: Outbox; channel: BroadcastChannel } | null = null

/** The outbox of the signed-in person, opened with its first use: what a reload or an expired session left goes out. */
export function outboxOf(user_id: number): Outbox {
  if (current?.user_id === user_id) return current.outbox
  if (closed && session.token() === null) return closed
  shut()
  const channel = new BroadcastChannel(`sehati-outbox:${user_id}`)
  const outbox = makeOutbox(user_id, {
    store: outboxStore,
    send: sendKiriman,
    alone,
    now,
    onSent(row, kiriman) {
      // The picture that was chosen here need not be fetched to be shown.
      if (row.lampiran && kiriman?.berkas && isGambar(row.lampiran.jenis))
        queryClient.setQueryData(lampiranQuery(row.id, 'kecil').queryKey, kiriman.berkas.isi)
      receive(row)
    },
    post: (ucapan) => channel.postMessage(ucapan),
  })
  channel.onmessage = ({ data }: MessageEvent<Ucapan>) => outbox.receive(data)
  current = { user_id, outbox, channel }
  void outbox.load()
  void outboxStore.sweep(user_id, Date.now() - OTHERS_KEPT_MS).catch(() => null)
  return outbox
}

function shut() {
  closed = current?.outbox ?? closed
  current?.outbox.close()
  current?.channel.close()
  current = null
}

// An expired session keeps the messages until the same person is back; a sign-out deletes them.
session.onEnd((reason) => {
  const mine = current
  shut()
  if (mine && reason === 'logout') void outboxStore.clear(mine.user_id).catch(() => null)
})
window.addEventListener('online', () => current?.outbox.nudge())

/** How many messages of this person are still here. */
export const countUnsent = async (user_id: number): Promise<number> =>
  Math.max(current?.outbox.snapshot().length ?? 0, (await outboxStore.list(user_id).catch(() => [])).length)

/** The person gives up what is unsent. */
export async function forgetUnsent(user_id: number): Promise<void> {
  shut()
  await outboxStore.clear(user_id).catch(() => null)
}

/** All that the signed-in person has not sent yet. */
export function useKiriman(user_id: number) {
  const outbox = outboxOf(user_id)
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot)
}
