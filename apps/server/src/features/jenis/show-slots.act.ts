import type { SlotJenis } from '@sehati/contract/jenis/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { hasOwnOf, listJenisPilihan } from './jenis.store.ts'
import { listSlotJenis } from './slot-jenis.store.ts'

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }
/** `peminta` is the patient who asks, 0 where none does; `byClinic`: an admin, who sees types for urgent visits too. */
type Asker = { peminta: number; byClinic: boolean }

/**
 * The starts of a type with a professional, or why there is none to show. A patient sees those of an urgent type only while
 * they have a consultation of it there: they may move it.
 */
export async function showSlots(context: Context, ask: Ask, { peminta, byClinic }: Asker): Promise<SlotJenis[]> {
  const { reads, clock } = context
  const slots = await listSlotJenis(reads, { ...ask, byClinic }, clock(), peminta)
  if (slots.length > 0) return slots
  const offered = await listJenisPilihan(reads, ask.profid, byClinic)
  if (offered.length === 0) reject('NOT_FOUND')
  if (offered.some(({ jenis_id }) => jenis_id === ask.jenis_id)) return []
  const mayMove = !byClinic && (await hasOwnOf(reads, ask, peminta, clock()))
  return mayMove ? showSlots(context, ask, { peminta, byClinic: true }) : reject('TYPE_NOT_OFFERED')
}
