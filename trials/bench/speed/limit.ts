import type { Histogram } from './histogram.ts'

/** The highest throughput of the database with one statement, measured without the server. */
export type Limit = { done: number; seconds: number; times: Histogram; failed: number; clients: number }

/** More clients bring no more throughput: the statements of the others only queue. */
export const MOST_CLIENTS = 64
