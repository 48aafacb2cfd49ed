import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { emptyTexts } from '@sehati/contract/base/texts'
import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { listJenisTenaga, listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../base/lib/api.ts'
import { say } from '../../base/lib/say.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { MonthCalendar } from '../../booking/booking/month-calendar.tsx'
import { slotsOf } from '../../booking/booking/slot.rules.ts'
import { SlotPicker } from '../../booking/booking/slot-picker.tsx'
import { lama, slotsOfStarts } from '../../booking/booking/starts.rules.ts'
import { canLookAt, type Hitungan } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { kalimatAlasan } from '../../schedule/ketersediaan/ketersediaan.ts'
import { useKetersediaan } from '../../schedule/ketersediaan/use-ketersediaan.ts'

type SepertiPasienProps = {
  profesional_id: number
  /** The date to begin with, where patients may look at it. */
  awal: Tanggal
}

/** The days and slots of a professional as the booking shows them to patients. Nothing can be chosen or booked here. */
export function SepertiPasien({ profesional_id, awal }: SepertiPasienProps) {
  const now = useNow()
  const today = tanggalWib(now)
  const [jenis_id, setJenis] = useState<number>(JENIS_UMUM.jenis_id)
  const isUsual = jenis_id === JENIS_UMUM.jenis_id
  const days = useKetersediaan(listKetersediaanTenpro, profesional_id, today, {
    jendela: 'pasien',
    jenis_id: isUsual ? undefined : jenis_id,
  })
  const { jendela } = days
  const [picked, setPicked] = useState(awal)
  const tanggal = jendela && canLookAt(jendela.dayOf(picked), today) ? picked : (jendela?.pertama ?? null)
  const day = tanggal === null ? undefined : jendela?.dayOf(tanggal)
  const types = useQuery(ask(listJenisTenaga, {}))
  // Patients do not see types for urgent visits.
  const offered = types.data?.filter(({ aktif, mendesak }) => aktif && !mendesak) ?? []
  const several = offered.length > 0 ? 'sesi' : undefined
  const hitungan: Hitungan = isUsual ? several : 'mulai'
  const alasan = day && kalimatAlasan(day, jendela?.akhir ?? null, hitungan)
  const date = tanggal ?? today
  const sessions = useQuery({
    ...ask(listSlotTenpro, { profid: profesional_id, tanggal: date }),
    enabled: tanggal !== null && isUsual,
  })
  const starts = useQuery({
    ...ask(listSlotJenisTenpro, { profid: profesional_id, jenis_id, dari: date, sampai: date }),
    enabled: tanggal !== null && !isUsual,
  })
  const slots = isUsual ? sessions : starts
  const whole = sessions.data && slotsOf(sessions.data, date, now)
  const ofType = starts.data && slotsOfStarts(starts.data, { today, asked: null, mine: null })
  const found = isUsual ? whole : ofType
  const shown = {
    data: tanggal !== null ? found : jendela && [],
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
      {offered.length > 0 && (
        <NativeSelect
          label={t`Jenis konsultasi`}
          data={[
            { value: String(JENIS_UMUM.jenis_id), label: `${say(JENIS_UMUM.nama_jenis)} (${lama(null)})` },
            ...offered.map((one) => ({
              value: String(one.jenis_id),
              label: `${say(one.nama_jenis)} (${lama(one.menit ?? one.menit_jenis)})`,
            })),
          ]}
          value={String(jenis_id)}
          onChange={(event) => setJenis(Number(event.currentTarget.value))}
        />
      )}
      <MonthCalendar
        label={t`Tanggal konsultasi`}
        today={today}
        chosen={tanggal}
        jendela={jendela}
        hitungan={hitungan}
        onChoose={setPicked}
      />
      {alasan && !shown.data?.some(({ lepas_pada }) => lepas_pada) && <Text size="sm">{alasan}</Text>}
      <List query={shown} empty={{ isi: emptyTexts.slotHari }} skeleton={<SkeletonLines rows={2} />}>
        {(found) => <SlotPicker tanggal={tanggal ?? today} slots={found} chosen={null} onChoose={() => {}} />}
      </List>
    </Stack>
  )
}
