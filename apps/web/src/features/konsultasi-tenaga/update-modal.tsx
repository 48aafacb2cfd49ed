import { t } from '@lingui/core/macro'
import { delay } from '@sehati/contract/constants'
import type { Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { useEffect, useRef } from 'react'
import { useUnsaved } from '../../lib/use-unsaved.ts'
import { askToDiscard } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UpdateForm } from './update-form.tsx'

type UpdateModalProps = {
  konsultasi: Konsultasi
  /** The status that the form begins with, where a link has chosen one. */
  awal?: StatusKonsultasi
  isOpen: boolean
  onClose: () => void
  onRefused: () => void
}

const ask = () => askToDiscard({ isi: t`Status dan balasan yang belum disimpan akan hilang.` })

/** The professional's edit of a consultation. Asks before unsaved text is lost; closes by itself two seconds after saving. */
export function UpdateModal({ konsultasi, awal, isOpen, onClose, onRefused }: UpdateModalProps) {
  const { onDirty, mayClose } = useUnsaved(isOpen, ask)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const close = () => {
    clearTimeout(closing.current)
    onDirty(false)
    onClose()
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }

  return (
    <Dialog isOpen={isOpen} onClose={tryToClose} judul={t`Update konsultasi`} width="40rem">
      <UpdateForm
        konsultasi={konsultasi}
        awal={awal}
        onDirty={onDirty}
        onSaved={() => {
          closing.current = setTimeout(close, delay.updateModalClose)
        }}
        onRefused={onRefused}
        onCancel={tryToClose}
      />
    </Dialog>
  )
}
