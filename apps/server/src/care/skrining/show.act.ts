import type { Actor } from '@sehati/contract/base/access'
import type { Skrining, SkriningDibagikan, SkriningSaya } from '@sehati/contract/care/skrining.schema'
import { reject } from '../../base/http/errors.ts'
import { refuseTertutup } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatBaca } from '../../record/jejak/baca.ts'
import { hasIzin, listBagikan, listDibagikan } from './izin.store.ts'
import { listSkrining } from './skrining.store.ts'

const terbaca = (user_id: number) => [{ tindakan: 'lihat', objek: 'skrining', subjek_id: user_id } as const]

/** The caller's own results, and with whom they can be shared. */
export async function showOwn(context: Context, oleh: Pembaca): Promise<SkriningSaya> {
  const { db, seal } = context
  const { user_id } = oleh.actor
  const hasil = await listSkrining(db, seal, user_id)
  if (hasil.length > 0) await catatBaca(context, oleh, terbaca(user_id))
  return { hasil, bagikan: await listBagikan(db, user_id) }
}

/**
 * A patient's results for a professional whom they let read them. For all others there is none, also after the grant or the last
 * consultation ended. Nothing is shown before its row of the trail is committed.
 */
export async function showShared(context: Context, oleh: Pembaca, user_id: number): Promise<Skrining[]> {
  const { db, seal } = context
  const { profesional_id } = oleh.actor
  if (profesional_id === null || !(await hasIzin(db, { user_id, profesional_id }))) reject('NOT_FOUND')
  refuseTertutup(oleh.actor)
  const rows = await listSkrining(db, seal, user_id)
  await catatBaca(context, oleh, terbaca(user_id), 'izin')
  return rows
}

/** The patients who let the caller read their results; none for a professional without a professional record. */
export const listShared = ({ db }: Context, actor: Actor): Promise<SkriningDibagikan[]> =>
  listDibagikan(db, actor.profesional_id ?? 0)
