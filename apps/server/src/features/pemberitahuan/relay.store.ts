import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import { takePeristiwa } from '../peristiwa/peristiwa.store.ts'
import { penerimaOf } from './penerima.policy.ts'

/** So many events at most are told in one transaction. */
export const RELAY_BATCH = 100

/**
 * Turns what happened into notices, and mails for whoever has not turned them off: all in the caller's transaction, in
 * which the events are gone too. Answers how many events it took and whose notices there are. A reset link is mailed
 * only; accounts that are not active are told nothing.
 */
export async function relayPeristiwa(tx: Db, now: Date): Promise<{ taken: number; told: number[] }> {
  const events = await takePeristiwa(tx, now, RELAY_BATCH)
  const pairs = events.flatMap((event) => penerimaOf(event).map((kepada) => ({ ...event, kepada })))
  if (pairs.length === 0) return { taken: events.length, told: [] }
  const rows = await tx.rows<{ user_id: number }>(sql`
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
      insert into surat (user_id, jenis, jadwal_id, mulai, perangkat, peristiwa_id, created_at)
      select kepada, jenis, jadwal_id, mulai, perangkat, peristiwa_id, sejak
      from told
      where (jenis = 'reset' or exists (
          select from noticed n where n.peristiwa_id = told.peristiwa_id and n.user_id = told.kepada
        ))
        and not exists (select from tanpa_surat p where p.user_id = kepada and p.jenis = told.jenis)
      on conflict do nothing
    )
    select distinct user_id from noticed`)
  return { taken: events.length, told: rows.map(({ user_id }) => user_id) }
}
