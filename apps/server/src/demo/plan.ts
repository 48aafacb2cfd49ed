import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { makeComplaints } from './complaint.ts'
import { alasanPasien, balasanBatal } from './content/alasan-batal.ts'
import type { Keluhan } from './content/keluhan.ts'
import { type Course, lastStep, makeCourse } from './course.ts'
import { type Meeting, makeDiary } from './diary.ts'
import { makePastMeetings, type Past, withOutcomes } from './past.ts'
import { allTenaga, type DemoTenaga } from './people.ts'
import { makeRandom, type Random } from './random.ts'
import { makeReviewer, type Review } from './review.ts'
import { isServiceDay, serviceDays } from './service-days.ts'
import { type Slot, sesiOf, slotsOf } from './sesi.ts'
import { makeUpcoming, type Upcoming } from './upcoming.ts'

/** A consultation with its whole course, before any row has an id. */
export type Planned = Meeting & {
  metode: 'online' | 'offline'
  use_bpjs: boolean
  keluhan: string
  balasan: string | null
  alasan: string | null
  steps: Course
  review: Review | null
}

const DAYS_BACK = 60
const DAYS_AHEAD = 5
const BPJS = 0.58

/** All consultations booked by this moment, in the order of the requests. The same moment gives the same plan. */
export function planConsultations(now: Date): Planned[] {
  const random = makeRandom(2026)
  const today = tanggalWib(now)
  const withToday = isServiceDay(today) ? [today] : []
  const back = [...serviceDays(today, -1, DAYS_BACK).reverse(), ...withToday]
  const ahead = [...withToday, ...serviceDays(today, 1, DAYS_AHEAD)]

  const diary = makeDiary()
  const upcoming = makeUpcoming(
    diary,
    slotsBy(ahead, ({ mulai, sesi }) => mulai > now && sesi.is_available),
    random,
  )
  const past = makePastMeetings(
    diary,
    slotsBy(back, ({ selesai }) => selesai <= now),
    random,
  )
  const ended = withOutcomes(past.sort(byTime), upcoming)

  const plan = makePlanner(now, random)
  return [...ended, ...upcoming.sort(byTime)]
    .map(plan)
    .sort((a, b) => a.steps[0].waktu.getTime() - b.steps[0].waktu.getTime())
}

const byTime = (a: Meeting, b: Meeting) => a.slot.mulai.getTime() - b.slot.mulai.getTime()

const slotsBy = (days: Tanggal[], keep: (slot: Slot) => boolean): Map<DemoTenaga, Slot[]> =>
  new Map(allTenaga.map((tenaga) => [tenaga, slotsOf(sesiOf(tenaga), days).filter(keep)]))

function makePlanner(now: Date, random: Random) {
  const complain = makeComplaints(random)
  const reviewOf = makeReviewer(random)
  return (meeting: Past | Upcoming): Planned => {
    const { tenaga, pasien, slot, status } = meeting
    const complaint = complain(meeting)
    const { metode } = complaint
    const steps = makeCourse(meeting, status, now, random)
    return {
      tenaga,
      pasien,
      slot,
      metode,
      steps,
      use_bpjs: !pasien.tanpaBpjs && random.chance(BPJS),
      keluhan: complaint.keluhan,
      ...wordsOf(complaint, tenaga, steps, random),
      review: 'reviewed' in meeting && meeting.reviewed ? reviewOf(meeting, metode, lastStep(steps).waktu, now) : null,
    }
  }
}

/** A professional who sets a status replies with it; a patient who cancels gives a reason. */
function wordsOf(
  complaint: Keluhan,
  tenaga: DemoTenaga,
  steps: Course,
  random: Random,
): Pick<Planned, 'balasan' | 'alasan'> {
  const last = lastStep(steps)
  const answered = steps.some(({ oleh }) => oleh === tenaga.email)
  const balasan = answered ? complaint.balasan : null
  if (last.status !== 'dibatalkan') return { balasan, alasan: null }
  if (last.oleh === tenaga.email) return { balasan: random.pick(balasanBatal), alasan: null }
  return { balasan, alasan: random.pick(alasanPasien) }
}
