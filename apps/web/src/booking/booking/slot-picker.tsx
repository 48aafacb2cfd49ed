import { Trans } from '@lingui/react/macro'
import { Input } from '@mantine/core'
import { useId } from 'react'
import { rentangJam, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { later } from '../../base/ui/later.tsx'
import type { Slot } from './slot.rules.ts'
import styles from './slot-picker.module.css'

// Few devices are in another zone than the clinic.
const JamDiSini = later(() => import('../../base/lib/jam-di-sini.tsx').then((file) => file.JamDiSini), null)

type SlotPickerProps = {
  tanggal: string
  slots: Slot[]
  /** When the chosen slot begins: sessions of one professional and starts within them never begin together. */
  chosen: string | null
  /** Why the choice as it stands was refused. */
  error?: string | null
  onChoose: (jam_mulai: string) => void
}

/** The slots of one day as large radio buttons; the ones that cannot be had say why. */
export function SlotPicker({ tanggal, slots, chosen, error, onChoose }: SlotPickerProps) {
  const name = useId()
  const hari = tanggalPanjang(tanggal)
  return (
    <div
      className={styles.slots}
      role="radiogroup"
      aria-labelledby={`${name}-nama`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-salah` : undefined}
    >
      <span id={`${name}-nama`} className={styles.legend}>
        <Trans>Waktu pada {hari}</Trans>
      </span>
      {slots.map(({ sesi, ...slot }) => (
        <label key={slot.jam_mulai} className={`choice ${styles.slot}`}>
          <input
            type="radio"
            name={name}
            value={slot.jam_mulai}
            checked={slot.jam_mulai === chosen && slot.blocked === null}
            disabled={slot.blocked !== null}
            onChange={() => onChoose(slot.jam_mulai)}
          />
          <span className={styles.time}>
            <span>{rentangJam(slot.jam_mulai, slot.jam_selesai, slot.zona)}</span>
            <JamDiSini sesi={slot} />
          </span>
          <span className={styles.note}>
            <Trans>Sesi {sesi}</Trans>
            {slot.blocked && <span>{` · ${slot.blocked}`}</span>}
          </span>
        </label>
      ))}
      {error && (
        <Input.Error id={`${name}-salah`} size="md" className={styles.error}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
