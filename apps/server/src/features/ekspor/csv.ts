import { stringify } from 'csv-stringify/sync'

/** Rows under the names of their columns, and where the next batch goes on. */
type Tabel<Letak> = { kolom: readonly string[]; rows: readonly (readonly unknown[])[]; sampai: Letak | null }

const BOM = '\ufeff'

/**
 * A list as CSV, a batch of rows at a time, so that its length costs no memory. RFC 4180 with a BOM, by which
 * spreadsheets know UTF-8; a cell that they would take for a formula is made a text by an apostrophe.
 */
export async function* asCsv<Letak>(
  batchAfter: (letak: Letak | null) => Promise<Tabel<Letak>>,
): AsyncGenerator<string> {
  for (let letak: Letak | null = null, isFirst = true; isFirst || letak !== null; isFirst = false) {
    const { kolom, rows, sampai }: Tabel<Letak> = await batchAfter(letak)
    const text = stringify([...(isFirst ? [kolom] : []), ...rows.map((row) => row.map(cell))], {
      record_delimiter: '\r\n',
      escape_formulas: true,
    })
    yield isFirst ? BOM + text : text
    letak = sampai
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
