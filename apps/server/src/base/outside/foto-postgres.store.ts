import sql, { join } from 'sql-template-tag'
import { type Seal, UnreadableError } from '../db/seal.ts'
import type { FotoStore } from './foto-store.ts'

const placeOf = (user_id: number, versi: string, ukuran: number) => `foto.isi:${user_id}:${versi}:${ukuran}` as const

/** Photos as encrypted rows: backed up, replicated and removed with everything else. */
export const fotoPostgres = (seal: Seal): FotoStore => ({
  async put(db, { user_id, versi }, gambar, now) {
    const sealed = gambar.map(({ ukuran, isi }) => ({
      ukuran,
      isi: seal.sealBytes(placeOf(user_id, versi, ukuran), isi),
    }))
    const rows = sealed.map(({ ukuran, isi }) => sql`(${user_id}, ${versi}, ${ukuran}, ${isi}, ${now})`)
    await db.rows(sql`insert into foto (user_id, versi, ukuran, isi, created_at) values ${join(rows)}`)
  },

  async get(db, { user_id, versi, ukuran }) {
    const row = await db.row<{ isi: Buffer }>(
      sql`select isi from foto where user_id = ${user_id} and versi = ${versi} and ukuran = ${ukuran}`,
    )
    return row && openOrNull(seal, placeOf(user_id, versi, ukuran), row.isi)
  },

  async remove(db, user_id, except) {
    await db.rows(sql`delete from foto where user_id = ${user_id} and versi is distinct from ${except}::text`)
  },
})

/** A photo whose key is missing is shown as none: the initials stand in for it. */
function openOrNull(seal: Seal, place: ReturnType<typeof placeOf>, isi: Buffer): Buffer | null {
  try {
    return seal.openBytes(place, isi)
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
