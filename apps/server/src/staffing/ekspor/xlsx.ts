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
  value === null || value === undefined ? null : typeof value === 'number' ? value : asXmlText(String(value))

/**
 * Without characters that XML 1.0 has no place for, with which a spreadsheet refuses the whole workbook. What a spreadsheet would read
 * as the code of a character, `_x0041_`, is written so that it reads as it stands (ECMA-376, 22.9.2.19).
 */
const asXmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
