import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Writes an event for each data protection officer: a request came (`permintaan_masuk`), or the deadline of some is near or has passed. */
export async function insertPeristiwaPetugas(tx: Db, jenis: 'permintaan_masuk' | 'tenggat', now: Date): Promise<void> {
  await tx.rows(sql`
    insert into peristiwa (jenis, user_id, sejak) select ${jenis}, petugas_hak, ${now}::timestamptz from petugas_hak()`)
}

/**
 * The same for those who decide about a request for notes of psychology: the psychologists who wrote them, or those who review where none
 * of them is there. For any other request there is none.
 */
export async function insertPeristiwaPenjawab(
  tx: Db,
  { permintaan_id, jenis }: { permintaan_id: readonly number[]; jenis: 'permintaan_masuk' | 'tenggat' },
  now: Date,
): Promise<void> {
  await tx.rows(sql`
    insert into peristiwa (jenis, user_id, sejak)
    select distinct ${jenis}, penjawab, ${now}::timestamptz from (
      select penjawab, milik, bool_or(milik) over (partition by p.permintaan_id) as ada
      from permintaan p
      cross join lateral (select a as penjawab, a in (select psikolog_akses(p)) as milik from penjawab_akses(p) a) a
      where p.permintaan_id = any (${[...permintaan_id]}::int[])
    ) calon where milik or not ada`)
}
