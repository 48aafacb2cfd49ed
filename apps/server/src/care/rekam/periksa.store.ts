import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import type { RekamRow } from './rekam.store.ts'

/** What a signature stands for, as it is stored. */
export type Ditandatangani = Pick<
  RekamRow,
  'jadwal_id' | 'jenis' | 'versi' | 'isi' | 'alasan' | 'sidik' | 'penulis_id' | 'waktu_ms'
>
/** A signed note, and the digests of signatures that the trail has of its consultation, as hexadecimal digits. */
export type RekamTersimpan = { jejak: string[] } & (Ditandatangani | { jadwal_id: number; versi: null })

/**
 * The signed notes of the next consultations by id, read by one statement with the digests in the trail: what is signed meanwhile is in
 * both or in neither. A consultation without a note has one row without a version.
 */
export const listRekamTersimpan = (db: Reader, after: number, limit: number): Promise<RekamTersimpan[]> =>
  db.rows(sql`
    with batch as materialized (
      select k.jadwal_id, k.user_id from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
      where k.jadwal_id > ${after} and t.kelas = 'psikologi' order by k.jadwal_id limit ${limit}
    )
    select b.jadwal_id, r.jenis, r.versi, r.isi, r.alasan, r.sidik, r.penulis_id,
      (extract(epoch from r.ditandatangani_pada) * 1000)::float8 as waktu_ms, d.jejak
    from batch b
    left join rekam r on r.jadwal_id = b.jadwal_id
    cross join lateral (
      select array(
        select encode(j.sidik, 'hex') from jejak j
        where j.subjek_id = b.user_id and j.objek = 'rekam' and j.objek_id = b.jadwal_id and j.tindakan = 'tandatangan'
        union all
        select encode(j.sidik, 'hex') from jejak_baru j
        where j.objek = 'rekam' and j.objek_id = b.jadwal_id and j.tindakan = 'tandatangan'
      ) as jejak
    ) d
    order by b.jadwal_id, r.rekam_id`)
