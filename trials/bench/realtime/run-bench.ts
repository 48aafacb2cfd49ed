import os from 'node:os'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { type Measured, measureRealtime, type Realtime, type RealtimeOptions, within } from './measure-realtime.ts'

/** Measures both ways and prints one table. */
export async function runBench(options: RealtimeOptions, steps: Steps): Promise<void> {
  const server = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    steps.line(table(options, await measureRealtime(server.adminUrl, options, steps, { withPoll: true })))
  } finally {
    await server.stop()
  }
}

function table({ pairs, rate, seconds, processes }: RealtimeOptions, { live, poll, grown }: Realtime): string {
  const each = (bytes: number) => `${(bytes / 1_024 / (2 * pairs)).toFixed(1)} kB`
  const ms = (times: number[] = [], part: number) => {
    const at = within(times, part)
    return at === null ? '–' : `${at < 100 ? at.toFixed(1) : Math.round(at)} ms`
  }
  const rows: [string, string, string][] = [
    ['', 'push', 'poll 2 s'],
    ['messages sent', String(live.sent), String(poll?.sent ?? '–')],
    ['heard of at the other person', String(live.arrival.length), '–'],
    ['read by the other person', String(live.text.length), String(poll?.text.length ?? '–')],
    ['failed requests', String(live.failed), String(poll?.failed ?? '–')],
    ['POST to news, p50', ms(live.arrival, 0.5), '–'],
    ['POST to news, p99', ms(live.arrival, 0.99), '–'],
    ['POST to text, p50', ms(live.text, 0.5), ms(poll?.text, 0.5)],
    ['POST to text, p99', ms(live.text, 0.99), ms(poll?.text, 0.99)],
    ['reading requests per second', per(live, 'reads'), per(poll, 'reads')],
    ['server processor, cores', per(live, 'cpu', 2), per(poll, 'cpu', 2)],
    ['memory per connection', each(grown.settled), '–'],
    ['… before garbage is collected', each(grown.asIs), '–'],
  ]
  const head = `${2 * pairs} clients, ${rate} messages/s for ${seconds} s, ${processes} server processes, ${os.availableParallelism()} cores (load ${os.loadavg()[0]?.toFixed(1)})`
  const lines = rows.map(([label, a, b]) => `  ${label.padEnd(30)}${a.padStart(12)}${b.padStart(12)}`)
  return ['', head, ...lines].join('\n')
}

const per = (measured: Measured | null, what: 'reads' | 'cpu', digits = 0) =>
  measured ? (measured[what] / measured.seconds).toFixed(digits) : '–'
