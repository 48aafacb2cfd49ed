import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { periksaRekam } from '../care/rekam/verify-notes.act.ts'
import { hasSidik } from '../consultation/konsultasi/sidik-balasan.store.ts'
import { periksaBalasan } from '../consultation/konsultasi/verify-replies.act.ts'

/** A consultation whose replies, or whose signed notes, are not what the trail has recorded. Its id, never a text. */
export type TemuanTeks = { jenis: 'balasan_berubah' | 'catatan_berubah'; jadwal_id: number }

/**
 * Compares the stored replies and signed notes with the digests in the trail. It writes nothing. The keys are opened only where there
 * is a text to compare.
 */
export async function periksaTeks(db: Db, sealOf: () => Seal | Promise<Seal>): Promise<TemuanTeks[]> {
  if (!(await hasSidik(db))) return []
  const seal = await sealOf()
  const [balasan, catatan] = [await periksaBalasan(db, seal), await periksaRekam(db, seal)]
  return [
    ...balasan.map((jadwal_id) => ({ jenis: 'balasan_berubah' as const, jadwal_id })),
    ...catatan.map((jadwal_id) => ({ jenis: 'catatan_berubah' as const, jadwal_id })),
  ]
}
