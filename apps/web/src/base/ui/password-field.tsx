import { t } from '@lingui/core/macro'
import { Group, PasswordInput, type PasswordInputProps, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Ref } from 'react'
import styles from './password-field.module.css'

type PasswordFieldProps = PasswordInputProps & {
  ref?: Ref<HTMLInputElement>
  /** A warning about the password that does not forbid it. An error replaces it. */
  warning?: string | null
}

/** Password field whose eye says what it does and is reached by the keyboard. */
export function PasswordField({ warning, ...props }: PasswordFieldProps) {
  const [isVisible, { toggle }] = useDisclosure(false)
  const input = (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        // Not the word of the field's own label, by which a client or a person looks for the field alone.
        'aria-label': isVisible ? t`Sembunyikan kata sandi` : t`Tampilkan kata sandi`,
        'aria-pressed': undefined,
        tabIndex: 0,
        size: 40,
      }}
    />
  )
  if (warning === undefined) return input
  return (
    <div>
      {input}
      {/* There from the beginning, so that what comes into it is read out. */}
      <div role="status">
        {warning && !props.error && (
          <Group gap={6} mt={6} wrap="nowrap" align="flex-start">
            <IconAlertTriangle size={18} className={styles.mark} aria-hidden />
            <Text size="sm">{warning}</Text>
          </Group>
        )}
      </div>
    </div>
  )
}
