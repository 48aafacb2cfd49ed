import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { makeCertificate } from './certificate.ts'

/** How the receiver responds: a status, never, by a redirect to another address, or by a body that breaks off or stays away. */
export type Treatment = number | 'never' | { redirect: string } | { body: 'breaks off' | 'stays away' }

export type Isi = { type: string; timestamp: string; data: { jadwal_id?: number; status?: string; mulai?: string } }
export type Received = { id: string; isi: Isi; body: string; headers: Record<string, string> }

/** Verifies as a receiver does, at this time: the library compares the header with the clock of the machine. */
export function verifyAt(secret: string, body: string, headers: Record<string, string>, now: Date): Isi {
  const real = Date.now
  Date.now = () => now.getTime()
  try {
    return new Webhook(secret).verify(body, headers) as Isi
  } finally {
    Date.now = real
  }
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/**
 * A receiver on loopback with a certificate of its own, which verifies each webhook by a library of Standard Webhooks. `clock` is its
 * time; `onSilence`: something came to which it never responds.
 */
export async function startReceiver(clock: () => Date, onSilence = () => {}) {
  const certificate = await makeCertificate(['localhost', 'penerima.uji.test'], ['127.0.0.1'])
  const secrets = new Map<string, string>()
  const treatments = new Map<string, Treatment>()
  const received = new Map<string, Received[]>()
  const tries = new Map<string, Received['id'][]>()
  const strange: string[] = []

  const server = createServer(certificate, async (request, response) => {
    const path = request.url ?? ''
    const body = await text(request)
    const headers = plain(request.headers)
    const id = headers['webhook-id'] ?? ''
    tries.set(path, [...(tries.get(path) ?? []), id])
    const treatment = treatments.get(path) ?? 200
    if (treatment === 'never') return onSilence()
    if (typeof treatment === 'object' && 'body' in treatment) {
      const end = () => void (treatment.body === 'breaks off' && request.socket.destroy())
      response.writeHead(200, { 'content-length': 100 }).write('x', end)
      return
    }
    if (typeof treatment === 'object') return void response.writeHead(307, { location: treatment.redirect }).end()
    if (treatment < 300)
      try {
        const isi = verifyAt(secrets.get(path) ?? '', body, headers, clock())
        received.set(path, [...(received.get(path) ?? []), { id, isi, body, headers }])
      } catch (error) {
        strange.push(`${path}: ${error}`)
        return void response.writeHead(401).end()
      }
    response.writeHead(treatment, { connection: 'close' }).end('x'.repeat(200_000))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let serial = 0

  return {
    port,
    ca: certificate.cert,
    /** What no receiver should get: what it cannot verify. */
    strange,
    /** A new address; `know` is given the secret, as its operator would be. */
    place(treatment: Treatment = 200, host = '127.0.0.1') {
      serial += 1
      const path = `/sehati/${serial}`
      treatments.set(path, treatment)
      return {
        alamat: `https://${host}:${port}${path}`,
        know: (secret: string) => void secrets.set(path, secret),
        treat: (other: Treatment) => void treatments.set(path, other),
        /** What it has verified, in the order in which it came. */
        received: () => received.get(path) ?? [],
        /** The ids of every attempt. */
        tries: () => tries.get(path) ?? [],
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>
