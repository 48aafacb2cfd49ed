import { isPatient } from '@sehati/contract/base/access'
import { kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { type ComponentType, useCallback, useState } from 'react'
import type { Address } from '../../base/lib/pages.ts'
import { useActor } from '../../base/lib/session.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { FailureState } from '../../base/ui/failure-state.tsx'
import { SkeletonLines } from '../../base/ui/loaded.tsx'
import { TandaTanganLangkah } from '../../people/persetujuan/lazy-tanda-tangan.tsx'
import { ChatHeader } from './chat-header.tsx'
import styles from './chat-panel.module.css'
import { ClosedNote, ClosingNote, isClosed } from './closed-note.tsx'
import { Composer } from './composer.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { ForwardDialog } from './forward-dialog.tsx'
import { MessageList } from './message-list.tsx'
import { MessageMenu } from './message-menu.tsx'
import { useMessages } from './messages.ts'
import { outboxOf } from './outbox-here.ts'
import { firstUnread } from './thread.rules.ts'
import { useJump } from './use-jump.ts'
import { useMengetik } from './use-mengetik.ts'
import { useMessageActs } from './use-message-acts.ts'

type ConversationProps = {
  kontak: Kontak
  onBack?: () => void
  hrefOf?: (jadwal_id: number) => Address
  Bantuan: ComponentType<{ teks: string }>
}

/** A conversation: header, messages, and where one writes. */
export function Conversation({ kontak, onBack, hrefOf, Bantuan }: ConversationProps) {
  const { jadwal_id } = kontak
  const { user_id, level_id } = useActor()
  const outbox = outboxOf(user_id)
  const { isTyping, onType } = useMengetik(jadwal_id, user_id)
  const { butir, utas, dibaca_id, isLive } = useMessages(jadwal_id, true)

  // Where the unread messages begin is fixed when the conversation is opened: a mark that moves would pull it away.
  const [unreadId, setUnreadId] = useState<number | null | undefined>(undefined)
  if (butir && dibaca_id !== undefined && unreadId === undefined)
    setUnreadId(dibaca_id === null ? null : firstUnread(butir, dibaca_id))

  const { flash, onJump, isLoadingOlder, onNearStart } = useJump(jadwal_id, utas.data?.adaLebihLama ?? false)
  const closed = isClosed(kontak, useNow())
  const acts = useMessageActs(user_id, closed)
  const onRetry = useCallback((client_id: string) => void outbox.retry(client_id), [outbox])

  return (
    <>
      <ChatHeader kontak={kontak} isTyping={isTyping} kelas={kelasOf(level_id)} onBack={onBack} hrefOf={hrefOf} />
      <ConnectionNote isLive={isLive} isAway={utas.failureReason?.isPassing ?? false} />
      {butir && unreadId !== undefined ? (
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
          {isPatient(level_id) && <TandaTanganLangkah jadwal_id={jadwal_id} />}
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
