import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { hariOf, pekan, type Tanggal } from '@sehati/contract/base/waktu'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { IconCalendarOff, IconCalendarTime, IconUrgent, IconUsers } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { jam } from '../../base/lib/tanggal.ts'
import { Fold } from '../../base/ui/fold.tsx'
import { kataMasa } from './masa.ts'
import { notEnded } from './masa-draft.rules.ts'
import { sessionsOf } from './sesi.rules.ts'
import styles from './week-overview.module.css'

type WeekOverviewProps = {
  sessions: JadwalTenaga[]
  today: Tanggal
  upcomingOf: (sesi: JadwalTenaga) => number
  onEdit: (sesi: JadwalTenaga) => void
}

type SessionProps = {
  sesi: JadwalTenaga
  today: Tanggal
  upcoming: number
  /** Shows its weekday, outside of the column of that day. */
  isOver: boolean
  onEdit: () => void
}

function Session({ sesi, today, upcoming, isOver, onEdit }: SessionProps) {
  const masa = kataMasa(sesi, today)
  const isClosed = sesi.is_available === 0
  const [hari, nomor] = [say(sesi.hari), sesi.sesi]
  return (
    <UnstyledButton className={styles.session} data-closed={isClosed || isOver || undefined} onClick={onEdit}>
      <VisuallyHidden>
        <Trans>Edit Session {hari},</Trans>{' '}
      </VisuallyHidden>
      <span className={styles.time}>
        {`${isOver ? `${hari} ` : ''}${jam(sesi.jam_mulai)}–${jam(sesi.jam_selesai)}`}
      </span>
      <span>
        <Trans>Sesi {nomor}</Trans>
      </span>
      {masa && (
        <span className={styles.dates}>
          <IconCalendarTime size={14} aria-hidden /> <span>{masa}</span>
        </span>
      )}
      {isClosed && (
        <span className={styles.fact}>
          <IconCalendarOff size={14} aria-hidden /> <Trans>Ditutup</Trans>
        </span>
      )}
      {sesi.cadangan === 1 && (
        <span className={styles.fact}>
          <IconUrgent size={14} aria-hidden /> <Trans>Cadangan</Trans>
        </span>
      )}
      {upcoming > 0 && (
        <span className={styles.fact}>
          <IconUsers size={14} aria-hidden /> <span>{plural(upcoming, { other: '# mendatang' })}</span>
        </span>
      )}
    </UnstyledButton>
  )
}

/** All sessions, Monday to Sunday, those that have ended folded below; each opens its editor. */
export function WeekOverview({ sessions, today, upcomingOf, onEdit }: WeekOverviewProps) {
  const current = notEnded(sessions, today)
  const ended = pekan.flatMap((hari) => sessionsOf(hari, sessions)).filter((sesi) => !current.includes(sesi))
  const item = (sesi: JadwalTenaga) => (
    <li key={sesi.id}>
      <Session
        sesi={sesi}
        today={today}
        upcoming={upcomingOf(sesi)}
        isOver={ended.includes(sesi)}
        onEdit={() => onEdit(sesi)}
      />
    </li>
  )
  return (
    <>
      <ul className={styles.week} aria-label={t`Sesi dalam seminggu`}>
        {pekan.map((hari) => {
          const own = sessionsOf(hari, current)
          return (
            <li key={hari} className={styles.day} data-today={hari === hariOf(today) || undefined}>
              <h3 className={styles.name}>{say(hari)}</h3>
              {own.length === 0 ? (
                <p className={styles.none}>
                  <Trans>Tanpa sesi</Trans>
                </p>
              ) : (
                <ul className={styles.sessions}>{own.map(item)}</ul>
              )}
            </li>
          )
        })}
      </ul>
      {ended.length > 0 && (
        <Fold judul={plural(ended.length, { other: '# sesi sudah lewat' })}>
          <ul className={styles.ended} aria-label={t`Sesi yang sudah lewat`}>
            {ended.map(item)}
          </ul>
        </Fold>
      )}
    </>
  )
}
