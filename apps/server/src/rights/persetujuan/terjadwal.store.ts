import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import type { PersetujuanHasil } from '@sehati/contract/rights/naskah.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The consultations of a patient that are still ahead, the next one first. */
export const listTerjadwal = (db: Db, user_id: number, now: Date): Promise<PersetujuanHasil['terjadwal']> =>
  db.rows(sql`
    select k.jadwal_id, k.mulai as tanggal, k.zona, k.metode_konsultasi, pu.name as nama_profesional
    from konsultasi k
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users pu on pu.user_id = t.user_id
    where k.user_id = ${user_id} and k.status = any (${[...scheduledStatuses]}::text[]) and k.mulai > ${now}::timestamptz
    order by k.mulai`)
