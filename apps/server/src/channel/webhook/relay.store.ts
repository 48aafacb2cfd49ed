import type { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { webhookOf } from '@sehati/contract/channel/webhook.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type Kejadian = { peristiwa_id: number; jenis: JenisPemberitahuan; jadwal_id: number | null; sejak: string }

/**
 * Writes a delivery of each event for each webhook that is on and told of its kind, in the order of the events. Status and start are
 * those of the consultation at this moment.
 */
export async function insertPengiriman(tx: Db, events: readonly Kejadian[], now: Date): Promise<void> {
  const told = events.flatMap(({ peristiwa_id, jenis, jadwal_id, sejak }) => {
    const tentang = webhookOf[jenis]
    return tentang === null || jadwal_id === null ? [] : [{ peristiwa_id, jenis: tentang, jadwal_id, sejak }]
  })
  if (told.length === 0) return
  await tx.rows(sql`
    insert into pengiriman_webhook (pengiriman_id, webhook_id, peristiwa_id, jenis, jadwal_id, status_konsultasi, mulai, terjadi, sejak, dibuat)
    select gen_random_uuid(), w.webhook_id, e.peristiwa_id, e.jenis, e.jadwal_id, k.status, k.mulai, e.sejak, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(told)}::json) as e (peristiwa_id bigint, jenis text, jadwal_id int, sejak timestamptz)
    join konsultasi k on k.jadwal_id = e.jadwal_id
    join webhook w on w.aktif and e.jenis = any (w.jenis)
    order by e.peristiwa_id, w.webhook_id
    on conflict do nothing`)
}
