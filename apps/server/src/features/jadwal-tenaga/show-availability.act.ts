import { ketersediaanHari } from '@sehati/contract/ketersediaan/rules'
import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import { jendelaKlinik, jendelaPasien } from '@sehati/contract/konsultasi/jendela.rules'
import { type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listHariFacts } from './ketersediaan.store.ts'

type Span = { profid: number; dari: Tanggal; sampai: Tanggal }

/**
 * Whether a professional can be booked, day by day. `widest`: as far as a professional may move a stranded consultation,
 * beyond the window of patients. `peminta`: the patient who asks, whose own hold takes no slot from them.
 */
export async function showAvailability(
  { db, clock }: Context,
  span: Span,
  { widest, peminta }: { widest: boolean; peminta?: number },
): Promise<Ketersediaan[]> {
  const now = clock()
  const days = await listHariFacts(db, span, now, peminta)
  const [first] = days
  if (!first) return reject('NOT_FOUND')
  const jendela = (widest ? jendelaKlinik : jendelaPasien)(now, first)
  return days.map((day) => ketersediaanHari(day, tanggalWib(now), jendela))
}
