import * as api from '@sehati/contract/people/sso.endpoints'
import { expect } from 'vitest'
import { makeKunci, type startPenyedia } from './penyedia.ts'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Penyedia = Awaited<ReturnType<typeof startPenyedia>>
export type Claims = Parameters<Penyedia['people']['set']>[1]

/** Logins of people of a provider, as a page and its browser do them. */
export function makeSsoLogins({ call }: Pick<Server, 'call'>, penyedia: Penyedia) {
  let people = 0
  /** A person of the provider; returns their id there, and their e-mail. */
  function atProvider(claims: Claims = {}) {
    const id = `orang${++people}`
    const email = `${id}@kampus.test`
    penyedia.people.set(id, { email, email_verified: true, name: `Siti ${id}`, ...claims })
    return { id, email: claims.email ?? email }
  }
  const begin = async (sidik: string) => {
    const begun = await call(null, api.mulaiSso, { body: { penyedia: 'kampus', kunci: sidik } })
    expect([begun.status, begun.code]).toEqual([200, undefined])
    return begun.data.alamat as string
  }
  /** The browser comes back: the ticket for the page, null where the page is told that it failed. */
  async function comeBack(query: Record<string, string>): Promise<string | null> {
    const { status, headers } = await call(null, api.kembaliSso, { query })
    expect([status, headers['cache-control']]).toEqual([303, 'no-store'])
    const [, tiket = null] = /^\/login#(?:tiket=([\w-]{43})|sso=gagal)$/.exec(String(headers.location)) ?? [
      null,
      'none',
    ]
    return tiket
  }
  /** What the page may exchange after this person has signed in at the provider. */
  async function visited(id: string) {
    const { kunci, sidik } = makeKunci()
    const tiket = (await comeBack(await penyedia.visit(await begin(sidik), id))) as string
    expect(tiket).toMatch(/^[\w-]{43}$/)
    return { kunci, tiket }
  }
  const exchange = (body: object) => call(null, api.tukarSso, { body })
  const signIn = async (id: string) => exchange(await visited(id))
  return { atProvider, begin, comeBack, visited, exchange, signIn }
}
