import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UNDANGAN_HARI } from '@sehati/contract/constants'
import type { FieldProps } from '../../lib/use-isian.ts'
import styles from './choice-list.module.css'

/** How a new person gets a password: by a mailed link, so that no admin knows it, or typed by the admin. */
export function CaraMasukField({ field }: { field: FieldProps }) {
  const { error: _, ...input } = field
  const choices = [
    {
      value: 'undangan',
      nama: t`Kirim undangan lewat email`,
      isi: t`Pengguna membuat password sendiri lewat tautan. Tautan berlaku ${UNDANGAN_HARI} hari.`,
    },
    {
      value: 'password',
      nama: t`Isi password sendiri`,
      isi: t`Anda memberikan password kepada pengguna. Saat login, pengguna diminta menggantinya.`,
    },
  ]
  return (
    <fieldset className={styles.list}>
      <legend>
        <Trans>Cara membuat password</Trans>
      </legend>
      {choices.map(({ value, nama, isi }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} aria-describedby={`cara-${value}`} {...input} />
          <span className={styles.name}>{nama}</span>
          <span className={styles.words} id={`cara-${value}`}>
            {isi}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
