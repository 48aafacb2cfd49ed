import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { isDitandatangani } from './baca.ts'
import { listRekamTersimpan } from './periksa.store.ts'

const BATCH = 500

/**
 * The consultations of which a signed note is not the one that was signed, by id: its text, author, time or reason is another one,
 * the trail has another digest, or it is gone.
 */
export async function periksaRekam(db: Db, seal: Seal): Promise<number[]> {
  const wrong: number[] = []
  for (let after = 0; ; ) {
    const rows = await listRekamTersimpan(db, after, BATCH)
    for (const [jadwal_id, versions] of Map.groupBy(rows, (row) => row.jadwal_id)) {
      const recorded = new Set(versions[0]?.jejak)
      const stored = versions.flatMap((row) => (row.versi === null ? [] : row))
      const isRecorded =
        stored.length === recorded.size && stored.every(({ sidik }) => recorded.has(sidik.toString('hex')))
      if (recorded.size > 0 && !isRecorded) wrong.push(jadwal_id)
      else if (!stored.every((row) => isDitandatangani(seal, row))) wrong.push(jadwal_id)
    }
    const last = rows.at(-1)
    if (!last) return wrong
    after = last.jadwal_id
  }
}
