import type { Actor } from '@sehati/contract/access'
import { checkStranded } from '@sehati/contract/cuti/rules'
import type { Cuti, PenolakanTindakan, PenyelesaianCuti, TindakanCuti } from '@sehati/contract/cuti/schema'
import { messages } from '@sehati/contract/messages'
import type { Verdict } from '@sehati/contract/user/rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { refusalOf } from '../../db/db-error.ts'
import { reject } from '../../http/errors.ts'
import { cancel } from '../konsultasi/cancel.act.ts'
import { findKonsultasi, lockKonsultasi } from '../konsultasi/konsultasi.store.ts'
import { move } from '../konsultasi/move.act.ts'
import { lockOwnCuti } from './access.ts'
import type { CutiRow } from './cuti.store.ts'
import { withStranded } from './stranded.ts'

type Order = { cuti: CutiRow; oleh: number; tindakan: TindakanCuti[]; pesan: string }
type Ditolak = PenolakanTindakan['ditolak'][number]

/** A professional moves or cancels the consultations that a leave strands. Returns the leave with those still stranded. */
export const resolveCuti = (context: Context, actor: Actor, body: PenyelesaianCuti): Promise<Cuti> =>
  context.db.transaction(async (tx) => {
    const cuti = await lockOwnCuti(tx, actor, body.cuti_id)
    await resolveAll(context, tx, { cuti, oleh: actor.user_id, tindakan: body.tindakan, pesan: body.pesan })
    return withStranded(context, tx, cuti)
  })

/**
 * Does everything or nothing, in the caller's transaction, and refuses with the reason of each impossible action.
 * Cancellations come first: they may free the slot of a move.
 */
async function resolveAll(context: Context, tx: Db, order: Order): Promise<void> {
  const refused: Ditolak[] = []
  for (const one of order.tindakan.toSorted(cancelFirst)) {
    const verdict = await resolve(context, tx, order, one).catch((error: unknown) => {
      // A constraint has aborted the transaction: later actions cannot be judged any more.
      const code = refusalOf(error)
      if (code) throwRefused([...refused, refusal(one.jadwal_id, code)])
      throw error
    })
    if (verdict) refused.push(refusal(one.jadwal_id, verdict))
  }
  if (refused.length > 0) throwRefused(refused)
}

const throwRefused = (ditolak: Ditolak[]): never => reject('RESOLUTION_REFUSED', { data: { ditolak } })
const refusal = (jadwal_id: number, code: NonNullable<Verdict>): Ditolak => ({
  jadwal_id,
  code,
  message: messages[code].isi,
})

const cancelFirst = (a: TindakanCuti, b: TindakanCuti) =>
  Number(a.tindakan !== 'batal') - Number(b.tindakan !== 'batal') || a.jadwal_id - b.jadwal_id

async function resolve(context: Context, tx: Db, order: Order, one: TindakanCuti): Promise<Verdict> {
  const { cuti, oleh: diubah_oleh, pesan } = order
  await lockKonsultasi(tx, one.jadwal_id)
  const k = await findKonsultasi(tx, context.seal, one.jadwal_id)
  if (k?.profesional_id !== cuti.profesional_id) return 'NOT_FOUND'
  const stranded = checkStranded(k, cuti, context.clock())
  if (stranded) return stranded
  if (one.tindakan === 'batal') {
    await cancel(context, tx, [k.jadwal_id], { diubah_oleh, alasan: pesan })
    return null
  }
  const { jadwal_tenaga_id, tanggal, jam_mulai } = one
  // The professional who moves it has approved it: it keeps its status.
  const to = { jadwal_tenaga_id, tanggal, jam_mulai, diubah_oleh, status: null, pesan }
  return (await move(context, tx, k, to))?.code ?? null
}
