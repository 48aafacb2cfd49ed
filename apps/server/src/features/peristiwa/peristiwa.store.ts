import { URUNGKAN_MS } from '@sehati/contract/constants'
import type { JenisPemberitahuan } from '@sehati/contract/pemberitahuan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { locks, tryExclusive } from '../../db/locks.ts'

/**
 * What happens to an account and is told to its person. What happens to a consultation, to a person's
 * data or their calendar address is written by the database.
 */
export type PeristiwaAkun =
  | { jenis: 'masuk'; user_id: number; isi: { perangkat: string | null } }
  | { jenis: 'reset' | 'password_admin' | 'password_berubah'; user_id: number; isi: null }
  /** Told to an address that the account does not have yet, or has no longer when the mail is sent. */
  | { jenis: 'email_konfirmasi' | 'email_diminta' | 'email_berubah'; user_id: number; isi: { alamat: string } }

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
  /** Where its mail goes if not to the address of the account. */
  alamat: string | null
  sejak: string
}

/**
 * Takes the events that may be published by now, oldest first; a rollback returns them. An event that can still be taken
 * back waits until it cannot. One process does this at a time: another one finds nothing and looks again a second later.
 */
export const takePeristiwa = (tx: Db, now: Date, limit: number): Promise<Peristiwa[]> =>
  tx.rows(sql`
    with taken as (
      delete from peristiwa where peristiwa_id = any (array(
        select peristiwa_id from peristiwa
        where sejak <= ${now}::timestamptz
          and (not bisa_diurungkan or sejak < ${new Date(now.getTime() - URUNGKAN_MS)}::timestamptz) and (select ${tryExclusive(locks.peristiwa, sql`0`)})
        order by peristiwa_id limit ${limit}
      ))
      returning *
    )
    select e.peristiwa_id, e.jenis, e.user_id, e.jadwal_id, k.user_id as pasien, t.user_id as profesional, e.oleh, e.mulai,
      left(nullif(e.isi ->> 'perangkat', ''), 60) as perangkat, e.isi ->> 'alamat' as alamat, e.sejak
    from taken e
    left join konsultasi k on k.jadwal_id = e.jadwal_id
    left join tenaga_profesional t on t.profesional_id = k.profesional_id
    order by e.peristiwa_id`)
