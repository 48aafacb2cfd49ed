import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

export type Options = {
  /** Rows of the trail that are filled in before anything is measured. */
  rows: number
  /** Rows that are added at once, to be folded. */
  folded: number
  /** How often each page is read, by so many at once, after some that are not counted. */
  repeats: number
  clients: number
  /** The file for the results; a name made of the time where none is given. */
  out: string | null
}

/** A wrong option ends the program with one line. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000000' },
      folded: { type: 'string', default: '200000' },
      repeats: { type: 'string', default: '1000' },
      connections: { type: 'string', default: '4' },
      out: { type: 'string' },
    },
  })
  return {
    rows: wholeNumber('rows', values.rows, 10_000),
    folded: wholeNumber('folded', values.folded, 1_000),
    repeats: wholeNumber('repeats', values.repeats, 10),
    clients: wholeNumber('connections', values.connections, 1),
    out: values.out ?? null,
  }
}
