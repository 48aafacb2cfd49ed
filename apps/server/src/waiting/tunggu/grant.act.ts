import { akhirTenang } from '@sehati/contract/base/tenang.rules'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { batasTawaran, TUNGGU_SEBELUM_MENIT } from '@sehati/contract/waiting/tunggu.rules'
import type { Db } from '../../base/db/db.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { moveRefusal } from '../../booking/booking/move.act.ts'
import { bookingRefusal, momentOf } from '../../booking/booking/refusal.ts'
import { findFacts } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import {
  type Calon,
  hasGiliran,
  insertTawaran,
  listCalon,
  lockMenunggu,
  lockSisih,
  removeSisih,
  type TempatSisih,
  updateMilik,
} from './giliran.store.ts'
import { updateDiam, updateDipesanSendiri, updateDitarik } from './tawaran.store.ts'

type Deps = Pick<Context, 'db' | 'clock'>

/**
 * Passes places on: ends the offers that were not answered or cannot be kept, then offers each place that is set aside to the next
 * person in line who can take it. A place that no person in line can take becomes public. Each place is its own transaction, and one process does
 * this at a time: of a process that is killed nothing is left, and the next one goes on.
 */
export async function passOn({ db, clock }: Deps): Promise<void> {
  await updateDipesanSendiri(db, clock())
  await updateDiam(db, clock())
  await updateDitarik(db, clock())
  const seen: number[] = []
  for (;;) {
    const place = await db.transaction((tx) => grantNext(tx, seen, clock()))
    if (place === null) return
    seen.push(place)
  }
}

/** Offers the next place, or makes it public; null where there is none. */
async function grantNext(tx: Db, seen: readonly number[], now: Date): Promise<number | null> {
  if (!(await hasGiliran(tx))) return null
  const place = await lockSisih(tx, seen, now)
  if (!place) return null
  const morning = akhirTenang(now, place.zona)
  const isOffered = isOpen(place, now) && (await offerToNext(tx, place, now, morning !== null))
  // At night a place waits for those who are asked in the morning, if it does not begin before.
  if (!isOffered && !(morning && isOpen(place, morning))) await removeSisih(tx, place.tempat_id)
  return place.tempat_id
}

/** It can be visited, and does not begin too soon after this. */
const isOpen = ({ mulai, tetap }: TempatSisih, at: Date): boolean =>
  tetap && new Date(mulai).getTime() - at.getTime() > TUNGGU_SEBELUM_MENIT * 60_000

async function offerToNext(tx: Db, place: TempatSisih, now: Date, isMalam: boolean): Promise<boolean> {
  for (const calon of await listCalon(tx, place, { now, isMalam })) {
    if (!(await lockMenunggu(tx, calon.tunggu_id))) continue
    await updateMilik(tx, place.tempat_id, calon.user_id)
    if (!(await fits(tx, place, calon, now))) continue
    const habis_pada = batasTawaran(now, new Date(place.mulai))
    if (await insertTawaran(tx, place, { ...calon, waktu: waktuOf(place, calon), habis_pada }, now)) return true
  }
  await updateMilik(tx, place.tempat_id)
  return false
}

const waktuOf = ({ tanggal, jam_mulai }: TempatSisih, { jenis_id }: Calon) => ({
  tanggal,
  jam_mulai,
  jenis_id,
  pemilih: 'klinik' as const,
})

/** By the rules of booking, or of a move, as if the person chose this place now. */
async function fits(tx: Db, place: TempatSisih, calon: Calon, now: Date): Promise<boolean> {
  const at = momentOf(() => now)
  const { profesional_id, jadwal_tenaga_id } = place
  const waktu = waktuOf(place, calon)
  if (calon.jadwal_id !== null) {
    const k = await findFacts(tx, calon.jadwal_id)
    const to = { ...waktu, jadwal_tenaga_id, status: null, pesan: null, ditawarkan: true }
    return k !== null && (await moveRefusal(tx, k, to, at)) === null
  }
  const ask = { ...waktu, profesional_id, jadwal_tenaga_id, metode_konsultasi: calon.metode, user_id: calon.user_id }
  const facts = await findBookingFacts(tx, now, ask)
  return bookingRefusal(ask, { ...at, ...facts, jendela: jendelaPasien(now, facts) }) === null
}
