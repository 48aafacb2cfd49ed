import type { PermintaanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The most requests of one list. */
const ROWS = 200

export type AksesRow = PermintaanAkses & { pemohon_id: number }

/** The open requests for notes that this account decides, soonest deadline first. */
export async function listAkses(db: Db, seal: Seal, oleh: number, now: Date): Promise<AksesRow[]> {
  const rows = await db.rows<Omit<AksesRow, 'isi'> & { isi: Buffer | null }>(sql`
    select p.permintaan_id, p.jadwal_id, p.user_id as pemohon_id, u.name as nama, k.mulai as tanggal, k.zona, o.name as nama_profesional,
      t.user_id = ${oleh} as milik_saya, p.diterima_pada, p.batas, p.batas < ${now}::timestamptz as terlambat, p.isi
    from permintaan p
    join users u on u.user_id = p.user_id
    join konsultasi k on k.jadwal_id = p.jadwal_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users o on o.user_id = t.user_id
    where p.ditutup_pada is null and p.jenis = 'akses' and ${oleh} in (select penjawab_akses(p))
    order by p.batas, p.permintaan_id limit ${ROWS}`)
  return rows.map(({ isi, ...row }) => ({
    ...row,
    isi: isi && seal.read(`permintaan.isi:${row.permintaan_id}`, isi),
  }))
}

/** Whether this account decides about this request, and whether as the psychologist of its consultation; null where it does not. */
export const findPenjawab = (
  tx: Db,
  { permintaan_id, oleh }: { permintaan_id: number; oleh: number },
): Promise<{ milik: boolean } | null> =>
  tx.row(sql`
    select t.user_id = ${oleh} as milik
    from permintaan p
    join konsultasi k on k.jadwal_id = p.jadwal_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    where p.permintaan_id = ${permintaan_id} and ${oleh} in (select penjawab_akses(p))`)
