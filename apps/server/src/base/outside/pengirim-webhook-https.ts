import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { GalatWebhook } from '@sehati/contract/channel/webhook.schema'
import { isAlamatUmum } from './alamat-umum.ts'
import { type JawabanWebhook, type PengirimWebhook, type PesanWebhook, WebhookGagal } from './pengirim-webhook.ts'

const ATTEMPT_MS = 10_000
/** What is read of a body: the status alone counts, but a receiver that sends some is not cut off. */
const READ_BYTES = 64 * 1024

type Resolve = (host: string) => Promise<LookupAddress[]>
type Options = {
  /** Also to addresses of private networks. */
  bolehPribadi?: boolean
  resolve?: Resolve
  /** Certificates that are trusted in place of those of Node: for tests. */
  ca?: string
  limit?: () => AbortSignal
}

const resolveAll: Resolve = (host) => lookup(host, { all: true })

/** The host of a URL without the brackets of an IPv6 address. */
const hostOf = (alamat: string): string => new URL(alamat).hostname.replace(/^\[|\]$/g, '')

/**
 * Sends webhooks by https. The name is resolved first, every address must be public, and the connection goes to these addresses: a
 * name that resolves to another address a moment later does not get through. A redirect is not followed.
 */
export function pengirimWebhookHttps(options: Options = {}): PengirimWebhook {
  const { bolehPribadi = false, resolve = resolveAll, ca, limit = () => AbortSignal.timeout(ATTEMPT_MS) } = options
  const isOpen = (address: string) => bolehPribadi || isAlamatUmum(address)

  async function addressesOf(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
    const family = isIP(host)
    if (family !== 0) return [{ address: host, family }]
    const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason))
    return Promise.race([resolve(host), aborted])
  }

  async function attempt(
    { alamat, headers, isi }: PesanWebhook,
    signal: AbortSignal,
    since: () => number,
  ): Promise<JawabanWebhook> {
    const addresses = await addressesOf(hostOf(alamat), signal)
    if (addresses.length === 0) throw new WebhookGagal('nama', since())
    if (!addresses.every(({ address }) => isOpen(address))) throw new WebhookGagal('pribadi', since())
    const sent = request(alamat, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(isi) },
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
      ...(ca && { ca }),
    })
    // What goes wrong after the status changes nothing, and must not end the process.
    sent.on('error', () => {})
    sent.end(isi)
    const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage]
    void readSome(response)
      .catch(() => {})
      .finally(() => sent.destroy())
    const http = response.statusCode ?? 0
    if (http >= 200 && http < 300) return { http, ms: since() }
    throw new WebhookGagal(http >= 300 && http < 400 ? 'alihan' : 'status', since(), http)
  }

  return {
    isTertutup(alamat) {
      const host = hostOf(alamat)
      return !bolehPribadi && (isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isAlamatUmum(host))
    },
    async kirim(pesan, signal) {
      const begun = performance.now()
      const since = () => Math.round(performance.now() - begun)
      const within = AbortSignal.any([signal, limit()])
      try {
        return await attempt(pesan, within, since)
      } catch (error) {
        throw error instanceof WebhookGagal ? error : new WebhookGagal(galatOf(error, within), since())
      }
    },
  }
}

/** Resolves the name to these addresses, without asking again. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses as [LookupAddress]
    if (all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }

async function readSome(response: IncomingMessage): Promise<void> {
  let read = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read += chunk.length
    if (read > READ_BYTES) break
  }
}

function galatOf(error: unknown, signal: AbortSignal): GalatWebhook {
  if (signal.aborted) return 'waktu'
  const code = String((error as { code?: unknown }).code ?? '')
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'nama'
  return /CERT|TLS|SSL|UNABLE_TO|SELF_SIGNED|EPROTO/.test(code) ? 'sertifikat' : 'sambungan'
}
