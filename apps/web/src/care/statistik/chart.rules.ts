import { type Hari, pekan } from '@sehati/contract/base/waktu'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import { hariKerja } from '@sehati/contract/schedule/jendela.rules'

const round = [1, 2, 4, 6, 8, 10]

/** The top of an axis that begins at 0: a round number, at least 4, that halves well. */
export function axisTop(highest: number): number {
  if (highest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(highest))
  return power * (round.find((n) => n * power >= highest) as number)
}

/** A part of a whole in percent, for lengths; 0 of nothing. */
export const partOf = (n: number, whole: number): number => (whole === 0 ? 0 : (n / whole) * 100)

export const sumOf = (rows: readonly { jumlah: number }[]): number => rows.reduce((sum, { jumlah }) => sum + jumlah, 0)

/** The row with the greatest number, the first of several; null where all are 0. */
export function highestOf<Row extends { jumlah: number }>(rows: readonly Row[]): Row | null {
  const highest = rows.reduce<Row | null>((best, row) => (best === null || row.jumlah > best.jumlah ? row : best), null)
  return highest && highest.jumlah > 0 ? highest : null
}

export type JamRow = { hari: Hari; sel: { jam: number; jumlah: number }[] }

/**
 * Weekday by hour without holes: working days always, the others where something took place, from the earliest hour
 * to the latest.
 */
export function jamGrid(jam_sibuk: Statistik['jam_sibuk']): JamRow[] {
  if (jam_sibuk.length === 0) return []
  const hours = jam_sibuk.map(({ jam }) => jam)
  const first = Math.min(...hours)
  const columns = Array.from({ length: Math.max(...hours) - first + 1 }, (_, n) => first + n)
  const countOf = (hari: Hari, jam: number) =>
    jam_sibuk.find((cell) => cell.hari === hari && cell.jam === jam)?.jumlah ?? 0
  return pekan
    .filter((hari) => hariKerja.includes(hari) || jam_sibuk.some((cell) => cell.hari === hari))
    .map((hari) => ({ hari, sel: columns.map((jam) => ({ jam, jumlah: countOf(hari, jam) })) }))
}

/** How deep the tint of a cell is, 0 (none) to 4 (the busiest). */
export const depthOf = (jumlah: number, highest: number): 0 | 1 | 2 | 3 | 4 =>
  jumlah === 0 || highest === 0 ? 0 : (Math.min(4, Math.ceil((jumlah / highest) * 4)) as 1 | 2 | 3 | 4)
