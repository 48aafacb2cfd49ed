import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Clinic } from '@sehati/testkit/clinic/numbered-clinic'
import { merged } from './histogram.ts'
import type { Order, Report } from './load.ts'
import type { Pressed, Work } from './requests.ts'

export type Load = {
  /** `rate`: requests a second of all connections together; 0, where none is given, for as many as they can. */
  run: (work: Work, connections: number, seconds: number, rate?: number) => Promise<Report>
  rush: (pressed: Pressed, round: number, attempts: number) => Promise<Report>
  end: () => void
}

const PLACES = 2

/** The people: processes of their own, so that they take nothing from the server but the machine's time. */
export async function startLoad(port: number, clinic: Clinic): Promise<Load> {
  const program = fileURLToPath(new URL('./load.ts', import.meta.url))
  const children = Array.from({ length: PLACES }, () => fork(program, { execArgv: [] }))
  await Promise.all(
    children.map((child, place) => sendOrder(child, { act: 'begin', port, clinic, place, places: PLACES })),
  )
  return {
    async run(work, connections, seconds, rate = 0) {
      const pause = rate === 0 ? 0 : (connections * 1_000) / rate
      const share = (place: number) => Math.floor(connections / PLACES) + (place < connections % PLACES ? 1 : 0)
      const working = children
        .map((child, place) => ({ child, connections: share(place) }))
        .filter((one) => one.connections > 0)
      return together(
        await Promise.all(
          working.map((one) =>
            sendOrder(one.child, { act: 'run', work, connections: one.connections, seconds, pause }),
          ),
        ),
      )
    },
    rush: async (pressed, round, attempts) =>
      together(await Promise.all(children.map((child) => sendOrder(child, { act: 'rush', pressed, round, attempts })))),
    end: () => {
      for (const child of children) child.kill()
    },
  }
}

async function sendOrder(child: ChildProcess, order: Order): Promise<Report> {
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(() => {
    throw new Error('a load process ended')
  })
  ended.catch(() => {})
  child.send(order)
  const [report] = await Promise.race([once(child, 'message', { signal: ending.signal }), ended])
  ending.abort()
  return report as Report
}

function together(reports: Report[]): Report {
  const errors: Record<string, number> = {}
  for (const report of reports)
    for (const [what, n] of Object.entries(report.errors)) errors[what] = (errors[what] ?? 0) + n
  return {
    done: reports.reduce((total, { done }) => total + done, 0),
    times: merged(reports.map(({ times }) => times)),
    errors,
    booked: reports.flatMap(({ booked }) => booked),
    cpu: reports.reduce((total, { cpu }) => total + cpu, 0),
  }
}
