import { stringify } from 'csv-stringify/sync'

/** Rows under the names of their columns; the first column is the id by which the next batch is asked for. */
type Tabel = { kolom: readonly string[]; rows: readonly (readonly unknown[])[] }

const BOM = '\ufeff'

/**
 * A list as CSV, a batch of rows at a time, so that its length costs no memory. RFC 4180 with a BOM, by which
 * spreadsheets know UTF-8; a cell that they would take for a formula is made a text by an apostrophe.
 */
export async function* asCsv(batchAfter: (id: number) => Promise<Tabel>): AsyncGenerator<string> {
  let after = 0
  for (;;) {
    const { kolom, rows } = await batchAfter(after)
    const head = after === 0 ? [kolom] : []
    const text = stringify([...head, ...rows.map((row) => row.map(cell))], {
      record_delimiter: '\r\n',
      escape_formulas: true,
    })
    yield after === 0 ? BOM + text : text
    if (rows.length === 0) return
    after = rows.at(-1)?.[0] as number
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
