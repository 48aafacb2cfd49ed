import type { Endpoint } from '@sehati/contract/base/endpoint'
import { tulisanPasien } from '@sehati/contract/base/krisis/tulisan.rules'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from './authentication.ts'

/** What a request wrote: the free texts, and what says who wrote them. `terdaftar` is the account that it created. */
export type Terkirim = { actor: SignedIn | null; token: unknown; terdaftar: number | null; teks: readonly string[] }
export type Dengar = (terkirim: Terkirim) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    /** The texts of a form with a file, and the name of the file under the name of its field. */
    terunggah?: Readonly<Record<string, unknown>>
  }
}

type Written = Pick<Endpoint, 'method' | 'path'>
type Sent = { request: FastifyRequest; data?: unknown; isRefused: boolean }

/**
 * Has the free texts of a request read for words of danger, accepted or refused. A failure is logged and changes no response: the
 * text is stored or refused all the same.
 */
export const makeBaca = (dengar: Dengar) => {
  return async ({ method, path }: Written, { request, data, isRefused }: Sent): Promise<void> => {
    const fields = Object.entries(tulisanPasien[`${method} ${path}`] ?? {})
    const body = { ...(request.body as Record<string, unknown> | null | undefined), ...request.terunggah }
    const teks = fields.flatMap(([field, baca]) => {
      const isi = body[field]
      return typeof isi === 'string' && (baca === 'didengar' || (baca === 'ditandai' && isRefused)) ? [isi] : []
    })
    if (teks.length === 0) return
    const terdaftar = (data as { user_id?: unknown } | null | undefined)?.user_id
    try {
      await dengar({
        actor: request.actor,
        token: body.token,
        terdaftar: typeof terdaftar === 'number' ? terdaftar : null,
        teks,
      })
    } catch (err) {
      request.log.error(
        { err: { name: (err as Error).name, stack: (err as Error).stack } },
        'a text was not read for words of danger',
      )
    }
  }
}
