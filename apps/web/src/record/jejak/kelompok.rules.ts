import type { JejakSaya } from '@sehati/contract/record/jejak.schema'

/** Neighbours that are one act to a reader: the newest of them, how many they are, and when the first was. */
export type Kelompok = JejakSaya & { banyak: number; sejak: string }

const DAY_MS = 24 * 3_600_000

/** What was reported stands by itself. */
const isSame = (a: JejakSaya, b: JejakSaya) =>
  a.laporan === null &&
  b.laporan === null &&
  a.tindakan === b.tindakan &&
  a.darurat?.buka_id === b.darurat?.buka_id &&
  a.pelaku?.nama === b.pelaku?.nama &&
  a.pelaku?.peran === b.pelaku?.peran &&
  a.tentang.jenis === b.tentang.jenis &&
  a.tentang.jadwal_id === b.tentang.jadwal_id

/** Joins neighbours of one person, act and object that lie within 24 hours of the newest of them. Rows are newest first. */
export function kelompokkan(rows: readonly JejakSaya[]): Kelompok[] {
  const groups: Kelompok[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isNear = last && new Date(last.waktu).getTime() - new Date(row.waktu).getTime() < DAY_MS
    if (last && isNear && isSame(last, row)) {
      last.banyak += 1
      last.sejak = row.waktu
    } else groups.push({ ...row, banyak: 1, sejak: row.waktu })
  }
  return groups
}
