import type {
  Webhook,
  WebhookDibuat,
  WebhookMasukan,
  WebhookRahasia,
  WebhookUbahan,
} from '@sehati/contract/channel/webhook.schema'
import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { withPassword } from '../../people/auth/with-password.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { updateSegera } from './pengiriman.store.ts'
import { newRahasia } from './tanda.ts'
import { findWebhook, insertWebhook, removeWebhook, updateRahasia, updateWebhook } from './webhook.store.ts'

type By = { actor: SignedIn; asal: Asal }

/**
 * Runs a change of a webhook, records it and tells every admin, in one transaction. `password`: only after the own one, because from
 * then on another receiver reads.
 */
function changed<T extends { webhook_id: number }>(
  { db, clock }: Context,
  by: By,
  password: string | undefined,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const told = async (tx: Db) => {
    const result = await work(tx)
    await insertPeristiwaAdmin(tx, { jenis: 'webhook_berubah', tentang: by.actor.user_id }, clock())
    const about = { tindakan: 'atur', objek: 'webhook', subjek_id: null, dasar: 'administrasi' } as const
    await catatTindakan(tx, by, { ...about, objek_id: result.webhook_id }, clock())
    return result
  }
  return password === undefined
    ? db.transaction(told)
    : withPassword({ db, clock }, { actor: by.actor, password }, told)
}

function checkTujuan({ webhook }: Context, alamat: string): void {
  if (webhook.isTertutup(alamat)) reject('WEBHOOK_PRIVATE')
}

/** Adds a webhook. Its secret is returned here and nowhere else. */
export async function addWebhook(
  context: Context,
  by: By,
  { password, ...masukan }: WebhookMasukan,
): Promise<WebhookDibuat> {
  checkTujuan(context, masukan.alamat)
  const rahasia = newRahasia()
  const webhook = await changed(context, by, password, async (tx) => {
    const baru = { ...masukan, rahasia, oleh: by.actor.user_id }
    const id = await insertWebhook(tx, context.seal, baru, context.clock())
    return id === null ? reject('WEBHOOK_MOST') : found(await findWebhook(tx, id))
  })
  return { webhook, rahasia }
}

/** Changes a webhook. Where it is switched on, what waits is sent at once. */
export async function changeWebhook(
  context: Context,
  by: By,
  { password, ...ubahan }: WebhookUbahan,
): Promise<Webhook> {
  const { webhook_id, alamat, aktif } = ubahan
  if (alamat !== undefined) checkTujuan(context, alamat)
  return changed(context, by, alamat === undefined ? undefined : password, async (tx) => {
    if (!(await updateWebhook(tx, ubahan, context.clock()))) reject('NOT_FOUND')
    if (aktif) await updateSegera(tx, webhook_id, context.clock())
    return found(await findWebhook(tx, webhook_id))
  })
}

/** Gives a webhook another secret. What its receiver refuses until it knows the new one is repeated. */
export async function renewRahasia(
  context: Context,
  by: By,
  { webhook_id, password }: WebhookRahasia,
): Promise<WebhookDibuat> {
  const rahasia = newRahasia()
  const webhook = await changed(context, by, password, async (tx) => {
    if (!(await updateRahasia(tx, context.seal, webhook_id, rahasia))) reject('NOT_FOUND')
    return found(await findWebhook(tx, webhook_id))
  })
  return { webhook, rahasia }
}

export async function dropWebhook(context: Context, by: By, webhook_id: number): Promise<null> {
  await changed(context, by, undefined, async (tx) => {
    if (!(await removeWebhook(tx, webhook_id))) reject('NOT_FOUND')
    return { webhook_id }
  })
  return null
}
