import type { ReactNode } from 'react'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useFormDialog } from './use-form-dialog.ts'

/** What a form in a dialog is given. */
export type InDialog = {
  onSaved: () => void
  /** For *Batal*. */
  onCancel: () => void
}

type FormDialogProps<D> = {
  judul: (shown: D) => string
  width?: string
  form: (shown: D, dialog: InDialog) => ReactNode
  /** Says that it is saved. The dialog closes by itself. */
  onSaved?: (shown: D) => void
  /** What the dialog is opened from. */
  children: (open: (shown: D) => void) => ReactNode
}

/**
 * A list or a page whose rows are added and changed in a dialog. `D` is what the form is about: a row, or null for a new one.
 * Asks before something typed is lost. A page with several forms, or one that does more than close, has `useFormDialog`.
 */
export function FormDialog<D>({ judul, width, form, onSaved, children }: FormDialogProps<D>) {
  const { shown, open, close, tryToClose, unsaved } = useFormDialog<{ of: D }>()
  const saved = () => {
    if (shown) onSaved?.(shown.of)
    close()
  }
  return (
    <>
      {children((of) => open({ of }))}
      {shown && (
        <UnsavedDialog isOpen onClose={tryToClose} unsaved={unsaved} judul={judul(shown.of)} width={width}>
          {form(shown.of, { onSaved: saved, onCancel: tryToClose })}
        </UnsavedDialog>
      )}
    </>
  )
}
