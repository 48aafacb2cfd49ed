import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormFoot } from '../../base/ui/form-actions.tsx'

type TindakanFootProps = {
  /** What is still to be decided, once the form was sent without it. */
  kosong?: ReactNode
  batal: string
  kirim: string
  isPending: boolean
  color?: 'red'
  /** What closes the form to sending, described by this element. */
  closedBy?: string | undefined
  onCancel: () => void
}

/** The foot of a form about stranded consultations: what is missing, the way out, and the act. */
export function TindakanFoot({ kosong, batal, kirim, isPending, color, closedBy, onCancel }: TindakanFootProps) {
  return (
    <>
      {kosong && (
        <Alert role="alert" color="red" variant="light">
          {kosong}
        </Alert>
      )}
      <FormFoot>
        <Button variant="default" onClick={onCancel}>
          {batal}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={closedBy !== undefined}
          aria-describedby={closedBy}
          {...(color && { color })}
        >
          {kirim}
        </Button>
      </FormFoot>
    </>
  )
}
