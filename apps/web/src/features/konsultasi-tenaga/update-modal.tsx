import { delay } from '@sehati/contract/constants'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../lib/session.ts'
import { confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UpdateForm } from './update-form.tsx'

type UpdateModalProps = { konsultasi: Konsultasi; isOpen: boolean; onClose: () => void; onRefused: () => void }

const askToDiscard = () =>
  confirm({
    judul: 'Tutup tanpa menyimpan?',
    isi: 'Status dan balasan yang belum disimpan akan hilang.',
    ya: 'Tutup tanpa menyimpan',
    tidak: 'Lanjutkan mengisi',
    isDestructive: true,
  })

/** The professional's edit of a consultation. Asks before unsaved text is lost; closes by itself two seconds after saving. */
export function UpdateModal({ konsultasi, isOpen, onClose, onRefused }: UpdateModalProps) {
  const [isDirty, setIsDirty] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const isAtRisk = isOpen && isDirty
  useBlocker({
    // Once the session is over there is nobody left to ask.
    shouldBlockFn: async () => isAtRisk && session.token() !== null && !(await askToDiscard()),
    enableBeforeUnload: isAtRisk,
    disabled: !isAtRisk,
  })

  const close = () => {
    clearTimeout(closing.current)
    setIsDirty(false)
    onClose()
  }
  const tryToClose = async () => {
    if (!isDirty || (await askToDiscard())) close()
  }

  return (
    <Dialog isOpen={isOpen} onClose={tryToClose} judul="Update konsultasi" width="40rem">
      <UpdateForm
        konsultasi={konsultasi}
        onDirty={setIsDirty}
        onSaved={() => {
          closing.current = setTimeout(close, delay.updateModalClose)
        }}
        onRefused={onRefused}
        onCancel={tryToClose}
      />
    </Dialog>
  )
}
