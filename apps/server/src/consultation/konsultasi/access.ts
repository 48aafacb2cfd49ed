import { type Actor, isAdmin, isProfessional } from '@sehati/contract/base/access'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi, KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { type Pembaca, tampilkan, tampilkanTerbuka } from './baca.ts'
import { findBukaTerbuka } from './darurat.store.ts'
import { isPatientOf, isTertutupUntuk, mayAnswer, mayRead, type Owned } from './konsultasi.policy.ts'
import {
  columns,
  type FactRow,
  facts,
  findFacts,
  findIsi,
  type IsiRow,
  type KonsultasiFilter,
  lockKonsultasi,
} from './konsultasi.store.ts'

/** The scope of consultations that the caller may list; a professional without a professional record may list none. */
export function scopeOf(actor: Actor): KonsultasiFilter {
  if (isAdmin(actor.level_id)) return {}
  if (isProfessional(actor.level_id)) return { profesional_id: actor.profesional_id ?? 0 }
  return { user_id: actor.user_id }
}

/** Refused to a professional whose password an admin knows: what has no closed form is not shown, and not signed (decision 60). */
export function refuseTertutup(actor: Actor): void {
  if (isTertutupUntuk(actor)) reject('TEXT_CLOSED')
}

/** What a list that shows texts reads for this caller: none for one to whom every row is closed. */
export const columnsFor = (actor: Actor) => (isAdmin(actor.level_id) || isTertutupUntuk(actor) ? facts : columns)

/** Refused as `NOT_FOUND` where the caller may not see it, so that its existence stays unknown. */
const visible = <K extends Owned>(actor: Actor, k: K | null): K => (k && mayRead(actor, k) ? k : reject('NOT_FOUND'))

/** The facts of a consultation that the caller may see. Whose it is says no text, so none is read. */
export const readable = async (db: Db, actor: Actor, jadwal_id: number): Promise<FactRow> =>
  visible(actor, await findFacts(db, jadwal_id))

/** The consultation as the caller may see it. That a reader sees the facts alone is recorded beside the response. */
export async function show(context: Context, db: Db, oleh: Pembaca, jadwal_id: number): Promise<KonsultasiTampil> {
  const row = visible(oleh.actor, await findIsi(db, jadwal_id))
  const [k] = await tampilkan(context, oleh, [row], 'lihat')
  if (k?.tertutup) {
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: row.user_id } as const
    context.jejak.susul(oleh, [{ tindakan: 'lihat', ...about, dasar: 'administrasi' }])
  }
  return found(k ?? null)
}

/** The reader with their open emergency access to this consultation, if any: for the calls about one consultation alone. */
export async function withDarurat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  oleh: Pembaca,
  jadwal_id: number,
): Promise<Pembaca> {
  if (!isAdmin(oleh.actor.level_id)) return oleh
  const of = { oleh: oleh.actor.user_id, sesi_id: oleh.asal.sesi_id, jadwal_id }
  return { ...oleh, buka: await findBukaTerbuka(db, of, clock()) }
}

/** The same for its patient, to whom it is open. */
export async function showOpen(context: Context, db: Db, oleh: Pembaca, jadwal_id: number): Promise<Konsultasi> {
  const [k] = await tampilkanTerbuka(context, oleh, [visible(oleh.actor, await findIsi(db, jadwal_id))], 'lihat')
  return found(k ?? null)
}

/** Like `readable`, and locks the consultation until the transaction ends. */
export async function lockReadable(tx: Db, actor: Actor, jadwal_id: number): Promise<FactRow> {
  await lockKonsultasi(tx, jadwal_id)
  return readable(tx, actor, jadwal_id)
}

/**
 * Like `lockReadable`, and the caller may reply to it. With its encrypted texts, to be compared with what the caller writes. A request
 * that was handed over is answered where it went (decision 21).
 */
export async function lockAnswerable(tx: Db, actor: Actor, jadwal_id: number): Promise<IsiRow> {
  await lockKonsultasi(tx, jadwal_id)
  const k = visible(actor, await findIsi(tx, jadwal_id))
  if (!mayAnswer(actor, k)) reject('FORBIDDEN')
  return k.dialihkan ? reject('HANDOVER_REFUSED') : k
}

/** Like `lockReadable`, and the caller is its patient. */
export async function lockOwn(tx: Db, actor: Actor, jadwal_id: number): Promise<FactRow> {
  const k = await lockReadable(tx, actor, jadwal_id)
  return isPatientOf(actor, k) ? k : reject('NOT_FOUND')
}

/** Like `lockOwn`, and still open to a patient's change: scheduled and ahead. */
export async function changeable(
  { clock }: Pick<Context, 'clock'>,
  tx: Db,
  actor: Actor,
  jadwal_id: number,
): Promise<FactRow> {
  const k = await lockOwn(tx, actor, jadwal_id)
  rejectIf(checkPatientChange(k, clock()))
  return k
}
