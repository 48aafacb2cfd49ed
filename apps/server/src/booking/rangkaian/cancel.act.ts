import type { Rangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { Pembatalan } from '@sehati/contract/consultation/konsultasi.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { mayRecord } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { cancel } from '../booking/cancel.act.ts'
import { catat, findVisible } from './access.ts'
import { findRangkaian, listPertemuanDepan } from './rangkaian.store.ts'

/** Cancels what lies ahead of a series. The patient is told once, with the first of these meetings. */
export const cancelSeries = (
  context: Context,
  oleh: Pembaca,
  rangkaian_id: number,
  { alasan = null }: Pembatalan,
): Promise<Rangkaian> =>
  context.db.transaction(async (tx) => {
    const r = await findVisible(tx, oleh, rangkaian_id)
    if (!mayRecord(oleh.actor, r)) reject('NOT_FOUND')
    for (const { jadwal_id } of r.pertemuan.toSorted((a, b) => a.jadwal_id - b.jadwal_id))
      await lockKonsultasi(tx, jadwal_id)
    const now = context.clock()
    const [first, ...others] = await listPertemuanDepan(tx, rangkaian_id, now)
    if (first === undefined) return reject('NOT_OPEN')
    const by = { diubah_oleh: oleh.actor.user_id, alasan }
    await cancel(context, tx, [first], { ...by, kabar: ['rangkaian_dibatalkan'] })
    await cancel(context, tx, others, { ...by, kabar: [] })
    await catat(tx, oleh, r, now)
    return found(await findRangkaian(tx, rangkaian_id))
  })
