import { type Baris, problem } from '@sehati/contract/impor/rules'
import type { MasalahBaris } from '@sehati/contract/impor/schema'
import { fieldSentence } from '@sehati/contract/isian'
import { CsvError, parse } from 'csv-parse/sync'
import { unguardFormulas } from '../ekspor/formula.ts'

export type Terbaca = { kolom: string[]; baris: Baris[]; masalah: MasalahBaris[] }

/** Parses a table as a spreadsheet saves it. Rows without any text are skipped, and still counted in line numbers. */
export function readCsv(csv: string): Terbaca {
  try {
    const records: string[][] = parse(csv, { bom: true, delimiter: delimiterOf(csv), relax_column_count: true })
    const [head = [], ...rows] = records
    const kolom = head.map((name) => name.trim().toLowerCase())
    const numbered = rows
      .map((cells, at) => ({ baris: at + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return {
      kolom,
      baris: numbered.map(({ baris, cells }) => ({ baris, sel: named(kolom, cells) })),
      masalah: numbered
        .filter(({ cells }) => cells.slice(kolom.length).some((cell) => cell.trim() !== ''))
        .map(({ baris }) => ({ baris, ...problem('', fieldSentence('jumlahSel', {})), nilai: '' })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      kolom: [],
      baris: [],
      masalah: [{ baris: Number(error.lines), ...problem('', fieldSentence('bukanCsv', {})), nilai: '' }],
    }
  }
}

/** With the comma for decimals, as in Indonesia, spreadsheets separate by semicolon. */
function delimiterOf(csv: string): ',' | ';' {
  const head = csv.split(/\r?\n/, 1)[0] as string
  return head.split(';').length > head.split(',').length ? ';' : ','
}

const named = (kolom: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(kolom.map((name, at) => [name, unguardFormulas(cells[at] ?? '')]))
