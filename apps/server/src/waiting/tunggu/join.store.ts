import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { activeProfessional } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { rulesOf } from '../../schedule/jenis/mulai.store.ts'
import type { TungguBaru } from './tunggu.store.ts'

/**
 * The active professionals for whom an entry would wait and who offer its type: the one that it names, or all of its speciality. Null
 * where there is no such active professional.
 */
export async function listTenagaSpesialisasi(
  db: Db,
  { profesional_id, spesialisasi_id, jenis_id, metode, user_id }: TungguBaru,
  now: Date,
): Promise<number[] | null> {
  const rows = await db.rows<{ profesional_id: number; ditawarkan: boolean }>(sql`
    select t.profesional_id, a.ditawarkan and a.metode in ('semua', ${metode}) as ditawarkan
    from tenaga_profesional t ${activeProfessional}
    left join lateral (${rulesOf(jenis_id, sql`t.profesional_id`, now, user_id)}) a on true
    where t.profesional_id = ${profesional_id}::int or t.spesialisasi_id = ${spesialisasi_id}::int
    order by t.profesional_id`)
  if (rows.length === 0) return null
  return rows.filter(({ ditawarkan }) => ditawarkan).map((row) => row.profesional_id)
}
