import type { Semester, SemesterMasukan } from '@sehati/contract/schedule/semester.schema'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Of the semester `s`: each type with a quota, and how many patients have used it up. A JSON array. */
const quotas: Sql = sql`(
  select coalesce(json_agg(q order by q.jenis_id <> 1, lower(q.nama_jenis)), '[]')
  from (
    select j.jenis_id, j.nama_jenis, j.batas_semester as batas, count(h.user_id)::int as pasien,
      (count(*) filter (where h.kunjungan >= j.batas_semester + coalesce(l.tambahan, 0)))::int as habis
    from jenis_konsultasi j
    left join lateral (
      select c.user_id, count(*) as kunjungan from konsultasi c
      where c.jenis_id = j.jenis_id and c.status <> 'dibatalkan' and c.mulai >= s.dari and c.mulai < s.sampai + 1
      group by c.user_id
    ) h on true
    left join kelonggaran l on (l.user_id, l.jenis_id, l.semester_id) = (h.user_id, j.jenis_id, s.semester_id)
    where j.batas_semester is not null and j.aktif
    group by j.jenis_id
  ) q)`

/** All semesters, or one, the latest first. */
export const listSemester = (db: Db, semester_id?: number): Promise<Semester[]> =>
  db.rows(sql`
    select s.semester_id, s.nama, s.dari, s.sampai,
      (select count(*)::int from kelonggaran l where l.semester_id = s.semester_id) as kelonggaran, ${quotas} as kuota
    from semester s
    ${semester_id === undefined ? empty : sql`where s.semester_id = ${semester_id}`}
    order by s.dari desc`)

/** Inserts a semester and returns its id. Constraints refuse a date of another semester, and its name. */
export async function insertSemester(db: Db, { nama, dari, sampai }: SemesterMasukan): Promise<number> {
  const row = await db.row<{ semester_id: number }>(sql`
    insert into semester (nama, dari, sampai) values (${nama}, ${dari}, ${sampai}) returning semester_id`)
  if (!row) throw new Error('an insert returns its row')
  return row.semester_id
}

/** False where the id does not exist. Constraints as above. */
export const updateSemester = async (db: Db, id: number, { nama, dari, sampai }: SemesterMasukan): Promise<boolean> =>
  (await db.row(sql`
    update semester set nama = ${nama}, dari = ${dari}, sampai = ${sampai} where semester_id = ${id}
    returning semester_id`)) !== null

/** False where the id does not exist. A constraint refuses it while a patient has an allowance in it. */
export const removeSemester = async (db: Db, semester_id: number): Promise<boolean> =>
  (await db.row(sql`delete from semester where semester_id = ${semester_id} returning semester_id`)) !== null
