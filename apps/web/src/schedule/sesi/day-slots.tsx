import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { IconCalendarOff, IconClockOff, IconClockX, IconLockOpen, IconUrgent, IconUserCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { BadgeLabel } from '../../base/ui/badge-label.tsx'
import { Initials } from '../../base/ui/initials.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import styles from './day-slots.module.css'
import { kataMasa } from './masa.ts'
import type { Booking, Slot } from './sesi.rules.ts'

const faces = () =>
  ({
    terisi: { tone: 'accent', icon: IconUserCheck, kata: t`Terisi` },
    kosong: { tone: 'green', icon: IconLockOpen, kata: t`Kosong` },
    lewat: { tone: 'grey', icon: IconClockX, kata: t`Sudah lewat` },
    tutup: { tone: 'grey', icon: IconClockOff, kata: t({ message: 'Tutup', context: 'klinik' }) },
  }) as const

function SlotBadges({ slot: { state, sesi }, isShut }: { slot: Slot; isShut: boolean }) {
  const { tone, icon, kata } = faces()[isShut && state === 'kosong' ? 'tutup' : state]
  const isClosed = sesi.is_available === 0
  return (
    <span className={styles.badges}>
      {!(isClosed && state === 'kosong') && (
        <BadgeLabel tone={tone} icon={icon}>
          {kata}
        </BadgeLabel>
      )}
      {sesi.cadangan === 1 && (
        <BadgeLabel tone="amber" icon={IconUrgent}>
          <Trans>Cadangan mendesak</Trans>
        </BadgeLabel>
      )}
      {isClosed && (
        <BadgeLabel tone="grey" icon={IconCalendarOff}>
          <Trans>Ditutup</Trans>
        </BadgeLabel>
      )}
    </span>
  )
}

/** One booking in its place. Its own hours are said where the session has been moved since. */
function BookingLine({ booking, sesi }: { booking: Booking; sesi?: JadwalTenaga }) {
  const { level_id } = useActor()
  const { name } = booking
  const isMoved = booking.jam_mulai !== sesi?.jam_mulai || booking.jam_selesai !== sesi.jam_selesai
  return (
    <li className={styles.booking}>
      <Initials name={booking.name} size={32} />
      <span className={styles.patient}>
        <span>{booking.name}</span>
        {isMoved && (
          <span
            className={styles.hours}
          >{` · ${rentangJam(booking.jam_mulai, booking.jam_selesai, booking.zona)}`}</span>
        )}
      </span>
      <StatusBadge status={booking.status} />
      <TextLink
        to={inArea(level_id, `/daftarKonsultasi/detail/${booking.jadwal_id}`)}
        size="sm"
        fw={600}
        className={styles.detail}
        aria-label={t`Detail konsultasi ${name}`}
      >
        <Trans>Detail</Trans>
      </TextLink>
    </li>
  )
}

const Bookings = ({ bookings, sesi, label }: { bookings: Booking[]; sesi?: JadwalTenaga; label: string }) => (
  <ul className={styles.bookings} aria-label={label}>
    {bookings.map((booking) => (
      <BookingLine key={booking.jadwal_id} booking={booking} sesi={sesi} />
    ))}
  </ul>
)

type DaySlotsProps = {
  slots: Slot[]
  others: Booking[]
  today: Tanggal
  /** The session lies in closed hours of the date. */
  isShut: (sesi: JadwalTenaga) => boolean
  actionsOf: (sesi: JadwalTenaga) => ReactNode
}

/** The sessions of one date by hour, with what is booked in them and what may be done. */
export const DaySlots = ({ slots, others, today, isShut, actionsOf }: DaySlotsProps) => (
  <>
    {slots.length > 0 && (
      <ul className={styles.list} aria-label={t`Sesi pada tanggal ini`}>
        {slots.map((slot) => {
          const { sesi, bookings, state } = slot
          const nomor = sesi.sesi
          const hours = rentangJam(sesi.jam_mulai, sesi.jam_selesai, sesi.zona)
          const masa = kataMasa(sesi, today)
          return (
            <li key={sesi.id} className={styles.slot} data-state={state}>
              <div className={styles.head}>
                <p className={styles.time}>
                  <span>{hours}</span>{' '}
                  <span className={styles.number}>
                    <Trans>Sesi {nomor}</Trans>
                    {masa && <span>{` · ${masa}`}</span>}
                  </span>
                </p>
                <SlotBadges slot={slot} isShut={isShut(sesi)} />
              </div>
              {bookings.length > 0 && <Bookings bookings={bookings} sesi={sesi} label={t`Konsultasi sesi ${nomor}`} />}
              {actionsOf(sesi)}
            </li>
          )
        })}
      </ul>
    )}
    {others.length > 0 && (
      <section aria-label={t`Konsultasi di luar sesi`}>
        <p className={styles.number}>
          <Trans>Konsultasi lain pada tanggal ini, dari sesi yang sudah dipindahkan</Trans>
        </p>
        <Bookings bookings={others} label={t`Konsultasi di luar sesi`} />
      </section>
    )}
  </>
)
