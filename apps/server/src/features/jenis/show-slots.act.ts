import type { Actor } from '@sehati/contract/access'
import type { SlotJenis } from '@sehati/contract/jenis/schema'
import type { Tanggal } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listJenisPilihan } from './jenis.store.ts'
import { listSlotJenis } from './slot-jenis.store.ts'

type Ask = { profid: number; jenis_id: number; dari: Tanggal; sampai: Tanggal }

/** The starts of a type with a professional, or why there is none to show. */
export async function showSlots({ reads, clock }: Context, actor: Actor, ask: Ask): Promise<SlotJenis[]> {
  const slots = await listSlotJenis(reads, ask, clock(), actor.user_id)
  if (slots.length > 0) return slots
  const offered = await listJenisPilihan(reads, ask.profid)
  if (offered.length === 0) reject('NOT_FOUND')
  if (!offered.some(({ jenis_id }) => jenis_id === ask.jenis_id)) reject('TYPE_NOT_OFFERED')
  return []
}
