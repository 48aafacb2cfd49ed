import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { takePeristiwa } from '../peristiwa/peristiwa.store.ts'
import { penerimaOf } from './penerima.policy.ts'

/** So many events at most are told in one transaction. */
export const RELAY_BATCH = 500

type Relayed = {
  /** How many events it took. */
  taken: number
  /** Whose notices there are. */
  told: number[]
  /** The mails that are to be sent: their jobs are the caller's to make, in the same transaction. */
  mails: string[]
}

/**
 * Turns what happened into notices, and mails for whoever has not turned them off: all in the caller's transaction, in
 * which the events are gone too. A reset link is mailed only; accounts that are not active are told nothing.
 */
export async function relayPeristiwa(tx: Db, now: Date): Promise<Relayed> {
  const events = await takePeristiwa(tx, now, RELAY_BATCH)
  const pairs = events.flatMap((event) => penerimaOf(event).map((kepada) => ({ ...event, kepada })))
  if (pairs.length === 0) return { taken: events.length, told: [], mails: [] }
  const [row] = await tx.rows<Pick<Relayed, 'told' | 'mails'>>(sql`
    with told as (
      select e.*
      from json_to_recordset(${JSON.stringify(pairs)}::json) as e (peristiwa_id bigint, jenis text, kepada int,
        jadwal_id int, mulai timestamptz, perangkat text, sejak timestamptz)
      join users u on u.user_id = e.kepada and u.status_user = 'aktif'
    ), noticed as (
      insert into pemberitahuan (user_id, jenis, jadwal_id, mulai, perangkat, peristiwa_id, created_at)
      select kepada, jenis, jadwal_id, mulai, perangkat, peristiwa_id, sejak
      from told where jenis <> 'reset' order by peristiwa_id, kepada
      on conflict do nothing
      returning peristiwa_id, user_id
    ), mailed as (
      insert into surat (user_id, jenis, jadwal_id, mulai, perangkat, peristiwa_id, created_at, diantrekan)
      select kepada, jenis, jadwal_id, mulai, perangkat, peristiwa_id, sejak, true
      from told
      where (jenis = 'reset' or exists (
          select from noticed n where n.peristiwa_id = told.peristiwa_id and n.user_id = told.kepada
        ))
        and not exists (select from tanpa_surat p where p.user_id = kepada and p.jenis = told.jenis)
      on conflict do nothing
      returning surat_id
    )
    select array(select distinct user_id from noticed) as told, array(select surat_id::text from mailed) as mails`)
  return { taken: events.length, told: row?.told ?? [], mails: row?.mails ?? [] }
}
