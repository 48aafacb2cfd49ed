import type { BagikanSkrining, SkriningDibagikan } from '@sehati/contract/care/skrining.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'

/** A patient and a professional. */
export type Berdua = { user_id: number; profesional_id: number }

/** The professionals with whom a person has a consultation that was not cancelled, and whether each may read the results. */
export const listBagikan = (db: Db, user_id: number): Promise<BagikanSkrining[]> =>
  db.rows(sql`
    select t.profesional_id, u.name as nama, s.nama_spesialisasi,
      exists (select from skrining_izin z where z.user_id = ${user_id} and z.profesional_id = t.profesional_id
        and z.dicabut_pada is null) as boleh
    from tenaga_profesional t
    join users u on u.user_id = t.user_id
    join spesialisasi s on s.spesialisasi_id = t.spesialisasi_id
    where t.profesional_id in (select profesional_id from konsultasi where user_id = ${user_id} and status <> 'dibatalkan')
    order by ${namaUrut(sql`u.name`)}, t.profesional_id`)

/** Whether this professional has a consultation with this person that was not cancelled. */
export const hasKonsultasi = async (db: Db, { user_id, profesional_id }: Berdua): Promise<boolean> =>
  (await db.row<{ ada: boolean }>(sql`select ada_konsultasi(${user_id}::int, ${profesional_id}::int) as ada`))?.ada ===
  true

/** Whether this professional may read this person's results now: with a grant that counts, and a consultation. */
export const hasIzin = async (db: Db, { user_id, profesional_id }: Berdua): Promise<boolean> =>
  (await db.row(sql`
    select from skrining_izin
    where user_id = ${user_id} and profesional_id = ${profesional_id} and dicabut_pada is null
      and ada_konsultasi(user_id, profesional_id)`)) !== null

/**
 * Gives a grant, also one that had ended. Returns whether it was not there. A trigger refuses one to a
 * professional without a consultation.
 */
export const putIzin = async (tx: Db, { user_id, profesional_id }: Berdua, now: Date): Promise<boolean> =>
  (await tx.row(sql`
    insert into skrining_izin as z (user_id, profesional_id, sejak) values (${user_id}, ${profesional_id}, ${now})
    on conflict (user_id, profesional_id) do update set sejak = excluded.sejak, dicabut_pada = null
      where z.dicabut_pada is not null
    returning 1`)) !== null

/** Ends a grant that counts. Returns whether there was one. */
export const updateDicabut = async (tx: Db, { user_id, profesional_id }: Berdua, now: Date): Promise<boolean> =>
  (await tx.row(sql`
    update skrining_izin set dicabut_pada = greatest(${now}::timestamptz, sejak)
    where user_id = ${user_id} and profesional_id = ${profesional_id} and dicabut_pada is null
    returning 1`)) !== null

/** The people who let a professional read their results now. */
export const listDibagikan = (db: Db, profesional_id: number): Promise<SkriningDibagikan[]> =>
  db.rows(sql`
    select user_id, sejak from skrining_izin
    where profesional_id = ${profesional_id} and dicabut_pada is null and ada_konsultasi(user_id, profesional_id)
    order by user_id`)
