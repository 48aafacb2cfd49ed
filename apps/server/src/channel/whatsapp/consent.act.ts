import { nomorWhatsapp } from '@sehati/contract/channel/whatsapp.rules'
import type { Whatsapp } from '@sehati/contract/channel/whatsapp.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findIzin, insertIzin, lockNomor } from './izin.store.ts'

/** What a person reads of WhatsApp: whether there is any, and their consent. */
export const readWhatsapp = async ({ db, whatsapp }: Context, user_id: number): Promise<Whatsapp> => ({
  tersedia: whatsapp !== null,
  ...(await findIzin(db, user_id)),
})

/** Records the consent of a person, for the number that their account has now. Given again, it stays as it was. */
export async function consentWhatsapp(context: Context, user_id: number): Promise<Whatsapp> {
  const { db, clock, whatsapp } = context
  if (whatsapp === null) reject('WHATSAPP_OFF')
  await db.transaction(async (tx) => {
    const nomor = nomorWhatsapp(await lockNomor(tx, user_id))
    if (nomor === null) reject('WHATSAPP_NUMBER')
    await insertIzin(tx, user_id, nomor, clock())
  })
  return readWhatsapp(context, user_id)
}
