import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { forgotPassword } from '@sehati/contract/people/auth.endpoints'
import { useIsian } from '../../base/lib/use-isian.ts'
import { allInAlert } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Answer } from '../../base/ui/answer.tsx'
import { useForgotPassword } from './auth.queries.ts'
import { keptTarget } from './kept-target.ts'

/** One address. The response is the same whether or not there is such an account. `dari` is where the person was going. */
export function LupaPasswordForm({ dari }: { dari: string | undefined }) {
  const send = useForgotPassword()
  const form = useIsian(forgotPassword.body, {
    defaultValues: {},
    send: (body) => {
      keptTarget.keep(dari)
      return send.mutateAsync({ body })
    },
    alertOf: allInAlert,
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        {send.isSuccess && <Answer key={send.submittedAt} isi={forgotPassword.message} />}
        <RefusalAlert refusal={form.refusal} />
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.field('email')}
        />
        <Button type="submit" loading={send.isPending} fullWidth>
          <Trans>Kirim tautan</Trans>
        </Button>
      </Stack>
    </form>
  )
}
