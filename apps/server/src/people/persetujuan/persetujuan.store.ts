import {
  type Jawaban,
  KeperluanUmum,
  type Persetujuan,
  type PersetujuanPsikolog,
} from '@sehati/contract/people/persetujuan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'

/** What a person said last to a purpose. */
const lastOf = (user: Sql, keperluan: Sql): Sql => sql`
  select p.persetujuan_id, p.versi, p.sikap, p.pada, p.kanal from persetujuan p
  where p.user_id = ${user} and p.keperluan = ${keperluan} order by p.persetujuan_id desc limit 1`

/** Whether this person has refused reminders by mail, or withdrawn. Who has said nothing gets them. */
export const refusesReminders = (user: Sql): Sql =>
  sql`coalesce((select l.sikap <> 'setuju' from (${lastOf(user, sql`'pengingat_email'`)}) l), false)`

/** The notices in force at that time. */
const berlaku = (now: Date): Sql => sql`
  select distinct on (keperluan) * from naskah where coalesce(berlaku_sejak, '-infinity') <= ${now}::timestamptz
  order by keperluan, versi desc`

/** Of a notice `n` and the last answer `l` to it. */
const columns = (now: Date): Sql => sql`
  n.keperluan, n.versi, naskah_wajib(n.keperluan, ${now}::timestamptz)::int as wajib,
  (select jsonb_build_object('versi', m.versi, 'berlaku_sejak', ${isoOf(sql`m.berlaku_sejak`)}) from naskah m
    where m.keperluan = n.keperluan and m.wajib_ulang and m.berlaku_sejak > ${now}::timestamptz
    order by m.versi desc limit 1) as mendatang,
  n.judul, n.pernyataan, to_jsonb(l) as jawaban`

/** Every purpose but psychology with its notice in force and the last answer of the person. */
export const listPersetujuan = (db: Db, user_id: number, now: Date): Promise<Persetujuan[]> =>
  db.rows(sql`
    select ${columns(now)}
    from (${berlaku(now)}) n
    left join lateral (${lastOf(sql`${user_id}::int`, sql`n.keperluan`)}) l on true
    where n.keperluan = any (${[...KeperluanUmum.options]}::text[])
    order by array_position(${[...KeperluanUmum.options]}::text[], n.keperluan)`)

/** What a person said last for a psychologist; where `profesional` is null, to psychology as a whole. */
const lastSigned = (user: Sql, profesional: Sql): Sql => sql`
  select p.persetujuan_id, p.versi, p.sikap, p.pada, p.kanal from persetujuan p
  where p.user_id = ${user} and p.keperluan = 'psikologi' and p.profesional_id is not distinct from ${profesional}
  order by p.persetujuan_id desc limit 1`

const rowsOfPsikolog = (db: Db, user_id: number, of: Sql, now: Date): Promise<PersetujuanPsikolog[]> =>
  db.rows(sql`
    select o.profesional_id, u.name as nama, ${columns(now)}
    from (${of}) o
    left join tenaga_profesional t on t.profesional_id = o.profesional_id
    left join users u on u.user_id = t.user_id
    join (${berlaku(now)}) n on n.keperluan = 'psikologi'
    left join lateral (${lastSigned(sql`${user_id}::int`, sql`o.profesional_id`)}) l on true
    order by u.name, o.profesional_id`)

/** The psychologists of a person: of their consultations that are not cancelled, and those for whom they said something. */
export const listPsikolog = (db: Db, user_id: number, now: Date): Promise<PersetujuanPsikolog[]> =>
  rowsOfPsikolog(
    db,
    user_id,
    sql`select k.profesional_id from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where k.user_id = ${user_id} and k.status <> 'dibatalkan' and t.kelas = 'psikologi'
      union select profesional_id from persetujuan where user_id = ${user_id} and keperluan = 'psikologi'`,
    now,
  )

/** The psychologist of a consultation of this person; nothing where it is a doctor’s, or another person’s. */
export const listPsikologOf = (db: Db, user_id: number, jadwal_id: number, now: Date): Promise<PersetujuanPsikolog[]> =>
  rowsOfPsikolog(
    db,
    user_id,
    sql`select k.profesional_id from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where k.jadwal_id = ${jadwal_id} and k.user_id = ${user_id} and t.kelas = 'psikologi'`,
    now,
  )

/** A psychologist, as this person sees them. */
export const findPsikolog = async (
  db: Db,
  { user_id, profesional_id }: { user_id: number; profesional_id: number },
  now: Date,
): Promise<PersetujuanPsikolog | null> =>
  (
    await rowsOfPsikolog(
      db,
      user_id,
      sql`select profesional_id from tenaga_profesional where profesional_id = ${profesional_id} and kelas = 'psikologi'`,
      now,
    )
  )[0] ?? null

/** Whether a patient has signed all that strict privacy asks of them for this professional: nothing for a doctor. */
export const hasTandaTangan = async (
  db: Db,
  { user_id, profesional_id }: { user_id: number; profesional_id: number },
  now: Date,
): Promise<boolean> =>
  (await db.row(sql`
    select from pengaturan g join tenaga_profesional t on t.profesional_id = ${profesional_id}
    where g.privasi_ketat and t.kelas = 'psikologi' and not coalesce((
      select l.sikap = 'setuju' and l.versi >= naskah_wajib('psikologi', ${now}::timestamptz)
      from (${lastSigned(sql`${user_id}::int`, sql`t.profesional_id`)}) l), false)`)) === null

/** What `users u` said last to each purpose, as JSON; null where nothing. What they signed for a psychologist is not among it. */
export const persetujuanOf = sql`(
  select jsonb_agg(to_jsonb(l) order by l.keperluan) from (
    select distinct on (p.keperluan) p.keperluan, p.versi, p.sikap, p.pada from persetujuan p
    where p.user_id = u.user_id and p.profesional_id is null order by p.keperluan, p.persetujuan_id desc
  ) l)`

/**
 * Who answers, and in which session; null at a registration. `petugas` is the admin who records what was said at the counter, in their
 * session; `profesional_id` the psychologist for whom psychology is signed.
 */
export type Penjawab = { user_id: number; sesi_id: number | null; petugas?: number; profesional_id?: number }

/** Adds answers. A refusal waits for bookings of the person that are under way, and ends reminders by mail that wait. */
export async function insertPersetujuan(
  tx: Db,
  { user_id, sesi_id, petugas, profesional_id }: Penjawab,
  answers: readonly Jawaban[],
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, sesi_id, kanal, profesional_id)
    select ${user_id}::int, j.keperluan, j.versi, j.sikap, ${now}::timestamptz, ${petugas ?? user_id}::int, ${sesi_id}::int,
      ${petugas === undefined ? 'web' : 'loket'}, ${profesional_id ?? null}::int
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as j (keperluan text, versi smallint, sikap text)`)
}
