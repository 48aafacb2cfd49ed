import { type Actor, isAdmin } from '@sehati/contract/access'
import { checkStatusMove, isReopening, isScheduled } from '@sehati/contract/konsultasi/rules'
import type { Konsultasi, KonsultasiPerubahan } from '@sehati/contract/konsultasi/schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { reject, rejectIf } from '../../http/errors.ts'
import { catatTindakan, type Oleh } from '../jejak/catatan.ts'
import { lockReadable, readable } from './access.ts'
import { cancel } from './cancel.act.ts'
import { mayAnswer } from './konsultasi.policy.ts'
import { findPindahTerakhir, type StatusBaru, updateKonsultasi } from './konsultasi.store.ts'
import { restore } from './restore.act.ts'

/** A professional or an admin sets status and reply. */
export const answer = (
  context: Context,
  { actor, asal }: Oleh & { actor: Actor },
  jadwal_id: number,
  body: KonsultasiPerubahan,
): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const k = await lockReadable(tx, context.seal, actor, jadwal_id)
    if (!mayAnswer(actor, k)) reject('FORBIDDEN')
    if (!isAdmin(actor.level_id) && !body.initial_consult) reject('REPLY_REQUIRED')

    // The form sends the reply with every status: only a changed reply is a new version.
    const initial_consult = body.initial_consult === k.initial_consult ? null : body.initial_consult || null
    const base = body.dasar_versi ?? k.versi_balasan
    if (initial_consult !== null && base !== k.versi_balasan) reject('VERSION_STALE')

    const status = body.status ?? k.status
    await write(context, tx, actor, k, {
      status,
      initial_consult,
      diubah_oleh: actor.user_id,
      now: context.clock(),
    })
    if (initial_consult !== null) {
      const dasar = isAdmin(actor.level_id) ? 'administrasi' : 'perawatan'
      const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id } as const
      await catatTindakan(tx, { actor, asal }, { tindakan: 'balas', ...about, dasar }, context.clock())
    }
    return readable(tx, context.seal, actor, k.jadwal_id)
  })

/** Writes status and reply in one statement, for every act: the database derives one notice from both. */
async function write(context: Context, tx: Db, actor: Actor, k: Konsultasi, to: StatusBaru): Promise<void> {
  if (await reopens(tx, actor, k, to)) return restore(context, tx, k.jadwal_id, 'klinik', to)
  if (to.status === 'dibatalkan' && k.status !== 'dibatalkan') {
    const { diubah_oleh, initial_consult } = to
    return cancel(context, tx, [k.jadwal_id], { diubah_oleh, initial_consult, alasan: null })
  }
  return updateKonsultasi(tx, context.seal, k.jadwal_id, to)
}

/** Whether this restores a cancelled or finished consultation; refuses a change out of a final status. */
async function reopens(tx: Db, actor: Actor, k: Konsultasi, { status, now }: StatusBaru): Promise<boolean> {
  if (isScheduled(k.status) || status === k.status) return false
  const by = { actor, now, last: await findPindahTerakhir(tx, k.jadwal_id, k.status) }
  rejectIf(checkStatusMove(k, status, by))
  return isReopening(k, status, by)
}
