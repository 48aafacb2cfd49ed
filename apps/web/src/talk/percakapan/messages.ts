import { CHAT_POLL_MS } from '@sehati/contract/base/constants'
import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKabar } from '../../base/lib/realtime.ts'
import { useActor } from '../../base/lib/session.ts'
import { refreshTanda } from './marks.ts'
import { useKiriman } from './outbox-here.ts'
import { tandaQuery } from './percakapan.queries.ts'
import { catchUp, receiveEvent, utasQuery } from './thread.queries.ts'
import { type Butir, butirOf } from './thread.rules.ts'

/** How often messages are read even with a live channel, because an event may be lost. */
const SAFETY_MS = 30_000

/**
 * The messages of a conversation as every view shows them, oldest first: the rows of the server (`thread.queries.ts`), how far the
 * other person has read (`marks.ts`), and what is unsent (`outbox.ts`), joined here and nowhere else. `isFollowed`: what is new
 * comes by itself, as in an open conversation; otherwise they are read once.
 */
export function useMessages(jadwal_id: number, isFollowed: boolean) {
  const { user_id, name } = useActor()
  const isLive = useKabar((kabar) => {
    if (!isFollowed) return
    if (kabar === null) {
      void catchUp(jadwal_id, true)
      void refreshTanda(jadwal_id)
    } else if (kabar.jenis === 'pesan' && kabar.jadwal_id === jadwal_id) {
      void receiveEvent(kabar).catch(() => null)
    }
  })
  const refetchInterval = isFollowed && (isLive ? SAFETY_MS : CHAT_POLL_MS)
  const utas = useQuery({ ...utasQuery(jadwal_id, isLive), refetchInterval })
  const tanda = useQuery({ ...tandaQuery(jadwal_id), enabled: isFollowed, refetchInterval })
  const kiriman = useKiriman(user_id)
  const rows = utas.data?.rows
  const other = tanda.data?.find((mark) => mark.user_id !== user_id)

  const butir = useMemo(() => {
    const unsent = kiriman.filter((one) => one.jadwal_id === jadwal_id)
    return rows && butirOf(rows, unsent, { user_id, name, other })
  }, [rows, kiriman, jadwal_id, user_id, name, other])

  return {
    butir,
    /** The read of the rows: whether there are older ones, and how it failed. */
    utas,
    /** Up to which message the user has read; undefined until that is known, null where it cannot be. */
    dibaca_id: tanda.data
      ? (tanda.data.find((mark) => mark.user_id === user_id)?.dibaca_id ?? 0)
      : tanda.isError
        ? null
        : undefined,
    isLive,
  }
}

/** The last message with a person: what the end of their conversations shows. */
export function useLastMessage({ pesan_terakhir, konsultasi }: KontakOrang): Butir | undefined {
  const { user_id, name } = useActor()
  const kiriman = useKiriman(user_id)
  // Only where the conversation was opened; the row has a status too.
  const tanda = useQuery({ ...tandaQuery(pesan_terakhir?.jadwal_id ?? 0), enabled: false })
  const other = tanda.data?.find((mark) => mark.user_id !== user_id)
  const unsent = kiriman.filter((one) => konsultasi.some(({ jadwal_id }) => jadwal_id === one.jadwal_id))
  return butirOf(pesan_terakhir ? [pesan_terakhir] : [], unsent, { user_id, name, other }).at(-1)
}
