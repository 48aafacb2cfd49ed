import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga.schema'
import { instantOf, type Tanggal } from '@sehati/contract/waktu'

/** A session on one date, and why it cannot be chosen there; null where it can. */
export type Slot = JadwalTenaga & { blocked: string | null }

/** The sessions of a date in their order. `mine` is the one that the patient already holds, when a booking is moved. */
export function slotsOf(sessions: JadwalTenaga[], tanggal: Tanggal, now: Date, mine: number | null = null): Slot[] {
  const reason = (sesi: JadwalTenaga): string | null => {
    if (sesi.id === mine) return 'Jadwal Anda saat ini'
    if (instantOf(tanggal, sesi.jam_mulai) <= now) return 'Sudah lewat'
    return sesi.is_available === 1 ? null : 'Sudah terisi'
  }
  return sessions
    .map((sesi) => ({ ...sesi, blocked: reason(sesi) }))
    .sort((a, b) => a.jam_mulai.localeCompare(b.jam_mulai))
}

/** The chosen slot as long as it can be had. */
export const freeSlot = (slots: Slot[], chosen: number | null): Slot | null =>
  slots.find(({ id, blocked }) => id === chosen && blocked === null) ?? null
