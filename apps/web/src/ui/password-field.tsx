import { t } from '@lingui/core/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Ref } from 'react'

/** Password field whose eye says what it does and is reached by the keyboard. */
export function PasswordField(props: PasswordInputProps & { ref?: Ref<HTMLInputElement> }) {
  const [isVisible, { toggle }] = useDisclosure(false)
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? t`Sembunyikan password` : t`Tampilkan password`,
        'aria-pressed': undefined,
        tabIndex: 0,
        size: 40,
      }}
    />
  )
}
