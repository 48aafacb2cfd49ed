import * as z from 'zod/mini'
import type { Access, Juga, KataTugas, Self, Target } from './access.ts'

type Schema = z.ZodMiniType

export type Endpoint<
  A extends Access = Access,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
  Code extends string = string,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${A}/${string}`
  access: A
  /** The duty that a caller of the family also needs; without it, the level is enough. */
  tugas?: KataTugas
  /** Who may call it besides; the act decides about whose objects. */
  juga: readonly Juga[]
  summary: string
  self: readonly Self[]
  target?: Target
  query: Q
  body: B
  data: D
  /** 201 where a row is created, 303 where a browser is led to another page. */
  success: 200 | 201 | 303
  /** What a person reads when it worked. */
  message: string
  /** The codes of the refusals that its rules make; `endpoints.ts` knows them all. */
  errors: readonly Code[]
  /** Whether an `Idempotency-Key` header makes a repeated request return the result of the first. */
  idempotent: boolean
  /** Whether a public call acts with the rights of the person who makes it; every other public call needs no token. */
  heedsActor: boolean
  /** Whether the call heeds an `X-Perangkat` header, which names the known device that makes it. */
  heedsDevice: boolean
  /**
   * Whether a session may call it whose password is still the one that an admin set, while `privasi_ketat` is on. Everything
   * that does not say so is refused to such a session.
   */
  beforeOwnPassword: boolean
  /**
   * Whether a session may call it without the second factor that the clinic asks for. What may be called before the own password
   * may be called then too; everything else is refused.
   */
  beforeSecondFactor: boolean
  /** Whether a GET sends an ETag, so that a client which has this version gets 304 instead of the body. */
  revalidated: boolean
  /** The name under which the request log records this act; reads have none. */
  event?: string
  /**
   * `multipart` bodies are read by the handler, which checks the content itself. `csv` takes the text itself as
   * `text/csv`, or as JSON in the field `csv`; the handler sees the latter in both cases. `form` is what a form of HTML or
   * a mail program sends; the handler does not see its fields. `signed` is JSON of which the handler gets the bytes, because a
   * signature is of these.
   */
  encoding: 'json' | 'multipart' | 'csv' | 'form' | 'signed'
  /** Anything but JSON is a file or a page: `data` is then `Berkas`, sent without the envelope. A refusal is always JSON. */
  produces:
    | 'application/json'
    | 'image/webp'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html'
    | 'text/plain'
    | 'application/octet-stream'
    | 'application/zip'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
}

const nothing = z.unknown()
type Nothing = typeof nothing

/** Declares one endpoint: method and path, who may call it, its input, its output, how it may fail. */
export function endpoint<
  A extends Access,
  D extends Schema,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  Code extends string = never,
>(
  declared: Pick<Endpoint<A, Q, B, D>, 'method' | 'access' | 'summary' | 'data'> & {
    path: `/api/${NoInfer<A>}/${string}`
    query?: Q
    body?: B
    errors?: readonly Code[]
  } & Partial<
      Pick<
        Endpoint,
        | 'tugas'
        | 'juga'
        | 'self'
        | 'target'
        | 'success'
        | 'message'
        | 'idempotent'
        | 'heedsActor'
        | 'heedsDevice'
        | 'beforeOwnPassword'
        | 'beforeSecondFactor'
        | 'revalidated'
        | 'event'
        | 'encoding'
        | 'produces'
      >
    >,
): Endpoint<A, Q, B, D, Code> {
  return {
    self: [],
    juga: [],
    success: 200,
    message: 'Berhasil.',
    errors: [],
    idempotent: false,
    heedsActor: false,
    heedsDevice: false,
    beforeOwnPassword: false,
    beforeSecondFactor: false,
    revalidated: false,
    encoding: 'json',
    produces: 'application/json',
    ...declared,
    query: declared.query ?? (nothing as never),
    body: declared.body ?? (nothing as never),
  }
}
