import { parseArgs } from 'node:util'

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
    rows: whole('rows', values.rows, 10_000),
    folded: whole('folded', values.folded, 1_000),
    repeats: whole('repeats', values.repeats, 10),
    clients: whole('connections', values.connections, 1),
    out: values.out ?? null,
  }
}

function whole(name: string, text: string, least: number): number {
  const n = Number(text)
  if (text !== '' && Number.isInteger(n) && n >= least) return n
  console.error(`--${name} takes a whole number from ${least}`)
  return process.exit(1)
}
