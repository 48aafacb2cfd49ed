import type { EksporAkun } from '@sehati/contract/staffing/ekspor.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

type Baru = { oleh: number; alasan: string; jumlah: number }

/** Records an export of all accounts; returns its number. */
export async function insertEksporAkun(tx: Db, { oleh, alasan, jumlah }: Baru, now: Date): Promise<number> {
  const row = await tx.row<{ ekspor_id: number }>(sql`
    insert into ekspor_akun (oleh, alasan, jumlah, pada) values (${oleh}, ${alasan}, ${jumlah}, ${now}) returning ekspor_id`)
  return (row as { ekspor_id: number }).ekspor_id
}

/** The newest twenty exports of all accounts, newest first. */
export const listEksporAkun = (db: Db): Promise<EksporAkun[]> =>
  db.rows(sql`
    select e.ekspor_id, u.name as oleh, e.alasan, e.jumlah, e.pada
    from ekspor_akun e join users u on u.user_id = e.oleh
    order by e.ekspor_id desc limit 20`)
