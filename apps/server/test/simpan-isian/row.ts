import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { Signed } from '../client.ts'
import type { startServer } from '../server.ts'

export type Server = Awaited<ReturnType<typeof startServer>>
export type Fields = Record<string, unknown>

/** A new object that one endpoint changes. */
type Stored = {
  who: Signed
  query?: Fields
  /** What the body names besides the fields that are stored: which object, or the version that was seen. */
  names?: () => Promise<Fields>
  /** The object as an endpoint that reads it returns it. */
  read: () => Promise<Fields>
}

/** Finds or makes a value that differs from the stored one. */
type Make = (before: Fields, server: Server) => unknown

export type Row = {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  make: (server: Server) => Promise<Stored>
  /** For each field that is stored: the values that it gets in turn. */
  samples: Record<string, readonly (Make | string | number | boolean | object | null)[]>
  /** The other fields of the body, each with the reason why it is not read back here. */
  others?: Record<string, string>
}

/** Of a list, the row with this value. */
export const oneOf = (rows: Fields[], field: string, value: unknown): Fields =>
  rows.find((row) => row[field] === value) ?? {}
