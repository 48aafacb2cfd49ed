import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import {
  type FeedbackRow,
  insertRequests,
  insertReviews,
  type MoveRow,
  moveRequests,
  type RequestRow,
  takeIds,
} from './consultation.store.ts'
import type { Step } from './course.ts'
import type { IdOf } from './demo.store.ts'
import type { Planned } from './plan.ts'
import type { Sesi } from './sesi.ts'

export type Ids = {
  user: IdOf<string>
  profesional: IdOf<string>
  sesi: IdOf<Sesi>
}
type Numbered = Planned & { jadwal_id: number }

/**
 * Writes consultations as they happened: requested, then changed from status to status, so that the database itself
 * records each step. A pair may have one open request at a time, so the first consultation of every pair runs through
 * all its statuses, then the second, and so on. Returns them with their ids.
 */
export async function insertConsultations(db: Db, seal: Seal, plans: Planned[], ids: Ids): Promise<Numbered[]> {
  const numbers = await takeIds(db, plans.length)
  const numbered = plans.map((plan, index): Numbered => ({ ...plan, jadwal_id: numbers[index] as number }))
  for (const round of roundsOf(numbered)) {
    await insertRequests(
      db,
      round.map((plan) => requestRow(seal, plan, ids)),
    )
    const longest = Math.max(...round.map(({ steps }) => steps.length))
    for (let nth = 1; nth < longest; nth++) {
      const moving = round.filter(({ steps }) => nth < steps.length)
      await moveRequests(
        db,
        moving.map((plan) => moveRow(seal, plan, nth, ids)),
      )
    }
  }
  await insertReviews(
    db,
    numbered.flatMap((plan) => feedbackRows(seal, plan, ids)),
  )
  return numbered
}

/** The first of every pair, the second of every pair, … */
function roundsOf(plans: Numbered[]): Numbered[][] {
  const byPair = Map.groupBy(plans, ({ pasien, tenaga }) => `${pasien.email} ${tenaga.email}`)
  const longest = Math.max(...[...byPair.values()].map((pair) => pair.length))
  return Array.from({ length: longest }, (_, nth) => [...byPair.values()].flatMap((pair) => pair[nth] ?? []))
}

const requestRow = (seal: Seal, plan: Numbered, ids: Ids): RequestRow => ({
  jadwal_id: plan.jadwal_id,
  jadwal_tenaga_id: ids.sesi(plan.slot.sesi),
  profesional_id: ids.profesional(plan.tenaga.email),
  user_id: ids.user(plan.pasien.email),
  mulai: plan.slot.mulai,
  selesai: plan.slot.selesai,
  sesi: plan.slot.sesi.sesi,
  metode_konsultasi: plan.metode,
  use_bpjs: plan.use_bpjs,
  keluhan: seal.seal(`konsultasi.keluhan:${plan.jadwal_id}`, plan.keluhan),
  pengaju_id: ids.user(plan.steps[0].oleh),
  created_at: plan.steps[0].waktu,
})

/** The professional's reply comes with their first change, the patient's reason with the last. */
function moveRow(seal: Seal, plan: Numbered, nth: number, ids: Ids): MoveRow {
  const { jadwal_id, tenaga, steps, balasan, alasan } = plan
  const { status, oleh, waktu } = steps[nth] as Step
  const answers = balasan !== null && nth === steps.findIndex((step) => step.oleh === tenaga.email)
  const explains = alasan !== null && nth === steps.length - 1
  return {
    jadwal_id,
    status,
    waktu,
    oleh: ids.user(oleh),
    initial_consult: answers ? seal.seal(`konsultasi.initial_consult:${jadwal_id}`, balasan) : null,
    alasan_batal: explains ? seal.seal(`konsultasi.alasan_batal:${jadwal_id}`, alasan) : null,
  }
}

/** Two of three authors allow that their words are shown in public. */
const feedbackRows = (seal: Seal, { jadwal_id, review, tenaga, pasien }: Numbered, ids: Ids): FeedbackRow[] =>
  review
    ? [
        {
          jadwal_id,
          rating: review.rating,
          created_at: review.waktu,
          komentar: seal.seal(`feedback.komentar:${jadwal_id}`, review.komentar),
          profesional_id: ids.profesional(tenaga.email),
          user_id: ids.user(pasien.email),
          tampil_publik: jadwal_id % 3 !== 0,
        },
      ]
    : []
