import type { Pengaturan } from '@sehati/contract/pengaturan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** There is always exactly one row: the migration made it, and a check lets no other in. */
export const findPengaturan = async (db: Db): Promise<Pengaturan> =>
  (await db.row<Pengaturan>(sql`select minggu_ke_depan from pengaturan`)) as Pengaturan

export const updatePengaturan = async (db: Db, { minggu_ke_depan }: Pengaturan): Promise<Pengaturan> =>
  (await db.row<Pengaturan>(
    sql`update pengaturan set minggu_ke_depan = ${minggu_ke_depan} returning minggu_ke_depan`,
  )) as Pengaturan
