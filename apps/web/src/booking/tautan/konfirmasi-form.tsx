import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
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
  const { submit, refusal } = useSubmit(() => send.mutateAsync({ body: { token } }).then(onDone), {
    refuse: ({ code }) => (code === 'LINK_INVALID' ? onInvalid() : undefined),
  })
  return (
    <Stack gap="md">
      <RefusalAlert refusal={refusal} />
      <Button loading={send.isPending} onClick={submit}>
        <Trans>Saya akan hadir</Trans>
      </Button>
    </Stack>
  )
}
