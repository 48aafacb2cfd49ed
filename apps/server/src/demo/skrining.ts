import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { putIzin } from '../care/skrining/izin.store.ts'
import { insertSkrining } from '../care/skrining/skrining.store.ts'
import { lastStep } from './course.ts'
import type { IdOf } from './demo.store.ts'
import type { Planned } from './plan.ts'

const DAY_MS = 86_400_000
const PSIKOLOG = 'psikolog@sehati.test'

/** PHQ-9 of a patient who gets better: how many days ago, and the answers with what they amount to. */
const perjalanan = [
  { hari: 43, jawaban: [2, 2, 2, 2, 1, 1, 2, 0, 0], skor: 12, tingkat: 'sedang' },
  { hari: 28, jawaban: [1, 2, 2, 1, 1, 1, 1, 0, 0], skor: 9, tingkat: 'ringan' },
  { hari: 13, jawaban: [1, 1, 1, 1, 1, 0, 0, 0, 0], skor: 5, tingkat: 'ringan' },
] as const

/** The course of one client of the psychologist, who lets them read it. */
export async function insertPerjalanan(
  db: Db,
  seal: Seal,
  plans: Planned[],
  { user, profesional }: { user: IdOf<string>; profesional: IdOf<string> },
  now: Date,
): Promise<void> {
  const live = plans.filter(({ tenaga, steps }) => tenaga.email === PSIKOLOG && lastStep(steps).status !== 'dibatalkan')
  const { pasien } = (live.find((plan) => plan.pasien.email.endsWith('@sehati.test')) ?? live[0]) as Planned
  const of = { user_id: user(pasien.email), profesional_id: profesional(PSIKOLOG) }
  for (const { hari, ...isi } of perjalanan)
    await insertSkrining(
      db,
      seal,
      { user_id: of.user_id, kode: 'PHQ-9', versi: 'id-1', isi, bahaya: false },
      new Date(now.getTime() - hari * DAY_MS),
    )
  await putIzin(db, of, new Date(now.getTime() - 13 * DAY_MS))
}
