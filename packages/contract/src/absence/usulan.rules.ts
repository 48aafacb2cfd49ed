import type { Verdict } from '../base/verdict.ts'
import { instantOf } from '../base/waktu.ts'
import type { UsulanSlot } from '../schedule/ketersediaan.schema.ts'

export type SlotBebas = UsulanSlot & { profesional_id: number }
/** A time that a patient has already given to another consultation: instants as text. */
export type WaktuTerisi = { user_id: number; mulai: string; selesai: string }

/** A free slot of a colleague; `sama` where the colleague has the speciality of the professional who leaves. */
export type SlotRekan = SlotBebas & { sama: boolean }
/** A patient's consultation that stays: its professional, and whether it is a request without an answer. */
export type WaktuPasien = WaktuTerisi & { profesional_id: number; terbuka: boolean }
/** A consultation that ends with the account of its professional. `tanggal` is its start, an instant as text. */
type Ended = { jadwal_id: number; user_id: number; tanggal: string }

type Span = { profesional_id: number; mulai: number; selesai: number }
type Taken = Span & { terbuka: boolean }

const spanOf = ({ profesional_id, tanggal, jam_mulai, jam_selesai, zona }: SlotBebas): Span => ({
  profesional_id,
  mulai: instantOf(tanggal, jam_mulai, zona).getTime(),
  selesai: instantOf(tanggal, jam_selesai, zona).getTime(),
})
const overlaps = (a: Span, b: Span) => a.mulai < b.selesai && b.mulai < a.selesai
/** A patient has one open request with a professional at a time, and is at one place at a time. */
const collides = (slot: Span, time: Taken) =>
  overlaps(slot, time) || (time.terbuka && time.profesional_id === slot.profesional_id)

/**
 * Proposes for each row the slot of a colleague that is nearest to the original time, of the same speciality where there is
 * one; of two as near, the earlier. The patient could book all of their proposals: they are free then, and have neither an
 * open request with that colleague nor another proposal of the colleague. Rows choose in their order, and no slot is proposed
 * twice.
 */
export function proposeColleagues<Slot extends SlotRekan>(
  rows: readonly Ended[],
  free: readonly Slot[],
  busy: readonly WaktuPasien[],
): Map<number, Slot> {
  const proposals = new Map<number, Slot>()
  const slots = free.map((slot) => ({ slot, ...spanOf(slot) }))
  const given = new Set<Slot>()
  const times = new Map<number, Taken[]>()
  const timesOf = (user_id: number) => times.get(user_id) ?? (times.set(user_id, []).get(user_id) as Taken[])
  for (const { user_id, mulai, selesai, ...time } of busy)
    timesOf(user_id).push({ ...time, mulai: Date.parse(mulai), selesai: Date.parse(selesai) })

  for (const { jadwal_id, user_id, tanggal } of rows) {
    const own = timesOf(user_id)
    const wanted = Date.parse(tanggal)
    const isNearer = (a: (typeof slots)[number], b: (typeof slots)[number]) => {
      if (a.slot.sama !== b.slot.sama) return a.slot.sama
      const [toA, toB] = [Math.abs(a.mulai - wanted), Math.abs(b.mulai - wanted)]
      return toA === toB ? a.mulai < b.mulai : toA < toB
    }
    let best: (typeof slots)[number] | null = null
    for (const one of slots) {
      if (given.has(one.slot) || (best !== null && !isNearer(one, best))) continue
      if (!own.some((time) => collides(one, time))) best = one
    }
    if (best === null) continue
    given.add(best.slot)
    own.push({ profesional_id: best.profesional_id, mulai: best.mulai, selesai: best.selesai, terbuka: true })
    proposals.set(jadwal_id, best.slot)
  }
  return proposals
}

/** A proposal that another row of the same request has: its patient and its slot. */
export type Diusulkan = SlotBebas & { user_id: number }

/** Why a proposal cannot stand beside the others of its request; null where it can. */
export function checkBeside(
  one: Diusulkan,
  others: readonly Diusulkan[],
): Verdict<'SLOT_PROPOSED' | 'PATIENT_BUSY' | 'ALREADY_REQUESTED'> {
  const span = spanOf(one)
  const isAtOnce = (other: Diusulkan) => overlaps(span, spanOf(other))
  const isSame = (other: Diusulkan) => other.profesional_id === one.profesional_id
  if (others.some((other) => isSame(other) && isAtOnce(other))) return 'SLOT_PROPOSED'
  const own = others.filter(({ user_id }) => user_id === one.user_id)
  if (own.some(isAtOnce)) return 'PATIENT_BUSY'
  return own.some(isSame) ? 'ALREADY_REQUESTED' : null
}
