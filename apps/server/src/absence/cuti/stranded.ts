import type { Cuti } from '@sehati/contract/absence/cuti.schema'
import { isDitunggu } from '@sehati/contract/absence/terdampak.rules'
import type { PenangananTerdampak } from '@sehati/contract/absence/terdampak.schema'
import type { Actor } from '@sehati/contract/base/access'
import type { KonsultasiTertutup } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import type { Context } from '../../record/context.ts'
import { listStranded } from '../terdampak/stranded.store.ts'
import { mayReadNote } from './cuti.policy.ts'
import type { CutiRow } from './cuti.store.ts'
import { listPenanganan } from './penyelesaian.store.ts'

/** The leave with what was done for the consultations that it strands, and with those still to be decided about. */
export async function withStranded({ clock, seal }: Context, tx: Db, actor: Actor, cuti: CutiRow): Promise<Cuti> {
  const now = clock()
  const stranded = await listStranded(tx, seal, cuti, now)
  const ditangani = (await listPenanganan(tx, [cuti.cuti_id], now)).get(cuti.cuti_id) ?? []
  return shownTo(actor, cuti, { stranded, ditangani, now })
}

type Stranded = { stranded: KonsultasiTertutup[]; ditangani: PenangananTerdampak[]; now: Date }

/** Without its note, where the note is not for this reader; and without those whose patients may still choose. */
export function shownTo(actor: Actor, cuti: CutiRow, { stranded, ditangani, now }: Stranded): Cuti {
  const waiting = new Set(ditangani.filter((one) => isDitunggu(one, now)).map(({ jadwal_id }) => jadwal_id))
  const terdampak = stranded.filter(({ jadwal_id }) => !waiting.has(jadwal_id))
  return { ...cuti, catatan: mayReadNote(actor, cuti) ? cuti.catatan : null, terdampak, ditangani }
}
