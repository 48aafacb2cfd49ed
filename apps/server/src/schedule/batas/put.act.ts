import type { Actor } from '@sehati/contract/base/access'
import { addDays, seninOf, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { BatasMasukan, BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listBatas, putBatas } from './batas.store.ts'

const nextMonday = (now: Date): Tanggal => addDays(seninOf(tanggalWib(now)), 7)

/** The professionals with their caps, and what stands in their calendars next week. */
export const showBatas = ({ db, clock }: Context): Promise<BatasTenaga[]> => listBatas(db, nextMonday(clock()))

/** The caps of the calling professional, with the same figures. */
export async function showOwnBatas({ db, clock }: Context, { profesional_id }: Actor): Promise<BatasTenaga> {
  const [own] = profesional_id === null ? [] : await listBatas(db, nextMonday(clock()), profesional_id)
  return own ?? reject('PROFESSIONAL_NOT_FOUND')
}

/** An admin sets the caps of an active professional. What is booked stays, also beyond a lower cap. */
export async function setBatas(
  { db, clock }: Context,
  profesional_id: number,
  body: BatasMasukan,
): Promise<BatasTenaga> {
  const find = async () => found((await listBatas(db, nextMonday(clock()), profesional_id))[0] ?? null)
  await find()
  await putBatas(db, profesional_id, body)
  return find()
}
