import type {
  JenisKonsultasi,
  JenisMasukan,
  JenisPerubahan,
  JenisPilihan,
  JenisTenaga,
  JenisTenagaMasukan,
} from '@sehati/contract/schedule/jenis.schema'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { activeProfessional } from '../jadwal-tenaga/hari-layanan.store.ts'
import { fitsProfession, isFor, isOffered, type Pemilih } from './mulai.store.ts'

/** What the professional `t` has chosen of the type `k`. */
const chosen = sql`left join jenis_tenaga x on x.profesional_id = t.profesional_id and x.jenis_id = k.jenis_id`
const profid = sql`t.profesional_id`
/** The usual type first, then by name. */
const order = sql`order by k.jenis_id <> 1, lower(k.nama_jenis)`

/** The types that `pemilih` can choose with an active professional; no rows where there is no such professional. */
export const listJenisPilihan = (db: Reader, profesional_id: number, pemilih: Pemilih): Promise<JenisPilihan[]> =>
  db.rows(sql`
    select k.jenis_id, k.nama_jenis, k.mendesak, coalesce(x.menit, k.menit) as menit, k.metode, k.jeda_sesudah, k.pemberitahuan_menit,
      k.batas_semester
    from tenaga_profesional t ${activeProfessional}
    cross join jenis_konsultasi k ${chosen}
    where t.profesional_id = ${profesional_id} and ${isOffered(profid)} ${isFor(pemilih)}
    ${order}`)

type Own = { profid: number; jenis_id: number }
/** Whether the patient has a consultation of the type with the professional that is neither over nor cancelled. */
export const hasOwnOf = async (db: Reader, { profid, jenis_id }: Own, user_id: number, now: Date): Promise<boolean> =>
  (
    await db.rows(sql`
      select from konsultasi
      where user_id = ${user_id} and profesional_id = ${profid} and jenis_id = ${jenis_id}
        and mulai > ${now}::timestamptz and status not in ('dibatalkan', 'selesai')
      limit 1`)
  ).length > 0

/** The types that a professional may offer; the usual one is offered in any case, and is not among them. */
export const listJenisTenaga = (db: Db, profesional_id: number): Promise<JenisTenaga[]> =>
  db.rows(sql`
    select k.jenis_id, k.nama_jenis, x.jenis_id is not null as aktif, k.mendesak, x.menit, k.menit as menit_jenis
    from tenaga_profesional t
    cross join jenis_konsultasi k ${chosen}
    where t.profesional_id = ${profesional_id} and k.jenis_id <> 1 and k.aktif and ${fitsProfession(profid)}
    ${order}`)

/** The professional offers the type from now on, with this length. False where they may not. */
export const putJenisTenaga = async (
  db: Db,
  profesional_id: number,
  { jenis_id, menit }: JenisTenagaMasukan,
): Promise<boolean> =>
  (await db.row(sql`
    insert into jenis_tenaga (profesional_id, jenis_id, menit)
    select t.profesional_id, k.jenis_id, ${menit}::smallint
    from tenaga_profesional t cross join jenis_konsultasi k
    where t.profesional_id = ${profesional_id} and k.jenis_id = ${jenis_id} and k.aktif and ${fitsProfession(profid)}
    on conflict (profesional_id, jenis_id) do update set menit = excluded.menit
    returning jenis_id`)) !== null

/** The professional offers the type no more. */
export const removeJenisTenaga = (db: Db, profesional_id: number, jenis_id: number): Promise<unknown> =>
  db.rows(sql`delete from jenis_tenaga where profesional_id = ${profesional_id} and jenis_id = ${jenis_id}`)

const columns = sql`k.jenis_id, k.nama_jenis, k.menit, k.jeda_sebelum, k.jeda_sesudah, k.langkah, k.pemberitahuan_menit,
  k.bidang, k.metode, k.mendesak, k.aktif, k.batas_semester`

