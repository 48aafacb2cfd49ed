import type { SlotJenis } from '@sehati/contract/jenis/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { hasOwnOf, listJenisPilihan } from './jenis.store.ts'
import type { Pemilih } from './mulai.store.ts'
import { listSlotJenis } from './slot-jenis.store.ts'

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }
/** `peminta` is the patient who asks, 0 where none does; `pemilih` decides whether urgent types are shown. */
type Asker = { peminta: number; pemilih: Pemilih }

/**
 * The starts of a type with a professional, or why there is none to show. A patient sees those of an urgent type while an alert
 * about them is open, and where they have a consultation of it: they may move that.
 */
export async function showSlots(context: Context, ask: Ask, { peminta, pemilih }: Asker): Promise<SlotJenis[]> {
  const { reads, clock } = context
  const slots = await listSlotJenis(reads, { ...ask, pemilih }, clock(), peminta)
  if (slots.length > 0) return slots
  const offered = await listJenisPilihan(reads, ask.profid, pemilih)
  if (offered.length === 0) reject('NOT_FOUND')
  if (offered.some(({ jenis_id }) => jenis_id === ask.jenis_id)) return []
  const mayMove = pemilih !== 'klinik' && (await hasOwnOf(reads, ask, peminta, clock()))
  return mayMove ? showSlots(context, ask, { peminta, pemilih: 'klinik' }) : reject('TYPE_NOT_OFFERED')
}
