import { UJI_WEBHOOK } from '@sehati/contract/channel/webhook.rules'
import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'
import { belumDitinjau } from '../safety/darurat/buka.store.ts'

/** How many events are searched for the oldest: an alarm needs no more precision. */
const LOOKED_AT = 1_000

/**
 * The age in seconds of the oldest event and of the oldest mail, null where none waits, and the numbers of mails. `jejak`
 * is how many rows of the trail wait to be chained, `oldestJejak` for how many seconds the oldest does.
 * `checkAge` is how many seconds ago the last check of the trail ended, null before the first; `faults` is what it found.
 */
type Waiting = {
  oldestEvent: number | null
  antre: number
  gagal: number
  oldest: number | null
  jejak: number
  oldestJejak: number | null
  checkAge: number | null
  faults: number | null
  /** For how many seconds Meta has refused every WhatsApp message; null where it does not. */
  jedaWa: number | null
  /** Emergency accesses without a review: those that are due later, and those that are overdue. */
  daruratMenunggu: number
  daruratTerlambat: number
  /** Open requests of people about their data, and incidents, whose deadline has passed. */
  permintaanTerlambat: number
  insidenTerlambat: number
  /** Deliveries of webhooks that are on which wait, for how many seconds the oldest has, and those that were given up. */
  webhookAntre: number
  oldestWebhook: number | null
  webhookGagal: number
  /** Webhooks whose last attempt failed, and those that the service has switched off. */
  webhookSulit: number
  webhookMati: number
}

/** A restriction of data is no failure, and a test is none of the receiver's deliveries. */
const kirimanGagal = sql`status = 'gagal' and galat <> 'dibatasi' and jenis <> ${UJI_WEBHOOK}`

export const findWaiting = (db: Db, now: Date): Promise<Waiting | null> =>
  db.row<Waiting>(sql`
    select
      (select extract(epoch from ${now}::timestamptz - min(sejak))::float8
        from (select sejak from peristiwa order by peristiwa_id limit ${LOOKED_AT}) first
        where sejak <= ${now}) as "oldestEvent",
      (select count(*)::int from surat where status = 'antre') as antre,
      (select count(*)::int from surat where status = 'gagal') as gagal,
      (select extract(epoch from ${now}::timestamptz - min(created_at))::float8 from surat where status = 'antre') as oldest,
      (select count(*)::int from jejak_baru) as jejak,
      (select extract(epoch from now() - min(sejak))::float8 from jejak_baru) as "oldestJejak",
      (select extract(epoch from ${now}::timestamptz - max(selesai))::float8 from pemeriksaan_jejak) as "checkAge",
      (select extract(epoch from ${now}::timestamptz - sejak)::float8 from jeda_wa) as "jedaWa",
      (select rusak from pemeriksaan_jejak order by hari desc limit 1) as faults,
      (select count(*)::int from buka_darurat b where b.tinjau_sebelum >= ${now} and ${belumDitinjau}) as "daruratMenunggu",
      (select count(*)::int from buka_darurat b where b.tinjau_sebelum < ${now} and ${belumDitinjau}) as "daruratTerlambat",
      (select count(*)::int from permintaan where ditutup_pada is null and batas < ${now}) as "permintaanTerlambat",
      (select count(*)::int from insiden where ditutup_pada is null and batas < ${now}) as "insidenTerlambat",
      (select count(*)::int from pengiriman_webhook join webhook w using (webhook_id) where status = 'antre' and w.aktif) as "webhookAntre",
      (select extract(epoch from ${now}::timestamptz - min(p.dibuat))::float8 from webhook w cross join lateral (
        select dibuat from pengiriman_webhook where webhook_id = w.webhook_id and status = 'antre' order by urut limit 1) p
        where w.aktif) as "oldestWebhook",
      (select count(*)::int from pengiriman_webhook where ${kirimanGagal}) as "webhookGagal",
      (select count(*)::int from webhook where aktif and gagal_sejak is not null) as "webhookSulit",
      (select count(*)::int from webhook where sebab_mati is not null) as "webhookMati"`)
