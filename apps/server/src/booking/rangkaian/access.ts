import { isProfessional } from '@sehati/contract/base/access'
import type { Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { isPatientOf, isProfessionalOf, mayFind } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { findRangkaian } from './rangkaian.store.ts'

/** A series that the caller may see; for any other caller it does not exist. */
export async function findVisible(db: Db, { actor }: Pembaca, rangkaian_id: number): Promise<Rangkaian> {
  const r = await findRangkaian(db, rangkaian_id)
  return r && mayFind(actor, r) ? r : reject('NOT_FOUND')
}

/** The same for a response. That an admin or a clerk sees whose it is, is recorded beside it. */
export async function showSeries({ db, jejak }: Context, oleh: Pembaca, rangkaian_id: number): Promise<Rangkaian> {
  const r = await findVisible(db, oleh, rangkaian_id)
  if (!isPatientOf(oleh.actor, r) && !isProfessionalOf(oleh.actor, r)) jejak.susul(oleh, [about(r, 'lihat')])
  return r
}

/** A series in the trail: by its first meeting. */
const about = <T extends 'lihat' | 'atur'>({ user_id, pertemuan: [first] }: Rangkaian, tindakan: T) =>
  ({
    tindakan,
    objek: 'konsultasi',
    objek_id: first?.jadwal_id ?? null,
    subjek_id: user_id,
    dasar: 'administrasi',
  }) as const

/** Records what an admin or a clerk does with a series; what its professional does is their own work. */
export async function catat(tx: Db, oleh: Pembaca, r: Rangkaian, now: Date): Promise<void> {
  if (!isProfessional(oleh.actor.level_id)) await catatTindakan(tx, oleh, about(r, 'atur'), now)
}
