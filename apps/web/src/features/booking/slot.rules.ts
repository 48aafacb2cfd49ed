import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga.schema'
import { instantOf, type Tanggal } from '@sehati/contract/waktu'

/** A session on one date, and why it cannot be chosen there; null where it can. */
export type Slot = JadwalTenaga & { blocked: string | null }

type Own = {
  /** The slot that the patient already holds, when a booking is moved. */
  mine?: number | null
  /** The slot that the patient has asked for without hearing the answer: it may be taken by nobody but themself. */
  asked?: number | null
}

/** The sessions of a date in their order. */
export function slotsOf(sessions: JadwalTenaga[], tanggal: Tanggal, now: Date, { mine, asked }: Own = {}): Slot[] {
  const reason = (sesi: JadwalTenaga): string | null => {
    if (sesi.id === mine) return 'Jadwal Anda saat ini'
    if (instantOf(tanggal, sesi.jam_mulai) <= now) return 'Sudah lewat'
    return sesi.is_available === 1 || sesi.id === asked ? null : 'Sudah terisi'
  }
  return sessions
    .map((sesi) => ({ ...sesi, blocked: reason(sesi) }))
    .sort((a, b) => a.jam_mulai.localeCompare(b.jam_mulai))
}

/** The chosen slot as long as it can be had. */
export const freeSlot = (slots: Slot[], chosen: number | null): Slot | null =>
  slots.find(({ id, blocked }) => id === chosen && blocked === null) ?? null
