import { type Clinic, planRush } from '@sehati/testkit/clinic/numbered-clinic'
import { type Connection, openConnection, type RawResponse } from '../connection.ts'
import { type Histogram, record } from './histogram.ts'
import { type Pressed, pressRequests, requestOf, type Work } from './requests.ts'

/**
 * The messages that the bench sends to a load process. `place` of `places`: no two load processes book the same. `pause`:
 * milliseconds from one request of a connection to its next; 0 for the next as soon as the response is there.
 */
export type Order =
  | { act: 'begin'; port: number; clinic: Clinic; place: number; places: number }
  | { act: 'run'; work: Work; connections: number; seconds: number; pause: number }
  | { act: 'rush'; pressed: Pressed; round: number; attempts: number }
export type Report = {
  /** Responses with the expected status within the time. */
  done: number
  times: Histogram
  /** Any other response by its status or its error, at any time. */
  errors: Record<string, number>
  /** The ids of all bookings, also of those acknowledged after the time. */
  booked: number[]
  /** Seconds of processor time that asking took. */
  cpu: number
}

let at: Extract<Order, { act: 'begin' }>
const counted = new Map<Work, number>()

function nextRequest(work: Work): string {
  const n = counted.get(work) ?? 0
  counted.set(work, n + 1)
  return requestOf(work, at.clinic, at.place + n * at.places)
}

const emptyReport = (): Report => ({ done: 0, times: [], errors: {}, booked: [], cpu: 0 })

async function run({ work, connections, seconds, pause }: Extract<Order, { act: 'run' }>): Promise<Report> {
  const report = emptyReport()
  const open = await openAll(connections)
  const begin = performance.now()
  const until = begin + seconds * 1_000
  // Spread over the first pause, so that they do not ask all at once.
  const firstOf = (n: number) => begin + (pause * (n + at.place / at.places)) / connections
  await Promise.all(open.map((connection, n) => drive(connection, work, report, { first: firstOf(n), until, pause })))
  return report
}

type Pace = { first: number; until: number; pause: number }

/**
 * One person who asks without a pause, or at a pace; resolves when the time is over. A request that is due while the response
 * before it is still awaited is timed from then: a slow response delays it, as it would delay a person.
 */
const drive = (opened: Connection, work: Work, report: Report, { first, until, pause }: Pace): Promise<void> =>
  new Promise((resolve, reject) => {
    let connection = opened
    let due = first
    const next = () => {
      const now = performance.now()
      if (pause === 0) return ask(now)
      if (now >= due) ask(due)
      else setTimeout(() => ask(performance.now()), due - now)
      due += pause
    }
    const ask = (begin: number) => {
      const request = nextRequest(work)
      connection.ask(request, (response, error) => {
        const end = performance.now()
        if (response) note(report, response, end - begin, end <= until || report.done === 0)
        else count(report, (error as Error).message)
        if (end >= until) {
          connection.close()
          resolve()
        } else if (response) next()
        else
          openConnection(at.port).then((again) => {
            connection = again
            next()
          }, reject)
      })
    }
    // However slow the machine is, each asks once.
    next()
  })

function note(report: Report, response: RawResponse, ms: number, isInTime: boolean): void {
  const jadwal_id = response.status === 201 ? /"jadwal_id":(\d+)/.exec(response.body())?.[1] : undefined
  if (jadwal_id) report.booked.push(Number(jadwal_id))
  if (response.status >= 300)
    count(report, `${response.status} ${/"code":"(\w+)"/.exec(response.body())?.[1] ?? ''}`.trim())
  else if (isInTime) {
    report.done += 1
    record(report.times, ms)
  }
}

/**
 * All connections are open before the first request. Patients who lose get a response too, and their time counts. The time
 * of a patient with several requests is that until the last response.
 */
async function rush({ pressed, round, attempts }: Extract<Order, { act: 'rush' }>): Promise<Report> {
  const report = emptyReport()
  const patients = Array.from({ length: attempts }, (_, n) => n).filter((n) => n % at.places === at.place)
  const open = await openAll(patients.length)
  const sesi = pressed === 'visit' ? 2 : 1
  const requests = patients.map((patient) =>
    pressRequests[pressed](at.clinic, planRush(at.clinic, round, patient, sesi)),
  )
  const begin = performance.now()
  const press = (connection: Connection, [request = '', ...more]: string[]): Promise<void> =>
    new Promise((resolve) =>
      connection.ask(request, (response, error) => {
        const ms = performance.now() - begin
        if (response && response.status < 300 && more.length > 0) return resolve(press(connection, more))
        if (response) note(report, response, ms, true)
        else count(report, (error as Error).message)
        if (response && response.status >= 300) record(report.times, ms)
        connection.close()
        resolve()
      }),
    )
  await Promise.all(open.map((connection, n) => press(connection, requests[n] as string[])))
  return report
}

const openAll = (many: number) => Promise.all(Array.from({ length: many }, () => openConnection(at.port)))

function count(report: Report, what: string): void {
  report.errors[what] = (report.errors[what] ?? 0) + 1
}

process.on('message', async (order: Order) => {
  if (order.act === 'begin') {
    at = order
    return void process.send?.(emptyReport())
  }
  const before = process.cpuUsage()
  const report = order.act === 'run' ? await run(order) : await rush(order)
  const { user, system } = process.cpuUsage(before)
  process.send?.({ ...report, cpu: (user + system) / 1_000_000 })
})
process.on('disconnect', () => process.exit(0))
