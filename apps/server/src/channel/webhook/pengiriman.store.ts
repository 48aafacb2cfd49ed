import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import { UJI_WEBHOOK } from '@sehati/contract/channel/webhook.rules'
import type { GalatWebhook, Pengiriman, PengirimanRentang } from '@sehati/contract/channel/webhook.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import { findKeptPage } from '../../base/db/page.ts'
import { queueOf } from '../../base/db/queue.ts'

/** The data from which a delivery is written when it is sent. */
export type KirimanWebhook = {
  pengiriman_id: string
  webhook_id: number
  alamat: string
  rahasia: Buffer
  jenis: string
  jadwal_id: number | null
  status_konsultasi: string | null
  mulai: string | null
  terjadi: string
  percobaan: number
}
/** The result of an attempt. */
export type HasilKiriman = { http: number | null; ms: number | null; galat: GalatWebhook | null }

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** Before the next attempts; after the last one a delivery is given up. */
const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR]
/** For how long an attempt hides a delivery from other processes. */
export const LEASE_MS = MINUTE

const queue = queueOf({
  table: 'pengiriman_webhook',
  key: 'pengiriman_id',
  waiting: sql`status = 'antre'`,
  leaseMs: LEASE_MS,
  pausesMs: PAUSES_MS,
})
export const { updateTunda, updateUlangi } = queue

const sent = sql`p.pengiriman_id::text, p.webhook_id, w.alamat, w.rahasia, p.jenis, p.jadwal_id, p.status_konsultasi,
  ${isoOf(sql`p.mulai`)} as mulai, ${isoOf(sql`p.terjadi`)} as terjadi, p.percobaan`

/**
 * Takes the deliveries that are due, so many at most, of every webhook that is on or of one: each is the one of its webhook that waits
 * longest, so that a receiver gets them in their order. It is counted as one more attempt and is hidden from every other process for
 * `LEASE_MS`, after which it is due again, with the same id, if this process was killed.
 */
export const takePengiriman = (
  db: Db,
  now: Date,
  most: number,
  webhook_id: number | null = null,
): Promise<KirimanWebhook[]> =>
  db.rows(sql`
    with due as (
      select k.pengiriman_id from webhook w
      cross join lateral (
        select o.pengiriman_id from pengiriman_webhook o where o.webhook_id = w.webhook_id and o.status = 'antre' order by o.urut limit 1
      ) h
      join pengiriman_webhook k on k.pengiriman_id = h.pengiriman_id
      where w.aktif and (${webhook_id}::int is null or w.webhook_id = ${webhook_id})
        and k.status = 'antre' and k.sejak <= ${now}::timestamptz
      order by k.sejak limit ${most} for update of k skip locked
    )
    update pengiriman_webhook p set percobaan = percobaan + 1, sejak = ${queue.hingga(now)}::timestamptz, dicoba = ${now}
    from webhook w
    where p.pengiriman_id in (select pengiriman_id from due) and w.webhook_id = p.webhook_id
    returning ${sent}`)

/** A test that is sent at once, as its first attempt. */
export async function insertUji(tx: Db, webhook_id: number, now: Date): Promise<KirimanWebhook> {
  const row = await tx.row<KirimanWebhook>(sql`
    with p as (
      insert into pengiriman_webhook (pengiriman_id, webhook_id, jenis, terjadi, percobaan, sejak, dicoba, dibuat)
      values (gen_random_uuid(), ${webhook_id}, ${UJI_WEBHOOK}, ${now}, 1, ${queue.hingga(now)}, ${now}, ${now})
      returning *
    )
    select ${sent} from p join webhook w using (webhook_id)`)
  return row as KirimanWebhook
}

/** Records an attempt that is not the last one. */
export async function updateHasil(tx: Db, pengiriman_id: string, { http, ms, galat }: HasilKiriman): Promise<void> {
  await tx.rows(sql`
    update pengiriman_webhook set http = ${http}, ms = ${ms}, galat = ${galat}
    where pengiriman_id = ${pengiriman_id} and status = 'antre'`)
}

/** Records the last attempt of a delivery, which failed. One that was asked for again since waits for that. */
export async function updateHabis(
  tx: Db,
  { pengiriman_id, percobaan }: KirimanWebhook,
  { http, ms, galat }: HasilKiriman,
): Promise<void> {
  await tx.rows(sql`
    update pengiriman_webhook set status = 'gagal', http = ${http}, ms = ${ms}, galat = ${galat}
    where pengiriman_id = ${pengiriman_id} and status = 'antre' and percobaan = ${percobaan}`)
}

