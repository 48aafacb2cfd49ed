import { stringify } from 'csv-stringify/sync'
import { guardFormulas } from './formula.ts'

/** Rows with the names of their columns, and the position of the next batch. */
type Tabel<Cursor> = { kolom: readonly string[]; rows: readonly (readonly unknown[])[]; sampai: Cursor | null }

const BOM = '\ufeff'

/**
 * A list as CSV, a batch of rows at a time, so that its length costs no memory. RFC 4180 with a BOM, by which
 * spreadsheets recognise UTF-8.
 */
export async function* asCsv<Cursor>(
  batchAfter: (cursor: Cursor | null) => Promise<Tabel<Cursor>>,
): AsyncGenerator<string> {
  for (let cursor: Cursor | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const { kolom, rows, sampai }: Tabel<Cursor> = await batchAfter(cursor)
    const text = stringify([...(isFirst ? [kolom] : []), ...rows.map((row) => row.map(cell))], {
      record_delimiter: '\r\n',
    })
    yield isFirst ? BOM + text : text
    cursor = sampai
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : guardFormulas(String(value)))
