import { tanggalWib } from '@sehati/contract/base/waktu'
import type { BagianKonsultasi } from '@sehati/contract/consultation/bagian.schema'
import { openStatuses, scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import sql, { type Sql } from 'sql-template-tag'

/** A part of a professional's list, judged at this moment. */
export type Bagian = { nama: BagianKonsultasi; now: Date }

/** The condition on a row `k` of `konsultasi`. Each part but `riwayat` is a short range of an index by time. */
export function inBagian({ nama, now }: Bagian): Sql {
  if (nama === 'hari_ini') {
    const today = sql`${tanggalWib(now)}::date`
    return sql`k.mulai >= ${today} and k.mulai < ${today} + 1 and k.status <> 'dibatalkan'`
  }
  if (nama === 'perlu_dijawab') return ahead(openStatuses, now)
  return nama === 'mendatang' ? ahead(scheduledStatuses, now) : sql`not (${ahead(scheduledStatuses, now)})`
}

const ahead = (statuses: readonly string[], now: Date): Sql =>
  sql`k.mulai > ${now}::timestamptz and k.status = any(${statuses}::text[])`
