import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import styles from './row-switch.module.css'

type RowSwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch at the end of its row; the whole row turns it. */
export const RowSwitch = ({ label, checked, onChange }: RowSwitchProps) => (
  <Switch
    className={styles.switch}
    labelPosition="left"
    size="md"
    label={label}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