/**
 * What the rules of `k` do to the open weekly sessions of the active professionals who offer it, or who may, while none does:
 * a JSON object of the shape `DampakJenis`. The last start of a session blocks the next session where its end with the
 * pauses of both reaches beyond the beginning of that.
 */
const impact: Sql = sql`(
  select json_build_object('tenaga', count(distinct s.profesional_id) filter (where s.ditawarkan), 'sesi', count(*),
    'muat', count(*) filter (where s.terakhir >= 0), 'mulai', coalesce(sum(greatest(s.terakhir + 1, 0)), 0),
    'cadangan', count(*) filter (where s.cadangan),
    'terhalang', count(*) filter (where s.terakhir >= 0 and s.berikut is not null
      and s.jam_mulai + (s.terakhir * s.langkah + s.lama + k.jeda_sesudah + k.jeda_sebelum) * interval '1 minute' > s.berikut))
  from (
    select j.profesional_id, k.jenis_id = 1 or x.jenis_id is not null as ditawarkan, j.jam_mulai, j.cadangan, a.lama, a.langkah,
      lead(j.jam_mulai) over (partition by j.profesional_id, j.hari order by j.jam_mulai) as berikut,
      floor((a.sesi - a.lama) / a.langkah)::int as terakhir
    from tenaga_profesional t ${activeProfessional}
    ${chosen}
    join jadwal_tenaga j on j.profesional_id = t.profesional_id and j.is_available
    cross join lateral (
      select l.sesi, l.lama, coalesce(k.langkah, l.lama + k.jeda_sebelum + k.jeda_sesudah) as langkah
      from (
        select extract(epoch from j.jam_selesai - j.jam_mulai) / 60 as sesi,
          coalesce(x.menit, k.menit, extract(epoch from j.jam_selesai - j.jam_mulai) / 60) as lama
      ) l
    ) a
    where ${fitsProfession(profid)} and (k.jenis_id = 1 or x.jenis_id is not null
      or not exists (select from jenis_tenaga o where o.jenis_id = k.jenis_id))
  ) s)`

/** All types, or one, with what they do to the weekly sessions. */
export const listJenis = (db: Db, jenis_id?: number): Promise<JenisKonsultasi[]> =>
  db.rows(sql`
    select ${columns}, ${impact} as dampak from jenis_konsultasi k
    ${jenis_id === undefined ? empty : sql`where k.jenis_id = ${jenis_id}`} ${order}`)

/** Inserts a type and returns its id. A constraint refuses a name that another type has. */
export const insertJenis = async (db: Db, r: JenisMasukan): Promise<number> => {
  const row = await db.row<{ jenis_id: number }>(sql`
    insert into jenis_konsultasi (nama_jenis, menit, jeda_sebelum, jeda_sesudah, langkah, pemberitahuan_menit, bidang, metode,
      mendesak, aktif, batas_semester)
    values (${r.nama_jenis}, ${r.menit}, ${r.jeda_sebelum}, ${r.jeda_sesudah}, ${r.langkah}, ${r.pemberitahuan_menit},
      ${r.bidang}, ${r.metode}, ${r.mendesak}, ${r.aktif}, ${r.batas_semester})
    returning jenis_id`)
  if (!row) throw new Error('an insert returns its row')
  return row.jenis_id
}

/**
 * Writes the rules that `change` names, at least one; others stay. False where the id does not exist. Constraints refuse a name
 * that another type has, and any change of the usual type beside its quota. Each field of the schema is a column of its name, so
 * that none is accepted and lost.
 */
export const updateJenis = async (db: Db, jenis_id: number, change: JenisPerubahan): Promise<boolean> => {
  const set = Object.entries(change).flatMap(([column, value]) =>
    value === undefined ? [] : sql`${raw(column)} = ${value}`,
  )
  return (
    (await db.row(sql`update jenis_konsultasi set ${join(set)} where jenis_id = ${jenis_id} returning jenis_id`)) !==
    null
  )
}
