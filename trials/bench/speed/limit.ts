import type { Histogram } from './histogram.ts'

/** What the database does at best with one statement. */
export type Limit = { done: number; seconds: number; times: Histogram; failed: number; clients: number }

/** A server of two hundred connections would only let more of them queue. */
export const MOST_CLIENTS = 64
