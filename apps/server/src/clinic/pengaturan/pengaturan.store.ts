import type { Pengaturan, PengaturanPerubahan } from '@sehati/contract/clinic/pengaturan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const columns = sql`minggu_ke_depan, mode_jendela, cakrawala_hari, rilis_jam, privasi_ketat, dua_langkah_staf, kedaluwarsa`

/** There is always exactly one row: the migration inserted it, and a check refuses a second. */
export const findPengaturan = async (db: Db): Promise<Pengaturan> =>
  (await db.row<Pengaturan>(sql`select ${columns} from pengaturan`)) as Pengaturan

/** The same, locked until the transaction ends. */
export const lockPengaturan = async (tx: Db): Promise<Pengaturan> =>
  (await tx.row<Pengaturan>(sql`select ${columns} from pengaturan for no key update`)) as Pengaturan

/**
 * Writes the fields of `change`; others stay unchanged. Sets off a trigger: when strict privacy
 * or the second factor of staff is switched, every process reads its sessions again.
 */
export const updatePengaturan = async (db: Db, change: PengaturanPerubahan): Promise<Pengaturan> =>
  (await db.row<Pengaturan>(sql`
    update pengaturan
    set minggu_ke_depan = coalesce(${change.minggu_ke_depan ?? null}::int, minggu_ke_depan),
      mode_jendela = coalesce(${change.mode_jendela ?? null}::text, mode_jendela),
      cakrawala_hari = coalesce(${change.cakrawala_hari ?? null}::smallint, cakrawala_hari),
      rilis_jam = coalesce(${change.rilis_jam ?? null}::time, rilis_jam),
      privasi_ketat = coalesce(${change.privasi_ketat ?? null}::boolean, privasi_ketat),
      dua_langkah_staf = coalesce(${change.dua_langkah_staf ?? null}::boolean, dua_langkah_staf),
      kedaluwarsa = coalesce(${change.kedaluwarsa ?? null}::boolean, kedaluwarsa)
    returning ${columns}`)) as Pengaturan
