import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How the push service responds to a browser: a status, never, or by a redirect to another address. */
export type Treatment = number | 'never' | { redirect: string }

type Received = { headers: IncomingHttpHeaders; raw: Buffer; isi: string; sub: string }

/** The keys of a browser, as `pushManager.subscribe` makes them. */
type Keys = { ecdh: ECDH; auth: Buffer }

/** Reads a message by RFC 8291 and RFC 8188, with nothing of the library that wrote it. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const ikm = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12)
  const record = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is not zero')
  return padded.subarray(0, end).toString()
}

/** Checks the signature of a request by RFC 8292; returns whom the push service may write to. */
function verifyVapid(authorization: string, audience: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  if (read(head).alg !== 'ES256') throw new Error('the algorithm is wrong')
  const { aud, exp, sub } = read(claims)
  if (aud !== audience) throw new Error(`${aud} is meant, not ${audience}`)
  const seconds = exp - Date.now() / 1_000
  if (!(seconds > 0 && seconds <= 86_400)) throw new Error('the time is wrong')
  return sub
}

/** A push service on a port of its own, with browsers that have subscribed to it. `onSilence`: a push came to which it never responds. */
export async function startPushService(onSilence = () => {}) {
  const browsers = new Map<string, Keys & { received: Received[]; tries: number; treatment: Treatment }>()
  const strange: string[] = []

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    if (!browser || request.method !== 'POST') {
      strange.push(`${request.method} ${request.url}`)
      return void response.writeHead(404).end()
    }
    browser.tries += 1
    const { treatment } = browser
    if (treatment === 'never') return onSilence()
    if (typeof treatment === 'object') return void response.writeHead(307, { location: treatment.redirect }).end()
    if (treatment < 300) {
      try {
        const { headers } = request
        const sub = verifyVapid(headers.authorization ?? '', origin.replace('http:', 'https:'))
        browser.received.push({ headers, raw: body, isi: decrypt(body, browser), sub })
      } catch (error) {
        strange.push(String(error))
        return void response.writeHead(403).end()
      }
    }
    response.writeHead(treatment).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** What no push service should get: wrong addresses, wrong signatures, what cannot be decrypted. */
    strange,
    /** A browser with a subscription that the service may be given. */
    browser(treatment: Treatment = 201) {
      const path = `/push/${randomBytes(24).toString('base64url')}`
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const kept = { ecdh, auth, received: [] as Received[], tries: 0, treatment }
      browsers.set(path, kept)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return {
        subscription: { endpoint: origin + path, keys },
        kept,
        /** What its service worker was given. */
        isi: () => kept.received.map(({ isi }) => JSON.parse(isi)),
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
