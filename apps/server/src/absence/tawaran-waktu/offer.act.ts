import { checkTawarkan } from '@sehati/contract/absence/tawaran-waktu.rules'
import type { TawaranWaktu, TawaranWaktuMasukan, WaktuMasukan } from '@sehati/contract/absence/tawaran-waktu.schema'
import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import { moveRefusal } from '../../booking/booking/move.act.ts'
import { momentOf, type Refusal, rejectRefusal } from '../../booking/booking/refusal.ts'
import { updateKonsultasi } from '../../booking/booking/status.store.ts'
import { lockAnswerable } from '../../consultation/konsultasi/access.ts'
import type { FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { findTawaran, insertTawaran } from './tawaran-waktu.store.ts'

type Tawaran = { waktu: readonly WaktuMasukan[]; pesan: string | null; oleh: number }

/** A professional offers other times for a request that waits for them. */
export const offerTimes = (
  context: Context,
  actor: SignedIn,
  jadwal_id: number,
  { waktu, pesan }: TawaranWaktuMasukan,
): Promise<TawaranWaktu> =>
  context.db.transaction(async (tx) => {
    const k = await lockAnswerable(tx, actor, jadwal_id)
    rejectIf(checkTawarkan(k, context.clock()))
    rejectRefusal(await offer(context, tx, k, { waktu, pesan: pesan || null, oleh: actor.user_id }))
    return found(await findTawaran(tx, jadwal_id, context.clock()))
  })

/**
 * Offers other times for a locked consultation that is scheduled: each is one to which it could be moved now. Every offer of the
 * product uses this function. A request counts as answered, so it waits; what is approved stays so until the patient takes a
 * time. Returns the reason of a refusal, of the first time that has one.
 */
export async function offer(
  context: Pick<Context, 'clock' | 'seal'>,
  tx: Db,
  k: FactRow,
  { waktu, pesan, oleh }: Tawaran,
): Promise<Refusal | null> {
  const at = momentOf(context.clock)
  for (const time of waktu) {
    if (isAt(k, time)) return { code: 'SLOT_INVALID', status: 409 }
    const refusal = await moveRefusal(tx, k, { ...time, status: null, pesan: null, ditawarkan: true }, at)
    if (refusal) return refusal
  }
  const { jadwal_id, profesional_id, jenis_id } = k
  const { now } = at
  if (k.status === 'diajukan') {
    const answer = { status: 'menunggu', initial_consult: null, diubah_oleh: oleh, now, senyap: true } as const
    await updateKonsultasi(tx, context.seal, jadwal_id, answer)
  }
  const made = await insertTawaran(tx, context.seal, { jadwal_id, profesional_id, jenis_id, oleh, waktu, pesan }, now)
  return made ? null : { code: 'SLOT_INVALID' }
}

/** Whether the consultation is at this time already. */
const isAt = (k: FactRow, { jadwal_tenaga_id, tanggal, jam_mulai }: WaktuMasukan): boolean =>
  k.jadwal_tenaga_id === jadwal_tenaga_id && k.tanggal.slice(0, 10) === tanggal && k.jam_mulai === jam_mulai
