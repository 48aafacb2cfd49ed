import { tanggalWib } from '@sehati/contract/base/waktu'
import { type Perkiraan, perkirakanTunggu } from '@sehati/contract/desk/perkiraan.rules'
import type { Db } from '../../base/db/db.ts'
import { countDiDepan, type Fakta, findLamaLayanan, insertHadir } from './antrean.store.ts'

/** How long the patient of a visit still waits behind so many others, as the queue of its professional stands; null where it is not known. */
export async function estimate(
  db: Db,
  { profesional_id, mulai, selesai }: Pick<Fakta, 'profesional_id' | 'mulai' | 'selesai'>,
  diDepan: number,
  now: Date,
): Promise<Perkiraan | null> {
  const measured = await findLamaLayanan(db, { profesional_id, tanggal: tanggalWib(now) }, now)
  return perkirakanTunggu({ ...measured, rencana: (selesai.getTime() - mulai.getTime()) / 60_000, diDepan })
}

/**
 * Records the arrival of a locked visit with its number, and the wait that the person reads beside it: how right it was is counted. It is
 * estimated first: from the number on, every other arrival of the clinic waits for this one.
 */
export async function enterQueue(tx: Db, k: Fakta, now: Date, { isTanpaJanji = false } = {}): Promise<void> {
  const told = await estimate(tx, k, await countDiDepan(tx, k, now), now)
  await insertHadir(tx, k.jadwal_id, now, { isTanpaJanji, told })
}
