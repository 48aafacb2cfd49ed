import { plural, t } from '@lingui/core/macro'
import { Input, NativeSelect, SimpleGrid } from '@mantine/core'
import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import type { Konsultasi } from '@sehati/contract/konsultasi/schema'
import { messages } from '@sehati/contract/messages'
import { useId } from 'react'
import { now } from '../../lib/clock.ts'
import { say } from '../../lib/say.ts'
import { rentangJam, tanggalPanjang, waktuPanjang } from '../../lib/tanggal.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useSlotTenpro } from './cuti.queries.ts'
import { isChosen, isSlotLost, type Pilihan, slotPengganti } from './selesaikan.rules.ts'
import styles from './selesaikan-row.module.css'

type SelesaikanRowProps = {
  konsultasi: Konsultasi
  pilihan: Pilihan
  /** The decisions for the other consultations: the slots that they take are not offered here. */
  others: Pilihan[]
  /** The days with free slots. */
  days: Ketersediaan[]
  /** Whether live events arrive at the moment. Without them the slots are polled. */
  isLive: boolean
  /** The decisions are being sent: a chosen slot that is no longer free is not reported. */
  isSettled: boolean
  error: string | undefined
  onChange: (pilihan: Pilihan) => void
}

const acts = () =>
  [
    ['nanti', t`Putuskan nanti`],
    ['batal', t`Batalkan`],
    ['jadwal-ulang', t`Jadwalkan ulang`],
  ] as const

/** One stranded consultation, with the choice to cancel it, move it or decide later. */
export function SelesaikanRow({ konsultasi: k, pilihan, others, days, error, ...props }: SelesaikanRowProps) {
  const { isLive, isSettled, onChange } = props
  const id = useId()
  const { tindakan, tanggal } = pilihan
  const slots = useSlotTenpro(k.profesional_id, tindakan === 'jadwal-ulang' ? tanggal : null, isLive)
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
        </legend>
        <StatusBadge status={k.status} />
        <div className={styles.acts}>
          {acts().map(([value, kata]) => (
            <label key={value} className={styles.act}>
              <input
                type="radio"
                name={`${id}-tindakan`}
                checked={tindakan === value}
                onChange={() => onChange({ ...pilihan, tindakan: value })}
              />
              {kata}
            </label>
          ))}
        </div>
        {tindakan === 'jadwal-ulang' && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NativeSelect
              label={t`Tanggal pengganti`}
              value={tanggal ?? ''}
              error={error && tanggal === null}
              data={[
                { value: '', label: days.length > 0 ? t`Pilih tanggal` : t`Tidak ada tanggal yang kosong` },
                ...days.map((day) => ({
                  value: day.tanggal,
                  label: `${tanggalPanjang(day.tanggal)} (${plural(day.sisa, { other: '# slot kosong' })})`,
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
