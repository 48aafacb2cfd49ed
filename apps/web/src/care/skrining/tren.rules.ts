import type { Skrining } from '@sehati/contract/care/skrining.schema'

/** A point of the line: in percent of the width from the left, and of the height from the bottom. */
export type Titik = { skrining_id: number; x: number; y: number }

/** The results that have a score, the oldest first. */
export const dinilai = (rows: readonly Skrining[]) => rows.filter(({ skor }) => skor !== null).reverse()

/** Where each score stands: across by its time, so that a long pause looks long; up by its part of the greatest total. */
export function titikOf(rows: readonly Skrining[]): Titik[] {
  const semua = dinilai(rows).map((row) => ({ ...row, pada: Date.parse(row.dibuat_pada) }))
  const [awal, akhir] = [semua[0]?.pada ?? 0, semua.at(-1)?.pada ?? 0]
  return semua.map(({ skrining_id, skor, skor_maks, pada }) => ({
    skrining_id,
    x: akhir === awal ? 50 : ((pada - awal) / (akhir - awal)) * 100,
    y: ((skor ?? 0) / skor_maks) * 100,
  }))
}

/** The results by their instrument, in the order of the newest of each. Versions of a code are one course. */
export function perInstrumen(rows: readonly Skrining[]): [Skrining, ...Skrining[]][] {
  const groups = new Map<string, [Skrining, ...Skrining[]]>()
  for (const row of rows) {
    const group = groups.get(row.kode)
    if (group) group.push(row)
    else groups.set(row.kode, [row])
  }
  return [...groups.values()]
}
