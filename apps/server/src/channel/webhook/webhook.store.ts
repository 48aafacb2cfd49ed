import { WEBHOOK_GAGAL_HARI, WEBHOOK_TERBANYAK } from '@sehati/contract/channel/webhook.rules'
import type { SebabMati, Webhook, WebhookMasukan, WebhookUbahan } from '@sehati/contract/channel/webhook.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

const columns = sql`
  w.webhook_id, w.alamat, w.jenis, w.aktif, ${isoOf(sql`w.mati_sejak`)} as mati_sejak, w.sebab_mati, ${isoOf(sql`w.gagal_sejak`)} as gagal_sejak,
  (select name from users u where u.user_id = w.oleh) as oleh, ${isoOf(sql`w.dibuat`)} as dibuat,
  (select count(*)::int from pengiriman_webhook p where p.webhook_id = w.webhook_id and p.status = 'antre') as menunggu,
  (select jsonb_build_object('status', p.status, 'dicoba', ${isoOf(sql`p.dicoba`)}, 'http', p.http, 'ms', p.ms, 'galat', p.galat)
    from pengiriman_webhook p where p.webhook_id = w.webhook_id and p.dicoba is not null order by p.urut desc limit 1) as terakhir`

export const listWebhook = (db: Db): Promise<Webhook[]> =>
  db.rows(sql`select ${columns} from webhook w order by w.webhook_id limit ${WEBHOOK_TERBANYAK}`)

export const findWebhook = (db: Db, webhook_id: number): Promise<Webhook | null> =>
  db.row(sql`select ${columns} from webhook w where w.webhook_id = ${webhook_id}`)

/** Throws `UnreadableError`. */
export const openRahasia = (seal: Seal, { webhook_id, rahasia }: { webhook_id: number; rahasia: Buffer }): string =>
  seal.open(`webhook.rahasia:${webhook_id}`, rahasia)

/** Returns its id; null where there are as many as may be. Two admins at once may exceed that by one. */
export async function insertWebhook(
  tx: Db,
  seal: Seal,
  { alamat, jenis, rahasia, oleh }: Omit<WebhookMasukan, 'password'> & { rahasia: string; oleh: number },
  now: Date,
): Promise<number | null> {
  const webhook_id = await takeId(tx, 'webhook', 'webhook_id')
  const row = await tx.row(sql`
    insert into webhook (webhook_id, alamat, rahasia, jenis, aktif, oleh, dibuat)
    select ${webhook_id}::int, ${alamat}, ${seal.seal(`webhook.rahasia:${webhook_id}`, rahasia)}::bytea, ${jenis}::text[], true, ${oleh}::int, ${now}::timestamptz
    where (select count(*) from webhook) < ${WEBHOOK_TERBANYAK}
    returning webhook_id`)
  return row === null ? null : webhook_id
}

/** False where there is none. One that is switched on has not failed yet. */
export const updateWebhook = async (tx: Db, { webhook_id, ...ubahan }: WebhookUbahan, now: Date): Promise<boolean> => {
  const { alamat = null, jenis = null, aktif = null } = ubahan
  const row = await tx.row(sql`
    update webhook set alamat = coalesce(${alamat}, alamat), jenis = coalesce(${jenis}::text[], jenis), aktif = coalesce(${aktif}::boolean, aktif),
      mati_sejak = case when not coalesce(${aktif}::boolean, aktif) then coalesce(mati_sejak, ${now}::timestamptz) end,
      sebab_mati = case when ${aktif}::boolean is null then sebab_mati end,
      gagal_sejak = case when ${aktif}::boolean and not aktif then null else gagal_sejak end
    where webhook_id = ${webhook_id} returning webhook_id`)
  return row !== null
}

/** False where there is none. */
export const updateRahasia = async (tx: Db, seal: Seal, webhook_id: number, rahasia: string): Promise<boolean> =>
  (await tx.row(sql`
    update webhook set rahasia = ${seal.seal(`webhook.rahasia:${webhook_id}`, rahasia)}
    where webhook_id = ${webhook_id} returning webhook_id`)) !== null

export const removeWebhook = async (tx: Db, webhook_id: number): Promise<boolean> =>
  (await tx.row(sql`delete from webhook where webhook_id = ${webhook_id} returning webhook_id`)) !== null

/**
 * Notes a failure, and switches the webhook off where its receiver is gone or has failed for days. Returns why and who made it, where
 * this failure has switched it off.
 */
export const updateGagal = (
  tx: Db,
  { webhook_id, isHilang }: { webhook_id: number; isHilang: boolean },
  now: Date,
): Promise<{ oleh: number; sebab_mati: SebabMati } | null> =>
  tx.row(sql`
    with lama as (select * from webhook where webhook_id = ${webhook_id} and aktif for update), baru as (
      update webhook w set gagal_sejak = coalesce(w.gagal_sejak, ${now}), aktif = s.sebab is null, sebab_mati = s.sebab,
        mati_sejak = case when s.sebab is not null then ${now}::timestamptz end
      from lama cross join lateral (select case when ${isHilang}::boolean then 'hilang'
        when lama.gagal_sejak <= ${now}::timestamptz - ${WEBHOOK_GAGAL_HARI}::int * interval '1 day' then 'gagal' end as sebab) s
      where w.webhook_id = lama.webhook_id
      returning w.oleh, w.sebab_mati
    )
    select oleh, sebab_mati from baru where sebab_mati is not null`)
