import { jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import type pg from 'pg'

/**
 * Inserts the kinds of events that the contract has and the database has not, as the owner of the tables. It removes none: processes of
 * another version may still write them. A numbered file of the schema does, which is refused while a row names the kind.
 */
export const insertJenisPeristiwa = async (db: pg.ClientBase): Promise<void> =>
  void (await db.query('insert into jenis_peristiwa (jenis) select unnest($1::text[]) on conflict do nothing', [
    [...jenisPemberitahuan],
  ]))
