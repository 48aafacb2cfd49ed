import { levelsOf } from '@sehati/contract/base/access'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Whether this account does the duty of data protection: by `petugas_hak`, which also says who is notified. */
export const hasHakPetugas = async (db: Db, user_id: number): Promise<boolean> =>
  (await db.row(sql`select where ${user_id} in (select petugas_hak())`)) !== null

/** Whether at most one account does that duty: then every admin reads incidents and approves their letters. */
export const hasSatuPetugas = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select where (select count(*) from petugas_hak()) <= 1`)) !== null

/** Whether no other admin is there. */
export const hasTanpaAdminLain = async (db: Db, user_id: number): Promise<boolean> =>
  (await db.row(sql`
    select where not exists (
      select from users where level_id = any (${[...levelsOf.admin]}::int[]) and status_user = 'aktif' and user_id <> ${user_id})`)) !==
  null
