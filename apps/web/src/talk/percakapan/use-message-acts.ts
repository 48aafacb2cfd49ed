import { t } from '@lingui/core/macro'
import { BATAS_HAPUS_MS } from '@sehati/contract/base/constants'
import type { Kutipan } from '@sehati/contract/talk/percakapan.schema'
import { IconArrowBackUp, IconArrowForwardUp, IconCopy, IconRotateClockwise2, IconTrash } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { now } from '../../base/lib/clock.ts'
import { confirm } from '../../base/ui/confirm.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import type { Diteruskan } from './forward-dialog.tsx'
import type { MenuAct } from './message-menu.tsx'
import { outboxOf } from './outbox-here.ts'
import { useHapus } from './percakapan.queries.ts'
import { receive } from './thread.queries.ts'
import type { Butir } from './thread.rules.ts'

type Menu = { at: { x: number; y: number }; acts: MenuAct[]; from: HTMLElement }

const kutipanOf = (butir: Butir, id: number, pengirim_id: number): Kutipan => ({
  id,
  pengirim_id,
  nama_pengirim: butir.nama,
  pesan: butir.pesan,
  dihapus: butir.dihapus,
  ada_lampiran: butir.lampiran !== null,
})

/** What can be done with a message, and what is being done right now: a reply, a forward, an open menu. */
export function useMessageActs(user_id: number, isClosed: boolean) {
  const [menu, setMenu] = useState<Menu | null>(null)
  const [balasan, setBalasan] = useState<Kutipan | null>(null)
  const [forwarding, setForwarding] = useState<Diteruskan | null>(null)
  const hapus = useHapus()

  const remove = async (id: number) => {
    const isAgreed = await confirm({
      judul: t`Hapus pesan untuk semua?`,
      isi: t`Pesan ini hilang bagi Anda berdua. Yang tersisa hanya tanda bahwa pesan dihapus.`,
      ya: t`Hapus pesan`,
      isDestructive: true,
    })
    if (!isAgreed) return
    try {
      receive(await hapus.mutateAsync({ query: { id } }))
    } catch (error) {
      showFailure(error as ApiError)
    }
  }
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words)
      showNotice('success', { judul: t`Disalin`, isi: t`Teks pesan disalin.` })
    } catch {
      showNotice('error', {
        judul: t`Tidak disalin`,
        isi: t`Browser tidak mengizinkan teks disalin. Pilih teksnya, lalu salin sendiri.`,
      })
    }
  }

  const actsOf = (butir: Butir): MenuAct[] => {
    const { id, client_id, dihapus, isMine, lampiran, pesan, waktu } = butir
    if (id === null) {
      if (client_id === null) return []
      const outbox = outboxOf(user_id)
      const discard = {
        kata: t`Buang pesan`,
        icon: IconTrash,
        isDestructive: true,
        run: () => void outbox.discard(client_id),
      }
      if (butir.tanda !== 'refused') return [discard]
      return [{ kata: t`Coba lagi`, icon: IconRotateClockwise2, run: () => void outbox.retry(client_id) }, discard]
    }
    if (dihapus) return []
    // A quote only compares the id with the user's own: -1 stands for the other person.
    const reply = {
      kata: t`Balas`,
      icon: IconArrowBackUp,
      run: () => setBalasan(kutipanOf(butir, id, isMine ? user_id : -1)),
    }
    const isFresh = now().getTime() - Date.parse(waktu) < BATAS_HAPUS_MS
    return [
      ...(isClosed ? [] : [reply]),
      { kata: t`Teruskan`, icon: IconArrowForwardUp, run: () => setForwarding({ id, adaLampiran: lampiran !== null }) },
      ...(pesan ? [{ kata: t`Salin`, icon: IconCopy, run: () => void copy(pesan) }] : []),
      ...(isMine && isFresh
        ? [{ kata: t`Hapus`, icon: IconTrash, isDestructive: true, run: () => void remove(id) }]
        : []),
    ]
  }

  const latest = useRef(actsOf)
  useEffect(() => {
    latest.current = actsOf
  })
  const onMenu = useCallback((butir: Butir, at: { x: number; y: number }, from: HTMLElement) => {
    const acts = latest.current(butir)
    if (acts.length > 0) setMenu({ at, acts, from })
  }, [])

  return {
    menu,
    onMenu,
    /** The message has the focus again, until what was chosen takes it. */
    closeMenu: () => {
      menu?.from.focus({ preventScroll: true })
      setMenu(null)
    },
    balasan,
    forgetBalasan: () => setBalasan(null),
    forwarding,
    closeForward: () => setForwarding(null),
  }
}
