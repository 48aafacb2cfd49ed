import '@mantine/core/styles/Radio.layer.css'
import { t } from '@lingui/core/macro'
import { Radio, Stack, Text } from '@mantine/core'
import type { PratinjauRangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { UsulanSlot } from '@sehati/contract/schedule/ketersediaan.schema'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { tanggalPanjang, tanggalRentang } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { type Pilihan, ringkasan } from './rencana.rules.ts'

type RencanaListProps = {
  rencana: PratinjauRangkaian
  pilihan: Pilihan
  /** Meetings without a time say so. */
  isTried: boolean
  onChoose: (urutan: number, slot: UsulanSlot) => void
}

/** The meetings of a pattern: those that can take place, and the other times for those that cannot. */
export function RencanaList({ rencana, pilihan, isTried, onChoose }: RencanaListProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {ringkasan(rencana)}
      </Text>
      <Stack component="ol" gap="sm" aria-label={t`Pertemuan`}>
        {rencana.pertemuan.map(({ urutan, tanggal, bisa, keterangan, usulan }) => {
          const hari = tanggalPanjang(tanggal)
          const chosen = pilihan[urutan]
          return (
            <li key={urutan}>
              <BadgeLabel icon={bisa ? IconCircleCheck : IconAlertTriangle} tone={bisa ? 'green' : 'amber'}>
                {hari}
              </BadgeLabel>
              {!bisa && (
                <Radio.Group
                  mt="xs"
                  label={t`Waktu lain untuk ${hari}`}
                  description={keterangan}
                  error={
                    isTried &&
                    !chosen &&
                    (usulan.length > 0 ? t`Pilih satu waktu.` : t`Ubah pola: tidak ada waktu lain di dekatnya.`)
                  }
                  value={chosen ? keyOf(chosen) : ''}
                  onChange={(key) => {
                    const slot = usulan.find((one) => keyOf(one) === key)
                    if (slot) onChoose(urutan, slot)
                  }}
                >
                  <Stack gap="xs" mt="xs">
                    {usulan.map((slot) => (
                      <Radio
                        key={keyOf(slot)}
                        value={keyOf(slot)}
                        label={tanggalRentang(slot.tanggal, slot.jam_mulai, slot.jam_selesai, slot.zona)}
                      />
                    ))}
                  </Stack>
                </Radio.Group>
              )}
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}

const keyOf = ({ tanggal, jam_mulai }: UsulanSlot) => `${tanggal} ${jam_mulai}`
