import { type Clinic, planRush } from './clinic.ts'
import { type Connection, openConnection } from './connection.ts'
import { type Histogram, record } from './histogram.ts'
import { bookingRequest, requestOf, type Work } from './requests.ts'

/** What the bench tells a load process to do, and what that answers. `place` of `places`: no two load processes book the same. */
export type Order =
  | { act: 'begin'; port: number; clinic: Clinic; place: number; places: number }
  | { act: 'run'; work: Work; connections: number; seconds: number }
  | { act: 'rush'; round: number; attempts: number }
export type Report = {
  /** Answered as wished for within the time. */
  done: number
  times: Histogram
  /** Any other answer by its status or its error, at any time. */
  errors: Record<string, number>
  /** The ids of what was booked, whenever it was answered. */
  booked: number[]
}

let at: Extract<Order, { act: 'begin' }>
const counted = new Map<Work, number>()

function nextRequest(work: Work): string {
  const n = counted.get(work) ?? 0
  counted.set(work, n + 1)
  return requestOf(work, at.clinic, at.place + n * at.places)
}

const emptyReport = (): Report => ({ done: 0, times: [], errors: {}, booked: [] })

async function run({ work, connections, seconds }: Extract<Order, { act: 'run' }>): Promise<Report> {
  const report = emptyReport()
  const open = await openAll(connections)
  const until = performance.now() + seconds * 1_000
  const drive = async (first: Connection) => {
    let connection = first
    // However slow the machine is, each asks once.
    do {
      const request = nextRequest(work)
      const begin = performance.now()
      try {
        await ask(connection, request, report, begin, until)
      } catch (error) {
        count(report, (error as Error).message)
        connection = await openConnection(at.port)
      }
    } while (performance.now() < until)
    connection.close()
  }
  await Promise.all(open.map(drive))
  return report
}

async function ask(
  connection: Connection,
  request: string,
  report: Report,
  begin: number,
  until = Infinity,
): Promise<void> {
  const { status, body } = await connection.ask(request)
  const end = performance.now()
  if (status === 201) report.booked.push(Number(/"jadwal_id":(\d+)/.exec(body)?.[1]))
  if (status >= 300) {
    count(report, `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim())
    // Those who lose a race are answered too.
    if (until === Infinity) record(report.times, end - begin)
  } else if (end <= until || report.done === 0) {
    report.done += 1
    record(report.times, end - begin)
  }
}

/** Everybody is connected before anybody presses. */
async function rush({ round, attempts }: Extract<Order, { act: 'rush' }>): Promise<Report> {
  const report = emptyReport()
  const patients = Array.from({ length: attempts }, (_, n) => n).filter((n) => n % at.places === at.place)
  const open = await openAll(patients.length)
  const requests = patients.map((patient) => bookingRequest(at.clinic, planRush(at.clinic, round, patient)))
  const begin = performance.now()
  await Promise.all(
    open.map(async (connection, n) => {
      await ask(connection, requests[n] as string, report, begin).catch((error: Error) => count(report, error.message))
      connection.close()
    }),
  )
  return report
}

const openAll = (many: number) => Promise.all(Array.from({ length: many }, () => openConnection(at.port)))

function count(report: Report, what: string): void {
  report.errors[what] = (report.errors[what] ?? 0) + 1
}

process.on('message', async (order: Order) => {
  if (order.act === 'begin') {
    at = order
    process.send?.(emptyReport())
  } else process.send?.(order.act === 'run' ? await run(order) : await rush(order))
})
process.on('disconnect', () => process.exit(0))
