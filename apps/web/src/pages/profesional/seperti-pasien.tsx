import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/ketersediaan/endpoints'
import { emptyTexts } from '@sehati/contract/texts'
import { type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MonthCalendar } from '../../features/booking/month-calendar.tsx'
import { slotsOf } from '../../features/booking/slot.rules.ts'
import { SlotPicker } from '../../features/booking/slot-picker.tsx'
import { ask } from '../../lib/api.ts'
import { canLookAt, kalimatAlasan } from '../../lib/ketersediaan.ts'
import { useKetersediaan } from '../../lib/use-ketersediaan.ts'
import { useNow } from '../../lib/use-now.ts'
import { ListState, SkeletonLines } from '../../ui/list-state.tsx'

type SepertiPasienProps = {
  profesional_id: number
  /** The date to begin with, where patients may look at it. */
  awal: Tanggal
}

/** The days and slots of a professional as the booking shows them to patients. Nothing can be chosen or booked here. */
export function SepertiPasien({ profesional_id, awal }: SepertiPasienProps) {
  const now = useNow()
  const today = tanggalWib(now)
  const days = useKetersediaan(listKetersediaanTenpro, profesional_id, today, { jendela: 'pasien' })
  const { jendela } = days
  const [picked, setPicked] = useState(awal)
  const isOpen = (day: ReturnType<NonNullable<typeof jendela>['dayOf']>) => day !== undefined && canLookAt(day, today)
  const tanggal = isOpen(jendela?.dayOf(picked)) ? picked : (jendela?.pertama ?? null)
  const day = tanggal === null ? undefined : jendela?.dayOf(tanggal)
  const alasan = day && kalimatAlasan(day, jendela?.akhir ?? null)
  const slots = useQuery({
    ...ask(listSlotTenpro, { profid: profesional_id, tanggal: tanggal ?? today }),
    enabled: tanggal !== null,
  })
  const shown = {
    data:
      tanggal !== null && slots.data ? slotsOf(slots.data, tanggal, now) : jendela && tanggal === null ? [] : undefined,
    error: days.data ? slots.error : days.error,
    isFetching: days.data ? slots.isFetching : days.isFetching,
    refetch: () => Promise.all([days.refetch(), tanggal === null ? null : slots.refetch()]),
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Trans>
          Seperti inilah pasien melihat jadwal Anda saat memesan. Ini hanya pratinjau; waktunya tidak dapat dipesan di
          sini.
        </Trans>
      </Text>
      <MonthCalendar
        label={t`Tanggal konsultasi`}
        today={today}
        chosen={tanggal}
        jendela={jendela}
        onChoose={setPicked}
      />
      {alasan && <Text size="sm">{alasan}</Text>}
      <ListState
        query={shown}
        isEmpty={(found) => found.length === 0}
        empty={{ isi: emptyTexts.slotHari }}
        skeleton={<SkeletonLines rows={2} />}
      >
        {(found) => <SlotPicker tanggal={tanggal ?? today} slots={found} chosen={null} onChoose={() => {}} />}
      </ListState>
    </Stack>
  )
}
