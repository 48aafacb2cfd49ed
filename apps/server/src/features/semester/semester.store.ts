import type { Semester, SemesterMasukan } from '@sehati/contract/semester/schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** All semesters, or one, the latest first. */
export const listSemester = (db: Db, semester_id?: number): Promise<Semester[]> =>
  db.rows(sql`
    select s.semester_id, s.nama, s.dari, s.sampai,
      (select count(*)::int from kelonggaran l where l.semester_id = s.semester_id) as kelonggaran
    from semester s
    ${semester_id === undefined ? empty : sql`where s.semester_id = ${semester_id}`}
    order by s.dari desc`)

/** Constraints refuse a date of another semester, and its name. */
export async function insertSemester(db: Db, { nama, dari, sampai }: SemesterMasukan): Promise<Semester> {
  const row = await db.row<Semester>(sql`
    insert into semester (nama, dari, sampai) values (${nama}, ${dari}, ${sampai})
    returning semester_id, nama, dari, sampai, 0 as kelonggaran`)
  if (!row) throw new Error('an insert returns its row')
  return row
}

/** False where the id does not exist. Constraints as above. */
export const updateSemester = async (db: Db, id: number, { nama, dari, sampai }: SemesterMasukan): Promise<boolean> =>
  (await db.row(sql`
    update semester set nama = ${nama}, dari = ${dari}, sampai = ${sampai} where semester_id = ${id}
    returning semester_id`)) !== null

/** False where the id does not exist. A constraint refuses it while a patient has an allowance in it. */
export const removeSemester = async (db: Db, semester_id: number): Promise<boolean> =>
  (await db.row(sql`delete from semester where semester_id = ${semester_id} returning semester_id`)) !== null
