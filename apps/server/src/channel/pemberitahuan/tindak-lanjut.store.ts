import { tindakLanjut } from '@sehati/contract/base/constants'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { agreedStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * Reminds of each suggested next visit that is near and not booked, once, and returns how many: from five days before until its date. Of
 * any number of processes at once, one records it. A visit that is suggested for sooner was spoken of just now.
 */
export async function insertTindakLanjut(db: Db, now: Date): Promise<number> {
  const rows = await db.rows(sql`
    with due as (
      select l.jadwal_id, k.mulai
      from tindak_lanjut l
      join konsultasi k on k.jadwal_id = l.jadwal_id and k.status = any(${agreedStatuses}::text[])
      cross join lateral (select tanggal_lanjut(k.mulai, l.disarankan_pada, l.dalam_hari) as tanggal) s
      where l.diingatkan_pada is null and l.dalam_hari > ${tindakLanjut.ingat}
        and ${tanggalWib(now)}::date between s.tanggal - ${tindakLanjut.ingat}::int and s.tanggal
        and not exists (
          select from konsultasi n
          where n.user_id = k.user_id and n.profesional_id = k.profesional_id and n.status <> 'dibatalkan' and n.mulai > k.mulai)
    ), noted as (
      update tindak_lanjut l set diingatkan_pada = ${now} from due
      where l.jadwal_id = due.jadwal_id and l.diingatkan_pada is null
      returning due.*
    )
    insert into peristiwa (jenis, jadwal_id, mulai, sejak)
    select 'tindak_lanjut', jadwal_id, mulai, ${now}::timestamptz from noted order by mulai, jadwal_id
    returning peristiwa_id`)
  return rows.length
}
