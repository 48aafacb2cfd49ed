import { writeXlsxStream } from 'hucre/xlsx'
import type { Bagian } from './ekspor.store.ts'

type Sel = string | number | null

/**
 * A list as a workbook, sent while its rows are read. Numbers are number cells, all else is text: a spreadsheet
 * calculates no text and keeps its leading zeros.
 */
export async function* asXlsx(nama: string, batches: AsyncIterable<Bagian>): AsyncGenerator<Uint8Array> {
  yield* writeXlsxStream(rowsOf(batches), { name: nama, freezePane: { rows: 1 } })
}

async function* rowsOf(batches: AsyncIterable<Bagian>): AsyncGenerator<Sel[]> {
  let isFirst = true
  for await (const { kolom, rows } of batches) {
    if (isFirst) yield [...kolom]
    for (const row of rows) yield row.map(cell)
    isFirst = false
  }
}

const cell = (value: unknown): Sel =>
  value === null || value === undefined ? null : typeof value === 'number' ? value : String(value)
