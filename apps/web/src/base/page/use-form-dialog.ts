import { useState } from 'react'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { askToDiscard } from '../ui/confirm.tsx'

/** One dialog at a time with a form in it; `D` says which. Asks before something typed is lost. */
export function useFormDialog<D>(ask: () => Promise<boolean> = askToDiscard) {
  const [shown, setShown] = useState<D | null>(null)
  const { unsaved, forget, mayClose } = useUnsaved(shown !== null, ask)

  const close = () => {
    forget()
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
    /** For the `UnsavedDialog`: the forms in it report there. */
    unsaved,
  }
}
