import type { ComponentProps } from 'react'
import { Unsaved } from '../lib/unsaved.ts'
import { Dialog } from '../ui/dialog.tsx'

/** A dialog whose forms report what would be lost by closing it, to the set of `useFormDialog` or `useUnsaved`. */
export const UnsavedDialog = ({
  unsaved,
  children,
  ...dialog
}: ComponentProps<typeof Dialog> & { unsaved: Unsaved }) => (
  <Dialog {...dialog}>
    <Unsaved value={unsaved}>{children}</Unsaved>
  </Dialog>
)
