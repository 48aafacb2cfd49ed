import { t } from '@lingui/core/macro'
import { createPortal } from 'react-dom'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { askToDiscard } from '../../base/ui/confirm.tsx'
import { GabungForm, type GabungIsian } from './gabung-form.tsx'

type GabungDialogProps = GabungIsian & { onClose: () => void }

/**
 * The form in front of the page that it was opened from, which may be a form itself: neither lies within it, nor is sent with it.
 * Asks before something typed is lost.
 */
export function GabungDialog({ onClose, ...isian }: GabungDialogProps) {
  const { unsaved, forget, mayClose } = useUnsaved(true, askToDiscard)
  const close = () => {
    forget()
    onClose()
  }
  const tryToClose = async () => {
    if (await mayClose()) close()
  }
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={t`Daftar tunggu`}>
        <GabungForm {...isian} onClose={close} onCancel={tryToClose} />
      </UnsavedDialog>
    </div>,
    document.body,
  )
}
