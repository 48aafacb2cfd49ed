import { addDays, instantOf, type Tanggal } from '@sehati/contract/base/waktu'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { AlasanMulai } from '@sehati/contract/schedule/jenis.schema'
import type { AlasanHari } from '@sehati/contract/schedule/ketersediaan.schema'
import { DAYS, FIRST, type Place, type Rules } from './rules.ts'

/**
 * What a person with a paper calendar would say, minute by minute and without SQL: which starts a type has, and why one is
 * blocked. Slow and simple on purpose: the statement of the list is compared with it.
 */
const DAY = 1_440
type Span = { from: number; to: number }

/** The instant of a minute since the beginning of the first day. */
export const instant = (minute: number): Date => new Date(instantOf(FIRST, '00:00:00').getTime() + minute * 60_000)
export const tanggalOf = (day: number): Tanggal => addDays(FIRST, day)
const two = (n: number) => String(n).padStart(2, '0')
export const jamOf = (minute: number) => `${two(Math.floor((minute % DAY) / 60))}:${two((minute % DAY) % 60)}:00`

/** The time of a consultation or hold without its pauses. */
export const timeOf = ({ from, round, length }: Place): Span => {
  const start = round ? Math.round(from / 30) * 30 : from
  return { from: start, to: start + length }
}
const withPauses = (place: Place): Span => ({
  from: timeOf(place).from - place.before,
  to: timeOf(place).to + place.after,
})
const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to

type Session = Rules['sessions'][number]
type Hours = NonNullable<Rules['leave']>['hours']
const weekdayOf = (day: number) => (day % 7) + 1
/** The days of the list on which a session may take place, `to` not included. */
const datesOf = ({ dates }: Session): Span =>
  dates ? { from: dates.day, to: dates.day + dates.days + 1 } : { from: -Infinity, to: Infinity }
const isOn = (session: Session, day: number) =>
  session.day === weekdayOf(day) && overlap(datesOf(session), { from: day, to: day + 1 })
/** Dates without the weekday of their session are refused. */
const isEver = ({ day, dates }: Session) =>
  !dates || Array.from({ length: dates.days + 1 }, (_, n) => dates.day + n).some((each) => weekdayOf(each) === day)

/** Closed hours that the database accepts: in order, and of leave with an end. Others are the whole day. */
export const closedHours = (hours: Hours, needsEnd: boolean): { from: number; to: number | null } | null =>
  hours && (hours.to === null ? !needsEnd : hours.from < hours.to) ? hours : null
const meets = (hours: { from: number; to: number | null } | null, span: Span) =>
  hours !== null && overlap({ from: hours.from, to: hours.to ?? DAY }, span)

const clash = (a: Session, b: Session) => a.day === b.day && overlap(a, b) && overlap(datesOf(a), datesOf(b))

/** Outside WIB no session begins before 02.00. */
const earliest = ({ zone }: Rules) => (zone === 7 ? 0 : 120)

/** What can stand in the database: sessions in turn, and places that do not overlap an earlier one. */
export function arrange(r: Rules) {
  const sessions: Rules['sessions'] = []
  for (const one of r.sessions)
    if (one.from < one.to && isEver(one) && one.from >= earliest(r) && !sessions.some((other) => clash(other, one)))
      sessions.push(one)
  // A consultation and a hold name a session of their professional.
  if (sessions.length === 0) return { sessions, consultations: [], holds: [] }
  const taken: Span[] = []
  const fits = (place: Place) => {
    const span = withPauses(place)
    if (taken.some((other) => overlap(other, span))) return false
    taken.push(span)
    return true
  }
  const consultations = r.consultations.filter((one) => one.status === 'dibatalkan' || fits(one.place))
  let own = 0
  // A patient has at most two holds.
  const holds = r.holds.filter((one) => (!one.own || own < 2) && fits(one.place) && (!one.own || ++own > 0))
  return { sessions, consultations, holds }
}
export type Arranged = ReturnType<typeof arrange>

export type Start = {
  tanggal: Tanggal
  jam_mulai: string
  jam_selesai: string
  alasan: AlasanMulai | null
  milik_saya: boolean
}

