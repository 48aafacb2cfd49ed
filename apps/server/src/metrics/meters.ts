import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The buckets in seconds: from a response out of memory to one that a person gives up on. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The metrics of one serving process. Labels have few values, all known beforehand: patterns of routes, methods, classes
 * of status, codes of refusals. No label is ever an id, a name or an address of a person.
 *
 * A state, unlike a count, carries the number of its process: the sum of eight heaps would mean nothing.
 */
export function makeMeters(processNumber: number) {
  const registry = new Registry()
  const registers = [registry]
  const own = { process: String(processNumber) }
  // Processor time, memory, heap, event loop and garbage collection under the names that all Node programs use.
  collectDefaultMetrics({ register: registry, labels: own, eventLoopMonitoringPrecision: 20 })

  const requests = new Histogram({
    name: 'sehati_http_request_duration_seconds',
    help: 'Finished requests by the pattern of the route, and how long each took.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  })
  const bookings = new Counter({
    name: 'sehati_bookings_total',
    help: 'Bookings by their result: "booked" (also where an idempotency key received its first response again), or the code of the refusal.',
    labelNames: ['result'],
    registers,
  })

  /** A state of this process, read when the metrics are read. */
  function state(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['process'],
      registers,
      collect() {
        this.set(own, read())
      },
    })
  }

  /** Counts that another part of the process keeps, by the value of one label. */
  function countsOf(name: string, help: string, label: string, read: () => Record<string, number>): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        counter.reset()
        for (const [value, n] of Object.entries(read())) counter.inc({ [label]: value }, n)
      },
    })
  }

  return { registry, requests, bookings, state, countsOf }
}
export type Meters = ReturnType<typeof makeMeters>
