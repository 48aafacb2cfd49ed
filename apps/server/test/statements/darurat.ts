import { makeDarurat } from '../darurat.ts'
import type { Clinic } from './clinic.ts'

/** An emergency access of the clinic's admin, open. */
export async function opened(clinic: Clinic): Promise<number> {
  const { jadwal_id } = await clinic.booked()
  const { data } = await makeDarurat(clinic).open(clinic.admin, jadwal_id, { kategori: 'keselamatan_jiwa' })
  return data.buka_id
}

/** The one reviewer of the clinic: each notice to one is a statement. */
const reviewers = new Map<Clinic, Promise<{ user_id: number; token: string }>>()
export function peninjau(clinic: Clinic): Promise<{ user_id: number; token: string }> {
  const made = reviewers.get(clinic) ?? makeDarurat(clinic).peninjau(1)
  reviewers.set(clinic, made)
  return made
}