/**
 * Gives a delivery up without an attempt where the person whose consultation it is restricts the use of their data: the one place where
 * this is asked, at the last moment. True where it was given up. It does not wait, because everything after it would.
 */
export const updateDitahan = async (db: Db, { pengiriman_id, percobaan }: KirimanWebhook): Promise<boolean> =>
  (await db.row(sql`
    update pengiriman_webhook p set status = 'gagal', galat = 'dibatasi', percobaan = p.percobaan - 1,
      dicoba = case when p.percobaan > 1 then p.dicoba end, http = null, ms = null
    from konsultasi k
    where p.pengiriman_id = ${pengiriman_id} and p.status = 'antre' and p.percobaan = ${percobaan}
      and k.jadwal_id = p.jadwal_id and dibatasi(k.user_id)
    returning p.pengiriman_id`)) !== null

/** Records that a delivery arrived, and that its receiver does not fail any more. */
export async function updateTerkirim(
  db: Db,
  { pengiriman_id, webhook_id, percobaan }: KirimanWebhook,
  { http, ms }: { http: number; ms: number },
): Promise<void> {
  await db.rows(sql`
    with terkirim as (
      update pengiriman_webhook set status = 'terkirim', http = ${http}, ms = ${ms}, galat = null
      where pengiriman_id = ${pengiriman_id} and status = 'antre' and percobaan = ${percobaan}
    )
    update webhook set gagal_sejak = null where webhook_id = ${webhook_id} and gagal_sejak is not null`)
}

/** A delivery as if it was not tried yet, and due now. */
const baru = (now: Date) =>
  sql`status = 'antre', percobaan = 0, sejak = ${now}::timestamptz, dicoba = null, http = null, ms = null, galat = null`

/** Lets a delivery be sent again. */
export async function updateDiulang(tx: Db, pengiriman_id: string, now: Date): Promise<void> {
  await tx.rows(sql`update pengiriman_webhook set ${baru(now)} where pengiriman_id = ${pengiriman_id}`)
}

/** Lets the deliveries of some days be sent again, without tests; returns how many. */
export async function updateRentangDiulang(
  tx: Db,
  { webhook_id, dari, sampai, hanya_gagal }: PengirimanRentang,
  now: Date,
): Promise<number> {
  const rows = await tx.rows(sql`
    update pengiriman_webhook set ${baru(now)}
    where webhook_id = ${webhook_id} and jenis <> ${UJI_WEBHOOK} and (status = 'gagal' or (not ${hanya_gagal}::boolean and status = 'terkirim'))
      and dibuat >= ${dari}::date and dibuat < ${sampai}::date + 1
    returning pengiriman_id`)
  return rows.length
}

/** Lets what waits be due now: the receiver was repaired. */
export async function updateSegera(tx: Db, webhook_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update pengiriman_webhook set percobaan = 0, sejak = ${now} where webhook_id = ${webhook_id} and status = 'antre'`)
}

const columns = sql`p.pengiriman_id::text, p.webhook_id, p.jenis, p.jadwal_id, p.status, p.percobaan,
  case when p.status = 'antre' then ${isoOf(sql`p.sejak`)} end as sejak, ${isoOf(sql`p.dicoba`)} as dicoba, p.http, p.ms, p.galat, ${isoOf(sql`p.dibuat`)} as dibuat`

export const findPengiriman = (db: Db, pengiriman_id: string): Promise<Pengiriman | null> =>
  db.row(sql`select ${columns} from pengiriman_webhook p where p.pengiriman_id = ${pengiriman_id}`)

/** Newest first. */
export function pagePengiriman(
  db: Db,
  { webhook_id, page, limit }: PageQuery & { webhook_id: number },
): Promise<Page<Pengiriman>> {
  const own = sql`p.webhook_id = ${webhook_id}`
  return findKeptPage<Pengiriman & { urut: string }>(
    db,
    {
      sebelumnya: [],
      total: sql`select count(*) from pengiriman_webhook p where ${own}`,
      halaman: sql`
        select p.urut from pengiriman_webhook p where ${own} order by p.urut desc limit ${limit} offset ${(page - 1) * limit}`,
      shown: sql`select ${columns}, p.urut from pengiriman_webhook p where p.urut = h.urut`,
      order: sql`page.urut desc`,
    },
    { page, limit },
  )
}
