import { isIP } from 'node:net'

// How the text of a setting becomes its value. Each function returns null for a text that is wrong.

/** Digits alone: a whole number from `least` to `most`. */
export const whole =
  (least: number, most: number) =>
  (text: string): number | null =>
    /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

/** One of these words. */
export const oneOf =
  <const Word extends string>(...words: Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text) ?? null

/** A host name or an address to listen on, without scheme and port. */
export const host = (text: string): string | null => (/^[\w.:-]+$/.test(text) ? text : null)

/** A URL with one of these schemes and a host: `sehati.kampus.id:443` has the scheme `sehati.kampus.id:`. */
export const url =
  (...schemes: string[]) =>
  (text: string): string | null =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '' ? text : null

/** An instant with its offset. A date alone would be midnight in UTC, which is seven o'clock in Jakarta. */
export function instant(text: string): Date | null {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  return isInstant && !Number.isNaN(Date.parse(text)) ? new Date(text) : null
}

/** `Klinik <klinik@mail.example>`, or the address alone: then the name is null. */
export function sender(text: string): { nama: string | null; alamat: string } | null {
  const [, nama, alamat] = /^(?:([^<>"\r\n]*?)\s*<)?([^\s<>@,"]+@[^\s<>@,"]+?)>?$/.exec(text) ?? []
  return alamat && text.includes('<') === text.includes('>') ? { nama: nama || null, alamat } : null
}

/** So many bytes in base64url. */
export const bytes =
  (count: number) =>
  (text: string): string | null =>
    /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count ? text : null

/** Whom a push service may write to: a mail address or a page. */
export const subject = (text: string): string | null =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) ? text : url('https:')(text)

const list =
  (isRight: (entry: string) => boolean) =>
  (text: string): string[] | null => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
    return entries.length > 0 && entries.every(isRight) ? entries : null
  }

/** An address, or a network of at least one fixed bit: a network of zero bits would trust every client. */
function isProxy(entry: string): boolean {
  if (entry === 'loopback') return true
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || whole(1, version === 4 ? 32 : 128)(bits) !== null
}

/** `loopback`, addresses and networks, separated by commas. */
export const proxies = list(isProxy)

/** URLs of a relay as a browser wants them (RFC 7065): scheme, host, port and transport. */
export const turnUrls = list((entry) => /^turns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/.test(entry))

/** A secret of at least 16 characters without blanks; not the placeholder of an example, which every reader of it knows. */
export const secret = (text: string): string | null =>
  /^\S{16,200}$/.test(text) && !/replace|change-?me|ganti-?ini/i.test(text) ? text : null

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** An origin exactly as a browser sends it. */
export const origin = (text: string): string | null => (isOrigin(text) ? text : null)

/** The same, separated by commas. */
export const origins = list(isOrigin)

/** A text of this form, as it is. */
export const matching =
  (form: RegExp) =>
  (text: string): string | null =>
    form.test(text) ? text : null

/** Short names of providers, which stand in the names of their settings, separated by commas; each once. */
export function penyediaKode(text: string): string[] | null {
  const found = list((entry) => /^[a-z][a-z0-9]{0,19}$/.test(entry))(text)
  return found && new Set(found).size === found.length ? found : null
}

/** An issuer of OpenID Connect. What it says decides who signs in, so it comes over TLS or from this machine. */
export function issuer(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, search, hash } = new URL(text)
  const isNear = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (protocol === 'https:' || isNear) && search === '' && hash === '' ? text.replace(/\/+$/, '') : null
}

const domainList = list((entry) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(entry))
/** Domains of e-mails, without their `@`, separated by commas. */
export const domains = (text: string): string[] | null => domainList(text.toLowerCase())