/** Every start from `r.from` on, `r.days` further days, for the patient who owns the holds marked `own`. */
export function startsByHand(r: Rules, { sessions, consultations, holds }: Arranged): Start[] {
  const { type } = r
  const isUrgent = type.isUrgent && !type.isUsual
  const mayChoose = !isUrgent || r.byClinic || r.alert === 'open'
  const isOffered = type.isUsual || (type.isActive && type.isOffered && type.field !== 'psikolog' && mayChoose)
  if (!isOffered) return []
  // Every minute from two days before the first day on.
  const back = 2 * DAY
  const minutes = () => new Uint8Array((DAYS + 5) * DAY)
  const [booked, held] = [minutes(), minutes()]
  const mark = (list: Uint8Array, { from, to }: Span) => {
    for (let minute = from; minute < to; minute++) list[minute + back] = 1
  }
  for (const { place, status } of consultations) if (status !== 'dibatalkan') mark(booked, withPauses(place))
  for (const { place, own, ended } of holds) if (!own && !ended) mark(held, withPauses(place))
  const isMarked = (list: Uint8Array, { from, to }: Span) => {
    for (let minute = from; minute < to; minute++) if (list[minute + back]) return true
    return false
  }

  /** Consultations on this day, or on all days of a week, counted one by one. */
  const countOn = (isOn: (day: number) => boolean) =>
    consultations.filter(({ place, status }) => status !== 'dibatalkan' && isOn(Math.floor(timeOf(place).from / DAY)))
      .length
  const isFull = (day: number) =>
    (r.caps.day !== null && countOn((other) => other === day) >= r.caps.day) ||
    (r.caps.week !== null && countOn((other) => Math.floor(other / 7) === Math.floor(day / 7)) >= r.caps.week)

  const window = jendelaPasien(instant(r.now), {
    minggu_ke_depan: r.weeks,
    mode_jendela: 'mingguan',
    cakrawala_hari: 14,
    rilis_jam: '00:00:00',
  })
  const [before, after, notice] = type.isUsual ? [0, 0, 0] : [type.before, type.after, type.notice]
  const starts: Start[] = []
  for (let day = r.from; day <= Math.min(r.from + r.days, DAYS - 1); day++) {
    const tanggal = tanggalOf(day)
    const holiday = r.holidays.find((one) => one.day === day)
    const isLeave = r.leave !== null && day >= r.leave.day && day <= r.leave.day + r.leave.days
    const leave = isLeave && r.leave ? closedHours(r.leave.hours, true) : null
    const closed = holiday && !holiday.open ? closedHours(holiday.hours, false) : null
    const weekday = weekdayOf(day)
    const full = isFull(day)
    for (let minute = 0; minute < DAY; minute++) {
      const session = sessions.find((one) => one.open && isOn(one, day) && one.from <= minute && minute < one.to)
      if (!session) continue
      const fixed = type.isUsual ? null : (type.own ?? type.menit)
      const length = fixed ?? session.to - session.from
      // As long as its session, a consultation has one start.
      const step = fixed === null ? DAY : (type.step ?? length + before + after)
      const since = minute - session.from
      if (since % step !== 0 || minute + length > session.to) continue
      // The minute of the clinic as a clock in Jakarta shows it.
      const start = day * DAY + minute - (r.zone - 7) * 60
      const span = { from: minute, to: minute + length }
      const need = { from: start - before, to: start + length + after }
      const alasan =
        start <= r.now
          ? 'lewat'
          : holiday && !holiday.open && !closed
            ? 'libur'
            : weekday > 5 || tanggal > window.akhir
              ? 'di luar jendela'
              : isLeave && !leave
                ? 'cuti'
                : meets(closed, span)
                  ? 'libur'
                  : meets(leave, span)
                    ? 'cuti'
                    : full
                      ? 'penuh'
                      : isMarked(booked, need)
                        ? 'terisi'
                        : isMarked(held, need)
                          ? 'ditahan'
                          : start < r.now + notice
                            ? 'terlalu dekat'
                            : !isUrgent && session.keptBack !== null && start - session.keptBack > r.now
                              ? 'cadangan'
                              : null
      const milik_saya = holds.some(
        ({ own, ended, place }) => own && !ended && timeOf(place).from === start && timeOf(place).to === start + length,
      )
      starts.push({ tanggal, jam_mulai: jamOf(minute), jam_selesai: jamOf(minute + length), alasan, milik_saya })
    }
  }
  return starts
}

type Day = { tanggal: Tanggal; sisa: number; alasan: AlasanHari | null }
const places: (AlasanMulai | null)[] = ['terisi', 'ditahan', 'penuh', 'cadangan']

/**
 * What the list of starts says of the same days: how many are free, and whether a day is full or too near. Why a day has no start
 * that could be free, the list cannot say: `other` is kept.
 */
export const daysOfStarts = (starts: Start[], days: Day[]): Day[] =>
  days.map(({ tanggal, alasan: other }) => {
    const reasons = starts.filter((start) => start.tanggal === tanggal).map(({ alasan }) => alasan)
    const sisa = reasons.filter((alasan) => alasan === null).length
    if (sisa > 0) return { tanggal, sisa, alasan: null }
    if (reasons.includes('terlalu dekat')) return { tanggal, sisa, alasan: 'terlalu dekat' }
    if (reasons.some((alasan) => places.includes(alasan))) return { tanggal, sisa, alasan: 'penuh' }
    const isFree = other === null || other === 'terlalu dekat' || other === 'penuh'
    return { tanggal, sisa, alasan: isFree ? 'tidak ada sesi' : other }
  })
