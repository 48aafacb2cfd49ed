import sql, { join } from 'sql-template-tag'
import type { FotoStore } from './foto-store.ts'

/** Photos as rows: backed up, replicated and removed with everything else. */
export const fotoPostgres: FotoStore = {
  async put(db, { user_id, versi }, gambar, now) {
    const rows = gambar.map(({ ukuran, isi }) => sql`(${user_id}, ${versi}, ${ukuran}, ${isi}, ${now})`)
    await db.rows(sql`insert into foto (user_id, versi, ukuran, isi, created_at) values ${join(rows)}`)
  },

  async get(db, { user_id, versi, ukuran }) {
    const row = await db.row<{ isi: Buffer }>(
      sql`select isi from foto where user_id = ${user_id} and versi = ${versi} and ukuran = ${ukuran}`,
    )
    return row?.isi ?? null
  },

  async remove(db, user_id, except) {
    await db.rows(sql`delete from foto where user_id = ${user_id} and versi is distinct from ${except}::text`)
  },
}
