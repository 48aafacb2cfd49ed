import { jamPengingat, jenisPengingat } from '@sehati/contract/channel/pemberitahuan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const jam = jenisPengingat.map((jenis) => jamPengingat[jenis])

/**
 * Records every reminder that is due and was not given for this start, in one statement: of any
 * number of processes at once, one records it. A booking after a reminder's time gets none. With the reminder of the day before, a
 * patient who missed several appointments is asked to confirm (`minta_konfirmasi`); its mail and its notice say so.
 */
export async function insertPengingat(db: Db, now: Date): Promise<number> {
  const rows = await db.rows(sql`
    with due as (
      select k.jadwal_id, r.jenis, k.mulai
      from konsultasi k
      cross join (
        select jenis, jam * interval '1 hour' as sebelum from unnest(${jenisPengingat}::text[], ${jam}::int[]) as each (jenis, jam)
      ) r
      where k.status = 'disetujui' and k.mulai > ${now}::timestamptz and k.mulai <= ${now}::timestamptz + r.sebelum
        and k.mulai <= ${now}::timestamptz + ${Math.max(...jam)}::int * interval '1 hour' and k.created_at <= k.mulai - r.sebelum
        -- "Tomorrow" must be true when it is read, also when the server was away for a while.
        and (r.jenis <> 'pengingat_besok' or k.mulai::date = ${now}::timestamptz::date + 1)
    ), noted as (
      insert into pengingat (jadwal_id, jenis, mulai) select jadwal_id, jenis, mulai from due
      on conflict do nothing
      returning *
    ), ditanya as (
      select k.jadwal_id from konsultasi k
      where k.jadwal_id = any (array(select jadwal_id from noted where jenis = 'pengingat_besok'))
        and minta_konfirmasi(k, tenggat_konfirmasi(k.mulai, k.zona, ${now}::timestamptz))
      order by k.jadwal_id for no key update of k
    ), diminta as (
      update konsultasi k set konfirmasi_sampai = tenggat_konfirmasi(k.mulai, k.zona, ${now}::timestamptz)
      where k.jadwal_id = any (array(select jadwal_id from ditanya))
    )
    insert into peristiwa (jenis, jadwal_id, mulai, sejak)
    select jenis, jadwal_id, mulai, ${now}::timestamptz from noted order by mulai, jadwal_id
    returning peristiwa_id`)
  return rows.length
}
