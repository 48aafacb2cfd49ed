import { urungkanBatal } from '@sehati/contract/konsultasi.endpoints'
import { checkUrungkan } from '@sehati/contract/konsultasi.rules'
import type { Context } from '../../context.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { isPatientOf } from './konsultasi.policy.ts'
import { readable } from './konsultasi.routes.ts'
import { findKonsultasi, lockKonsultasi } from './konsultasi.store.ts'
import { findPindahTerakhir, restoreBooking } from './urungkan.store.ts'

export function urungkanRoutes({ route, db, clock, seal }: Context) {
  route(urungkanBatal, ({ actor, query }) =>
    db.transaction(async (tx) => {
      await lockKonsultasi(tx, query.jadwalid)
      const k = await readable(tx, seal, actor, query.jadwalid)
      if (!isPatientOf(actor, k)) reject('NOT_FOUND')
      const cancelled = await findPindahTerakhir(tx, k.jadwal_id, 'dibatalkan')
      rejectIf(checkUrungkan(k, cancelled, clock()))
      const { dari } = found(cancelled)
      const isBack = await restoreBooking(tx, k.jadwal_id, { status: dari, diubah_oleh: actor.user_id, now: clock() })
      if (!isBack) reject('SLOT_INVALID')
      return found(await findKonsultasi(tx, seal, k.jadwal_id))
    }),
  )
}
