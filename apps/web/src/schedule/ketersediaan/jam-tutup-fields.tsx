import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import { useState } from 'react'
import { typedJam } from '../../base/lib/jam.ts'
import { JamField } from '../../base/lib/jam-field.tsx'
import styles from './jam-tutup-fields.module.css'

/** What is wrong with a field of the form. */
type Salah = string | boolean

type JamTutupFieldsProps = {
  awal: JamTutup
  label: string
  description: string
  /** The end may be left out: the rest of the day. */
  isOpenEnded?: boolean
  errors: { dari: Salah; sampai: Salah }
  /** The hours as `HH:MM`, or as they were typed where they are no times; null is the whole day. */
  onChange: (jam: { jam_dari: string | null; jam_sampai: string | null }) => void
}

const shown = (jam: string | null | undefined) => jam?.slice(0, 5) ?? ''

/** Whether a day is closed for some hours only, and which. */
export function JamTutupFields({ awal, label, description, isOpenEnded, errors, onChange }: JamTutupFieldsProps) {
  const [isPart, setIsPart] = useState(!!awal.jam_dari)
  const [typed, setTyped] = useState({ dari: shown(awal.jam_dari), sampai: shown(awal.jam_sampai) })
  const tell = (part: boolean, { dari, sampai }: typeof typed) => {
    if (!part) return onChange({ jam_dari: null, jam_sampai: null })
    onChange({ jam_dari: typedJam(dari), jam_sampai: sampai.trim() === '' && isOpenEnded ? null : typedJam(sampai) })
  }
  const change = (patch: Partial<typeof typed>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    tell(isPart, next)
  }
  return (
    <>
      <Checkbox
        label={label}
        description={description}
        checked={isPart}
        onChange={(event) => {
          setIsPart(event.currentTarget.checked)
          tell(event.currentTarget.checked, typed)
        }}
      />
      {isPart && (
        <div className={styles.hours}>
          <JamField
            label={t`Tutup mulai jam`}
            value={typed.dari}
            error={errors.dari}
            onChange={(dari) => change({ dari })}
          />
          <JamField
            label={t`Buka lagi jam`}
            hint={isOpenEnded ? t`Kosong: tutup sampai akhir hari.` : undefined}
            value={typed.sampai}
            error={errors.sampai}
            onChange={(sampai) => change({ sampai })}
          />
        </div>
      )}
    </>
  )
}
