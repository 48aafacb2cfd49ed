import { useState } from 'react'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { askToDiscard } from '../ui/confirm.tsx'

/** One dialog at a time with a form in it; `D` says which. Asks before something typed is lost. */
export function useFormDialog<D>() {
  const [shown, setShown] = useState<D | null>(null)
  const { onDirty, mayClose } = useUnsaved(shown !== null, askToDiscard)

  const close = () => {
    onDirty(false)
    setShown(null)
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }
  return {
    shown,
    open: setShown,
    close,
    /** For Escape, the cross and *Batal*. */
    tryToClose,
    /** The same question, where something else is to be shown instead. */
    mayClose,
    /** Called by the form with whether typed text would be lost now. */
    onDirty,
  }
}
