import type { Actor } from '@sehati/contract/base/access'
import type { Templat, TemplatMasukan } from '@sehati/contract/care/templat.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertTemplat, listTemplat, lockPemilik, takeTemplat, updateTemplat } from './templat.store.ts'

/** The caller as owner; a professional without a professional record owns none. */
const ownerOf = ({ profesional_id }: Actor): number => profesional_id ?? 0

export const listOwnTemplat = ({ db }: Context, actor: Actor): Promise<Templat[]> => listTemplat(db, ownerOf(actor))

/** A professional keeps a text for later replies, in one of a few places. */
export async function addTemplat({ db, clock }: Context, actor: Actor, body: TemplatMasukan): Promise<Templat> {
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  return db.transaction(async (tx) => {
    await lockPemilik(tx, profesional_id)
    return (await insertTemplat(tx, profesional_id, body, clock())) ?? reject('TEMPLATE_LIMIT')
  })
}

/** Another professional's template is refused as `NOT_FOUND`. */
export const changeTemplat = async (
  { db, clock }: Context,
  actor: Actor,
  templat_id: number,
  body: TemplatMasukan,
): Promise<Templat> => found(await updateTemplat(db, { templat_id, profesional_id: ownerOf(actor) }, body, clock()))

/** Another professional's template is refused as `NOT_FOUND`. */
export async function removeTemplat({ db }: Context, actor: Actor, templat_id: number): Promise<null> {
  found(await takeTemplat(db, { templat_id, profesional_id: ownerOf(actor) }))
  return null
}
