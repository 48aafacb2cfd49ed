import { jenisPengingat, selamaDiajukan } from '@sehati/contract/pemberitahuan/schema'
import { WIB } from '@sehati/contract/waktu'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

// What the queues of pushes and of WhatsApp messages share. In both a row says of what it is and when it is tried next (`sejak`).

/** A message of an act a day ago is of no use any more. */
export const AT_MOST = sql`interval '24 hours'`

/**
 * The condition that a row `p` of a queue is of no use any more for the account `l.user_id`: it is too old, the reader has read the
 * notice, the consultation of a reminder has begun, moved or been cancelled, a request was answered or moved.
 */
export const isBasi = (now: Date): Sql => sql`(p.dibuat < ${now}::timestamptz - ${AT_MOST}
  or exists (
    select from pemberitahuan n
    where n.peristiwa_id = p.peristiwa_id and n.user_id = l.user_id and n.dibaca_pada is not null
  )
  or (p.jenis = any (${jenisPengingat}::text[]) and not exists (
    select from konsultasi k where k.jadwal_id = p.jadwal_id and k.status = 'disetujui'
      and k.mulai = p.mulai and k.mulai > ${now}::timestamptz
  ))
  or (p.jenis = any (${[...selamaDiajukan]}::text[]) and not exists (
    select from konsultasi k where k.jadwal_id = p.jadwal_id and k.status = 'diajukan' and k.mulai = p.mulai
  )))`

/** The zone whose clock decides about quiet hours: of the consultation of `p`, else of the clinic of `u`, else WIB. */
export const zonaTenang: Sql = sql`coalesce((select k.zona from konsultasi k where k.jadwal_id = p.jadwal_id), (
    select c.zona from tenaga_profesional t join klinik c on c.klinik_id = t.klinik_id where t.user_id = u.user_id
  ), ${WIB}::smallint)`

/** The ways in which a row of a queue that was taken waits again. */
export function antreanOf(table: 'kiriman_push' | 'kiriman_wa') {
  const queue = raw(table)
  return {
    /** Lets it wait; the attempt did not happen. */
    async updateTunda(db: Db, kiriman_id: string, sejak: Date): Promise<void> {
      await db.rows(sql`
        update ${queue} set sejak = ${sejak}, percobaan = percobaan - 1 where kiriman_id = ${kiriman_id}`)
    },
    /** Lets one whose attempt failed wait for the next one. */
    async updateUlangi(db: Db, kiriman_id: string, sejak: Date): Promise<void> {
      await db.rows(sql`update ${queue} set sejak = ${sejak} where kiriman_id = ${kiriman_id}`)
    },
  }
}
