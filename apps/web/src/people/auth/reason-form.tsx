import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldProps } from '../../base/lib/use-isian.ts'
import { AlasanField } from '../../base/page/alasan-field.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OwnPassword } from './own-password.tsx'

type ReasonFormProps = ComponentProps<typeof FormFrame> & {
  /** Of `useIsian`, with what `recorded` says of a refusal. */
  form: { field: (name: 'alasan' | 'password') => Pick<FieldProps, 'error'> }
  /** What the act does, and who reads the reason. */
  isi: string
  /** The choice above the reason. */
  children: ReactNode
}

/** An act that is recorded: why, and the caller's own password again. */
export function ReasonForm({ form, isi, children, ...frame }: ReasonFormProps) {
  return (
    <FormFrame form={form} {...frame}>
      <Text>{isi}</Text>
      {children}
      <AlasanField {...form.field('alasan')} />
      <OwnPassword {...form.field('password')} />
    </FormFrame>
  )
}
