import type { Dirilis } from '@sehati/contract/care/rekam.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockReleasable } from './access.ts'
import { findTerbatas, insertRilis } from './rekam.store.ts'

/** The newest version of a limited note is released to the client, by its author or who answers a request in their place. One that was released stays so. */
export const release = (context: Context, oleh: Pembaca, rekam_id: number): Promise<Dirilis> =>
  context.db.transaction(async (tx) => {
    const { jadwal_id } = found(await findTerbatas(tx, rekam_id))
    const { user_id, milik } = await lockReleasable(tx, oleh.actor, jadwal_id)
    // Read again: a later version may have been signed, or this one released, before the lock.
    const { newest, dirilis_pada, sidik } = found(await findTerbatas(tx, rekam_id))
    if (dirilis_pada !== null) return { rekam_id, dirilis_pada }
    if (!newest) reject('VERSION_STALE')
    const now = context.clock()
    const pada = await insertRilis(tx, rekam_id, oleh.actor.user_id, now)
    const about = { objek: 'rekam', objek_id: jadwal_id, subjek_id: user_id, sidik } as const
    await catatTindakan(tx, oleh, { tindakan: 'rilis', ...about, dasar: milik ? 'perawatan' : 'izin' }, now)
    return { rekam_id, dirilis_pada: pada }
  })
