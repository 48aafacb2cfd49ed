import { plural, t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import type { Tanggal } from '@sehati/contract/base/waktu'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import type {
  listKetersediaanAdmin,
  listKetersediaanTenpro,
  listSlotAdmin,
  listSlotTenpro,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { hariIni, now } from '../../base/lib/clock.ts'
import { say } from '../../base/lib/say.ts'
import { rentangJam, tanggalTanpaTahun } from '../../base/lib/tanggal.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { useKetersediaan } from '../../schedule/ketersediaan/use-ketersediaan.ts'
import { useSlotLangsung } from '../../schedule/ketersediaan/use-slot-langsung.ts'
import { isChosen, isSlotLost, type Pilihan, slotPengganti } from './tindakan.rules.ts'

/** How this role reads days and slots. */
export type BacaSlot = {
  hari: typeof listKetersediaanAdmin | typeof listKetersediaanTenpro
  slot: typeof listSlotAdmin | typeof listSlotTenpro
  /** Days as far as a stranded consultation can be moved, where the endpoint reads fewer by default. */
  jendela?: 'pindah'
  /** A date that is about to be closed: it is not offered. */
  tanpa?: Tanggal
}

/** How often the slots of a date are read again without live events. */
const SLOTS_REFETCH_MS = 4_000

type SlotFieldsProps = {
  /** The professional whose slots are offered; 0 while none is chosen. */
  profid: number
  pilihan: Pilihan
  /** The decisions for the other consultations: the slots that they take are not offered here. */
  others: Pilihan[]
  baca: BacaSlot
  /** The decisions are being sent: a chosen slot that is no longer free is not reported. */
  isSettled: boolean
  error: string | undefined
  onChange: (pilihan: Pilihan) => void
}

/** The choice of a date and a free slot of a professional, for a consultation that cannot take place. */
export function SlotFields({ profid, pilihan, others, baca, isSettled, error, onChange }: SlotFieldsProps) {
  const { tanggal } = pilihan
  const isLive = useSlotLangsung(profid, baca)
  const { jendela, tanpa } = baca
  const ketersediaan = useKetersediaan(baca.hari, profid, hariIni(), jendela && { jendela })
  const days = (ketersediaan.data ?? []).filter((day) => day.bisa && day.tanggal !== tanpa)
  const slots = useQuery({
    ...ask(baca.slot, { profid, tanggal: tanggal ?? '' }),
    enabled: profid > 0 && tanggal !== null,
    staleTime: 0,
    refetchInterval: isLive ? false : SLOTS_REFETCH_MS,
  })
  const free = tanggal && slots.data ? slotPengganti(slots.data, tanggal, now(), others) : []
  const isLost = !isSettled && !error && slots.data !== undefined && isSlotLost(pilihan, free)
  const pick = (slotId: number) => {
    const slot = free.find(({ id }) => id === slotId)
    onChange({ ...pilihan, jadwal_tenaga_id: slot?.id ?? null, jam_mulai: slot?.jam_mulai })
  }
  const slotHint = slots.error
    ? slots.error.message
    : tanggal && slots.data && free.length === 0
      ? t`Tidak ada lagi slot kosong pada tanggal ini.`
      : undefined

  return (
    <Columns two="xs" gap="sm">
      <NativeSelect
        label={t`Tanggal pengganti`}
        value={tanggal ?? ''}
        error={error && tanggal === null}
        data={[
          { value: '', label: days.length > 0 ? t`Pilih tanggal` : t`Tidak ada tanggal yang kosong` },
          ...days.map((day) => ({
            value: day.tanggal,
            label: `${tanggalTanpaTahun(day.tanggal)} (${plural(day.sisa, { other: '# slot kosong' })})`,
          })),
        ]}
        onChange={(event) =>
          onChange({ ...pilihan, tanggal: event.currentTarget.value || null, jadwal_tenaga_id: null })
        }
      />
      <NativeSelect
        label={t`Waktu pengganti`}
        disabled={tanggal === null}
        description={slotHint}
        error={isLost && <span role="alert">{say(messages.SLOT_TAKEN.isi)}</span>}
        value={String(free.find((slot) => isChosen(pilihan, slot))?.id ?? '')}
        data={[
          { value: '', label: tanggal && slots.isPending ? t`Memuat…` : t`Pilih waktu` },
          ...free.map((slot) => ({
            value: String(slot.id),
            label: rentangJam(slot.jam_mulai, slot.jam_selesai, slot.zona),
          })),
        ]}
        onChange={(event) => pick(Number(event.currentTarget.value))}
      />
    </Columns>
  )
}
