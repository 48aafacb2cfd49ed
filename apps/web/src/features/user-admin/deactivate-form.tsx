import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { failures, isianTexts } from '@sehati/contract/texts'
import type { TerdampakAkun, User } from '@sehati/contract/user/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormFoot } from '../../ui/form-actions.tsx'
import { FormAlert, focusFirstError } from '../../ui/form-errors.tsx'
import { AkunTerdampak } from './akun-terdampak.tsx'
import { deactivationText } from './people.rules.ts'
import { useUpdateUser } from './user-admin.queries.ts'

type DeactivateFormProps = {
  user: User
  terdampak: TerdampakAkun[]
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Deactivates an account that others have appointments with: they are named first, and read why. */
export function DeactivateForm({ user, terdampak, onDirty, onSaved, onCancel }: DeactivateFormProps) {
  const [pesan, setPesan] = useState('')
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useUpdateUser()
  const isMissing = pesan.trim() === ''
  useEffect(() => onDirty(pesan !== ''), [pesan, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    setIsTried(true)
    if (isMissing || pesan.length > maxLength.alasan) return focusFirstError(form.current)
    send.mutate({ body: { user_id: user.user_id, status_user: 'nonaktif', pesan } }, { onSuccess: onSaved })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={failures.adminDeactivate} isi={send.error.message} />}
        <Text size="sm">{deactivationText(user)}</Text>
        <AkunTerdampak
          rows={terdampak}
          pesan={pesan}
          error={isTried && isMissing ? isianTexts.wajib : null}
          onPesan={setPesan}
        />
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" color="red" loading={send.isPending}>
            <Trans>Nonaktifkan</Trans>
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
