import { checkBeside, type Diusulkan } from '@sehati/contract/absence/usulan.rules'
import type { UsulanMasukan } from '@sehati/contract/absence/usulan.schema'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { Verdict } from '@sehati/contract/base/verdict'
import { type BookingRefusal, checkBooking } from '@sehati/contract/booking/booking.rules'
import { farthestDate, isInWindow, jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { type Ditolak, refusalOfRow, throwRefused } from '../../absence/terdampak/resolve.act.ts'
import { insertBanyakUsulan, type UsulanBaru } from '../../absence/terdampak/usulan.store.ts'
import type { Db } from '../../base/db/db.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { momentOf } from '../../booking/booking/refusal.ts'
import type { Context } from '../../record/context.ts'
import { listSesiRekan, type SesiRekan } from './rekan.store.ts'

type Diterima = Diusulkan & UsulanBaru
type Usulan = {
  usulan: readonly UsulanMasukan[]
  /** What this change has cancelled of the professional, with its patient. */
  cancelled: ReadonlyMap<number, number>
  /** The level that the professional had: colleagues have the same. */
  level_id: number
}

/**
 * Stores what is proposed to the patients of consultations that the caller's transaction has cancelled, all or nothing, and
 * refuses with the reason of each impossible proposal. A proposal is checked like a booking and reserves nothing.
 */
export async function saveUsulan(context: Context, tx: Db, { usulan, ...of }: Usulan): Promise<void> {
  const at = momentOf(context.clock)
  const ids = usulan.map(({ jadwal_tenaga_id }) => jadwal_tenaga_id)
  const sessions = new Map((await listSesiRekan(tx, ids)).map((sesi) => [sesi.jadwal_tenaga_id, sesi]))
  const refused: Ditolak[] = []
  const accepted: Diterima[] = []
  for (const one of usulan) {
    const row = asRow(one, sessions.get(one.jadwal_tenaga_id), of)
    const verdict = typeof row === 'string' ? row : ((await checkFree(tx, one, row, at)) ?? checkBeside(row, accepted))
    if (verdict) refused.push(refusalOfRow(one.jadwal_id, verdict))
    else accepted.push(row as Diterima)
  }
  if (refused.length > 0) throwRefused(refused)
  await insertBanyakUsulan(tx, accepted, at.now)
}

/** The proposal with its patient and its hours, or why there is none: another consultation, or not a colleague. */
function asRow(
  one: UsulanMasukan,
  sesi: SesiRekan | undefined,
  { cancelled, level_id }: Omit<Usulan, 'usulan'>,
): Diterima | 'NOT_AFFECTED' | 'NOT_COLLEAGUE' {
  const user_id = cancelled.get(one.jadwal_id)
  if (user_id === undefined) return 'NOT_AFFECTED'
  if (sesi?.profesional_id !== one.profesional_id || sesi.level_id !== level_id) return 'NOT_COLLEAGUE'
  return { ...one, user_id, jam_mulai: sesi.jam_mulai, jam_selesai: sesi.jam_selesai, zona: sesi.zona }
}

/** Whether the patient could book this slot now. Dates that the database cannot store are refused before it reads. */
async function checkFree(
  tx: Db,
  { jam_mulai, tanggal, profesional_id, jadwal_tenaga_id }: UsulanMasukan,
  { user_id }: Diterima,
  at: ReturnType<typeof momentOf>,
): Promise<Verdict<BookingRefusal>> {
  if (!isInWindow(tanggal, at.today, farthestDate(at.today))) return 'DATE_OUTSIDE_WINDOW'
  const ask = { user_id, profesional_id, jadwal_tenaga_id, tanggal, jenis_id: JENIS_UMUM.jenis_id, pemilih: user_id }
  const facts = await findBookingFacts(tx, at.now, ask)
  return checkBooking(
    { tanggal, profesional_id, jam_mulai },
    { ...at, ...facts, jendela: jendelaPasien(at.now, facts) },
  )
}
