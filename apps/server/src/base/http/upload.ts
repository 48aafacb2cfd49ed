import multipart, { type MultipartFields, type MultipartFile } from '@fastify/multipart'
import { IMPOR_BYTES } from '@sehati/contract/base/constants'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, reject } from './errors.ts'
import type { Hold } from './upload-turns.ts'

/** Meta puts up to a thousand updates into one webhook, of 3 MB at most. */
const WEBHOOK_BYTES = 3 * 1_024 * 1_024
/** The limit of a form without a file: no endpoint reads its fields. */
const FORM_BYTES = 1_024

/** Bodies that are not JSON: forms, and CSV. The contract declares which endpoint takes which. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 20 } })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: IMPOR_BYTES }, (_request, body, done) => {
    try {
      done(null, { csv: new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer) })
    } catch {
      done(new AppError('CSV_UNREADABLE'))
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    (_request, _body, done) => done(null, undefined),
  )
}

/** RFC 8058: a mail program may send either kind of form. */
const encodings: [type: RegExp, encodings: Endpoint['encoding'][]][] = [
  [/^multipart\/form-data\b/i, ['multipart', 'form']],
  [/^application\/x-www-form-urlencoded\b/i, ['form']],
  [/^text\/csv\b/i, ['csv']],
]

/** An endpoint accepts the kind of body that it declares, besides JSON, and no other. */
export function checkEncoding(endpoint: Pick<Endpoint, 'encoding'>, request: FastifyRequest): void {
  const sent = encodings.find(([type]) => type.test(request.headers['content-type'] ?? ''))?.[1]
  if (sent && !sent.includes(endpoint.encoding)) reject('UNSUPPORTED_TYPE')
}

export const bodyLimitOf = (endpoint: Pick<Endpoint, 'encoding'>): { bodyLimit?: number } =>
  endpoint.encoding === 'csv'
    ? { bodyLimit: IMPOR_BYTES }
    : endpoint.encoding === 'signed'
      ? { bodyLimit: WEBHOOK_BYTES }
      : {}

/** The limit of a text field beside a file: the longest message, in the longest encoding. */
const FIELD_BYTES = 16 * 1_024

/** A file and the fields before it in the form; the sender chose `nama`. */
export type Upload = { isi: Buffer; nama: string; isian: Record<string, unknown> }

/** Reads the file of this field of a multipart body, and refuses one beyond the limit; null where there is none. */
export type ReadUpload = (field: string, bytes: number) => Promise<Upload | null>

/** Collects a file as it arrives. Without room, the rest is still read, so that the sender receives the response. */
async function readFile({ file }: MultipartFile, hold: Hold): Promise<Buffer> {
  const parts: Buffer[] = []
  let hasRoom = true
  for await (const part of file as AsyncIterable<Buffer>) {
    hasRoom &&= hold(part.length)
    if (hasRoom) parts.push(part)
    else parts.length = 0
  }
  if (!hasRoom) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })
  return file.truncated ? reject('TOO_LARGE') : Buffer.concat(parts)
}

export type Wanted = { field: string; bytes: number }

/** The file of this field within the limit; null where the form has none. */
export async function readUpload(request: FastifyRequest, wanted: Wanted, hold: Hold): Promise<Upload | null> {
  if (!request.isMultipart()) return reject('UNSUPPORTED_TYPE')
  const { field, bytes } = wanted
  try {
    const part = await request.file({ limits: { fileSize: bytes, fieldSize: FIELD_BYTES } })
    const isi = part && (await readFile(part, hold))
    return part?.fieldname === field && isi ? { isi, nama: part.filename ?? '', isian: textsOf(part.fields) } : null
  } catch (error) {
    // Errors of the plugin's parser about a broken form have no status.
    throw error instanceof AppError || 'statusCode' in (error as Error) ? error : new AppError('MALFORMED')
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
