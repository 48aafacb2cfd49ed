import type { Kabar } from '@sehati/contract/channel/realtime.schema'
import { listKontak } from '@sehati/contract/talk/percakapan.endpoints'
import { useEffect, useRef } from 'react'
import { call } from '../../base/lib/call.ts'
import { queryClient } from '../../base/lib/query-client.ts'
import { useKabar } from '../../base/lib/realtime.ts'
import { session, useActor } from '../../base/lib/session.ts'
import { applyTanda, forgetMarks, markTerkirim } from './marks.ts'
import { outboxOf } from './outbox-here.ts'
import { belumDibacaQuery, inboxReads } from './percakapan.queries.ts'

const REFRESH_MS = 300
const UNREAD_ROWS = 100

session.onEnd(forgetMarks)

/** Marks the messages that arrived while this device received no events. */
async function markMissed() {
  const { jumlah } = await queryClient.fetchQuery({ ...belumDibacaQuery(), staleTime: 0 })
  if (jumlah === 0) return
  const { queried } = await call(listKontak, { query: { limit: UNREAD_ROWS } })
  for (const { jadwal_id, belum_dibaca, pesan_terakhir } of queried)
    if (belum_dibaca > 0 && pesan_terakhir) markTerkirim(jadwal_id, pesan_terakhir.id)
}

/**
 * What goes on of conversations on every page of a signed-in patient or professional: unsent messages go out, what
 * arrives is marked as delivered, unread counts are kept up to date. Draws nothing.
 */
export function PercakapanBackground() {
  const { user_id } = useActor()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const outbox = outboxOf(user_id)
    const wake = () => document.visibilityState === 'visible' && outbox.nudge()
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [user_id])

  const refresh = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      for (const { path } of inboxReads) void queryClient.invalidateQueries({ queryKey: [path] })
      void queryClient.invalidateQueries({ queryKey: belumDibacaQuery().queryKey })
    }, REFRESH_MS)
  }
  useKabar((kabar: Kabar | null) => {
    if (kabar === null) {
      outboxOf(user_id).nudge()
      refresh()
      void markMissed().catch(() => null)
    } else if (kabar.jenis === 'tanda') {
      const { jenis: _, ...tanda } = kabar
      applyTanda(tanda)
      if (tanda.user_id === user_id) refresh()
    } else if (kabar.jenis === 'pesan') {
      if (kabar.pengirim_id !== user_id) markTerkirim(kabar.jadwal_id, kabar.id)
      refresh()
    }
  })
  return null
}
