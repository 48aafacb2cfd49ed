import type { Jangkar } from './jangkar.ts'
import { AWAL_RANTAI, type IsiJejak, rantaiOf } from './rantai.ts'

export type Baris = IsiJejak & { rantai: Buffer }

/** What is wrong with the trail. `dipulihkan` explains a gap and is no fault. Numbers are those of rows, both ends included. */
export type Temuan =
  | { jenis: 'berubah'; nomor: number }
  | { jenis: 'hilang'; dari: number; sampai: number }
  | { jenis: 'terpotong'; dari: number; sampai: number; jangkar: string }
  | { jenis: 'dirantai_ulang'; dari: number; sampai: number; jangkar: string }
  | { jenis: 'dipulihkan'; dari: number; sampai: number; nomor: number }
  | { jenis: 'menunggu'; jumlah: number; detik: number }

export type Pemeriksaan = { temuan: Temuan[]; baris: number; akhir: number }

type Options = {
  /** Ends of the trail that were noted elsewhere. */
  jangkar: readonly Jangkar[]
  /** The row before the first one that is checked; without it, the check begins at the first row of the trail. */
  sebelum?: { nomor: number; rantai: Buffer | null }
  /** Called after each row. */
  maju?: (nomor: number) => void
}

/**
 * Checks rows in the order of their numbers: each hash, each number, and each anchor. An altered row is told apart from a missing
 * one; what fits in itself and does not fit an anchor was chained again, or cut off after its last row.
 */
export async function periksaRantai(
  rows: AsyncIterable<Baris>,
  { jangkar, sebelum = { nomor: 0, rantai: AWAL_RANTAI }, maju = () => {} }: Options,
): Promise<Pemeriksaan> {
  const temuan: Temuan[] = []
  const anchors = Map.groupBy(
    jangkar.filter(({ nomor }) => nomor > sebelum.nomor),
    ({ nomor }) => nomor,
  )
  /** The last row, its stored hash, and the hash that it should have; null where it is unknown. */
  let last: { nomor: number; stored: Buffer | null; right: Buffer | null } = {
    nomor: sebelum.nomor,
    stored: sebelum.rantai,
    right: sebelum.rantai,
  }
  /** The last row that an anchor, or the beginning, confirms. */
  let confirmed = sebelum.nomor
  let baris = 0

  function checkAnchor({ nomor, rantai }: { nomor: number; rantai: Buffer }): void {
    const known = anchors.get(nomor) ?? []
    anchors.delete(nomor)
    const other = known.find((anchor) => !anchor.rantai.equals(rantai))
    if (other) temuan.push({ jenis: 'dirantai_ulang', dari: confirmed + 1, sampai: nomor, jangkar: other.asal })
    else if (known.length > 0) confirmed = nomor
  }

  /** Numbers are missing before a row. A restore says so itself: it names the last number that was given before it. */
  function checkGap(row: Baris): boolean {
    const gap = { dari: last.nomor + 1, sampai: row.nomor - 1 }
    const isExplained = row.tindakan === 'pemulihan' && row.objek_id === gap.sampai
    temuan.push(isExplained ? { jenis: 'dipulihkan', ...gap, nomor: row.nomor } : { jenis: 'hilang', ...gap })
    if (isExplained && row.sidik) checkAnchor({ nomor: gap.sampai, rantai: row.sidik })
    // What was noted of rows that a restore lost cannot be compared with anything.
    for (const nomor of anchors.keys()) if (nomor >= gap.dari && nomor <= gap.sampai) anchors.delete(nomor)
    return isExplained
  }

  for await (const row of rows) {
    const isNext = row.nomor === last.nomor + 1 || checkGap(row)
    const right = isNext && last.stored ? rantaiOf(last.stored, row) : null
    // Where only the stored hash of the row before was altered, this row still fits the right one.
    const other = isNext && last.right ? rantaiOf(last.right, row) : null
    const isRight = right === null || row.rantai.equals(right) || (other !== null && row.rantai.equals(other))
    if (isRight) checkAnchor(row)
    else {
      temuan.push({ jenis: 'berubah', nomor: row.nomor })
      // Its content is another one, or its hash is: the anchor of an altered row says nothing more.
      anchors.delete(row.nomor)
    }
    last = { nomor: row.nomor, stored: row.rantai, right: isRight ? row.rantai : (other ?? right) }
    baris += 1
    maju(row.nomor)
  }
  const beyond = anchors.get(Math.max(...anchors.keys()))?.[0]
  if (beyond) temuan.push({ jenis: 'terpotong', dari: last.nomor + 1, sampai: beyond.nomor, jangkar: beyond.asal })
  return { temuan, baris, akhir: last.nomor }
}
