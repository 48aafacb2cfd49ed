import type { Actor } from '@sehati/contract/base/access'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import type { JadwalUlang, Konsultasi, KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import { jendelaKlinik, jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { rejectIf } from '../../base/http/errors.ts'
import { changeable, lockReadable, readable, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { close, type FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import type { Context } from '../../record/context.ts'
import { updateSlot } from './booking.store.ts'
import { findBookingFacts } from './booking-facts.store.ts'
import { bookingRefusal, dateRefusal, type Moment, momentOf, type Refusal, rejectRefusal } from './refusal.ts'

export type Move = JadwalUlang & {
  diubah_oleh: number
  /**
   * `diajukan` makes it a new request (decision 21), `disetujui` approves the time that the professional has offered; null keeps its
   * status, and allows another open request.
   */
  status: 'diajukan' | 'disetujui' | null
  /** The message of a professional to the patient; such a move may lie beyond the patients' window (decision 21). */
  pesan: string | null
  /** The professional or the clinic has offered this time: it may lie beyond the window, too, and their message stays. */
  ditawarkan?: boolean
}

/**
 * Moves a locked consultation to another slot of its professional by the rules of booking. Every move of the product uses
 * this function. Returns the reason of a refusal, null after a move; throws where a constraint or trigger refuses it.
 */
export async function move(
  context: Pick<Context, 'clock' | 'seal'>,
  tx: Db,
  k: FactRow,
  to: Move,
): Promise<Refusal | null> {
  const at = momentOf(context.clock)
  const refusal = await moveRefusal(tx, k, to, at)
  if (refusal) return refusal
  const slot = { ...withNewMethod(k, to), jenis_id: k.jenis_id, now: at.now }
  return (await updateSlot(tx, context.seal, k.jadwal_id, slot)) ? null : { code: 'SLOT_INVALID' }
}

/** Why a consultation cannot be moved to this slot, as it is at a moment that was read once; null where it can. */
export async function moveRefusal(
  tx: Db,
  k: FactRow,
  { pesan, ditawarkan = false, ...to }: Omit<Move, 'diubah_oleh'>,
  at: Moment,
): Promise<Refusal | null> {
  const byClinic = pesan !== null || ditawarkan
  const outside = await dateRefusal(tx, to.tanggal, at)
  if (outside) return outside
  const { jenis_id, user_id, profesional_id } = k
  // Only what the patient chooses is a new request, and only such a choice is limited.
  const isOwn = to.status === 'diajukan' && to.tanggal !== k.tanggal.slice(0, 10)
  const ask = {
    ...withNewMethod(k, to),
    jenis_id,
    user_id,
    profesional_id,
    except: k.jadwal_id,
    pemilih: 'klinik' as const,
    ...(isOwn ? { sendiri: 'pindah' as const } : {}),
  }
  const { hasOpenRequest, jenis, ...facts } = await findBookingFacts(tx, at.now, ask)
  return bookingRefusal(ask, {
    ...at,
    ...facts,
    // A consultation of a type that is offered no more can still be moved, and the clinic does not wait for its own notice.
    jenis: jenis && { ...jenis, ditawarkan: true, terlaluDekat: !byClinic && jenis.terlaluDekat },
    jendela: (byClinic ? jendelaKlinik : jendelaPasien)(at.now, facts),
    hasOpenRequest: to.status === 'diajukan' && hasOpenRequest,
  })
}

/** The type is asked only for another method: what was promised by this one stays a promise. */
function withNewMethod<To extends Pick<JadwalUlang, 'metode_konsultasi'>>(k: FactRow, to: To): To {
  const { metode_konsultasi, ...slot } = to
  return metode_konsultasi && metode_konsultasi !== k.metode_konsultasi ? to : (slot as To)
}

/** A patient moves their own consultation. */
export const moveOwn = (context: Context, oleh: Pembaca, jadwal_id: number, to: JadwalUlang): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const { actor } = oleh
    const k = await changeable(context, tx, actor, jadwal_id)
    await moveUnlessThere(context, tx, k, { ...to, diubah_oleh: actor.user_id, status: 'diajukan', pesan: null })
    return showOpen(context, tx, oleh, jadwal_id)
  })

/** An admin moves a patient's consultation, which keeps its status. */
export const moveAsAdmin = (
  context: Context,
  actor: Actor,
  jadwal_id: number,
  to: JadwalUlang,
): Promise<KonsultasiTertutup> =>
  context.db.transaction(async (tx) => {
    const k = await lockReadable(tx, actor, jadwal_id)
    rejectIf(checkPatientChange(k, context.clock()))
    await moveUnlessThere(context, tx, k, { ...to, diubah_oleh: actor.user_id, status: null, pesan: null })
    return close(await readable(tx, actor, jadwal_id), openNomorOnce(context.seal))
  })

/** A consultation that is as asked already stays unchanged: the move must not remove its approval. */
async function moveUnlessThere(context: Context, tx: Db, k: FactRow, to: Move): Promise<void> {
  const isThere = to.jadwal_tenaga_id === k.jadwal_tenaga_id && to.tanggal === k.tanggal.slice(0, 10)
  const isSame = (to.metode_konsultasi ?? k.metode_konsultasi) === k.metode_konsultasi
  if (isThere && isSame && (to.jam_mulai ?? k.jam_mulai) === k.jam_mulai) return
  rejectRefusal(await move(context, tx, k, to))
}
