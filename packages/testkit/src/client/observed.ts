import type { Reply } from './ask.ts'
import { NoResponse } from './exchange.ts'

/** One request as its sender saw it. */
export type Sight = { phase: string; work: string; at: number; ms: number; said: string; isFailure: boolean }

/** What users saw, request by request, in named phases. */
export class Observed {
  readonly sights: Sight[] = []
  phase = 'before'

  /** Sends a request, records its outcome and returns the response; null if none arrived. */
  async watch(work: string, asking: () => Promise<Reply>): Promise<Reply | null> {
    const [at, { phase }] = [performance.now(), this]
    const note = (said: string, isFailure: boolean) =>
      this.sights.push({ phase, work, at, ms: performance.now() - at, said, isFailure })
    try {
      const reply = await asking()
      note(saidBy(reply), reply.status >= 500)
      return reply
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      note(`no response: ${error.message}${error.isKept ? ' on a kept connection' : ''}`, true)
      return null
    }
  }

  in(phase: string): Sight[] {
    return this.sights.filter((sight) => sight.phase === phase)
  }

  get phases(): string[] {
    return [...new Set(this.sights.map(({ phase }) => phase))]
  }

  /** When the first request of this kind that began after `since` succeeded. */
  successAfter(since: number, work: string): number | null {
    const good = this.sights.filter((one) => one.work === work && one.at >= since && !one.isFailure)
    return good.length > 0 ? Math.min(...good.map(({ at, ms }) => at + ms)) : null
  }
}

/** A success as its status, a refusal with its code, a failure with its whole sentence. */
function saidBy({ status, envelope, retryAfter }: Reply): string {
  if (status < 400) return String(status)
  if (status < 500) return `${status} ${envelope.code ?? ''}`
  return `${status} ${envelope.message ?? ''}${retryAfter ? ` [Retry-After ${retryAfter}]` : ''}`
}

export const slowest = (sights: Sight[]): number => Math.max(0, ...sights.map(({ ms }) => ms))

/** Lines: phase, work, what was said, how often, the slowest. */
export function tableOf(observed: Observed): string[] {
  return observed.phases.flatMap((phase) => {
    const groups = Map.groupBy(observed.in(phase), ({ work, said }) => `${work.padEnd(8)} ${said}`)
    const rows = [...groups].sort(([a], [b]) => a.localeCompare(b))
    return [
      `  ${phase}`,
      ...rows.map(([said, sights]) => {
        const most = `${(slowest(sights) / 1000).toFixed(2)} s`
        return `    ${String(sights.length).padStart(6)} × ${said}  (slowest ${most})`
      }),
    ]
  })
}
