import type { FastifyReply } from 'fastify'

/** Adds a request header to those on which the response depends; a reply may have some already, as for CORS. */
export function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${before}, ${name}`)
}
