import { msg, t } from '@lingui/core/macro'
import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './scheme-choice.module.css'

const choices = [
  { value: 'auto', kata: msg`Ikuti sistem`, icon: IconDeviceDesktop },
  { value: 'light', kata: msg`Terang`, icon: IconSun },
  { value: 'dark', kata: msg`Gelap`, icon: IconMoon },
] as const

/** As the system says, light or dark: three radio buttons. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t`Tampilan`}</legend>
      <div>
        {choices.map(({ value, kata, icon: Picture }) => (
          <label key={value} title={t(kata)}>
            <input
              type="radio"
              name={name}
              aria-label={t(kata)}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <Picture size={20} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
