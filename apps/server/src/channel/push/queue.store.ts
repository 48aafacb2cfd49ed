import { WIB } from '@sehati/contract/base/waktu'
import { jenisPengingat, selamaDiajukan } from '@sehati/contract/channel/pemberitahuan.schema'
import sql, { type Sql } from 'sql-template-tag'
import { queueOf } from '../../base/db/queue.ts'

// What the queues of pushes and of WhatsApp messages share beside the statements of every queue.

/** The pauses before the next attempts of a message; after the last one it is given up. */
export const PAUSES_MS = [30_000, 120_000, 480_000, 1_920_000]

export const kirimanOf = (table: 'kiriman_push' | 'kiriman_wa') =>
  queueOf({ table, key: 'kiriman_id', leaseMs: 60_000, pausesMs: PAUSES_MS })

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
