import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Input, NativeSelect, Stack } from '@mantine/core'
import { MAX_KETERSEDIAAN_HARI } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { daysBetween, type Tanggal } from '@sehati/contract/base/waktu'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { bulanTahun, hariRelatif, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { canLookAt, type Hitungan } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { kalimatTutup, kataJenis, kataSisa } from '../../schedule/ketersediaan/ketersediaan.ts'
import { SlotNews } from '../booking/slot-news.tsx'
import { SlotPicker } from '../booking/slot-picker.tsx'
import { catatan, lama } from '../booking/starts.rules.ts'
import type { WaktuTenaga } from './use-waktu-tenaga.ts'

type InsertWaktuFieldsProps = {
  waktu: WaktuTenaga
  error: string | undefined
  /** The booking is being sent: changes of its slot are not announced. */
  isSettled: boolean
}

function labelHari(day: Ketersediaan, today: Tanggal, hitungan: Hitungan): string {
  const reason = kataJenis(day.alasan, hitungan) ?? day.keterangan ?? say(day.alasan)
  const note = day.bisa ? kataSisa(day.sisa, hitungan) : reason
  return `${tanggalPanjang(day.tanggal)} (${hariRelatif(day.tanggal, today)}): ${note}`
}

/** The choice of a type; nothing where there is none, as in the form of the specification. */
function JenisField({ jenis: { types, jenis_id, chosen, pick } }: Pick<WaktuTenaga, 'jenis'>) {
  if (types.length < 2) return null
  return (
    <NativeSelect
      label={t`Jenis konsultasi`}
      description={
        chosen &&
        [catatan(chosen), chosen.mendesak && t`Untuk keadaan mendesak: boleh memakai tempat cadangan.`]
          .filter(Boolean)
          .join(' ')
      }
      data={types.map((one) => ({ value: String(one.jenis_id), label: `${say(one.nama_jenis)} (${lama(one.menit)})` }))}
      value={String(jenis_id)}
      onChange={(event) => pick(Number(event.currentTarget.value))}
    />
  )
}

type PilihanHari = { value: Tanggal; label: string; disabled: boolean }

/** The dates of more than one request about availability stand by their months. */
function perBulan(days: PilihanHari[]): PilihanHari[] | { group: string; items: PilihanHari[] }[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || daysBetween(first.value, last.value) < MAX_KETERSEDIAAN_HARI) return days
  const months = [...new Set(days.map(({ value }) => bulanTahun(value)))]
  return months.map((group) => ({ group, items: days.filter(({ value }) => bulanTahun(value) === group) }))
}

/** Type, date and slot of a booking that the clinic makes. */
export function InsertWaktuFields({ waktu, error, isSettled }: InsertWaktuFieldsProps) {
  const { tanggal, today, jendela } = waktu
  return (
    <Stack gap="sm">
      <JenisField jenis={waktu.jenis} />
      <NativeSelect
        label={t`Tanggal`}
        required
        description={
          jendela?.bukaKembali
            ? kalimatTutup(jendela.bukaKembali)
            : jendela?.akhir && t`Pemesanan dibuka sampai ${{ akhir: tanggalPanjang(jendela.akhir) }}.`
        }
        data={perBulan(
          waktu.days.map((day) => ({
            value: day.tanggal,
            label: labelHari(day, today, waktu.hitungan),
            disabled: !canLookAt(day, today),
          })),
        )}
        value={tanggal ?? ''}
        onChange={(event) => waktu.pickTanggal(event.currentTarget.value)}
      />
      {/* The fields below have a legend of their own, which only screen readers read. */}
      <Input.Label component="p" required aria-hidden m={0}>
        <Trans>Waktu</Trans>
      </Input.Label>
      {waktu.isLost && !isSettled && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {say(messages.SLOT_TAKEN.isi)}
        </Alert>
      )}
      <Loaded query={waktu.slots} skeleton={<SkeletonLines rows={1} height={68} />}>
        {(slots) =>
          slots.length === 0 ? (
            <Alert role="status" color="gray">
              {say(emptyTexts.slotHari)}
            </Alert>
          ) : (
            <SlotPicker
              tanggal={tanggal ?? today}
              slots={slots}
              chosen={waktu.slot?.jam_mulai ?? null}
              error={say(error)}
              onChoose={waktu.pickSlot}
            />
          )
        }
      </Loaded>
      <SlotNews
        tanggal={tanggal}
        slots={waktu.slots.data}
        chosen={waktu.chosen}
        isSettled={isSettled}
        isLive={waktu.isLive}
      />
      {error && !waktu.slots.data?.length && (
        <Input.Error role="alert" size="md">
          {say(error)}
        </Input.Error>
      )}
    </Stack>
  )
}
