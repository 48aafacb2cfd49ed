import { isProfessional } from '@sehati/contract/base/access'
import type { Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { mayFind } from '../kehadiran/kehadiran.policy.ts'
import { findRangkaian } from './rangkaian.store.ts'

/** A series that the caller may see; for any other caller it does not exist. */
export async function findVisible(db: Db, { actor }: Pembaca, rangkaian_id: number): Promise<Rangkaian> {
  const r = await findRangkaian(db, rangkaian_id)
  return r && mayFind(actor, r) ? r : reject('NOT_FOUND')
}

/** Records what an admin or a clerk does with a series, by its first meeting; what its professional does is their own work. */
export async function catat(
  tx: Db,
  oleh: Pembaca,
  { user_id, pertemuan: [first] }: Rangkaian,
  now: Date,
): Promise<void> {
  if (isProfessional(oleh.actor.level_id) || !first) return
  const about = { objek: 'konsultasi', objek_id: first.jadwal_id, subjek_id: user_id, dasar: 'administrasi' } as const
  await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, now)
}
