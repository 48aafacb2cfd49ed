import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { session } from '../../lib/session.ts'
import { confirm } from '../../ui/confirm.tsx'

const askToDiscard = () =>
  confirm({
    judul: 'Tutup tanpa menyimpan?',
    isi: 'Isian yang belum disimpan akan hilang.',
    ya: 'Tutup tanpa menyimpan',
    tidak: 'Lanjutkan mengisi',
    isDestructive: true,
  })

/** One dialog at a time with a form in it; `D` says which. Asks before something typed is lost. */
export function useFormDialog<D>() {
  const [shown, setShown] = useState<D | null>(null)
  const [isDirty, setIsDirty] = useState(false)
  const isAtRisk = shown !== null && isDirty
  useBlocker({
    // Once the session is over there is nobody left to ask.
    shouldBlockFn: async () => isAtRisk && session.token() !== null && !(await askToDiscard()),
    enableBeforeUnload: isAtRisk,
    disabled: !isAtRisk,
  })

  const close = () => {
    setIsDirty(false)
    setShown(null)
  }
  const tryToClose = async () => {
    if (!isAtRisk || (await askToDiscard())) close()
  }
  return {
    shown,
    open: setShown,
    close,
    /** For Escape, the cross and *Batal*. */
    tryToClose,
    /** Told by the form whether something typed would be lost now. */
    onDirty: setIsDirty,
  }
}
