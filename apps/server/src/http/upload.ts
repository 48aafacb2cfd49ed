import multipart, { type MultipartFields } from '@fastify/multipart'
import { IMPOR_BYTES } from '@sehati/contract/constants'
import type { Endpoint } from '@sehati/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, reject } from './errors.ts'

/** Bodies that are not JSON: forms with a file, and CSV. Which endpoint takes which is the contract's word. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 } })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: IMPOR_BYTES }, (_request, body, done) => {
    try {
      done(null, { csv: new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer) })
    } catch {
      done(new AppError('CSV_UNREADABLE'))
    }
  })
}

const encodings: [type: RegExp, encoding: Endpoint['encoding']][] = [
  [/^multipart\/form-data\b/i, 'multipart'],
  [/^text\/csv\b/i, 'csv'],
]

/** An endpoint takes the kind of body that it declares, besides JSON, and no other. */
export function checkEncoding(endpoint: Pick<Endpoint, 'encoding'>, request: FastifyRequest): void {
  const sent = encodings.find(([type]) => type.test(request.headers['content-type'] ?? ''))?.[1]
  if (sent && sent !== endpoint.encoding) reject('UNSUPPORTED_TYPE')
}

export const bodyLimitOf = (endpoint: Pick<Endpoint, 'encoding'>): { bodyLimit?: number } =>
  endpoint.encoding === 'csv' ? { bodyLimit: IMPOR_BYTES } : {}

/** So many files of one person may be under way at once at this process: each is held in memory until it is judged. */
const UPLOADS_OF_EACH = 5
/** And so many of all together: accounts are free, and 64 files of 5 MB are what a process can bear. */
const UPLOADS_OF_ALL = 64

/** Runs the work on an upload, also to its end when its sender has gone; refuses whoever has too many under way. */
export function makeUploadTurns() {
  const underWay = new Map<number, number>()
  let all = 0
  return async <T>(user_id: number, work: () => Promise<T>): Promise<T> => {
    const others = underWay.get(user_id) ?? 0
    if (others >= UPLOADS_OF_EACH) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    if (all >= UPLOADS_OF_ALL) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })
    underWay.set(user_id, others + 1)
    all += 1
    try {
      return await work()
    } finally {
      all -= 1
      const left = (underWay.get(user_id) ?? 1) - 1
      if (left > 0) underWay.set(user_id, left)
      else underWay.delete(user_id)
    }
  }
}

/** Of a text field beside a file: the longest message, in the longest encoding. */
const FIELD_BYTES = 16 * 1_024

/** A file with what came before it in its form; `nama` is the sender's word. */
export type Upload = { isi: Buffer; nama: string; isian: Record<string, unknown> }

/** The file of this field, at most so long; null where the form has none. */
export async function readUpload(request: FastifyRequest, field: string, bytes: number): Promise<Upload | null> {
  if (!request.isMultipart()) return reject('UNSUPPORTED_TYPE')
  try {
    const part = await request.file({ limits: { fileSize: bytes, fieldSize: FIELD_BYTES } })
    const isi = await part?.toBuffer()
    return part?.fieldname === field && isi ? { isi, nama: part.filename ?? '', isian: textsOf(part.fields) } : null
  } catch (error) {
    // The parser below the plugin gives its own complaints about a broken form no status.
    throw 'statusCode' in (error as Error) ? error : new AppError('MALFORMED')
  }
}

/** A field that comes twice counts once, and a file is no text. */
const textsOf = (fields: MultipartFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, sent]) => {
      const one = [sent].flat()[0]
      return one?.type === 'field' ? [[name, one.value]] : []
    }),
  )
