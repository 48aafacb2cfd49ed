import { plural, t } from '@lingui/core/macro'
import { Input, NativeSelect, SimpleGrid } from '@mantine/core'
import type {
  listKetersediaanAdmin,
  listKetersediaanTenpro,
  listSlotAdmin,
  listSlotTenpro,
} from '@sehati/contract/ketersediaan/endpoints'
import { messages } from '@sehati/contract/messages'
import type { Tanggal } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ask } from '../../lib/api.ts'
import { hariIni, now } from '../../lib/clock.ts'
import { say } from '../../lib/say.ts'
import { rentangJam, tanggalTanpaTahun, waktuPanjang } from '../../lib/tanggal.ts'
import { useKetersediaan } from '../../lib/use-ketersediaan.ts'
import { useSlotLangsung } from '../../lib/use-slot-langsung.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import {
  type BarisTerdampak,
  isChosen,
  isSlotLost,
  type Pilihan,
  pilihTindakan,
  slotPengganti,
} from './tindakan.rules.ts'
import styles from './tindakan-list.module.css'

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

type TindakanRowProps = {
  konsultasi: BarisTerdampak
  pilihan: Pilihan
  /** The decisions for the other consultations: the slots that they take are not offered here. */
  others: Pilihan[]
  baca: BacaSlot
  /** The decisions are being sent: a chosen slot that is no longer free is not reported. */
  isSettled: boolean
  error: string | undefined
  /** The way to the details. */
  detail?: ReactNode
  onChange: (pilihan: Pilihan) => void
}

const acts = () =>
  [
    ['nanti', t`Putuskan nanti`],
    ['batal', t`Batalkan`],
    ['jadwal-ulang', t`Jadwalkan ulang`],
  ] as const

/** One stranded consultation, with the choice to cancel it, move it or decide later. */
export function TindakanRow({ konsultasi: k, pilihan, others, baca, error, ...props }: TindakanRowProps) {
  const { isSettled, detail, onChange } = props
  const id = useId()
  const { tindakan, tanggal } = pilihan
  const isMoved = tindakan === 'jadwal-ulang'
  const profid = isMoved ? k.profesional_id : 0
  const isLive = useSlotLangsung(profid, baca)
  const { jendela, tanpa } = baca
  const ketersediaan = useKetersediaan(baca.hari, profid, hariIni(), jendela && { jendela })
  const days = (ketersediaan.data ?? []).filter((day) => day.bisa && day.tanggal !== tanpa)
  const slots = useQuery({
    ...ask(baca.slot, { profid, tanggal: tanggal ?? '' }),
    enabled: isMoved && tanggal !== null,
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
    <li className={styles.row} data-refused={error ? true : undefined}>
      <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>
          <strong>{k.name}</strong>
          <span className={styles.quiet}>{waktuPanjang(k.tanggal)}</span>
          {'usulan' in k && <span className={styles.quiet}>{k.nama_profesional}</span>}
        </legend>
        <div className={styles.head}>
          <StatusBadge status={k.status} />
          {detail}
        </div>
        <div className={styles.acts}>
          {acts().map(([value, kata]) => (
            <label key={value} className={styles.act}>
              <input
                type="radio"
                name={`${id}-tindakan`}
                checked={tindakan === value}
                onChange={() => onChange(pilihTindakan(pilihan, value, { usulan: k.usulan, others }))}
              />
              {kata}
            </label>
          ))}
        </div>
        {isMoved && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
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
                  label: rentangJam(slot.jam_mulai, slot.jam_selesai),
                })),
              ]}
              onChange={(event) => pick(Number(event.currentTarget.value))}
            />
          </SimpleGrid>
        )}
        {error && (
          <Input.Error id={`${id}-error`} size="sm">
            {say(error)}
          </Input.Error>
        )}
      </fieldset>
    </li>
  )
}
