import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** An emergency access that is open: to which consultation, and until when, with the offset of Jakarta. */
export type BukaTerbuka = { buka_id: number; jadwal_id: number; berakhir_pada: string }

/**
 * The emergency access of this admin to this consultation, null where none is open now. It ends by the clock, when it is closed,
 * with the session that opened it, and with the level or the account of its admin: each is read here, so that no memory of a
 * process and no job decides it.
 */
export const findBukaTerbuka = (
  db: Db,
  of: { oleh: number; sesi_id: number | null; jadwal_id: number },
  now: Date,
): Promise<BukaTerbuka | null> =>
  db.row(sql`
    select b.buka_id, b.jadwal_id, b.berakhir_pada
    from buka_darurat b
    join auth_session a on a.sesi_id = b.sesi_id and a.user_id = b.oleh
    join users u on u.user_id = b.oleh and u.status_user = 'aktif' and u.level_id = 1
    where b.oleh = ${of.oleh} and b.sesi_id = ${of.sesi_id} and b.jadwal_id = ${of.jadwal_id}
      and b.ditutup_pada is null and b.dibuka_pada <= ${now} and b.berakhir_pada > ${now}`)
