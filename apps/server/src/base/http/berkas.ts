import { Readable } from 'node:stream'
import type { Berkas } from '@sehati/contract/base/berkas.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './prepared.ts'
import { vary } from './vary.ts'

/** Opened on its own, a file is a document without an origin: it runs nothing and loads nothing. */
const FILE_POLICY = "default-src 'none'; sandbox"
/** A page of the server has a style and a form, and neither scripts nor pictures. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Sends a file or a page as the response, or 304 to a client that has this version, by its `etag`. */
export async function sendBerkas(request: FastifyRequest, reply: FastifyReply, type: string, berkas: Berkas) {
  reply.header('cache-control', berkas.cache ?? 'no-store')
  // The cache of one account must not serve the next account in the same browser.
  vary(reply, 'Authorization')
  if (berkas.lokasi) return reply.redirect(berkas.lokasi, 303)
  reply.header('content-security-policy', type === 'text/html' ? PAGE_POLICY : FILE_POLICY)
  const jenis = berkas.jenis ?? type
  const isText = jenis.startsWith('text/')
  if (isText) vary(reply, 'Accept-Encoding')
  // Texts are compressed on their way, and a strong tag would promise the same bytes in every encoding.
  if (berkas.etag) reply.header('etag', isText ? `W/${berkas.etag}` : berkas.etag)
  if (berkas.etag && isKnown(request, berkas.etag)) return reply.status(304).send()
  if (berkas.nama) reply.header('content-disposition', asAttachment(berkas.nama))
  reply.type(isText ? `${jenis}; charset=utf-8` : jenis)
  if (berkas.isi instanceof Uint8Array) return reply.send(Buffer.from(berkas.isi))
  return reply.send(Readable.from(await begun(berkas.isi)))
}

/** RFC 6266: the name in its own encoding, and one in ASCII for clients that cannot read that. */
function asAttachment(nama: string): string {
  const plain = nama.replace(/[^\w .()-]/g, '_')
  if (plain === nama) return `attachment; filename="${nama}"`
  const encoded = encodeURIComponent(nama).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Waits for the first part: an error before it can still be sent with a status of its own. */
async function begun<Part>(parts: AsyncGenerator<Part>): Promise<AsyncIterable<Part>> {
  const first = await parts.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* parts
  })()
}
