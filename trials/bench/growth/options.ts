import { parseArgs } from 'node:util'

export type Options = {
  /** Each size has a database of its own: growth_10k, growth_1m, growth_10m. */
  consultations: number[]
  /** How many professionals, where not in proportion. */
  professionals: number | undefined
  /** Endpoints whose name matches. */
  only: RegExp
  repeats: number
  clients: number
  /** Rounds that are not counted. */
  warmUp: number
  /** Leaves the databases for the next time; sensible only with DATABASE_URL. */
  keep: boolean
  fillOnly: boolean
  out: string | null
}

/** A wrong option ends the program with one line. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      consultations: { type: 'string', default: '10000,1000000' },
      professionals: { type: 'string' },
      only: { type: 'string', default: '' },
      repeats: { type: 'string', default: '400' },
      connections: { type: 'string', default: '4' },
      'warm-up': { type: 'string', default: '20' },
      keep: { type: 'boolean', default: false },
      'fill-only': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  })
  return {
    consultations: values.consultations.split(',').map((text) => whole('consultations', text, 100)),
    professionals: values.professionals === undefined ? undefined : whole('professionals', values.professionals, 4),
    only: new RegExp(values.only),
    repeats: whole('repeats', values.repeats, 1),
    clients: whole('connections', values.connections, 1),
    warmUp: whole('warm-up', values['warm-up'], 0),
    keep: values.keep,
    fillOnly: values['fill-only'],
    out: values.out ?? null,
  }
}

function whole(name: string, text: string, least: number): number {
  const n = Number(text)
  if (text !== '' && Number.isInteger(n) && n >= least) return n
  console.error(`--${name} takes a whole number from ${least}`)
  return process.exit(1)
}
