import type { PermintaanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The most requests of one list. */
const ROWS = 200

export type AksesRow = PermintaanAkses & { pemohon_id: number }
type KonsultasiAkses = NonNullable<PermintaanAkses['konsultasi']>
type Tersimpan = Omit<AksesRow, 'isi' | 'konsultasi'> & Nullable<KonsultasiAkses> & { isi: Buffer | null }
type Nullable<T> = { [K in keyof T]: T[K] | null }

const milik = (oleh: number): Sql => sql`(${oleh} in (select psikolog_akses(p)))`

/** The open requests for notes that this account decides, soonest deadline first. */
export async function listAkses(db: Db, seal: Seal, oleh: number, now: Date): Promise<AksesRow[]> {
  const rows = await db.rows<Tersimpan>(sql`
    select p.permintaan_id, p.jadwal_id, p.user_id as pemohon_id, u.name as nama, k.mulai as tanggal, k.zona, o.name as nama_profesional,
      ${milik(oleh)} as milik_saya, ${oleh} in (select pembaca_rekam(p.jadwal_id)) as boleh_baca, p.diterima_pada, p.batas,
      p.batas < ${now}::timestamptz as terlambat, p.isi
    from permintaan p
    join users u on u.user_id = p.user_id
    left join konsultasi k on k.jadwal_id = p.jadwal_id
    left join tenaga_profesional t on t.profesional_id = k.profesional_id
    left join users o on o.user_id = t.user_id
    where p.ditutup_pada is null and p.jenis = 'akses' and ${oleh} in (select penjawab_akses(p))
    order by p.batas, p.permintaan_id limit ${ROWS}`)
  return rows.map(({ isi, jadwal_id, tanggal, zona, nama_profesional, ...row }) => ({
    ...row,
    konsultasi: jadwal_id === null ? null : ({ jadwal_id, tanggal, zona, nama_profesional } as KonsultasiAkses),
    isi: isi && seal.read(`permintaan.isi:${row.permintaan_id}`, isi),
  }))
}

/** Whether this account decides about this request, and whether as a psychologist who wrote the notes; null where it does not. */
export const findPenjawab = (
  tx: Db,
  { permintaan_id, oleh }: { permintaan_id: number; oleh: number },
): Promise<{ milik: boolean } | null> =>
  tx.row(sql`
    select ${milik(oleh)} as milik from permintaan p
    where p.permintaan_id = ${permintaan_id} and ${oleh} in (select penjawab_akses(p))`)
