import { t } from '@lingui/core/macro'
import { Input, Text, TextInput } from '@mantine/core'
import { roles } from '@sehati/contract/base/access'
import { maxLength } from '@sehati/contract/base/constants'
import type { TenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { Initials } from '../../base/ui/initials.tsx'
import styles from './tenaga-pilihan.module.css'

type Tenaga = Pick<TenagaProfesionalPublik, 'profesional_id' | 'name' | 'level_id' | 'nama_spesialisasi'>

const bidangOf = ({ level_id, nama_spesialisasi }: Tenaga): string =>
  `${capital(say(roles[level_id].nama))} · ${nama_spesialisasi}`

type TenagaPilihanProps = {
  tenaga: readonly Tenaga[]
  /** The id of the chosen one, who stays in the list when the search leaves them out. */
  dipilih: string
  /** Joins each choice to the form. */
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Chooses a professional from a list that can be searched by name, profession and speciality. */
export function TenagaPilihan({ tenaga, dipilih, field, error }: TenagaPilihanProps) {
  const id = useId()
  const [term, setTerm] = useState('')
  const words = term.trim().toLowerCase()
  const shown = tenaga.filter(
    (one) => String(one.profesional_id) === dipilih || `${one.name} ${bidangOf(one)}`.toLowerCase().includes(words),
  )
  return (
    <fieldset className={styles.group} aria-describedby={error && `${id}-error`}>
      <Input.Label component="legend" mb={4}>
        {t`Tenaga profesional`}
      </Input.Label>
      <TextInput
        aria-label={t`Cari nama atau profesi`}
        placeholder={t`Cari nama atau profesi`}
        inputMode="search"
        maxLength={maxLength.pencarian}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        // Enter searches, which has happened; it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={styles.list}>
        {shown.map((one) => (
          <label key={one.profesional_id} className={styles.option}>
            <input type="radio" value={String(one.profesional_id)} {...field} />
            <Initials name={one.name} size={36} />
            <span className={styles.words}>
              <span className={styles.name}>{one.name}</span>
              <span className={styles.field}>{bidangOf(one)}</span>
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="xs" role="status">
            {t`Tidak ada yang cocok.`}
          </Text>
        )}
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </fieldset>
  )
}
