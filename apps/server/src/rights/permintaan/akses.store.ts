import type { PermintaanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'

/** The most requests of one list. */
const ROWS = 200

export type AksesRow = PermintaanAkses & { pemohon_id: number }
type Tersimpan = Omit<AksesRow, 'isi'> & { isi: Buffer | null }

const milik = (oleh: number): Sql => sql`(${oleh} in (select psikolog_akses(p)))`

/** The open requests for notes that this account decides, soonest deadline first. */
export async function listAkses(db: Db, seal: Seal, oleh: number, now: Date): Promise<AksesRow[]> {
  const rows = await db.rows<Tersimpan>(sql`
    with p as (
      select p.*, ${milik(oleh)} as milik_saya, ${oleh} in (select pembaca_akses(p)) as boleh_baca
      from permintaan p
      where p.ditutup_pada is null and p.jenis = 'akses' and ${oleh} in (select penjawab_akses(p))
      order by p.batas, p.permintaan_id limit ${ROWS}
    )
    select p.permintaan_id, p.user_id as pemohon_id, u.name as nama, p.jadwal_id is null as semua, o.name as penulis, p.milik_saya, p.boleh_baca,
      p.diterima_pada, p.batas, p.batas < ${now}::timestamptz as terlambat, p.isi, c.konsultasi
    from p
    join users u on u.user_id = p.user_id
    cross join lateral (
      select case when min(c.penulis_id) = max(c.penulis_id) then min(c.penulis_id) end as penulis_id,
        coalesce(json_agg(json_build_object('jadwal_id', k.jadwal_id, 'tanggal', ${isoOf(sql`k.mulai`)}, 'zona', k.zona) order by k.mulai)
          filter (where p.jadwal_id is not null or c.penulis_id = ${oleh} or p.boleh_baca), '[]') as konsultasi
      from catatan_diminta(p.user_id, p.jadwal_id, p.penulis_id) c join konsultasi k on k.jadwal_id = c.jadwal_id
    ) c
    left join users o on o.user_id = c.penulis_id
    order by p.batas, p.permintaan_id`)
  return rows.map(({ isi, ...row }) => ({
    ...row,
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
