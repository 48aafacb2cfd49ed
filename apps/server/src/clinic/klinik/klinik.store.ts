import { pekan } from '@sehati/contract/base/waktu'
import type { Klinik, KlinikMasukan } from '@sehati/contract/clinic/klinik.schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The place of a clinic `c` as JSON; one without an address of its own is at that of the service, `l`. */
export const tempatKlinik = sql`
  json_build_object('nama', case when c.alamat is null then l.nama else c.nama end, 'alamat', coalesce(c.alamat, l.alamat),
    'petunjuk_arah', coalesce(c.petunjuk, case when c.alamat is null then l.petunjuk_arah end),
    'peta_url', case when c.alamat is null then l.peta_url end)`

/** All clinics, or one, the first one first. The example is the first open session, Monday first. */
export const listKlinik = (db: Db, klinik_id?: number): Promise<Klinik[]> =>
  db.rows(sql`
    select c.klinik_id, c.nama, c.alamat, c.petunjuk, c.zona,
      (select count(*)::int from tenaga_profesional t join users u on u.user_id = t.user_id
        where t.klinik_id = c.klinik_id and u.status_user = 'aktif' and u.level_id in (2, 3)) as tenaga,
      (select json_build_object('hari', j.hari, 'jam_mulai', j.jam_mulai)
        from tenaga_profesional t join jadwal_tenaga j on j.profesional_id = t.profesional_id
        where t.klinik_id = c.klinik_id and j.is_available
        order by array_position(${pekan}::text[], j.hari), j.jam_mulai
        limit 1) as contoh
    from klinik c
    ${klinik_id === undefined ? empty : sql`where c.klinik_id = ${klinik_id}`}
    order by c.klinik_id`)

/** Clinics are never removed. */
export const hasKlinik = async (db: Db, klinik_id: number): Promise<boolean> =>
  (await db.row(sql`select from klinik where klinik_id = ${klinik_id}`)) !== null

/** Inserts a clinic and returns its id. An index refuses the name of another one. */
export async function insertKlinik(db: Db, { nama, alamat, petunjuk, zona }: KlinikMasukan): Promise<number> {
  const row = await db.row<{ klinik_id: number }>(sql`
    insert into klinik (nama, alamat, petunjuk, zona) values (${nama}, ${alamat}, ${petunjuk}, ${zona}) returning klinik_id`)
  if (!row) throw new Error('an insert returns its row')
  return row.klinik_id
}

/**
 * False where the id does not exist. Another zone changes the professionals and their sessions by foreign keys: a trigger refuses that where one of them is booked after `now`, and a check sessions before 02.00. To
 * be called in a transaction.
 */
export async function updateKlinik(
  tx: Db,
  klinik_id: number,
  { nama, alamat, petunjuk, zona }: KlinikMasukan,
  now: Date,
): Promise<boolean> {
  await tx.rows(sql`select set_config('sehati.now', ${now.toISOString()}, true)`)
  const row = await tx.row(sql`
    update klinik set nama = ${nama}, alamat = ${alamat}, petunjuk = ${petunjuk}, zona = ${zona}
    where klinik_id = ${klinik_id} returning klinik_id`)
  return row !== null
}
