import { parseArgs } from 'node:util'

const PARTS = [
  'http',
  'slots',
  'history',
  'booking',
  'rush',
  'memory',
  'metrics',
  'realtime',
  'start',
  'pages',
] as const
type Part = (typeof PARTS)[number]

export type Options = {
  parts: Part[]
  /** Values of WEB_CONCURRENCY that are tried; the best is shown. */
  processes: number[]
  connections: number[]
  /** Of each measurement, and of the load before it that is not counted. */
  seconds: number
  warmUp: number
  /** Requests a second of all connections together; 0 for as many as they can. */
  rate: number
  /** Consultations of the past; every size is measured on a database of its own. */
  consultations: number[]
  professionals: number
  /** How many press the same slot at once, and how often. */
  attempts: number
  rounds: number
  /** How often what is slow is done: a start, a page. */
  times: number
  /** People who are connected at once, and messages that they send a second. */
  clients: number
  messages: number
  /** What stands for the database's own limit where pgbench is not to be used. */
  limit: 'pgbench' | 'client'
  /** The file for the results; a name made of the time where none is given. */
  out: string | null
}

const USUAL = {
  only: PARTS.join(),
  processes: '1,2,4',
  connections: '1,32,256',
  seconds: '4',
  'warm-up': '1',
  rate: '0',
  consultations: '10000',
  professionals: '1000',
  attempts: '500',
  rounds: '20',
  times: '3',
  clients: '2000',
  messages: '200',
  limit: 'pgbench',
}
/** To see whether everything works, and about where it stands. */
const QUICK: Partial<typeof USUAL> = {
  processes: '2',
  connections: '32',
  seconds: '2',
  rounds: '3',
  times: '1',
  clients: '500',
  messages: '50',
}

/** A wrong option ends the program with one line. */
export function readOptions(args: string[]): Options {
  const texts = Object.keys(USUAL).map((name) => [name, { type: 'string' }] as const)
  const { values: given } = parseArgs({
    args,
    options: { ...Object.fromEntries(texts), out: { type: 'string' }, quick: { type: 'boolean' } },
  })
  const { quick, out, ...more } = given as { quick?: boolean; out?: string } & Partial<typeof USUAL>
  const values: typeof USUAL = { ...USUAL, ...(quick ? QUICK : {}), ...more }

  const above = (name: keyof typeof USUAL, least: number, text = values[name]): number => {
    const n = Number(text)
    const isWhole = least < 1 || Number.isInteger(n)
    return text !== '' && isWhole && n >= least
      ? n
      : refuse(`--${name} takes ${least < 1 ? 'a' : 'a whole'} number from ${least}`)
  }
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
    rate: above('rate', 0),
    consultations: numbers('consultations'),
    professionals: above('professionals', 1),
    attempts: above('attempts', 2),
    rounds: above('rounds', 1),
    times: above('times', 1),
    clients: above('clients', 2),
    messages: above('messages', 1),
    limit: values.limit as Options['limit'],
    out: out ?? null,
  }
}

function refuse(line: string): never {
  console.error(line)
  return process.exit(1)
}
