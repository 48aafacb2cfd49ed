import type { Clinic } from './clinic.ts'

type Asked = {
  /** Without it, the request has no token. */
  who?: { token: string }
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/**
 * The number of statements that an endpoint may send, a successful call of it, prepared for the size of the clinic, and the
 * statements that each further row adds where that is necessary.
 */
export type Call = [most: number, prepare: (clinic: Clinic) => Asked | Promise<Asked>, perRow?: number]
