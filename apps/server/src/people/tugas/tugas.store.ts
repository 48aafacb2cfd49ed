import type { KataTugas } from '@sehati/contract/base/access'
import type { Tugas, TugasOrang } from '@sehati/contract/people/tugas.schema'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'

/** Which account has which duty, by duty and name; of one account, where it is given. */
export const listTugas = (db: Db, user_id?: number): Promise<TugasOrang[]> =>
  db.rows(sql`
    select t.tugas, t.user_id, u.name, u.level_id, t.sejak, o.name as oleh
    from tugas t
    join users u on u.user_id = t.user_id
    join users o on o.user_id = t.oleh
    ${user_id === undefined ? empty : sql`where t.user_id = ${user_id}`}
    order by t.tugas, ${namaUrut(sql`u.name`)}, t.user_id`)

export const listTugasOf = (db: Db, user_id: number): Promise<Tugas[]> =>
  db.rows(sql`select tugas, sejak from tugas where user_id = ${user_id} order by tugas`)

type Pemegang = { user_id: number; tugas: KataTugas }

/**
 * Gives a duty; false where the account has it already. Triggers refuse an account that may not have
 * it, and make every process forget the account's sessions.
 */
export const insertTugas = async (
  tx: Db,
  { user_id, tugas, oleh }: Pemegang & { oleh: number },
  now: Date,
): Promise<boolean> =>
  (await tx.row(sql`
    insert into tugas (user_id, tugas, sejak, oleh) values (${user_id}, ${tugas}, ${now}, ${oleh})
    on conflict do nothing returning user_id`)) !== null

/** Takes a duty away; false where the account does not have it. Sets off a trigger as above. */
export const removeTugas = async (tx: Db, { user_id, tugas }: Pemegang): Promise<boolean> =>
  (await tx.row(sql`delete from tugas where user_id = ${user_id} and tugas = ${tugas} returning user_id`)) !== null
