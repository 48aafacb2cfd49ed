import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { useKonfirmasiTautan } from './tautan.queries.ts'

export type TautanFormProps = {
  token: string
  onDone: () => void
  /** The link is good for nothing, or no longer. */
  onInvalid: () => void
}

/** One button: I will be there. */
export function KonfirmasiForm({ token, onDone, onInvalid }: TautanFormProps) {
  const send = useKonfirmasiTautan()
  const confirm = () =>
    send.mutate(
      { body: { token } },
      { onSuccess: onDone, onError: ({ code }) => code === 'LINK_INVALID' && onInvalid() },
    )
  return (
    <Stack gap="md">
      {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
      <Button loading={send.isPending} onClick={confirm}>
        <Trans>Saya akan hadir</Trans>
      </Button>
    </Stack>
  )
}
