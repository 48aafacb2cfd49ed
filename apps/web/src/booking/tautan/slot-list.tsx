import { t } from '@lingui/core/macro'
import type { TautanSlot } from '@sehati/contract/booking/tautan.schema'
import { useId } from 'react'
import { rentangJam, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { later } from '../../base/ui/later.tsx'
import styles from './slot-list.module.css'

// Few devices are in another zone than the clinic.
const JamDiSini = later(() => import('../../base/lib/jam-di-sini.tsx').then((file) => file.JamDiSini), null)

type SlotListProps = { slots: TautanSlot[]; chosen: TautanSlot | null; onChoose: (slot: TautanSlot) => void }

const isSame = (a: TautanSlot, b: TautanSlot | null) =>
  a.jadwal_tenaga_id === b?.jadwal_tenaga_id && a.tanggal === b.tanggal

/** Free times as large radio buttons, day by day. */
export function SlotList({ slots, chosen, onChoose }: SlotListProps) {
  const name = useId()
  const days = [...new Set(slots.map(({ tanggal }) => tanggal))]
  return (
    <fieldset className={styles.slots}>
      <legend>{t`Pilih waktu pengganti`}</legend>
      {days.map((tanggal) => (
        <fieldset key={tanggal} className={styles.day}>
          <legend>{tanggalPanjang(tanggal)}</legend>
          <div>
            {slots
              .filter((slot) => slot.tanggal === tanggal)
              .map((slot) => (
                <label key={slot.jadwal_tenaga_id} className={styles.slot}>
                  <input
                    type="radio"
                    name={name}
                    checked={isSame(slot, chosen)}
                    onChange={() => onChoose(slot)}
                    value={`${slot.tanggal} ${slot.jadwal_tenaga_id}`}
                  />
                  <span>{rentangJam(slot.jam_mulai, slot.jam_selesai, slot.zona)}</span>
                  <JamDiSini sesi={slot} />
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
