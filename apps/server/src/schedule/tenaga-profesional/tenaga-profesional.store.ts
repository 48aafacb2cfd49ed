import { HARGA } from '@sehati/contract/base/constants'
import type { TenagaProfesional, TenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.schema'
import type { TenagaProfesionalPerubahan } from '@sehati/contract/staffing/tenaga-kelola.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'
import type { Seal } from '../../base/db/seal.ts'
import { type NomorSegel, withNomor } from '../../people/user/nomor-bpjs.ts'
import { fotoUrl } from '../../people/user/user.store.ts'

/** The name of the professional's clinic; null where it is the only one of the service. */
const clinicName = sql`(select c.nama from klinik c where c.klinik_id = t.klinik_id and (select count(*) > 1 from klinik))`

/** The visible data of `tenaga_profesional t` with their person and specialisation. */
export const publicColumns = sql`
  t.profesional_id, t.user_id, u.level_id, u.name, u.status_user, u.country, t.spesialisasi_id, s.nama_spesialisasi,
  t.lokasi, t.klinik_id, ${clinicName} as nama_klinik, t.zona, ${HARGA}::int as harga, round(t.total_rating::numeric / nullif(t.jumlah_ulasan, 0), 1) as rating,
  t.jumlah_ulasan, ${fotoUrl} as foto_url, u.gender, t.topik, t.bahasa`
const columns = sql`${publicColumns}, u.email, u.no_bpjs_segel, t.biografi, t.no_str, t.no_sip`

export const professionals = sql`
  tenaga_profesional t
  join users u on u.user_id = t.user_id
  join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id`

/** A person who left, or is no longer a doctor or psychologist, cannot be chosen. */
export const isActive = sql`u.status_user = 'aktif' and u.level_id in (2, 3)`

export const listTenagaProfesionalPublik = (db: Db): Promise<TenagaProfesionalPublik[]> =>
  db.rows(sql`
    select ${publicColumns} from ${professionals} where ${isActive} order by ${namaUrut(sql`u.name`)}, t.profesional_id`)

/** Active or not. */
export const findTenagaProfesional = (db: Db, seal: Seal, profesional_id: number): Promise<TenagaProfesional | null> =>
  findWhere(db, seal, sql`t.profesional_id = ${profesional_id}`)

export const findTenagaProfesionalByUser = (db: Db, seal: Seal, user_id: number): Promise<TenagaProfesional | null> =>
  findWhere(db, seal, sql`t.user_id = ${user_id}`)

async function findWhere(db: Db, seal: Seal, where: Sql): Promise<TenagaProfesional | null> {
  const row = await db.row<Omit<TenagaProfesional, 'no_bpjs'> & NomorSegel>(
    sql`select ${columns} from ${professionals} where ${where}`,
  )
  return row && withNomor(seal, row)
}

/**
 * Returns the new `profesional_id`. The clinic exists; by default it is the first one. Sets off a trigger that notifies every process.
 */
export async function insertTenagaProfesional(
  db: Db,
  of: { user_id: number; spesialisasi_id: number; lokasi: string; klinik_id?: number | undefined },
): Promise<number> {
  const row = await db.row<{ profesional_id: number }>(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi, klinik_id, zona)
    select ${of.user_id}, ${of.spesialisasi_id}, ${of.lokasi}, c.klinik_id, c.zona
    from (
      select klinik_id, zona from klinik where klinik_id = ${of.klinik_id ?? sql`(select min(klinik_id) from klinik)`} for share
    ) c
    returning profesional_id`)
  return (row as { profesional_id: number }).profesional_id
}

/**
 * The professional belongs to this clinic from now on; false where there is no such clinic. Another zone changes the sessions by
 * a foreign key: a trigger refuses that where one of them is booked after `now`. To be called
 * in a transaction.
 */
export async function updateKlinikTenaga(
  tx: Db,
  profesional_id: number,
  klinik_id: number,
  now: Date,
): Promise<boolean> {
  await tx.rows(sql`select set_config('sehati.now', ${now.toISOString()}, true)`)
  const row = await tx.row(sql`
    update tenaga_profesional t set klinik_id = c.klinik_id, zona = c.zona
    from (select klinik_id, zona from klinik where klinik_id = ${klinik_id} for share) c
    where t.profesional_id = ${profesional_id}
    returning t.profesional_id`)
  return row !== null
}

/** Missing fields stay unchanged, and so does the clinic. */
export async function updateTenagaProfesional(
  db: Db,
  profesional_id: number,
  change: Omit<TenagaProfesionalPerubahan, 'klinik_id'>,
): Promise<void> {
  const given = (value: string | null | undefined, column: Sql) => (value === undefined ? column : sql`${value}`)
  await db.rows(sql`
    update tenaga_profesional
    set spesialisasi_id = coalesce(${change.spesialisasi_id ?? null}, spesialisasi_id),
      lokasi = coalesce(${change.lokasi ?? null}, lokasi),
      topik = coalesce(${change.topik ?? null}::text[], topik),
      bahasa = coalesce(${change.bahasa ?? null}::text[], bahasa),
      biografi = ${given(change.biografi, sql`biografi`)},
      no_str = ${given(change.no_str, sql`no_str`)},
      no_sip = ${given(change.no_sip, sql`no_sip`)}
    where profesional_id = ${profesional_id}`)
}
