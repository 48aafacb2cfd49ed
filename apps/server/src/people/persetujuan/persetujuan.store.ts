import { type Jawaban, Keperluan, type Persetujuan } from '@sehati/contract/people/persetujuan.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** What a person said last to a purpose. */
const lastOf = (user: Sql, keperluan: Sql): Sql => sql`
  select p.persetujuan_id, p.versi, p.sikap, p.pada, p.kanal from persetujuan p
  where p.user_id = ${user} and p.keperluan = ${keperluan} order by p.persetujuan_id desc limit 1`

/** Whether this person has refused reminders by mail, or withdrawn. Who has said nothing gets them. */
export const refusesReminders = (user: Sql): Sql =>
  sql`coalesce((select l.sikap <> 'setuju' from (${lastOf(user, sql`'pengingat_email'`)}) l), false)`

/** Every purpose with its notice in force and the last answer of the person. */
export const listPersetujuan = (db: Db, user_id: number): Promise<Persetujuan[]> =>
  db.rows(sql`
    select n.keperluan, n.versi, n.judul, n.pernyataan, to_jsonb(l) as jawaban
    from (select distinct on (keperluan) * from naskah order by keperluan, versi desc) n
    left join lateral (${lastOf(sql`${user_id}::int`, sql`n.keperluan`)}) l on true
    order by array_position(${[...Keperluan.options]}::text[], n.keperluan)`)

/** What `users u` said last to each purpose, as JSON; null where nothing. */
export const persetujuanOf = sql`(
  select jsonb_agg(to_jsonb(l) order by l.keperluan) from (
    select distinct on (p.keperluan) p.keperluan, p.versi, p.sikap, p.pada from persetujuan p
    where p.user_id = u.user_id order by p.keperluan, p.persetujuan_id desc
  ) l)`

/** Who answers, and in which session; null at a registration. `petugas` is the admin who records what was said at the counter, in their session. */
export type Penjawab = { user_id: number; sesi_id: number | null; petugas?: number }

/** Adds answers. A refusal waits for bookings of the person that are under way, and ends reminders by mail that wait. */
export async function insertPersetujuan(
  tx: Db,
  { user_id, sesi_id, petugas }: Penjawab,
  answers: readonly Jawaban[],
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into persetujuan (user_id, keperluan, versi, sikap, pada, oleh, sesi_id, kanal)
    select ${user_id}::int, j.keperluan, j.versi, j.sikap, ${now}::timestamptz, ${petugas ?? user_id}::int, ${sesi_id}::int,
      ${petugas === undefined ? 'web' : 'loket'}
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as j (keperluan text, versi smallint, sikap text)`)
}
