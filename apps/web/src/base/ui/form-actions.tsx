import { t } from '@lingui/core/macro'
import { Button, Group, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The row of buttons that ends a form or a question. */
export const FormFoot = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" gap="sm" className={styles.foot}>
    {children}
  </Group>
)

type FormActionsProps = {
  kirim: string
  isSending: boolean
  /** For a form that stays a while when it has been saved: whether it has. */
  isSaved?: boolean
  onCancel: () => void
}

/** The foot of a form that can be given up. */
export function FormActions({ kirim, isSending, isSaved, onCancel }: FormActionsProps) {
  return (
    <>
      {/* The alert lies outside of the dialog, where screen readers do not listen while it is open. */}
      {isSaved !== undefined && <VisuallyHidden role="status">{isSaved && t`Perubahan tersimpan.`}</VisuallyHidden>}
      <FormFoot>
        <Button variant="default" onClick={onCancel}>
          {isSaved ? t`Tutup` : t`Batal`}
        </Button>
        <Button type="submit" loading={isSending} disabled={isSaved}>
          {isSaved ? t`Tersimpan` : kirim}
        </Button>
      </FormFoot>
    </>
  )
}
