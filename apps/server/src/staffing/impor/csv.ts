import { type Baris, problemOf } from '@sehati/contract/staffing/impor.rules'
import type { MasalahBaris } from '@sehati/contract/staffing/impor.schema'
import { CsvError, parse } from 'csv-parse/sync'
import { unguardFormulas } from '../ekspor/formula.ts'

export type Terbaca = { kolom: string[]; baris: Baris[]; masalah: MasalahBaris[] }

/** Parses a table as a spreadsheet saves it. Rows without any text are skipped, and still counted in line numbers. */
export function readCsv(csv: string): Terbaca {
  const { isi, delimiter, baris: first } = withoutHint(csv)
  try {
    const records: string[][] = parse(isi, { bom: true, delimiter, relax_column_count: true, relax_quotes: true })
    const [head = [], ...rows] = records
    const kolom = head.map((name) => name.trim().toLowerCase())
    const numbered = rows
      .map((cells, at) => ({ baris: at + first + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return {
      kolom,
      baris: numbered.map(({ baris, cells }) => ({ baris, sel: named(kolom, cells) })),
      masalah: numbered
        .filter(({ cells }) => cells.slice(kolom.length).some((cell) => cell.trim() !== ''))
        .map(({ baris }) => ({ baris, ...problemOf('', 'jumlahSel'), nilai: '' })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const baris = Number(error.lines) + first - 1
    return { kolom: [], baris: [], masalah: [{ baris, ...problemOf('', 'bukanCsv'), nilai: '' }] }
  }
}

/** The first line of a file may say `sep=;`, which a spreadsheet reads and does not show. `baris` is the line of the header. */
function withoutHint(csv: string): { isi: string; delimiter: string; baris: number } {
  const [hint, delimiter] = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(csv) ?? []
  return hint && delimiter
    ? { isi: csv.slice(hint.length), delimiter, baris: 2 }
    : { isi: csv, delimiter: delimiterOf(csv), baris: 1 }
}

/** With the comma for decimals, as in Indonesia, spreadsheets separate by semicolon; what is copied out of one has tabs. */
function delimiterOf(csv: string): string {
  const head = csv.split(/\r?\n/, 1)[0] as string
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most))
}

/** The ways in which people keep a spreadsheet from taking digits for a number: `="0001"` and `'0001`. */
const asText = (cell: string): string => cell.replace(/^\s*="([^"]*)"\s*$/, '$1').replace(/^(\s*)['’](?=\d)/, '$1')

const named = (kolom: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(kolom.map((name, at) => [name, asText(unguardFormulas(cells[at] ?? ''))]))
