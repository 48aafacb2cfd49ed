import type { JenisPemberitahuan } from '@sehati/contract/pemberitahuan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** What happens to an account and is told to its person. What happens to a consultation is written by the database. */
export type PeristiwaAkun =
  | { jenis: 'masuk'; user_id: number; isi: { perangkat: string | null } }
  | { jenis: 'reset'; user_id: number; isi: null }

/**
 * Notes what happened, to be told once this transaction is committed and never when it is rolled back. Holds no secret:
 * a reset link is made when its mail is.
 */
export async function insertPeristiwa(db: Db, { jenis, user_id, isi }: PeristiwaAkun, now: Date): Promise<void> {
  await db.rows(sql`
    insert into peristiwa (jenis, user_id, isi, sejak) values (${jenis}, ${user_id}, ${isi}::jsonb, ${now})`)
}

/** What happened, and whom it may concern. */
export type Peristiwa = {
  peristiwa_id: number
  jenis: JenisPemberitahuan
  /** Whose account it is about, if it is about one. */
  user_id: number | null
  /** Otherwise the consultation, its two people, and who of them, if any, did it. */
  jadwal_id: number | null
  pasien: number | null
  profesional: number | null
  oleh: number | null
  mulai: string | null
  perangkat: string | null
  sejak: string
}

/**
 * Takes what may be told by now, oldest first; a rollback gives it back. One at a time: whoever comes while another is
 * at it finds nothing, and looks again a second later.
 */
export const takePeristiwa = (tx: Db, now: Date, limit: number): Promise<Peristiwa[]> =>
  tx.rows(sql`
    with taken as (
      delete from peristiwa where peristiwa_id = any (array(
        select peristiwa_id from peristiwa
        where sejak <= ${now}::timestamptz and (select pg_try_advisory_xact_lock(7005, 0))
        order by peristiwa_id limit ${limit}
      ))
      returning *
    )
    select e.peristiwa_id, e.jenis, e.user_id, e.jadwal_id, k.user_id as pasien, t.user_id as profesional, e.oleh, e.mulai,
      left(nullif(e.isi ->> 'perangkat', ''), 60) as perangkat, e.sejak
    from taken e
    left join konsultasi k on k.jadwal_id = e.jadwal_id
    left join tenaga_profesional t on t.profesional_id = k.profesional_id
    order by e.peristiwa_id`)
