import { checkPutusan } from '@sehati/contract/absence/kehadiran.rules'
import type { PutusanHadirMasukan } from '@sehati/contract/absence/kehadiran.schema'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockKeberatanHadir, updatePutusan } from './kehadiran.store.ts'

/** An admin decides an objection, once, and its patient is told. An accepted one no longer counts, because points are never stored. */
export const decideKeberatan = (context: Context, oleh: Pembaca, body: PutusanHadirMasukan): Promise<null> =>
  context.db.transaction(async (tx) => {
    const { user_id, isDiputus } = found(await lockKeberatanHadir(tx, body.jadwal_id))
    const now = context.clock()
    rejectIf(checkPutusan({ user_id, oleh: oleh.actor.user_id, isDiputus }))
    await updatePutusan(tx, { ...body, oleh: oleh.actor.user_id }, now)
    const about = { objek: 'konsultasi', objek_id: body.jadwal_id, subjek_id: user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, oleh, { tindakan: 'putus_keberatan', ...about }, now)
    return null
  })
