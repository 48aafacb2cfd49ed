import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'

// The launcher checks these settings before any package is installed: only modules of Node are imported here.

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** An address, or a network of at least one fixed bit: a network of zero bits would trust every client. */
function isProxy(entry: string): boolean {
  if (entry === 'loopback') return true
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

const isOrigin = (entry: string): boolean =>
  /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry

const readList = (text: string, isRight: (entry: string) => boolean): string[] | null => {
  const entries = entriesOf(text)
  return entries.length > 0 && entries.every(isRight) ? entries : null
}

/** TRUST_PROXY: `loopback`, addresses and networks, separated by commas; null where one of them is invalid. */
export const readProxies = (text: string): string[] | null => readList(text, isProxy)

/** CORS_ORIGINS: origins exactly as a browser sends them, separated by commas; null where one of them is invalid. */
export const readOrigins = (text: string): string[] | null => readList(text, isOrigin)

/** A URL with one of these schemes and a host: `sehati.kampus.id:443` has the scheme `sehati.kampus.id:`. */
const isUrl = (text: string, ...schemes: string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== ''

/** PUBLIC_URL. */
export const isWebAddress = (text: string): boolean => isUrl(text, 'http:', 'https:')

/** DATABASE_URL; over a local socket the host is in the query, and the host before it is ignored. */
export const isDatabaseAddress = (text: string): boolean => isUrl(text, 'postgres:', 'postgresql:')

/** SMTP_URL. */
export const isMailAddress = (text: string): boolean => isUrl(text, 'smtp:', 'smtps:')

/** The maximum of WEB_CONCURRENCY: more processes than this wait for one another. */
export const mostProcesses = (): number => 4 * availableParallelism()
