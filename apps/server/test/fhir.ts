import { insertKunciApi } from '@sehati/contract/people/kunci-api.endpoints'
import type { LingkupKunci } from '@sehati/contract/people/kunci-api.rules'
import { PASSWORD } from './factories.ts'
import type { sharedServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof sharedServer>>, 'app' | 'call' | 'make'>

// biome-ignore lint/suspicious/noExplicitAny: tests assert on resources of any shape
type Json = any

/** Keys that an admin makes, and reads by them. */
export function makeFhir({ app, call, make }: Server) {
  async function key(lingkup: readonly LingkupKunci[], hari = 30) {
    const admin = await make.person(1)
    const body = { nama: 'Sistem kampus', lingkup, hari, password: PASSWORD }
    const { status, data } = await call(admin, insertKunciApi, { body })
    if (status !== 201) throw new Error(`no key: ${status}`)
    return { admin, kunci_id: data.kunci_id as number, kunci: data.kunci as string }
  }
  async function get(kunci: string | null, path: string, headers: Record<string, string> = {}) {
    const url = `/api/fhir/r4/${path}`
    const authorization: Record<string, string> = kunci === null ? {} : { authorization: `Bearer ${kunci}` }
    const reply = await app.inject({ url, headers: { ...authorization, ...headers } })
    const body: Json = reply.body ? JSON.parse(reply.body) : null
    return { status: reply.statusCode, headers: reply.headers, body, text: reply.body }
  }
  /** Every resource of a search, over all its pages. */
  async function all(kunci: string, path: string): Promise<Json[]> {
    const found: Json[] = []
    let next: string | undefined = path
    while (next !== undefined) {
      const { status, body } = await get(kunci, next)
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
      found.push(...(body.entry ?? []).map(({ resource }: { resource: Json }) => resource))
      const link = body.link.find(({ relation }: { relation: string }) => relation === 'next') as
        | { url: string }
        | undefined
      next = link?.url.split('/api/fhir/r4/')[1]
    }
    return found
  }
  return { key, get, all }
}
