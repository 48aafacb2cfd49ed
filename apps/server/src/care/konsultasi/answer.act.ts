import { type Actor, isAdmin } from '@sehati/contract/base/access'
import {
  checkBalasanAdmin,
  checkStatusMove,
  isReopening,
  isScheduled,
} from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiPerubahan, KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import { reject, rejectIf } from '../../base/http/errors.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import { restore } from '../../booking/booking/restore.act.ts'
import { type StatusBaru, updateKonsultasi } from '../../booking/booking/status.store.ts'
import { findPengaturan } from '../../clinic/pengaturan/pengaturan.store.ts'
import { lockAnswerable, show } from '../../consultation/konsultasi/access.ts'
import { isBalasan, type Pembaca } from '../../consultation/konsultasi/baca.ts'
import { isProfessionalOf } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { type FactRow, findPindahTerakhir, type IsiRow } from '../../consultation/konsultasi/konsultasi.store.ts'
import { kunciSidik, sidikBalasan } from '../../consultation/konsultasi/sidik-balasan.ts'
import { putTindakLanjut } from '../../consultation/konsultasi/tindak-lanjut.store.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'

/** A professional sets status and reply; an admin the status, and a first reply where the clinic allows it. */
export const answer = (
  context: Context,
  oleh: Pembaca,
  jadwal_id: number,
  body: KonsultasiPerubahan,
): Promise<KonsultasiTampil> =>
  context.db.transaction(async (tx) => {
    const { actor } = oleh
    const k = await lockAnswerable(tx, actor, jadwal_id)
    const [initial_consult, now] = [await newReply(context, tx, actor, k, body), context.clock()]
    const status = body.status ?? k.status
    await write(context, tx, actor, k, { status, initial_consult, diubah_oleh: actor.user_id, now })
    if (body.dalam_hari !== undefined && isProfessionalOf(actor, k))
      await putTindakLanjut(tx, { jadwal_id, dalam_hari: body.dalam_hari }, now)
    if (initial_consult !== null) {
      const dasar = isAdmin(actor.level_id) ? 'administrasi' : 'perawatan'
      const isi = { jadwal_id, versi: k.versi_balasan + 1, teks: initial_consult }
      const sidik = sidikBalasan(await kunciSidik(tx, context.seal), isi)
      const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id, sidik } as const
      await catatTindakan(tx, oleh, { tindakan: 'balas', ...about, dasar }, now)
    }
    return show(context, tx, oleh, jadwal_id)
  })

/**
 * The reply that is to be written, null where it stays as it is. The form of a professional sends the reply with every status,
 * and a client may send back all that it was shown, which for an admin is no text: only another text is a new version.
 */
async function newReply(
  context: Context,
  tx: Db,
  actor: Actor,
  k: IsiRow,
  { initial_consult, dasar_versi }: KonsultasiPerubahan,
): Promise<string | null> {
  const byAdmin = isAdmin(actor.level_id)
  // A professional to whom the reply is closed cannot send it back: it stays as it is.
  if (!initial_consult) return byAdmin || (actor.isiTertutup && k.ada_balasan) ? null : reject('REPLY_REQUIRED')
  if (isBalasan(context, k, initial_consult)) return null
  if (byAdmin) rejectIf(checkBalasanAdmin(k, (await findPengaturan(tx)).privasi_ketat))
  if ((dasar_versi ?? k.versi_balasan) !== k.versi_balasan) reject('VERSION_STALE')
  return initial_consult
}

/** Writes status and reply in one statement, for every act: the database derives one notice from both. */
async function write(context: Context, tx: Db, actor: Actor, k: FactRow, to: StatusBaru): Promise<unknown> {
  if (await reopens(tx, actor, k, to)) return restore(context, tx, k.jadwal_id, 'klinik', to)
  if (to.status === 'dibatalkan' && k.status !== 'dibatalkan') {
    const { diubah_oleh, initial_consult } = to
    return cancel(context, tx, [k.jadwal_id], { diubah_oleh, initial_consult, alasan: null })
  }
  return updateKonsultasi(tx, context.seal, k.jadwal_id, to)
}

/** Whether this restores a cancelled or finished consultation; refuses a change out of a final status. */
async function reopens(tx: Db, actor: Actor, k: FactRow, { status, now }: StatusBaru): Promise<boolean> {
  if (isScheduled(k.status) || status === k.status) return false
  const by = { actor, now, last: await findPindahTerakhir(tx, k.jadwal_id, k.status) }
  rejectIf(checkStatusMove(k, status, by))
  return isReopening(k, status, by)
}
