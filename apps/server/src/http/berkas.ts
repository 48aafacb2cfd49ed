import { Readable } from 'node:stream'
import type { Berkas } from '@sehati/contract/berkas.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a file as the answer. Whoever holds what they were sent before, by its `etag`, is told that it is still good. */
export async function sendBerkas(request: FastifyRequest, reply: FastifyReply, type: string, berkas: Berkas) {
  reply.header('cache-control', berkas.cache ?? 'no-store')
  // What one account was shown is not for the next one who signs in at the same browser.
  reply.header('vary', 'Authorization')
  // Opened for itself it is a document of nobody's: it runs nothing and reaches nothing, whatever somebody put into it.
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (berkas.etag) reply.header('etag', berkas.etag)
  if (berkas.etag && holds(request, berkas.etag)) return reply.status(304).send()
  if (berkas.nama) reply.header('content-disposition', asAttachment(berkas.nama))
  const jenis = berkas.jenis ?? type
  reply.type(jenis.startsWith('text/') ? `${jenis}; charset=utf-8` : jenis)
  if (berkas.isi instanceof Uint8Array) return reply.send(Buffer.from(berkas.isi))
  return reply.send(Readable.from(await begun(berkas.isi)))
}

/** RFC 6266: the name itself in its own encoding, and one in plain letters for whoever cannot read that. */
function asAttachment(nama: string): string {
  const plain = nama.replace(/[^\w .()-]/g, '_')
  if (plain === nama) return `attachment; filename="${nama}"`
  const encoded = encodeURIComponent(nama).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const holds = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Waits for the first part: what fails at once is still refused properly, with a status of its own. */
async function begun(parts: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await parts.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* parts
  })()
}
