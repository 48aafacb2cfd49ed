import type { TawaranWaktuPasien } from '@sehati/contract/absence/tawaran-waktu.schema'
import type { Actor } from '@sehati/contract/base/access'
import { moveRefusal } from '../../booking/booking/move.act.ts'
import { momentOf } from '../../booking/booking/refusal.ts'
import { readable } from '../../consultation/konsultasi/access.ts'
import type { Context } from '../../record/context.ts'
import { findTawaran } from './tawaran-waktu.store.ts'

/** The newest offer for the patient's consultation, each time with whether it can be taken now, as `take` decides it. */
export async function showTawaran(
  context: Context,
  actor: Actor,
  jadwal_id: number,
): Promise<TawaranWaktuPasien | null> {
  const { db, clock } = context
  const k = await readable(db, actor, jadwal_id)
  const at = momentOf(clock)
  const tawaran = await findTawaran(db, jadwal_id, at.now)
  if (!tawaran) return null
  const isOpen = tawaran.hasil === 'menunggu'
  const waktu = []
  for (const { nomor, ...slot } of tawaran.waktu) {
    const { jadwal_tenaga_id, tanggal, jam_mulai } = slot
    const to = { jadwal_tenaga_id, tanggal, jam_mulai, status: null, pesan: null, ditawarkan: true }
    waktu.push({ nomor, ...slot, bisa: isOpen && (await moveRefusal(db, k, to, at)) === null })
  }
  return { ...tawaran, waktu }
}
