import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { sidikVersi } from './baca.ts'
import { type BalasanTersimpan, listBalasanTersimpan } from './sidik-balasan.store.ts'
import { findKunci } from './sidik-balasan.ts'

const BATCH = 500

/**
 * The consultations whose stored replies are not those of which the trail has digests, by id: a version whose text is another one or
 * is gone, and one that was added after the first with a digest. Versions from before digests were recorded are not compared.
 */
export async function periksaBalasan(db: Db, seal: Seal): Promise<number[]> {
  const kunci = await findKunci(db, seal)
  if (kunci === null) return []
  const wrong: number[] = []
  for (let after = 0; ; ) {
    const rows = await listBalasanTersimpan(db, after, BATCH)
    for (const [jadwal_id, versions] of Map.groupBy(rows, (row) => row.jadwal_id))
      if (!isTetap({ seal, kunci }, versions)) wrong.push(jadwal_id)
    const last = rows.at(-1)
    if (!last) return wrong
    after = last.jadwal_id
  }
}

function isTetap(with_: { seal: Seal; kunci: Buffer }, rows: readonly BalasanTersimpan[]): boolean {
  const recorded = new Set(rows[0]?.sidik)
  if (recorded.size === 0) return true
  const stored = rows.flatMap(({ jadwal_id, versi, isi }) =>
    versi === null || isi === null ? [] : { versi, sidik: sidikVersi(with_, { jadwal_id, versi, isi }) },
  )
  const first = stored.find(({ sidik }) => sidik !== null && recorded.has(sidik))?.versi ?? 0
  const proved = stored.filter(({ versi }) => versi >= first)
  return proved.length === recorded.size && proved.every(({ sidik }) => sidik !== null && recorded.has(sidik))
}
