import type { Actor } from '@sehati/contract/base/access'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { JenisTenaga, JenisTenagaMasukan } from '@sehati/contract/schedule/jenis.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listJenisTenaga, putJenisTenaga, removeJenisTenaga } from './jenis.store.ts'

const ownId = (actor: Actor): number => actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')

/** The types that the calling professional may offer. */
export const showOwn = ({ db }: Context, actor: Actor): Promise<JenisTenaga[]> => listJenisTenaga(db, ownId(actor))

/** A professional offers a type, or offers it no more. What is booked stays. */
export async function offer({ db }: Context, actor: Actor, body: JenisTenagaMasukan): Promise<JenisTenaga[]> {
  const profesional_id = ownId(actor)
  if (body.jenis_id === JENIS_UMUM.jenis_id) reject('TYPE_FIXED')
  if (!body.aktif) await removeJenisTenaga(db, profesional_id, body.jenis_id)
  else if (!(await putJenisTenaga(db, profesional_id, body))) reject('TYPE_NOT_OFFERED')
  return listJenisTenaga(db, profesional_id)
}
