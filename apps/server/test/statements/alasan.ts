import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '../../src/base/db/db.ts'
import type { Call } from './call.ts'

const anAlasan = () => ({ kata: `Alasan ${randomUUID().slice(0, 20)}`, bidang: 'dokter' })
const allAlasan = async (db: Db) => ({
  alasan_id: (await db.rows<{ alasan_id: number }>(sql`select alasan_id from alasan`)).map((row) => row.alasan_id),
})

export const alasanWrites: Record<string, Call> = {
  // The reason, and what it then is.
  insertAlasan: [5, ({ admin }) => ({ who: admin, body: anAlasan() })],
  updateAlasan: [5, ({ admin }) => ({ who: admin, query: { id: 2 }, body: anAlasan() })],
  // A lock of all, and the list after it.
  putUrutanAlasan: [6, async ({ admin, db }) => ({ who: admin, body: await allAlasan(db) })],
}
