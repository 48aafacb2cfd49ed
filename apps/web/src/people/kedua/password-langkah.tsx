import { Text } from '@mantine/core'
import { DenganPassword } from '@sehati/contract/people/dua-langkah.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OwnPassword } from '../auth/own-password.tsx'

type PasswordLangkahProps = {
  /** What happens then. */
  isi: string
  /** The word on the button that does it. */
  kirim: string
  send: (body: { password: string }) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the user's own password before the way to sign in changes. */
export function PasswordLangkah({ isi, kirim, send, onCancel }: PasswordLangkahProps) {
  const form = useIsian(DenganPassword, { defaultValues: { password: '' }, send })
  return (
    <FormFrame form={form} kirim={kirim} onCancel={onCancel}>
      <Text size="sm">{isi}</Text>
      <OwnPassword data-autofocus {...form.field('password')} />
    </FormFrame>
  )
}
