import type { WaktuDiambil } from '@sehati/contract/absence/tawaran-waktu.schema'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { reject } from '../../base/http/errors.ts'
import { move } from '../../booking/booking/move.act.ts'
import { rejectRefusal } from '../../booking/booking/refusal.ts'
import { lockOwn, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { lockTawaran, updateDiambil, updateDitolak } from './tawaran-waktu.store.ts'

/**
 * A patient takes one of the offered times: the consultation moves to it, approved where its professional offered it; what the
 * clinic offered keeps its status (decision 21). The row of the consultation is locked first, so that of a taken time and another change one
 * happens. A repeated tap returns the same consultation.
 */
export const take = (
  context: Context,
  oleh: Pembaca,
  jadwal_id: number,
  { tawaran_waktu_id, nomor }: WaktuDiambil,
): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const k = await lockOwn(tx, oleh.actor, jadwal_id)
    const { hasil, diambil, dariTenaga, waktu } =
      (await lockTawaran(tx, { jadwal_id, tawaran_waktu_id })) ?? reject('OFFERED_TIMES_CLOSED')
    if (hasil === 'diambil' && diambil === nomor) return showOpen(context, tx, oleh, jadwal_id)
    const time = waktu.find((one) => one.nomor === nomor)
    const now = context.clock()
    if (hasil !== null || !time || checkPatientChange(k, now)) return reject('OFFERED_TIMES_CLOSED')
    await updateDiambil(tx, tawaran_waktu_id, time, now)
    const { jadwal_tenaga_id, tanggal, jam_mulai } = time
    const to = { jadwal_tenaga_id, tanggal, jam_mulai, diubah_oleh: oleh.actor.user_id, pesan: null, ditawarkan: true }
    rejectRefusal(await move(context, tx, k, { ...to, status: dariTenaga ? 'disetujui' : null }))
    return showOpen(context, tx, oleh, jadwal_id)
  })

/** A patient declines all of the offered times: the consultation stays as it is. */
export const decline = (context: Context, oleh: Pembaca, jadwal_id: number, tawaran_waktu_id: number): Promise<null> =>
  context.db.transaction(async (tx) => {
    await lockOwn(tx, oleh.actor, jadwal_id)
    const { hasil } = (await lockTawaran(tx, { jadwal_id, tawaran_waktu_id })) ?? reject('OFFERED_TIMES_CLOSED')
    if (hasil === 'ditolak') return null
    if (hasil !== null) return reject('OFFERED_TIMES_CLOSED')
    await updateDitolak(tx, tawaran_waktu_id, oleh.actor.user_id, context.clock())
    return null
  })
