import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Diary, Meeting } from './diary.ts'
import { allPasien, allTenaga, type DemoPasien, type DemoTenaga } from './people.ts'
import type { Random } from './random.ts'
import type { Slot } from './sesi.ts'

/** A meeting whose time is over. */
export type Past = Meeting & { status: StatusKonsultasi; reviewed: boolean }

const PAST = { dokter: 34, psikolog: 28, others: 8 }
const pastOf = ({ email }: DemoTenaga): number =>
  email === 'dokter@sehati.test' ? PAST.dokter : email === 'psikolog@sehati.test' ? PAST.psikolog : PAST.others

/** The printed patients have more consultations than the others, so that their lists have pages. */
const weightOf = (pasien: DemoPasien): number => (pasien.email.endsWith('@sehati.test') ? 4 : 1)

export function makePastMeetings(diary: Diary, slots: Map<DemoTenaga, Slot[]>, random: Random): Meeting[] {
  return allTenaga.flatMap((tenaga) => {
    const meetings: Meeting[] = []
    for (const slot of random.shuffled(slots.get(tenaga) ?? [])) {
      if (meetings.length === pastOf(tenaga)) break
      const able = allPasien.filter((pasien) => diary.suits(tenaga, pasien, slot))
      if (able.length > 0) {
        const pasien = random.pickWeighted(able, weightOf)
        meetings.push(diary.add({ tenaga, pasien, slot }))
      }
    }
    return meetings
  })
}

/** R finished and reviewed, F finished, C cancelled: each patient follows the cycle from an offset of their own. */
const outcomes = 'RFRCRFRRFRFRCRFRFFRRR'
/** Recent ones that the professional has not closed yet: they have not opened the list since. */
const FORGOTTEN: StatusKonsultasi[] = ['disetujui', 'menunggu', 'disetujui', 'disetujui', 'menunggu', 'disetujui']

/** Chooses the outcome of every past meeting. Expects them in order of time. */
export function withOutcomes(meetings: Meeting[], later: Meeting[]): Past[] {
  const met = new Map<DemoPasien, number>()
  const past = meetings.map((meeting): Past => {
    const nth = met.get(meeting.pasien) ?? allPasien.indexOf(meeting.pasien) * 5
    met.set(meeting.pasien, nth + 1)
    const outcome = outcomes[nth % outcomes.length]
    return { ...meeting, status: outcome === 'C' ? 'dibatalkan' : 'selesai', reviewed: outcome === 'R' }
  })
  const isLastOfPair = (m: Meeting) => !later.some((l) => l.tenaga === m.tenaga && l.pasien === m.pasien)
  const recent = past.slice(-FORGOTTEN.length * 5).filter((m) => m.status === 'selesai' && weightOf(m.pasien) === 1)
  const forgotten = recent.filter(isLastOfPair).filter((_, index) => index % 3 === 0)
  for (const [index, status] of FORGOTTEN.entries()) {
    if (forgotten[index]) Object.assign(forgotten[index], { status, reviewed: false })
  }
  return past
}
