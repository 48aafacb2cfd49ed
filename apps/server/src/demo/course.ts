import { addDays, instantOf, tanggalWib } from '@sehati/contract/base/waktu'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { bookableDates } from '@sehati/contract/schedule/jendela.rules'
import type { Meeting } from './diary.ts'
import { adminEmail } from './people.ts'
import type { Random } from './random.ts'

/** One status in the life of a consultation: who set it, and when. The first is the request. */
export type Step = { status: StatusKonsultasi; oleh: string; waktu: Date }
export type Course = [Step, ...Step[]]

export const lastStep = (course: Course): Step => course.at(-1) ?? course[0]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BY_ADMIN = 0.05
const VIA_WAITING = 0.3
const CANCELLED_BY_PATIENT = 0.7
const CANCELLED_AFTER_APPROVAL = 0.3

/** The statuses from the request to this one, in order of time and none in the future. */
export function makeCourse(
  { tenaga, pasien, slot }: Meeting,
  status: StatusKonsultasi,
  now: Date,
  random: Random,
): Course {
  const steps: Course = [
    { status: 'diajukan', oleh: random.chance(BY_ADMIN) ? adminEmail : pasien.email, waktu: requested() },
  ]
  const limit = Math.min(slot.mulai.getTime(), now.getTime())
  const then = (next: StatusKonsultasi, oleh = tenaga.email) => {
    const last = lastStep(steps).waktu.getTime()
    steps.push({ status: next, oleh, waktu: awake(last, last + (limit - last) * (0.1 + random.next() * 0.45)) })
  }
  const approve = () => {
    if (random.chance(VIA_WAITING)) then('menunggu')
    then('disetujui')
  }

  if (status === 'menunggu') then('menunggu')
  if (status === 'disetujui') approve()
  if (status === 'selesai') {
    approve()
    const closed = slot.selesai.getTime() + random.between(0, 40) * MINUTE_MS
    steps.push({ status: 'selesai', oleh: tenaga.email, waktu: new Date(Math.min(closed, now.getTime())) })
  }
  if (status === 'dibatalkan') {
    if (random.chance(CANCELLED_AFTER_APPROVAL)) approve()
    then('dibatalkan', random.chance(CANCELLED_BY_PATIENT) ? pasien.email : tenaga.email)
  }
  return steps

  /** One to five days before, on a day from which the slot could be booked; a slot too far ahead was requested today. */
  function requested(): Date {
    const days = [1, 2, 3, 4, 5].map((n) => addDays(slot.tanggal, -n))
    const today = tanggalWib(now)
    const able = days.filter((day) => day <= today && bookableDates(day).includes(slot.tanggal))
    const time = `${String(random.between(7, 20)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}:00`
    const wanted = able.length > 0 ? instantOf(random.pick(able), time) : now
    const latest = new Date(now.getTime() - random.between(20, 400) * MINUTE_MS)
    return wanted < latest ? wanted : latest
  }

  /** Professionals do not reply at night, unless there is no other time. */
  function awake(after: number, at: number): Date {
    const hour = new Date(at + 7 * HOUR_MS).getUTCHours()
    const hours = hour >= 21 ? 31 - hour : hour < 6 ? 7 - hour : 0
    const morning = at + hours * HOUR_MS
    return new Date(morning < limit ? morning : Math.max(at, after))
  }
}
