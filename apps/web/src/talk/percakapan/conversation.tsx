import { isPatient } from '@sehati/contract/base/access'
import { CHAT_POLL_MS } from '@sehati/contract/base/constants'
import { kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { Address } from '../../base/lib/pages.ts'
import { useKabar } from '../../base/lib/realtime.ts'
import type { Session } from '../../base/lib/session.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { SkeletonLines } from '../../base/ui/loaded.tsx'
import { ChatHeader } from './chat-header.tsx'
import styles from './chat-panel.module.css'
import { ClosedNote, ClosingNote, isClosed } from './closed-note.tsx'
import { Composer } from './composer.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { ForwardDialog } from './forward-dialog.tsx'
import { refreshTanda } from './marks.ts'
import { MessageList } from './message-list.tsx'
import { MessageMenu } from './message-menu.tsx'
import { outboxOf, useKiriman } from './outbox-here.ts'
import { tandaQuery } from './percakapan.queries.ts'
import { catchUp, receiveEvent, utasQuery } from './thread.queries.ts'
import { butirOf, firstUnread } from './thread.rules.ts'
import { useJump } from './use-jump.ts'
import { useMengetik } from './use-mengetik.ts'
import { useMessageActs } from './use-message-acts.ts'

/** How often messages are read even with a live channel, because an event may be lost. */
const SAFETY_MS = 30_000

type ConversationProps = {
  kontak: Kontak
  actor: Session
  onBack?: () => void
  hrefOf?: (jadwal_id: number) => Address
  Bantuan: ComponentType<{ teks: string }>
}

/** A conversation: header, messages, and where one writes. */
export function Conversation({ kontak, actor, onBack, hrefOf, Bantuan }: ConversationProps) {
  const { jadwal_id } = kontak
  const { user_id, name, level_id } = actor
  const outbox = outboxOf(user_id)
  const { isTyping, onType, onArrived } = useMengetik(jadwal_id, user_id)
  const isLive = useKabar((kabar) => {
    if (kabar === null) {
      void catchUp(jadwal_id, true)
      void refreshTanda(jadwal_id)
    } else if (kabar.jenis === 'pesan' && kabar.jadwal_id === jadwal_id) {
      void receiveEvent(kabar).catch(() => null)
      if (kabar.pengirim_id !== user_id) onArrived()
    }
  })
  const refetchInterval = isLive ? SAFETY_MS : CHAT_POLL_MS
  const utas = useQuery({ ...utasQuery(jadwal_id, isLive), refetchInterval })
  const tanda = useQuery({ ...tandaQuery(jadwal_id), refetchInterval })
  const unsent = useKiriman(user_id)
  const other = tanda.data?.find((mark) => mark.user_id !== user_id)
  const rows = utas.data?.rows

  const butir = useMemo(
    () =>
      rows &&
      butirOf(
        rows,
        unsent.filter((kiriman) => kiriman.jadwal_id === jadwal_id),
        { user_id, name, other },
      ),
    [rows, unsent, jadwal_id, user_id, name, other],
  )

  // Where the unread messages begin is fixed when the conversation is opened: a mark that moves would pull it away.
  const [unreadId, setUnreadId] = useState<number | null | undefined>(undefined)
  const isReady = butir !== undefined && (tanda.data !== undefined || tanda.isError)
  if (isReady && rows && unreadId === undefined) {
    const own = tanda.data?.find((mark) => mark.user_id === user_id)
    setUnreadId(tanda.data ? firstUnread(rows, user_id, own?.dibaca_id ?? 0) : null)
  }

  const { flash, onJump, isLoadingOlder, onNearStart } = useJump(jadwal_id, utas.data?.adaLebihLama ?? false)
  const closed = isClosed(kontak, useNow())
  const acts = useMessageActs(user_id, closed)
  const onRetry = useCallback((client_id: string) => void outbox.retry(client_id), [outbox])

  return (
    <>
      <ChatHeader kontak={kontak} isTyping={isTyping} kelas={kelasOf(level_id)} onBack={onBack} hrefOf={hrefOf} />
      <ConnectionNote isLive={isLive} isAway={utas.failureReason?.isPassing ?? false} />
      {isReady && unreadId !== undefined ? (
        <MessageList
          jadwal_id={jadwal_id}
          nama={kontak.name}
          butir={butir}
          unreadId={unreadId}
          flash={flash}
          isLoadingOlder={isLoadingOlder}
          onNearStart={onNearStart}
          user_id={user_id}
          onMenu={acts.onMenu}
          onJump={onJump}
          onRetry={onRetry}
        />
      ) : (
        <div className={styles.loading} aria-busy={!utas.error}>
          {utas.error ? (
            <FailureState failure={utas.error} isRetrying={utas.isFetching} onRetry={utas.refetch} />
          ) : (
            <SkeletonLines rows={4} />
          )}
        </div>
      )}
      {closed ? (
        <ClosedNote kontak={kontak} />
      ) : (
        <>
          {kontak.tutup_pada && <ClosingNote tutup_pada={kontak.tutup_pada} />}
          <Composer
            jadwal_id={jadwal_id}
            user_id={user_id}
            balasan={acts.balasan}
            onForgetBalasan={acts.forgetBalasan}
            onType={onType}
            Bantuan={isPatient(level_id) ? Bantuan : null}
            onSend={(message) => {
              void outbox.add({ ...message, jadwal_id, balasan: acts.balasan })
              acts.forgetBalasan()
            }}
          />
        </>
      )}
      {acts.menu && <MessageMenu at={acts.menu.at} acts={acts.menu.acts} onClose={acts.closeMenu} />}
      <ForwardDialog pesan={acts.forwarding} from={kontak} onClose={acts.closeForward} />
    </>
  )
}
