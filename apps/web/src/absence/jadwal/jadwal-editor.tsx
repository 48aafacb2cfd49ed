import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Card, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { emptyTexts } from '@sehati/contract/base/texts'
import { type Hari, hariOf, Tanggal, tanggalWib, type Zona } from '@sehati/contract/base/waktu'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { hoursMeet } from '@sehati/contract/schedule/jam-tutup.rules'
import { IconCalendarOff, IconClockOff, IconCopy, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hariRelatif, tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useUrlSearch } from '../../base/lib/url-search.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { useFormDialog } from '../../base/page/use-form-dialog.ts'
import { AddButton } from '../../base/ui/add-button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { PictureEmpty } from '../../base/ui/pictures/picture-empty.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { Calendar } from '../../schedule/sesi/calendar.tsx'
import { DaySlots } from '../../schedule/sesi/day-slots.tsx'
import { notEnded } from '../../schedule/sesi/masa-draft.rules.ts'
import { type Booking, countUpcoming, liveByDate, sessionsOn, slotsOn } from '../../schedule/sesi/sesi.rules.ts'
import { SesiActions } from '../../schedule/sesi/sesi-actions.tsx'
import type { SesiTarget } from '../../schedule/sesi/sesi-modal.tsx'
import { WeekOverview } from '../../schedule/sesi/week-overview.tsx'
import { useHariTutup } from '../cuti/use-hari-tutup.ts'
import styles from './jadwal-editor.module.css'

const SesiModal = later(() => import('../../schedule/sesi/sesi-modal.tsx').then((file) => file.SesiModal), null)

const SepertiPasien = later(() => import('./seperti-pasien.tsx').then((file) => file.SepertiPasien))
const UlangiDialog = later(
  () => import('../../schedule/sesi/ulangi-dialog.tsx').then((file) => file.UlangiDialog),
  null,
)

const Search = z.object({ tanggal: z.catch(z.optional(Tanggal), undefined) })

type JadwalEditorProps = {
  profesional_id: number
  /** The zone of the professional's clinic. */
  zona: Zona
  sessions: JadwalTenaga[]
  bookings: Booking[]
}

/** A date beside its sessions, the week below, and the editor of one session. */
export function JadwalEditor({ profesional_id, zona, sessions, bookings }: JadwalEditorProps) {
  const now = useNow()
  const today = tanggalWib(now)
  const [{ tanggal = today }, setSearch] = useUrlSearch(Search)
  const hari = hariOf(tanggal) as Hari
  const editor = useFormDialog<SesiTarget>()
  const [isPreview, preview] = useDisclosure(false)
  const [isRepeating, repeating] = useDisclosure(false)

  const counts = liveByDate(bookings)
  const [shown, setShown] = useState<Tanggal>(tanggal)
  const { tutupOn, sebagianOn } = useHariTutup(profesional_id, tanggal, shown, zona)
  const tutup = tutupOn(tanggal)
  const sebagian = tutup ? [] : sebagianOn(tanggal)
  const { slots, others } = slotsOn(tanggal, sessions, bookings, now)
  const upcomingOf = (sesi: JadwalTenaga) => countUpcoming(sesi, bookings, now)

  return (
    <>
      <div className={styles.columns}>
        <Card component="section" aria-label={t`Kalender`}>
          <Calendar
            value={tanggal}
            today={today}
            markOf={(day) => ({
              sesi: sessionsOn(day, sessions).length,
              terisi: counts.get(day) ?? 0,
              tutup: tutupOn(day),
            })}
            onChange={(day) => setSearch({ tanggal: day === today ? undefined : day })}
            onShow={setShown}
          />
        </Card>
        <Card component="section" aria-labelledby="tanggal-dipilih" className={styles.day}>
          <Group justify="space-between" gap="sm">
            <div aria-live="polite">
              <Title order={2} id="tanggal-dipilih" fz="lg">
                {tanggalPanjang(tanggal)}
              </Title>
              <Text size="sm" c="dimmed">
                {hariRelatif(tanggal, today)}
              </Text>
            </div>
            <AddButton onClick={() => editor.open({ hari })}>{t`Add Session`}</AddButton>
          </Group>
          {tutup && (
            <Alert role="status" color="yellow" variant="light" icon={<IconCalendarOff aria-hidden />}>
              <span>{tutup.kalimat}</span> <Trans>Tanggal ini tidak dapat dipesan.</Trans>
            </Alert>
          )}
          {sebagian.length > 0 && (
            <Alert role="status" color="yellow" variant="light" icon={<IconClockOff aria-hidden />}>
              <span>{sebagian.map(({ kalimat }) => kalimat).join(' ')}</span>{' '}
              <Trans>Jam lainnya tetap dapat dipesan.</Trans>
            </Alert>
          )}
          {slots.length === 0 && <StateMessage role="status" picture={<PictureEmpty />} isi={emptyTexts.jadwalHari} />}
          <DaySlots
            slots={slots}
            others={others}
            today={today}
            isShut={(sesi) => sebagian.some((jam) => hoursMeet(jam, sesi))}
            actionsOf={(sesi) => (
              <SesiActions sesi={sesi} upcoming={upcomingOf(sesi)} onEdit={() => editor.open({ hari, sesi })} />
            )}
          />
          <Group gap="xs">
            <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={preview.open}>
              <Trans>Lihat seperti pasien</Trans>
            </Button>
            {slots.length > 0 && (
              <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={repeating.open}>
                <Trans>Ulangi ke hari lain</Trans>
              </Button>
            )}
          </Group>
        </Card>
      </div>
      <Card component="section" aria-labelledby="sesi-sepekan" className={styles.day}>
        <Title order={2} id="sesi-sepekan" fz="lg">
          <Trans>Sesi mingguan</Trans>
        </Title>
        {sessions.length === 0 ? (
          <StateMessage role="status" picture={<PictureEmpty />} isi={emptyTexts.jadwal} />
        ) : (
          <WeekOverview
            sessions={sessions}
            today={today}
            upcomingOf={upcomingOf}
            onEdit={(sesi) => editor.open({ hari: sesi.hari, sesi })}
          />
        )}
      </Card>
      <Dialog isOpen={isPreview} onClose={preview.close} judul={t`Jadwal seperti yang dilihat pasien`}>
        <SepertiPasien profesional_id={profesional_id} awal={tanggal} />
      </Dialog>
      <UlangiDialog
        hari={hari}
        profesional_id={profesional_id}
        sessions={notEnded(sessions, today)}
        isOpen={isRepeating}
        onClose={repeating.close}
      />
      {editor.shown && (
        <SesiModal
          dialog={editor}
          target={editor.shown}
          tanggal={tanggal}
          profesional_id={profesional_id}
          sessions={sessions}
          upcomingOf={upcomingOf}
        />
      )}
    </>
  )
}
