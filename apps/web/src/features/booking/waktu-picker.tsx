import { Alert, Text } from '@mantine/core'
import { messages } from '@sehati/contract/messages'
import { emptyTexts } from '@sehati/contract/texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { hariRelatif, tanggalPanjang } from '../../lib/tanggal.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { Step } from './step.tsx'
import type { Waktu } from './use-waktu.ts'
import styles from './waktu-picker.module.css'

/** The first two steps of a booking, date and time. Also how a booking is moved. */
export function WaktuPicker({ waktu, isSettled = false }: { waktu: Waktu; isSettled?: boolean }) {
  const { tanggal, slots, chosen } = waktu
  return (
    <div className={styles.steps}>
      <Step nomor={1} judul="Tanggal">
        <MonthCalendar
          label="Tanggal konsultasi"
          today={waktu.today}
          chosen={tanggal}
          practiceDays={waktu.practiceDays}
          onChoose={waktu.pickTanggal}
        />
      </Step>
      <Step nomor={2} judul="Waktu">
        <Text size="sm" c="dimmed">
          {tanggal ? `${tanggalPanjang(tanggal)}, ${hariRelatif(tanggal, waktu.today)}.` : 'Memuat jadwal…'}
          <br />
          Semua waktu dalam WIB.
        </Text>
        {waktu.isLost && !isSettled && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {messages.SLOT_TAKEN.isi}
          </Alert>
        )}
        <ListState
          query={slots}
          isEmpty={(found) => found.length === 0}
          empty={{ isi: emptyTexts.slotHari }}
          skeleton={<SkeletonLines rows={2} height={68} />}
        >
          {(found) => <SlotPicker tanggal={tanggal ?? ''} slots={found} chosen={chosen} onChoose={waktu.pickSlot} />}
        </ListState>
      </Step>
    </div>
  )
}
