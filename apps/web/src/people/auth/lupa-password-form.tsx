import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, TextInput } from '@mantine/core'
import { forgotPassword } from '@sehati/contract/people/auth.endpoints'
import { useForm } from 'react-hook-form'
import { takeFilled } from '../../base/lib/filled-fields.ts'
import { zodResolver } from '../../base/lib/zod-resolver.ts'
import { Answer } from '../../base/ui/answer.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { useForgotPassword } from './auth.queries.ts'
import { keptTarget } from './kept-target.ts'

/** One address. The response is the same whether or not there is such an account. `dari` is where the person was going. */
export function LupaPasswordForm({ dari }: { dari: string | undefined }) {
  const form = useForm({ resolver: zodResolver(forgotPassword.body) })
  const { register, handleSubmit, formState } = form
  const send = useForgotPassword()
  const submit = handleSubmit((body) => {
    if (send.isPending) return
    keptTarget.keep(dari)
    send.mutate({ body })
  })

  return (
    <form
      onSubmit={(event) => {
        takeFilled(event.currentTarget, form)
        void submit(event)
      }}
      noValidate
    >
      <Stack gap="md">
        {send.isSuccess && <Answer key={send.submittedAt} isi={forgotPassword.message} />}
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" loading={send.isPending} fullWidth>
          <Trans>Kirim tautan</Trans>
        </Button>
      </Stack>
    </form>
  )
}
