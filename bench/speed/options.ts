import { parseArgs } from 'node:util'

const PARTS = ['http', 'slots', 'history', 'booking', 'rush'] as const
type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** Values of WEB_CONCURRENCY that are tried; the best is shown. */
  processes: number[]
  connections: number[]
  /** Of each measurement, and of the load before it that is not counted. */
  seconds: number
  warmUp: number
  /** Consultations of the past; every size is measured on a database of its own. */
  consultations: number[]
  professionals: number
  /** How many press the same slot at once, and how often. */
  attempts: number
  rounds: number
  /** What stands for the database's own limit where pgbench is not to be used. */
  limit: 'pgbench' | 'client'
  /** The file for the results; a name made of the time where none is given. */
  out: string | null
}

/** A wrong option ends the program with one line. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: PARTS.join() },
      processes: { type: 'string', default: '1,2,4' },
      connections: { type: 'string', default: '1,32,256' },
      seconds: { type: 'string', default: '5' },
      'warm-up': { type: 'string', default: '2' },
      consultations: { type: 'string', default: '10000' },
      professionals: { type: 'string', default: '1000' },
      attempts: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '10' },
      limit: { type: 'string', default: 'pgbench' },
      out: { type: 'string' },
    },
  })
  const numbers = (name: 'processes' | 'connections' | 'consultations') =>
    values[name].split(',').map((text) => above(name, 1, text))
  const asked = values.only.split(',')
  const unknown = asked.find((part) => !(PARTS as readonly string[]).includes(part))
  if (unknown !== undefined) refuse(`--only knows ${PARTS.join(', ')}, not "${unknown}"`)
  if (values.limit !== 'pgbench' && values.limit !== 'client') refuse('--limit is pgbench or client')
  return {
    parts: PARTS.filter((part) => asked.includes(part)),
    processes: numbers('processes'),
    connections: numbers('connections'),
    seconds: above('seconds', 0.1),
    warmUp: above('warm-up', 0),
    consultations: numbers('consultations'),
    professionals: above('professionals', 1),
    attempts: above('attempts', 2),
    rounds: above('rounds', 1),
    limit: values.limit as Options['limit'],
    out: values.out ?? null,
  }

  function above(name: keyof typeof values, least: number, text = values[name] as string): number {
    const n = Number(text)
    const isWhole = least < 1 || Number.isInteger(n)
    return text !== '' && isWhole && n >= least
      ? n
      : refuse(`--${name} takes ${least < 1 ? 'a' : 'a whole'} number from ${least}`)
  }
}

function refuse(line: string): never {
  console.error(line)
  return process.exit(1)
}
