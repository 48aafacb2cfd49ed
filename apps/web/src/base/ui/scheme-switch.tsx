import { t } from '@lingui/core/macro'
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import styles from './scheme-switch.module.css'

/** Changes between light and dark. Until it is used, the system decides. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const Picture = isDark ? IconSun : IconMoon
  return (
    <UnstyledButton
      className={styles.button}
      aria-label={isDark ? t`Pakai tampilan terang` : t`Pakai tampilan gelap`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Picture size={20} aria-hidden />
    </UnstyledButton>
  )
}
