import type { LanggananKalender } from '@sehati/contract/care/kalender.schema'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Owned } from '../../consultation/konsultasi/konsultasi.policy.ts'

/** The data of a consultation for a calendar: neither its people nor its texts. */
export type Janji = Pick<Konsultasi, 'jadwal_id' | 'status' | 'metode_konsultasi' | 'lokasi'> & {
  mulai: string
  selesai: string
  created_at: string
  updated_at: string
}

const columns = sql`
  k.jadwal_id, k.mulai, k.selesai, k.status, k.metode_konsultasi, t.lokasi, k.created_at, k.updated_at`

export const findJanji = (db: Db, jadwal_id: number): Promise<(Janji & Owned) | null> =>
  db.row(sql`
    select ${columns}, k.user_id, k.profesional_id
    from konsultasi k join tenaga_profesional t using (profesional_id)
    where k.jadwal_id = ${jadwal_id}`)

/** The scheduled and held consultations of a user: as a patient those they booked, as a professional those with them. */
export const listJanji = (db: Db, user_id: number, since: Date): Promise<Janji[]> =>
  db.rows(sql`
    select ${columns}
    from users u
    join konsultasi k on (u.level_id in (4, 5) and k.user_id = u.user_id) or (u.level_id in (2, 3) and k.profesional_id = (
      select profesional_id from tenaga_profesional where user_id = u.user_id))
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    where u.user_id = ${user_id} and k.status <> 'dibatalkan' and k.mulai >= ${since}::timestamptz
    order by k.mulai, k.jadwal_id`)

export const findLangganan = (db: Db, user_id: number): Promise<LanggananKalender | null> =>
  db.row(sql`select created_at as sejak from kalender_langganan where user_id = ${user_id}`)

/** The user of a calendar; null where the token is unknown or ended, or the account is not active. */
export async function findPelanggan(db: Db, token_hash: Buffer): Promise<number | null> {
  const row = await db.row<{ user_id: number }>(sql`
    select user_id from kalender_langganan join users using (user_id)
    where token_hash = ${token_hash} and status_user = 'aktif'`)
  return row?.user_id ?? null
}

/** Creates a calendar address, or replaces it; the person is notified. */
export async function insertLangganan(
  db: Db,
  of: { user_id: number; token_hash: Buffer },
  now: Date,
): Promise<LanggananKalender | null> {
  return db.row(sql`
    with baru as (
      insert into kalender_langganan (user_id, token_hash, created_at) values (${of.user_id}, ${of.token_hash}, ${now})
      on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at
      returning user_id, created_at
    ), kabar as (
      insert into peristiwa (jenis, user_id, sejak) select 'kalender_dibuat', user_id, created_at from baru
    )
    select created_at as sejak from baru`)
}

export async function removeLangganan(db: Db, user_id: number): Promise<void> {
  await db.rows(sql`delete from kalender_langganan where user_id = ${user_id}`)
}
