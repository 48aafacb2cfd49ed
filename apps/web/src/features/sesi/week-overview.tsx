import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga.schema'
import type { Hari } from '@sehati/contract/waktu'
import { IconCalendarOff, IconUsers } from '@tabler/icons-react'
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
  return (
    <UnstyledButton className={styles.session} data-closed={isClosed || undefined} onClick={onEdit}>
      <VisuallyHidden>Edit Session {sesi.hari}, </VisuallyHidden>
      <span className={styles.time}>
        {jam(sesi.jam_mulai)}–{jam(sesi.jam_selesai)}
      </span>
      <span>Sesi {sesi.sesi}</span>
      {isClosed && (
        <span className={styles.fact}>
          <IconCalendarOff size={14} aria-hidden /> Ditutup
        </span>
      )}
      {upcoming > 0 && (
        <span className={styles.fact}>
          <IconUsers size={14} aria-hidden /> {upcoming} mendatang
        </span>
      )}
    </UnstyledButton>
  )
}

/** All weekly sessions, Monday to Sunday; each opens its editor. */
export const WeekOverview = ({ sessions, today, upcomingOf, onEdit }: WeekOverviewProps) => (
  <ul className={styles.week} aria-label="Sesi sepekan">
    {week.map((hari) => {
      const own = sessionsOf(hari, sessions)
      return (
        <li key={hari} className={styles.day} data-today={hari === today || undefined}>
          <h3 className={styles.name}>{hari}</h3>
          {own.length === 0 ? (
            <p className={styles.none}>Tanpa sesi</p>
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
