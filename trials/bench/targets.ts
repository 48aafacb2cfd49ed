/** A figure that is wanted: at least, or at most. `of` names it among what a run measured (verdicts.ts). */
type Target = {
  of: string
  what: string
  unit: string
  least?: number
  most?: number
}

export type Verdict = Target & { measured: number; met: boolean }

/** The fastest of the rivals that were measured on a machine of four cores, in requests a second. */
export const RIVALS = { booking: 126, slots: 308 }

/** In production mode with all checks, sealing and audit; with 32 connections and the best number of processes, where it says no other. */
export const TARGETS: Target[] = [
  { of: 'booking share', what: 'booking into free slots, of pgbench', unit: '×', least: 0.5 },
  { of: 'booking p99', what: 'booking into free slots, p99', unit: 'ms', most: 25 },
  { of: 'booking rivals', what: 'booking, of the fastest rival (126/s)', unit: '×', least: 40 },
  { of: 'slots share', what: 'slots of a day, of pgbench', unit: '×', least: 0.4 },
  { of: 'slots p99', what: 'slots of a day, p99', unit: 'ms', most: 10 },
  { of: 'slots rivals', what: 'slots, of the fastest rival (308/s)', unit: '×', least: 40 },
  { of: 'history share', what: 'history among 1 000 000 consultations, of pgbench', unit: '×', least: 0.4 },
  { of: 'growth', what: 'worst p99 at 1 000 000 consultations, of that at 10 000', unit: '×', most: 1.5 },
  { of: 'rush winners', what: 'rush: rounds with any but one winner', unit: '', most: 0 },
  { of: 'rush longest', what: 'rush: the last response', unit: 'ms', most: 1_000 },
  { of: 'visit winners', what: 'rush that holds, then books: rounds with any but one winner', unit: '', most: 0 },
  { of: 'visit longest', what: 'rush that holds, then books: the last response', unit: 'ms', most: 1_000 },
  { of: 'realtime p99', what: 'message to news at the other person, p99', unit: 'ms', most: 15 },
  { of: 'realtime connection', what: 'memory of a connection', unit: 'kB', most: 40 },
  { of: 'memory idle', what: 'one process, idle', unit: 'MB', most: 150 },
  { of: 'memory loaded', what: 'one process, after load', unit: 'MB', most: 300 },
  { of: 'metrics cost', what: 'processor time of a read with metrics, of that without', unit: '×', most: 1.02 },
  { of: 'start again', what: 'second npm start, until it serves', unit: 's', most: 5 },
  { of: 'start server', what: 'server process alone, until it listens', unit: 's', most: 1 },
  { of: 'landing bytes', what: 'landing page: everything', unit: 'kB', most: 45 },
  { of: 'landing lcp', what: 'landing page: LCP, slow 4G (150 ms) and CPU ÷ 4', unit: 's', most: 1 },
  { of: 'appointment script', what: 'booking page: scripts', unit: 'kB', most: 190 },
  { of: 'appointment lcp', what: 'booking page: LCP, slow 4G (150 ms) and CPU ÷ 4', unit: 's', most: 2 },
  {
    of: 'appointment data',
    what: 'booking page: free times in view, slow 4G (150 ms) and CPU ÷ 4',
    unit: 's',
    most: 2.3,
  },
]
