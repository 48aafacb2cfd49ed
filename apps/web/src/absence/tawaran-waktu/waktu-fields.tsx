import { t } from '@lingui/core/macro'
import { Fieldset, Stack } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import { MAX_TAWARAN_WAKTU } from '@sehati/contract/absence/tawaran-waktu.rules'
import { type BacaSlot, SlotFields } from '../terdampak/slot-fields.tsx'
import { belumDipilih, type Pilihan } from '../terdampak/tindakan.rules.ts'

type WaktuFieldsProps = {
  profid: number
  pilihan: readonly Pilihan[]
  /** What other consultations of the same form get: it is not offered here. */
  others?: readonly Pilihan[]
  baca: BacaSlot
  isSettled: boolean
  error: string | undefined
  onChange: (pilihan: Pilihan[]) => void
}

/** The choice of up to three free times. One more is asked for when the last one is chosen. */
export function WaktuFields({ profid, pilihan, others = [], baca, isSettled, error, onChange }: WaktuFieldsProps) {
  const rows = [...pilihan]
  const last = rows.at(-1)
  if (rows.length < MAX_TAWARAN_WAKTU && (!last || last.jadwal_tenaga_id !== null))
    rows.push({ ...belumDipilih, tindakan: 'jadwal-ulang' })
  return (
    <Stack gap="sm">
      {rows.map((one, at) => {
        const nomor = at + 1
        return (
          // The place of a time is its name.
          <Fieldset key={nomor} legend={t`Pilihan ${nomor}`}>
            <SlotFields
              profid={profid}
              pilihan={one}
              others={[...others, ...rows.filter((_, other) => other !== at)]}
              baca={baca}
              isSettled={isSettled}
              error={at === 0 ? error : undefined}
              onChange={(next) => onChange(rows.map((before, other) => (other === at ? next : before)))}
            />
          </Fieldset>
        )
      })}
    </Stack>
  )
}
