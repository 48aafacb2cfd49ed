import type { Pengungkapan, UngkapMasukan } from '@sehati/contract/safety/pengungkapan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { takeId } from '../../base/db/take-id.ts'

/** The most rows of one list. */
const ROWS = 200

const tempat = (kolom: 'kepada' | 'alasan', id: number) => `pengungkapan.${kolom}:${id}` as const

/** What was told of whom, and from which consultation or alert. */
type Ungkapan = UngkapMasukan & { user_id: number; oleh: number; jadwal_id?: number; peringatan_id?: number }

/** Records that someone outside of the clinic was told. A trigger refuses an account that has nothing to tell of this person. */
export async function insertPengungkapan(
  tx: Db,
  seal: Seal,
  { user_id, oleh, kepada, alasan, jadwal_id, peringatan_id }: Ungkapan,
  now: Date,
): Promise<void> {
  const id = await takeId(tx, 'pengungkapan', 'pengungkapan_id')
  await tx.rows(sql`
    insert into pengungkapan (pengungkapan_id, user_id, jadwal_id, peringatan_id, kepada, alasan, oleh, pada)
    values (${id}, ${user_id}, ${jadwal_id ?? null}, ${peringatan_id ?? null}, ${seal.seal(tempat('kepada', id), kepada)},
      ${seal.seal(tempat('alasan', id), alasan)}, ${oleh}, ${now})`)
}

/** What this account has told, newest first. */
export async function listPengungkapan(db: Db, seal: Seal, oleh: number): Promise<Pengungkapan[]> {
  const rows = await db.rows<Omit<Pengungkapan, 'kepada' | 'alasan'> & { kepada: Buffer; alasan: Buffer }>(sql`
    select p.pengungkapan_id, u.name as nama, p.jadwal_id, p.kepada, p.alasan, p.pada
    from pengungkapan p join users u on u.user_id = p.user_id
    where p.oleh = ${oleh} order by p.pengungkapan_id desc limit ${ROWS}`)
  return rows.map(({ kepada, alasan, ...row }) => ({
    ...row,
    kepada: seal.read(tempat('kepada', row.pengungkapan_id), kepada),
    alasan: seal.read(tempat('alasan', row.pengungkapan_id), alasan),
  }))
}
