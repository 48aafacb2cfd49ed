import { parseArgs } from 'node:util'
import { wholeNumber } from '../whole-number.ts'

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
    consultations: values.consultations.split(',').map((text) => wholeNumber('consultations', text, 100)),
    professionals:
      values.professionals === undefined ? undefined : wholeNumber('professionals', values.professionals, 4),
    only: new RegExp(values.only),
    repeats: wholeNumber('repeats', values.repeats, 1),
    clients: wholeNumber('connections', values.connections, 1),
    warmUp: wholeNumber('warm-up', values['warm-up'], 0),
    keep: values.keep,
    fillOnly: values['fill-only'],
    out: values.out ?? null,
  }
}
