import { stringify } from 'csv-stringify/sync'
import { guardFormulas } from './formula.ts'

/** Rows under the names of their columns, and where the next batch goes on. */
type Tabel<Letak> = { kolom: readonly string[]; rows: readonly (readonly unknown[])[]; sampai: Letak | null }

const BOM = '\ufeff'

/**
 * A list as CSV, a batch of rows at a time, so that its length costs no memory. RFC 4180 with a BOM, by which
 * spreadsheets know UTF-8.
 */
export async function* asCsv<Letak>(
  batchAfter: (letak: Letak | null) => Promise<Tabel<Letak>>,
): AsyncGenerator<string> {
  for (let letak: Letak | null = null, isFirst = true; isFirst || letak !== null; isFirst = false) {
    const { kolom, rows, sampai }: Tabel<Letak> = await batchAfter(letak)
    const text = stringify([...(isFirst ? [kolom] : []), ...rows.map((row) => row.map(cell))], {
      record_delimiter: '\r\n',
    })
    yield isFirst ? BOM + text : text
    letak = sampai
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : guardFormulas(String(value)))
