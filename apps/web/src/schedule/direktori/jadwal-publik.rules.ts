import { roles } from '@sehati/contract/base/access'
import { namaHari } from '@sehati/contract/base/waktu'
import { namaUrut } from '@sehati/contract/people/user.rules'
import type { JadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'

/** One professional with the week's sessions: one card of the public schedule. */
export type KartuJadwal = Pick<
  JadwalPublik,
  'profesional_id' | 'name' | 'level_id' | 'nama_spesialisasi' | 'lokasi'
> & {
  sesi: JadwalPublik[]
}

export type JadwalFilter = { hari: string; profesi: string; spesialisasi: string }

const profesiOf = (row: Pick<JadwalPublik, 'level_id'>) => roles[row.level_id].nama

/** Monday first, as the week reads. */
const dayOrder = (hari: JadwalPublik['hari']) => (namaHari.indexOf(hari) + 6) % 7

const byTime = (a: JadwalPublik, b: JadwalPublik) =>
  dayOrder(a.hari) - dayOrder(b.hari) || a.jam_mulai.localeCompare(b.jam_mulai)

/** The sessions that pass the filters, grouped by professional, names in order. An empty filter lets everything pass. */
export function groupJadwal(rows: JadwalPublik[], { hari, profesi, spesialisasi }: JadwalFilter): KartuJadwal[] {
  const kept = rows.filter(
    (row) =>
      (!hari || row.hari === hari) &&
      (!profesi || profesiOf(row) === profesi) &&
      (!spesialisasi || row.nama_spesialisasi === spesialisasi),
  )
  const cards = new Map<number, KartuJadwal>()
  for (const row of kept.sort(byTime)) {
    const { profesional_id, name, level_id, nama_spesialisasi, lokasi } = row
    const card = cards.get(profesional_id) ?? { profesional_id, name, level_id, nama_spesialisasi, lokasi, sesi: [] }
    card.sesi.push(row)
    cards.set(profesional_id, card)
  }
  return [...cards.values()].sort((a, b) => namaUrut(a.name).localeCompare(namaUrut(b.name), 'id'))
}

/** The specialisations that occur in a profession, or in all of them, for the filter. */
export const spesialisasiOf = (rows: JadwalPublik[], profesi = ''): string[] =>
  [...new Set(rows.filter((row) => !profesi || profesiOf(row) === profesi).map((row) => row.nama_spesialisasi))].sort(
    (a, b) => a.localeCompare(b, 'id'),
  )

/** The first of these slots, soonest first, for each professional who has one among them. */
export function terdekatOf(slots: SlotTerdekat[]): Map<number, SlotTerdekat> {
  const first = new Map<number, SlotTerdekat>()
  for (const slot of slots) if (!first.has(slot.profesional_id)) first.set(slot.profesional_id, slot)
  return first
}
