import { stringify } from 'csv-stringify/sync'
import type { Bagian } from './ekspor.store.ts'
import { guardFormulas } from './formula.ts'

const BOM = '\ufeff'

/** A list as CSV, a batch of rows at a time. RFC 4180 with a BOM, by which spreadsheets recognise UTF-8. */
export async function* asCsv(batches: AsyncIterable<Pick<Bagian, 'kolom' | 'rows'>>): AsyncGenerator<string> {
  let isFirst = true
  for await (const { kolom, rows } of batches) {
    const text = stringify([...(isFirst ? [kolom] : []), ...rows.map((row) => row.map(cell))], {
      record_delimiter: '\r\n',
    })
    yield isFirst ? BOM + text : text
    isFirst = false
  }
}

const cell = (value: unknown): string => (value === null || value === undefined ? '' : guardFormulas(String(value)))
