import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './scheme-choice.module.css'

const choices = [
  { value: 'auto', kata: 'Ikuti sistem', icon: IconDeviceDesktop },
  { value: 'light', kata: 'Terang', icon: IconSun },
  { value: 'dark', kata: 'Gelap', icon: IconMoon },
] as const

/** As the system says, light or dark: three radio buttons. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>Tampilan</legend>
      <div>
        {choices.map(({ value, kata, icon: Picture }) => (
          <label key={value} title={kata}>
            <input
              type="radio"
              name={name}
              aria-label={kata}
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
