import sql from 'sql-template-tag'
import type { Db, Reader } from '../../base/db/db.ts'

type Row = { isi: Buffer }

export const findKunciSidik = async (db: Reader): Promise<Buffer | null> =>
  (await db.row<Row>(sql`select isi from kunci_sidik where kunci_id = 1`))?.isi ?? null

/** Whether a reply or a signed note has a digest. */
export const hasSidik = async (db: Reader): Promise<boolean> =>
  (await db.row(sql`select where exists (select from kunci_sidik) or exists (select from rekam)`)) !== null

/** Stores the key, and returns it; where another transaction was faster, its key. */
export async function insertKunciSidik(tx: Db, isi: Buffer): Promise<Buffer> {
  await tx.rows(sql`insert into kunci_sidik (kunci_id, isi) values (1, ${isi}) on conflict do nothing`)
  return (await findKunciSidik(tx)) ?? isi
}

/** One version of a reply as it is stored, and the digests that the trail has of the replies to its consultation. */
export type BalasanTersimpan = { jadwal_id: number; versi: number | null; isi: Buffer | null; sidik: string[] }

/**
 * The stored versions of the replies to the next consultations by id, beside the digests in the trail as hexadecimal digits, read by one
 * statement: what is written meanwhile is in both or in neither. A consultation without a reply has one row without a version.
 */
export const listBalasanTersimpan = (db: Reader, after: number, limit: number): Promise<BalasanTersimpan[]> =>
  db.rows(sql`
    with batch as materialized (
      select jadwal_id, user_id, versi_balasan, initial_consult from konsultasi
      where jadwal_id > ${after} order by jadwal_id limit ${limit}
    )
    select b.jadwal_id, v.versi, v.isi, d.sidik
    from batch b
    left join lateral (
      select b.versi_balasan as versi, b.initial_consult as isi where b.initial_consult is not null
      union all
      select versi, isi from balasan_lama where jadwal_id = b.jadwal_id
    ) v on true
    cross join lateral (
      select array(
        select encode(j.sidik, 'hex') from jejak j
        where j.subjek_id = b.user_id and j.objek = 'konsultasi' and j.objek_id = b.jadwal_id and j.tindakan = 'balas'
          and j.sidik is not null
        union all
        select encode(j.sidik, 'hex') from jejak_baru j
        where j.objek = 'konsultasi' and j.objek_id = b.jadwal_id and j.tindakan = 'balas' and j.sidik is not null
      ) as sidik
    ) d
    order by b.jadwal_id, v.versi`)
