import { createHash } from 'node:crypto'
import type { LingkupKunci } from '@sehati/contract/people/kunci-api.rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FHIR_JSON, FHIR_PATH } from './fhir-outcome.ts'
import { isKnown } from './prepared.ts'
import { vary } from './vary.ts'

/** The key of a request: what it may read, and the admin whose reads it makes. */
type KunciPemanggil = { kunci_id: number; oleh: number; lingkup: readonly LingkupKunci[] }
/** Refuses a request without a valid key of this scope. */
export type FindKunci = (
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  lingkup: LingkupKunci,
) => Promise<KunciPemanggil>

/** A resource, or a bundle of them. */
export type Sumber = { resourceType: string } & Record<string, unknown>

export type FhirAsk = {
  kunci: KunciPemanggil
  request_id: string
  /** The `id` of the address; empty for a search. */
  id: string
  /** The parameters of a search, as they were sent: a repeated one is an array. */
  query: Record<string, unknown>
  /** The absolute address of the API, without a slash at the end. */
  alamat: string
}

/** Reads one kind of resource by a key that has the scope; without a scope no key is asked for. */
export type FhirRoute = <L extends LingkupKunci | null>(
  declared: { path: string; lingkup: L },
  handler: (ask: L extends null ? Omit<FhirAsk, 'kunci'> : FhirAsk) => Promise<Sumber>,
) => void

declare module 'fastify' {
  interface FastifyRequest {
    kunci?: KunciPemanggil
  }
}

/**
 * Registers a read of the family `fhir`: no account and no level, but a key with a scope. What differs from every other call stands here:
 * the key, the media type and the tag. Its refusals are `outcomeOf`'s.
 */
export function makeFhirRoute(app: FastifyInstance, findKunci: FindKunci, publicUrl: string | null): FhirRoute {
  return ({ path, lingkup }, handler) => {
    app.get(`${FHIR_PATH}${path}`, {
      // Described by its CapabilityStatement and not by the OpenAPI document.
      schema: { hide: true } as object,
      config: { denganKunci: lingkup !== null },
      onRequest: async (request) => {
        if (lingkup) request.kunci = await findKunci(request, lingkup)
      },
      handler: async (request, reply) => {
        const ask = {
          kunci: request.kunci,
          request_id: request.id,
          id: (request.params as { id?: string }).id ?? '',
          query: request.query as Record<string, unknown>,
          alamat: `${publicUrl ?? `${request.protocol}://${request.host}`}${FHIR_PATH}`,
        }
        return sendSumber(request, reply, await handler(ask as never))
      },
    })
  }
}

/** Weak: a proxy or this server compresses the response, and the bytes then differ. */
function sendSumber(request: FastifyRequest, reply: FastifyReply, sumber: Sumber) {
  const body = JSON.stringify(sumber)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag })
  vary(reply, 'Authorization')
  if (isKnown(request, etag)) return reply.status(304).send()
  return reply.type(FHIR_JSON).send(body)
}
