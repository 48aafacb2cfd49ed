import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** How long messages wait where Meta refuses all of them, before one is tried. */
const PAUSE_MS = 600_000

/** Lets all messages wait, because Meta refuses every one of them with this code; then one is tried. */
export async function putJeda(db: Db, kode: number, now: Date): Promise<void> {
  const coba_lagi = new Date(now.getTime() + PAUSE_MS)
  await db.rows(sql`
    insert into jeda_wa (kode, sejak, coba_lagi) values (${kode}, ${now}, ${coba_lagi})
    on conflict (satu) do update set kode = excluded.kode, coba_lagi = excluded.coba_lagi`)
}

/** Tries a message now: a process that starts may have another token, or another template. */
export async function updateCobaSekarang(db: Db, now: Date): Promise<void> {
  await db.rows(sql`update jeda_wa set coba_lagi = ${now}::timestamptz where coba_lagi > ${now}::timestamptz`)
}
