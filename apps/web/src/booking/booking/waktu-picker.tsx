import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import { emptyTexts } from '@sehati/contract/base/texts'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { IconAlertTriangle, IconCalendarOff } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { say } from '../../base/lib/say.ts'
import { hariRelatif, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { later } from '../../base/ui/later.tsx'
import { orNothing } from '../../base/ui/lazy.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import type { JendelaHari } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { Step } from './step.tsx'
import type { Waktu } from './use-waktu.ts'
import styles from './waktu-picker.module.css'

// Announces what others do from now on; without it, as after an interrupted connection, the times change silently.
const SlotNews = later(() => import('./slot-news.tsx').then((file) => file.SlotNews, orNothing), null)

type WaktuPickerProps = {
  waktu: Waktu
  /** The booking is being sent or has succeeded: changes of its slot are not announced. */
  isSettled?: boolean
  /** The choice of a type, where there is one: `JenisPicker`. */
  types?: ReactNode
  /** What is said of a window that is closed, or about to open further: `JendelaNote`. */
  Note: ComponentType<{ waktu: Waktu; jendela: JendelaHari }>
  /** What can be done where the date has no free time. */
  penuh?: ReactNode
  /** Why the form was refused for its time; it is said until a slot is chosen. */
  error?: string
}

/** The first two steps of a booking, date and time. Also how a booking is moved. */
export function WaktuPicker({ waktu, isSettled = false, types, Note, penuh, error }: WaktuPickerProps) {
  const { tanggal, slots, jendela } = waktu
  const { chosen } = waktu
  /** No days came: the list of times says why. */
  const isFailed = !jendela && slots.error
  return (
    <div className={styles.steps}>
      {types}
      <Step nomor={1} judul={t`Tanggal`}>
        {jendela && (jendela.bukaKembali || jendela.menyusul[0] || waktu.isKept) && (
          <Note waktu={waktu} jendela={jendela} />
        )}
        <MonthCalendar
          label={t`Tanggal konsultasi`}
          today={waktu.today}
          chosen={tanggal}
          jendela={jendela}
          hitungan={waktu.hitungan}
          onChoose={waktu.pickTanggal}
        />
      </Step>
      <Step nomor={2} judul={t`Waktu`}>
        <Text size="sm" c="dimmed" aria-live="polite">
          <span>
            {tanggal
              ? [`${tanggalPanjang(tanggal)}, ${hariRelatif(tanggal, waktu.today)}.`, !waktu.isClosed && waktu.alasan]
                  .filter(Boolean)
                  .join(' ')
              : jendela
                ? t`Belum ada tanggal yang dapat dipesan.`
                : !isFailed && t`Memuat jadwal…`}
          </span>
          <br />
          {/* Each slot names its zone. */}
          {(slots.data?.[0]?.zona ?? 7) < 8 && <Trans>Semua waktu dalam WIB.</Trans>}
        </Text>
        {waktu.isClosed && !isSettled && (
          <Alert role="alert" color="red" variant="light" icon={<IconCalendarOff aria-hidden />}>
            <span>{waktu.alasan}</span> <Trans>Silakan pilih tanggal lain.</Trans>
          </Alert>
        )}
        {waktu.isLost && !isSettled && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {say(messages.SLOT_TAKEN.isi)}
          </Alert>
        )}
        {(tanggal !== null || !jendela) && (
          <List query={slots} empty={{ isi: emptyTexts.slotHari }} skeleton={<SkeletonLines rows={2} height={68} />}>
            {(found) => (
              <SlotPicker
                tanggal={tanggal ?? ''}
                slots={found}
                chosen={chosen?.jam_mulai ?? null}
                error={waktu.slot ? null : say(error)}
                onChoose={waktu.pickSlot}
              />
            )}
          </List>
        )}
        {!isSettled && slots.data?.every(({ blocked }) => blocked !== null) && penuh}
        <SlotNews
          tanggal={tanggal}
          slots={waktu.jenis ? undefined : slots.data}
          chosen={chosen?.id ?? null}
          isSettled={isSettled}
          isLive={waktu.isLive}
        />
      </Step>
    </div>
  )
}
