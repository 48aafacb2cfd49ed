import type { LevelId } from '@sehati/contract/base/access'
import type { TenagaImpor } from '@sehati/contract/staffing/impor.rules'
import type { BarisPengguna } from '@sehati/contract/staffing/impor.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { UNDANGAN_MS } from '../../people/auth/undangan.store.ts'
import { NO_PASSWORD } from '../../people/user/no-password.ts'
import { sealNomor } from '../../people/user/nomor-bpjs.ts'
import { takeUserIds } from '../../people/user/user.store.ts'

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

/** A person of an import, with the hash of a password that an admin chose, or `NO_PASSWORD`. */
export type PenggunaBaru = Omit<BarisPengguna, 'password'> & { password_hash: string }

/**
 * Inserts all of them or none, in one statement, as made by this admin; returns their ids in the same order. Without a level they are level 5, as in the form. Each is mailed a link:
 * those without a password an invitation, the others one that confirms the address. Sets off the check of an invitation.
 */
export async function insertPengguna(
  db: Db,
  seal: Seal,
  people: readonly PenggunaBaru[],
  { oleh, now }: { oleh: number | null; now: Date },
): Promise<number[]> {
  const ids = await takeUserIds(db, people.length)
  const rows = people.map(({ no_bpjs, ...person }, n) => {
    const user_id = ids[n] as number
    const { segel, sidik } = sealNomor(seal, user_id, no_bpjs)
    return { ...person, user_id, segel: segel?.toString('hex'), sidik: sidik?.toString('hex') }
  })
  await db.rows(sql`
    with baru as (
      insert into users (user_id, level_id, name, email, phone_number, gender, no_bpjs_segel, no_bpjs_sidik, password_hash, harus_ganti_password, created_at, updated_at, dibuat_oleh)
      overriding system value
      select user_id, coalesce(nama_level, 5), name, email, phone_number, gender, decode(segel, 'hex'), decode(sidik, 'hex'), password_hash,
        password_hash <> ${NO_PASSWORD}, ${now}, ${now}, ${oleh}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as p (user_id int, nama_level smallint, name text, email text, phone_number text, gender text, segel text, sidik text, password_hash text)
      returning user_id, password_hash
    ), acara as (
      insert into peristiwa (jenis, user_id, sejak)
      select case when password_hash = ${NO_PASSWORD} then 'undangan' else 'verifikasi' end, user_id, ${now}::timestamptz
      from baru
      returning peristiwa_id, jenis, user_id
    )
    insert into undangan (user_id, peristiwa_id, dibuat_pada, berlaku_sampai)
    select user_id, peristiwa_id, ${now}, ${new Date(now.getTime() + UNDANGAN_MS)}
    from acara where jenis = 'undangan'`)
  return ids
}

/**
 * Inserts professionals, each at its clinic or at the first one, with the zone that the clinic has at this moment. Sets off a
 * trigger that notifies every process.
 */
export async function insertTenaga(db: Db, tenaga: readonly TenagaImpor[]): Promise<void> {
  await db.rows(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi, klinik_id, zona)
    select t.user_id, t.spesialisasi_id, t.lokasi, k.klinik_id, k.zona
    from jsonb_to_recordset(${JSON.stringify(tenaga)}::jsonb)
      as t (user_id int, spesialisasi_id int, lokasi text, klinik_id int)
    join (select klinik_id, zona from klinik order by klinik_id for share) k
      on k.klinik_id = coalesce(t.klinik_id, (select min(klinik_id) from klinik))`)
}
