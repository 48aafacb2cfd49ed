import { proposeSlots } from '@sehati/contract/absence/terdampak.rules'
import type { KonsultasiTerdampak } from '@sehati/contract/absence/terdampak.schema'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import type { Context } from '../../record/context.ts'
import { listSlotSetelah } from '../../schedule/jadwal-tenaga/slot-setelah.store.ts'
import { listTerdampak, listTerisi } from '../terdampak/terdampak.store.ts'

/** How many slots more than needed are read for each professional, because a patient may be busy at some of them. */
const SPARE_SLOTS = 20

/** What closing a date, or these hours of it, strands, earliest first, each with a free slot after it. Closed or not yet, the date itself is not proposed. */
export async function proposeForTanggal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tanggal, ...jam }: { tanggal: Tanggal } & JamTutup,
): Promise<KonsultasiTerdampak[]> {
  const now = clock()
  const rows = await listTerdampak(db, tanggal, jam, now)
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ profesional_id }) => profesional_id))]
  const people = [...new Set(rows.map(({ user_id }) => user_id))]
  const [free, busy] = await Promise.all([
    listSlotSetelah(db, { profesional_ids: ids, tanggal, limit: rows.length + SPARE_SLOTS }, now),
    listTerisi(db, people, tanggal),
  ])
  const proposals = proposeSlots(rows, free, busy)
  return rows.map(({ user_id: _, ...row }) => ({ ...row, usulan: proposals.get(row.jadwal_id) ?? null }))
}
