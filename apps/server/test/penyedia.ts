import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { Penyedia } from '../src/base/outside/sso.ts'

const [CLIENT, SECRET] = ['sehati', 'rahasia-klien-sehati']

type Claims = {
  email?: string
  email_verified?: boolean
  xms_edov?: boolean
  name?: string
  jabatan?: string | string[]
}

/** A provider of OpenID Connect on a port of its own. Its people sign in by their id and any password. `publicUrl`: of the product. */
export async function startPenyedia(publicUrl: string, port = 0) {
  const people = new Map<string, Claims>()
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: SECRET,
        redirect_uris: [`${publicUrl}/api/public/sso/kembali`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name', 'jabatan'] },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: async (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
  })
  const answer = provider.callback()
  const kept: ServerResponse[] = []
  let silent: { path: string; asked: () => void } | null = null
  server.on('request', (request, response) => {
    if (!silent || !request.url?.startsWith(silent.path)) return void answer(request, response)
    kept.push(response)
    silent.asked()
  })
  const setting: Penyedia = {
    kode: 'kampus',
    issuer,
    clientId: CLIENT,
    clientSecret: SECRET,
    label: 'SSO Kampus',
    domains: ['kampus.test'],
    levelClaim: 'jabatan',
  }
  return {
    setting,
    people,
    /** From now on it accepts requests for this path and says nothing, until `speak`; resolves when one has come. */
    silence: (path: string) =>
      new Promise<void>((asked) => {
        silent = { path, asked }
      }),
    speak: () => {
      silent = null
      for (const response of kept.splice(0)) response.destroy()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    /** Signs in there as this person, as a browser would; returns what the browser brings back. */
    visit: (address: string, id: string) => visit(address, id, publicUrl),
  }
}

async function visit(address: string, id: string, publicUrl: string): Promise<Record<string, string>> {
  const jar = new Map<string, string>()
  const go = async (to: string, form?: Record<string, string>): Promise<{ to: string | null; page: string }> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const reply = await fetch(to, { redirect: 'manual', headers: { cookie }, ...sent })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    return { to: location && new URL(location, to).href, page: await reply.text() }
  }
  let at = await go(address)
  while (!at.to?.startsWith(publicUrl)) {
    const [, action] = /action="([^"]+)"/.exec(at.page) ?? []
    if (at.to) at = await go(at.to)
    else if (action)
      at = await go(
        action,
        at.page.includes('name="login"') ? { prompt: 'login', login: id, password: 'x' } : { prompt: 'consent' },
      )
    else throw new Error(`no way on from the page of the provider: ${at.page.slice(0, 500)}`)
  }
  return Object.fromEntries(new URL(at.to).searchParams)
}

/** The secret of a page, and what it sends of it. */
export function makeKunci() {
  const kunci = randomBytes(32).toString('base64url')
  return { kunci, sidik: createHash('sha256').update(kunci).digest('base64url') }
}
