import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Writes an event for each data protection officer: a request came (`permintaan_masuk`), or the deadline of some is near or has passed. */
export async function insertPeristiwaPetugas(tx: Db, jenis: 'permintaan_masuk' | 'tenggat', now: Date): Promise<void> {
  await tx.rows(sql`
    insert into peristiwa (jenis, user_id, sejak) select ${jenis}, petugas_hak, ${now}::timestamptz from petugas_hak()`)
}

/**
 * The same for those who decide about a request for notes of psychology: its psychologist, or the psychologists who review where that
 * one is gone. For any other request there is none.
 */
export async function insertPeristiwaPenjawab(
  tx: Db,
  { permintaan_id, jenis }: { permintaan_id: readonly number[]; jenis: 'permintaan_masuk' | 'tenggat' },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into peristiwa (jenis, user_id, sejak)
    select distinct ${jenis}, penjawab, ${now}::timestamptz from (
      select a.penjawab, t.user_id = a.penjawab as milik, bool_or(t.user_id = a.penjawab) over (partition by p.permintaan_id) as ada
      from permintaan p
      cross join lateral penjawab_akses(p) a (penjawab)
      join konsultasi k on k.jadwal_id = p.jadwal_id
      join tenaga_profesional t on t.profesional_id = k.profesional_id
      where p.permintaan_id = any (${[...permintaan_id]}::int[])
    ) calon where milik or not ada`)
}
