import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'

/** Deletes the events before a moment, and brings the rest into the order in which they happened. */
export async function preparePeristiwa(db: Db, since: Date): Promise<void> {
  await db.rows(sql`
    with all_of_it as (delete from peristiwa returning jenis, jadwal_id, user_id, oleh, mulai, isi, sejak)
    insert into peristiwa (jenis, jadwal_id, user_id, oleh, mulai, isi, sejak)
    select jenis, jadwal_id, user_id, oleh, mulai, isi, sejak from all_of_it where sejak >= ${since} order by sejak, jadwal_id`)
}

/** Deletes all mails; marks notices from before a moment as read. */
export async function settlePemberitahuan(db: Db, readBefore: Date): Promise<void> {
  await db.rows(sql`delete from surat`)
  await db.rows(sql`delete from peristiwa`)
  await db.rows(sql`
    update pemberitahuan set dibaca_pada = created_at + interval '1 hour' where created_at < ${readBefore}::timestamptz`)
}
