import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import type { BatasMasukan, BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'
import { activeProfessional } from '../jadwal-tenaga/hari-layanan.store.ts'

/** The active professionals by name, or one of them, with their caps; `senin` is the Monday of the week that is counted. */
export const listBatas = (db: Db, senin: Tanggal, profesional_id?: number): Promise<BatasTenaga[]> =>
  db.rows(sql`
    select t.profesional_id, u.name, s.nama_spesialisasi, b.per_hari, b.per_minggu,
      json_build_object('senin', ${senin}::date, 'jumlah', coalesce(sum(h.jumlah), 0)::int, 'teramai',
        (array_agg(json_build_object('tanggal', h.tanggal, 'jumlah', h.jumlah) order by h.jumlah desc, h.tanggal)
          filter (where h.jumlah is not null))[1]) as pekan_depan
    from tenaga_profesional t ${activeProfessional}
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    left join batas_tenaga b on b.profesional_id = t.profesional_id
    left join lateral (
      select k.mulai::date as tanggal, count(*)::int as jumlah from konsultasi k
      where k.profesional_id = t.profesional_id and k.status <> 'dibatalkan'
        and k.mulai >= ${senin}::date and k.mulai < ${addDays(senin, 7)}::date
      group by k.mulai::date
    ) h on true
    ${profesional_id === undefined ? empty : sql`where t.profesional_id = ${profesional_id}`}
    group by t.profesional_id, u.name, s.nama_spesialisasi, b.per_hari, b.per_minggu
    order by ${namaUrut(sql`u.name`)}, t.profesional_id`)

/** Sets both caps; without any the row is removed. A trigger notifies every process of the slots. */
export const putBatas = (db: Db, profesional_id: number, { per_hari, per_minggu }: BatasMasukan): Promise<unknown> =>
  per_hari === null && per_minggu === null
    ? db.rows(sql`delete from batas_tenaga where profesional_id = ${profesional_id}`)
    : db.rows(sql`
        insert into batas_tenaga (profesional_id, per_hari, per_minggu) values (${profesional_id}, ${per_hari}, ${per_minggu})
        on conflict (profesional_id) do update set per_hari = excluded.per_hari, per_minggu = excluded.per_minggu`)
