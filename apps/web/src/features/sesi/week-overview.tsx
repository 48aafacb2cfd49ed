import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga/schema'
import type { Hari } from '@sehati/contract/waktu'
import { IconCalendarOff, IconUsers } from '@tabler/icons-react'
import { say } from '../../lib/say.ts'
import { jam } from '../../lib/tanggal.ts'
import { sessionsOf, week } from './sesi.rules.ts'
import styles from './week-overview.module.css'

type WeekOverviewProps = {
  sessions: JadwalTenaga[]
  today: Hari
  upcomingOf: (sesi: JadwalTenaga) => number
  onEdit: (sesi: JadwalTenaga) => void
}

function Session({ sesi, upcoming, onEdit }: { sesi: JadwalTenaga; upcoming: number; onEdit: () => void }) {
  const isClosed = sesi.is_available === 0
  const [hari, nomor] = [say(sesi.hari), sesi.sesi]
  return (
    <UnstyledButton className={styles.session} data-closed={isClosed || undefined} onClick={onEdit}>
      <VisuallyHidden>
        <Trans>Edit Session {hari},</Trans>{' '}
      </VisuallyHidden>
      <span className={styles.time}>
        {jam(sesi.jam_mulai)}–{jam(sesi.jam_selesai)}
      </span>
      <span>
        <Trans>Sesi {nomor}</Trans>
      </span>
      {isClosed && (
        <span className={styles.fact}>
          <IconCalendarOff size={14} aria-hidden /> <Trans>Ditutup</Trans>
        </span>
      )}
      {upcoming > 0 && (
        <span className={styles.fact}>
          <IconUsers size={14} aria-hidden /> {plural(upcoming, { other: '# mendatang' })}
        </span>
      )}
    </UnstyledButton>
  )
}

/** All weekly sessions, Monday to Sunday; each opens its editor. */
export const WeekOverview = ({ sessions, today, upcomingOf, onEdit }: WeekOverviewProps) => (
  <ul className={styles.week} aria-label={t`Sesi dalam seminggu`}>
    {week.map((hari) => {
      const own = sessionsOf(hari, sessions)
      return (
        <li key={hari} className={styles.day} data-today={hari === today || undefined}>
          <h3 className={styles.name}>{say(hari)}</h3>
          {own.length === 0 ? (
            <p className={styles.none}>
              <Trans>Tanpa sesi</Trans>
            </p>
          ) : (
            <ul className={styles.sessions}>
              {own.map((sesi) => (
                <li key={sesi.id}>
                  <Session sesi={sesi} upcoming={upcomingOf(sesi)} onEdit={() => onEdit(sesi)} />
                </li>
              ))}
            </ul>
          )}
        </li>
      )
    })}
  </ul>
)
