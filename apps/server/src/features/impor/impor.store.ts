import type { LevelId } from '@sehati/contract/access'
import type { BarisPengguna } from '@sehati/contract/impor/schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** Those of these e-mails that have an account. */
export async function listTakenEmail(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ email: string }>(
    sql`select lower(email) as email from users where lower(email) = any (${emails}::text[])`,
  )
  return new Set(rows.map(({ email }) => email))
}

type Orang = { email: string; user_id: number; level_id: LevelId; is_profesional: boolean }

/** The people with these e-mails, by e-mail. */
export async function listOrang(db: Db, emails: readonly string[]): Promise<Map<string, Orang>> {
  const rows = await db.rows<Orang>(sql`
    select lower(u.email) as email, u.user_id, u.level_id, t.user_id is not null as is_profesional
    from users u left join tenaga_profesional t on t.user_id = u.user_id
    where lower(u.email) = any (${emails}::text[])`)
  return new Map(rows.map((row) => [row.email, row]))
}

export async function listSpesialisasiByNama(db: Db): Promise<Map<string, number>> {
  const rows = await db.rows<{ nama: string; spesialisasi_id: number }>(
    sql`select nama_spesialisasi as nama, spesialisasi_id from spesialisasi`,
  )
  return new Map(rows.map(({ nama, spesialisasi_id }) => [nama.toLowerCase(), spesialisasi_id]))
}

/**
 * Inserts all of them or none, in one statement. Without a level they are level 5, as in the form. Sets off a trigger
 * (docs/database.md#users): the kept counts.
 */
export async function insertPengguna(
  db: Db,
  people: readonly BarisPengguna[],
  password_hash: string,
  now: Date,
): Promise<void> {
  await db.rows(sql`
    insert into users (level_id, name, email, phone_number, gender, no_bpjs, password_hash, created_at, updated_at)
    select coalesce(nama_level, 5), name, email, phone_number, gender, no_bpjs, ${password_hash}, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as p (nama_level smallint, name text, email text, phone_number text, gender text, no_bpjs text)`)
}

/** Sets off a trigger (docs/database.md#tenaga_profesional) that notifies every process. */
export async function insertTenaga(
  db: Db,
  tenaga: readonly { user_id: number; spesialisasi_id: number; lokasi: string }[],
): Promise<void> {
  await db.rows(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
    select user_id, spesialisasi_id, lokasi
    from jsonb_to_recordset(${JSON.stringify(tenaga)}::jsonb) as t (user_id int, spesialisasi_id int, lokasi text)`)
}
