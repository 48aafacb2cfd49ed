import { addDays, instantOf, tanggalWib } from '@sehati/contract/base/waktu'
import type { Retensi } from '@sehati/contract/rights/retensi.schema'
import type { Reader } from '../../base/db/db.ts'
import { listBerakhir, listJalan } from './retensi.store.ts'

/** How many days are foreseen. */
const DAYS = 30

/** What ends soon, and what the last nights have ended. */
export async function showRetensi(db: Reader, now: Date): Promise<Retensi> {
  const sampai = addDays(tanggalWib(now), DAYS)
  const [due, jalan] = [await listBerakhir(db, instantOf(sampai, '00:00:00')), await listJalan(db)]
  return { sampai, kelas: due.map(({ kelas, jumlah, tertua }) => ({ kelas, jumlah, tertua })), jalan }
}
