import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import type { Jatah, Kelonggaran, KelonggaranMasukan } from '@sehati/contract/schedule/semester.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hasOpenAlert } from '../jenis/mulai.store.ts'

type Key = Pick<KelonggaranMasukan, 'user_id' | 'jenis_id' | 'semester_id'>
const place = (k: Key) => `kelonggaran.alasan:${k.user_id}:${k.jenis_id}:${k.semester_id}` as const

/** How many live visits of a type a patient has in the semester `s`. */
const usedBy = (user_id: Sql, jenis_id: Sql): Sql => sql`(
  select count(*)::int from konsultasi c
  where c.user_id = ${user_id} and c.jenis_id = ${jenis_id} and c.status <> 'dibatalkan'
    and c.mulai >= s.dari and c.mulai < s.sampai + 1)`

type Row = Omit<Kelonggaran, 'alasan'> & { alasan: Buffer }

/** The allowances of a semester, by the names of the patients. */
export async function listKelonggaran(db: Db, seal: Seal, semester_id: number): Promise<Kelonggaran[]> {
  const rows = await db.rows<Row>(sql`
    select l.user_id, u.name, l.jenis_id, j.nama_jenis, l.semester_id, l.tambahan, l.alasan, o.name as oleh, l.sejak,
      ${usedBy(sql`l.user_id`, sql`l.jenis_id`)} as terpakai, j.batas_semester + l.tambahan as batas
    from kelonggaran l
    join semester s on s.semester_id = l.semester_id
    join users u on u.user_id = l.user_id
    join users o on o.user_id = l.oleh
    join jenis_konsultasi j on j.jenis_id = l.jenis_id
    where l.semester_id = ${semester_id}
    order by lower(u.name), l.user_id, lower(j.nama_jenis)`)
  return rows.map((row) => ({ ...row, alasan: seal.read(place(row), row.alasan) }))
}

/** Gives an allowance, or replaces it. False where there is no such type or semester, or where the account is no active patient's. */
export const putKelonggaran = async (
  tx: Db,
  seal: Seal,
  k: KelonggaranMasukan & { oleh: number },
  now: Date,
): Promise<boolean> =>
  (await tx.row(sql`
    insert into kelonggaran (user_id, jenis_id, semester_id, tambahan, alasan, oleh, sejak)
    select u.user_id, j.jenis_id, s.semester_id, ${k.tambahan}, ${seal.seal(place(k), k.alasan)}, ${k.oleh}, ${now}
    from users u cross join jenis_konsultasi j cross join semester s
    where u.user_id = ${k.user_id} and u.status_user = 'aktif' and u.level_id in (4, 5)
      and j.jenis_id = ${k.jenis_id} and s.semester_id = ${k.semester_id}
    on conflict (user_id, jenis_id, semester_id)
      do update set tambahan = excluded.tambahan, alasan = excluded.alasan, oleh = excluded.oleh, sejak = excluded.sejak
    returning kelonggaran_id`)) !== null

/** Takes an allowance away; false where there is none. */
export const removeKelonggaran = async (db: Db, k: Key): Promise<boolean> =>
  (await db.row(sql`
    delete from kelonggaran where (user_id, jenis_id, semester_id) = (${k.user_id}, ${k.jenis_id}, ${k.semester_id})
    returning kelonggaran_id`)) !== null

/** A type that every patient can book has a quota in the semester of today. */
export const hasQuota = (now: Date): Sql => sql`exists (
  select from semester s join jenis_konsultasi j on j.batas_semester is not null and j.aktif and not j.mendesak
  where daterange(s.dari, s.sampai, '[]') @> ${tanggalWib(now)}::date)`

/**
 * What a patient has used of each type with a quota that they may choose, or have chosen, in the semester of this date. The usual
 * type first, then by name.
 */
export const listJatah = (db: Db, user_id: number, tanggal: Tanggal): Promise<Jatah[]> =>
  db.rows(sql`
    select j.jenis_id, j.nama_jenis, s.nama as semester, u.terpakai, j.batas_semester + coalesce(l.tambahan, 0) as batas
    from semester s
    cross join jenis_konsultasi j
    cross join lateral (select ${usedBy(sql`${user_id}::int`, sql`j.jenis_id`)} as terpakai) u
    left join kelonggaran l on (l.user_id, l.jenis_id, l.semester_id) = (${user_id}, j.jenis_id, s.semester_id)
    where daterange(s.dari, s.sampai, '[]') @> ${tanggal}::date and j.batas_semester is not null and j.aktif
      and (not j.mendesak or u.terpakai > 0 or ${hasOpenAlert(user_id)})
    order by j.jenis_id <> 1, lower(j.nama_jenis)`)
