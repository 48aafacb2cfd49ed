import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { rentangJam, tanggalPanjang } from '../../lib/tanggal.ts'
import type { Slot } from './slot.rules.ts'
import styles from './slot-picker.module.css'

type SlotPickerProps = {
  tanggal: string
  slots: Slot[]
  chosen: number | null
  onChoose: (jadwal_tenaga_id: number) => void
}

/** The slots of one day as large radio buttons; the ones that cannot be had say why. */
export function SlotPicker({ tanggal, slots, chosen, onChoose }: SlotPickerProps) {
  const name = useId()
  const hari = tanggalPanjang(tanggal)
  return (
    <fieldset className={styles.slots}>
      <legend>
        <Trans>Waktu pada {hari}</Trans>
      </legend>
      {slots.map(({ sesi, ...slot }) => (
        <label key={slot.id} className={styles.slot}>
          <input
            type="radio"
            name={name}
            value={slot.id}
            checked={slot.id === chosen && slot.blocked === null}
            disabled={slot.blocked !== null}
            onChange={() => onChoose(slot.id)}
          />
          <span className={styles.time}>{rentangJam(slot.jam_mulai, slot.jam_selesai)}</span>
          <span className={styles.note}>
            <Trans>Sesi {sesi}</Trans>
            {slot.blocked && ` · ${slot.blocked}`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
