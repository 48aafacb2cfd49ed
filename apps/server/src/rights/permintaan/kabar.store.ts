import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Writes an event for each data protection officer: a request came (`permintaan_masuk`), or the deadline of some is near or has passed. */
export async function insertPeristiwaPetugas(tx: Db, jenis: 'permintaan_masuk' | 'tenggat', now: Date): Promise<void> {
  await tx.rows(sql`
    insert into peristiwa (jenis, user_id, sejak) select ${jenis}, petugas_hak, ${now}::timestamptz from petugas_hak()`)
}
