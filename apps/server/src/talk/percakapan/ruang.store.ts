import { isoWib } from '@sehati/contract/base/waktu'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { tutupPada } from '@sehati/contract/talk/percakapan.rules'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** The data of a conversation's consultation. */
export type Ruang = {
  jadwal_id: number
  /** The patient. */
  user_id: number
  profesional_id: number
  /** The professional's account. */
  tenaga_id: number
  status: StatusKonsultasi
  selesai_pada: Date | null
}

/** When `konsultasi k` became `selesai` last. */
export const selesaiPada: Sql = sql`(
  select r.waktu from riwayat_status r
  where r.jadwal_id = k.jadwal_id and r.ke = 'selesai' and r.dari is distinct from 'selesai'
  order by r.riwayat_id desc limit 1)`

const columns = sql`k.jadwal_id, k.user_id, k.profesional_id, t.user_id as tenaga_id, k.status, ${selesaiPada} as selesai_pada`

async function find(db: Db, where: Sql): Promise<Ruang | null> {
  const row = await db.row<Omit<Ruang, 'selesai_pada'> & { selesai_pada: string | null }>(sql`
    select ${columns} from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id ${where}`)
  return row && { ...row, selesai_pada: row.selesai_pada === null ? null : new Date(row.selesai_pada) }
}

/** The conversation of a consultation. */
export const findRuang = (db: Db, jadwal_id: number): Promise<Ruang | null> =>
  find(db, sql`where k.jadwal_id = ${jadwal_id}`)

/** The conversation of a message. */
export const findRuangOf = (db: Db, pesan_id: number): Promise<Ruang | null> =>
  find(db, sql`where k.jadwal_id = (select jadwal_id from percakapan where id = ${pesan_id})`)

/** The accounts that are notified of what happens in it. */
export const pesertaOf = ({ user_id, tenaga_id }: Pick<Ruang, 'user_id' | 'tenaga_id'>): number[] => [
  user_id,
  tenaga_id,
]

export const tutupPadaWib = (ruang: Pick<Ruang, 'status' | 'selesai_pada'>): string | null => {
  const end = tutupPada(ruang)
  return end && isoWib(end)
}
