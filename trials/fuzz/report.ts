import type { Operation } from './operations.ts'

export type Health = { at: number; rss: number; held: number; longest: number; p99: number; connections: number }
type Finding = { kind: string; fault: string; request: string; response: string; times: number; replay?: string }
type Options = { requests: number; seed: number }

/** The growth of the used memory after the warm-up that counts as a leak. */
const GROWTH_BYTES = 24 * 1024 * 1024
const WARM_UP = 0.3
/** The service's pool, its listener, its publisher and its record of reads. */
const CONNECTIONS = 22
const mega = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

export type Report = ReturnType<typeof makeReport>

/** Counts responses and findings; the same fault of the same operation is one finding. */
export function makeReport(options: Options, operations: Operation[]) {
  const findings = new Map<string, Finding>()
  const statuses = new Map<number, number>()
  const reached = new Set<string>()
  const done = new Set<string>()
  const faults: string[] = []
  const errors = new Map<string, number>()
  const healths: Health[] = []
  const documented = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  let total = 0
  let slowest = 0
  let slowLeft: number | null = null

  const growth = () => {
    const warm = healths.filter(({ at }) => at >= options.requests * WARM_UP)
    const [first, end] = [warm[0], warm.at(-1)]
    return first && end && warm.length > 2 ? { held: end.held - first.held, rss: end.rss - first.rss } : null
  }
  const judged = () => [
    ...faults,
    // Also where no client was left to read the response.
    ...[...errors].map(([text, n]) => `an error in the log: ${text} (× ${n})`),
    ...(slowLeft ? [`${slowLeft} slow connections were not cut off`] : []),
    ...((growth()?.held ?? 0) > GROWTH_BYTES
      ? [`what the server holds has grown by ${mega(growth()?.held ?? 0)}`]
      : []),
    ...((healths.at(-1)?.connections ?? 0) > CONNECTIONS ? ['connections to the database are left'] : []),
  ]

  return {
    options,
    total: () => total,
    count(kind: string, status: number, ms: number) {
      total += 1
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (documented.has(kind)) (status < 300 ? done : reached).add(kind)
      slowest = Math.max(slowest, ms)
    },
    /** The finding that this is; `isNew` where it was not known before. */
    found(one: Omit<Finding, 'times'>): { key: string; isNew: boolean } {
      const key = `${one.kind.replace(/[^\w/ :-].*/, '')} ${one.fault}`
      const known = findings.get(key)
      if (known) known.times += 1
      else findings.set(key, { ...one, times: 1 })
      return { key, isNew: known === undefined }
    },
    /** The same finding by a smaller request, or where it can be replayed from. */
    smaller(key: string, change: Partial<Finding>) {
      const known = findings.get(key)
      if (known && (change.request?.length ?? 0) < known.request.length) Object.assign(known, change)
    },
    fault: (text: string) => void faults.push(text),
    /** A line of the log that says that something is at fault. */
    logged(line: string) {
      const {
        msg = '',
        err,
        status,
      } = JSON.parse(line) as {
        msg?: string
        status?: number
        err?: { message?: string; code?: string; stack?: string }
      }
      const where = err?.stack?.split('\n').find((at) => at.trimStart().startsWith('at '))
      const text = [msg, status, err?.code, err?.message, where?.trim()].filter(Boolean).join(' ')
      errors.set(text, (errors.get(text) ?? 0) + 1)
    },
    slow(left: number | null) {
      slowLeft = left
    },
    health: (one: Health) => void healths.push(one),
    findings: () => [...findings.values()],
    faults: judged,
    lines(): string[] {
      const by = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status || 'closed'} × ${n}`)
      const refused = [...documented].filter((kind) => !done.has(kind) && reached.has(kind))
      const silent = [...documented].filter((kind) => !done.has(kind) && !reached.has(kind))
      const grown = growth()
      const [first, end] = [healths[0], healths.at(-1)]
      return [
        '',
        `requests     ${total}, seed ${options.seed}`,
        `responses    ${by.join('  ')}`,
        `operations   ${done.size} of ${documented.size} did their work, ${documented.size - silent.length} responded`,
        ...(silent.length > 0 ? [`             without a response: ${silent.join(', ')}`] : []),
        ...(refused.length > 0 ? [`             only ever refused: ${refused.join(', ')}`] : []),
        `slowest      ${slowest.toFixed(0)} ms`,
        `memory       held ${mega(first?.held ?? 0)} → ${mega(end?.held ?? 0)}, resident ${mega(first?.rss ?? 0)} → ${mega(end?.rss ?? 0)}`,
        `             since the warm-up: ${grown ? `held ${mega(grown.held)}, resident ${mega(grown.rss)}` : 'too short to say'}`,
        `event loop   p99 ${Math.max(...healths.map(({ p99 }) => p99)).toFixed(0)} ms, longest ${Math.max(...healths.map(({ longest }) => longest)).toFixed(0)} ms`,
        `database     ${end?.connections ?? 0} connections at the end`,
        `slow peers   ${slowLeft === null ? 'too short to see' : `${slowLeft} of 60 not cut off`}`,
        `errors in the log: ${[...errors].map(([text, n]) => `${text} × ${n}`).join('; ') || 'none'}`,
        ...[...findings.values()].flatMap((one, n) => [
          '',
          `FINDING ${n + 1}: ${one.kind} — ${one.fault} (× ${one.times}; ${one.replay ?? 'not made smaller'})`,
          one.request,
          '→',
          one.response,
        ]),
        ...judged().map((text) => `FINDING: ${text}`),
        '',
        `findings     ${findings.size + judged().length}`,
      ]
    },
  }
}

export const isSound = (report: Report): boolean => report.findings().length + report.faults().length === 0
