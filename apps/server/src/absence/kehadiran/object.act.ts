import { checkKeberatan } from '@sehati/contract/absence/kehadiran.rules'
import type { KeberatanHadirBaru, KeberatanHadirMasukan } from '@sehati/contract/absence/kehadiran.schema'
import { found, rejectIf } from '../../base/http/errors.ts'
import { lockOwn } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { findFaktaKeberatan, insertKeberatanHadir } from './kehadiran.store.ts'

/** A patient objects to an absence or a late cancellation that was recorded of them. */
export const object = (context: Context, oleh: Pembaca, body: KeberatanHadirMasukan): Promise<KeberatanHadirBaru> =>
  context.db.transaction(async (tx) => {
    const k = await lockOwn(tx, oleh.actor, body.jadwal_id)
    const now = context.clock()
    rejectIf(checkKeberatan({ ...k, ...found(await findFaktaKeberatan(tx, k.jadwal_id)) }, now))
    const made = await insertKeberatanHadir(tx, context.seal, body, now)
    const about = { objek: 'konsultasi', objek_id: k.jadwal_id, subjek_id: k.user_id, dasar: 'milik_sendiri' } as const
    await catatTindakan(tx, oleh, { tindakan: 'ajukan_keberatan', ...about }, now)
    return made
  })
