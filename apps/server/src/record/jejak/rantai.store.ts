import type { Tanggal } from '@sehati/contract/base/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'
import type { Jangkar } from './jangkar.ts'
import type { IsiJejak } from './rantai.ts'

/** The end of the trail: 0 and 32 zero bytes where it is empty. */
export type Ekor = { nomor: number; rantai: Buffer }

/** A row that leaves `jejak_baru`; instants also as text that loses nothing. */
export type Terambil = Omit<IsiJejak, 'nomor'> & { dicatat: string; waktu: string }
export type Terantai = Omit<Terambil, 'dicatat_us' | 'waktu_us'> & { nomor: number; rantai: Buffer }

/** Whole microseconds since 1970. A number of JavaScript holds them exactly until the year 2255. */
const us = (instant: Sql): Sql => sql`(extract(epoch from ${instant}) * 1000000)::bigint`

/** The end of the trail, locked until the transaction ends; null where another process is chaining. */
export async function lockEkor(tx: Db): Promise<Ekor | null> {
  const free = await tx.row<{ free: boolean }>(sql`select ${tryExclusive(locks.jejak, sql`0`)} as free`)
  // A statement of its own: the lock comes first, so that it reads what the former holder committed.
  return free?.free ? tx.row(sql`select nomor, rantai from ekor_jejak for update`) : null
}

/**
 * Takes the oldest rows that wait, in the order in which they were made; a rollback returns them. The trigger of a consultation
 * leaves the ground open where it depends on the level of who acted.
 */
export const takeJejakBaru = (tx: Db, limit: number): Promise<Terambil[]> =>
  tx.rows(sql`
    with diambil as (
      delete from jejak_baru where ctid = any (array(select ctid from jejak_baru order by baru_id limit ${limit}))
      returning *
    )
    select t.dicatat::text as dicatat, ${us(sql`t.dicatat`)} as dicatat_us, b.waktu::text as waktu, ${us(sql`b.waktu`)} as waktu_us,
      b.tindakan, b.objek, b.objek_id, b.subjek_id, b.pelaku_id, u.level_id as pelaku_level,
      coalesce(b.dasar, case when u.level_id in (2, 3) then 'perawatan' else 'administrasi' end) as dasar,
      b.buka_id, b.sesi_id, b.request_id, b.jumlah, b.sidik
    from diambil b
    cross join (select clock_timestamp() as dicatat) t
    left join users u on u.user_id = b.pelaku_id
    order by b.baru_id`)

/**
 * Appends chained rows and moves the end of the trail to the last of them. A trigger widens the numbers of
 * their dates.
 */
export async function insertTerantai(tx: Db, rows: readonly Terantai[], ekor: Ekor): Promise<void> {
  const texts = rows.map(({ sidik, rantai, ...row }) => ({
    ...row,
    sidik: sidik?.toString('hex') ?? null,
    rantai: rantai.toString('hex'),
  }))
  await tx.rows(sql`
    insert into jejak (nomor, dicatat, waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, pelaku_level, dasar, buka_id,
      sesi_id, request_id, jumlah, sidik, rantai)
    select nomor, dicatat, waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, pelaku_level, dasar, buka_id, sesi_id,
      request_id, jumlah, decode(sidik, 'hex'), decode(rantai, 'hex')
    from json_to_recordset(${JSON.stringify(texts)}::json) as r (nomor bigint, dicatat timestamptz, waktu timestamptz,
      tindakan text, objek text, objek_id bigint, subjek_id int, pelaku_id int, pelaku_level smallint, dasar text,
      buka_id int, sesi_id int, request_id text, jumlah int, sidik text, rantai text)`)
  await tx.rows(sql`update ekor_jejak set nomor = ${ekor.nomor}, rantai = ${ekor.rantai}`)
}

/** Rows of the trail after a number, in order, for the verifier. */
export const listRantaiAfter = (db: Reader, nomor: number, limit: number): Promise<(IsiJejak & { rantai: Buffer })[]> =>
  db.rows(sql`
    select nomor, ${us(sql`dicatat`)} as dicatat_us, ${us(sql`waktu`)} as waktu_us, tindakan, objek, objek_id, subjek_id,
      pelaku_id, pelaku_level, dasar, buka_id, sesi_id, request_id, jumlah, sidik, rantai
    from jejak where nomor > ${nomor} order by nomor limit ${limit}`)

export const findEkor = async (db: Reader): Promise<Ekor> =>
  (await db.row<Ekor>(sql`select nomor, rantai from ekor_jejak`)) as Ekor

/** How many rows wait to be chained, and for how many seconds the oldest does; 0 where none waits. */
export const findMenunggu = async (db: Reader): Promise<{ menunggu: number; tertua_detik: number }> =>
  (await db.row<{ menunggu: number; tertua_detik: number }>(sql`
    select count(*)::int as menunggu, coalesce(extract(epoch from now() - min(sejak)), 0)::float8 as tertua_detik
    from jejak_baru`)) as { menunggu: number; tertua_detik: number }

/** The daily anchors that the database itself keeps. */
export const listJangkar = async (db: Reader): Promise<Jangkar[]> =>
  db.rows(sql`select nomor, rantai, 'the anchor of ' || hari as asal from jangkar_jejak order by nomor`)

/**
 * Keeps the end of the trail as the anchor of a day, once; null where that was done, or the trail is empty.
 * `hari` is a date in Jakarta.
 */
export const insertJangkar = (tx: Db, hari: Tanggal, now: Date): Promise<Ekor | null> =>
  tx.row(sql`
    insert into jangkar_jejak (hari, nomor, rantai, dibuat)
    select ${hari}::date, nomor, rantai, ${now}::timestamptz from ekor_jejak where nomor > 0
    on conflict do nothing returning nomor, rantai`)

/** The database's present instant, as the row of a restore needs it. */
export const findSaat = async (tx: Db): Promise<{ saat: string; saat_us: number }> =>
  (await tx.row<{ saat: string; saat_us: number }>(sql`
    select s.saat::text as saat, ${us(sql`s.saat`)} as saat_us from (select clock_timestamp() as saat) s`)) as {
    saat: string
    saat_us: number
  }
