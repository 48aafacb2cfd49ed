import type { Clinic } from './clinic.ts'

type Asked = {
  /** Nobody where it is left out. */
  who?: { token: string }
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/**
 * How many statements an endpoint may send, a call of it that succeeds, prepared for the size of the clinic, and what each
 * further row adds where it has to.
 */
export type Call = [most: number, prepare: (clinic: Clinic) => Asked | Promise<Asked>, perRow?: number]
