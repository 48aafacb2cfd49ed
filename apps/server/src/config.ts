import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { MetricsPlace } from './metrics/metrics-server.ts'
import type { Pengirim } from './outside/kotak-surat.ts'

export type Config = {
  production: boolean
  host: string
  port: number
  databaseUrl: string
  dataDir: string
  /** Keys for clinical text, the active one first; null means the file in the data directory. */
  dataKey: string | null
  processes: number
  /** The address under which people reach the service, without a slash at its end; null when not told. */
  publicUrl: string | null
  /** The mail server; null means that mails are kept in the data directory. */
  smtpUrl: string | null
  mailFrom: Pengirim
  /** Where Prometheus reads; null when nothing is counted. */
  metrics: MetricsPlace | null
  /** How long a process that was told to stop goes on serving, so that a load balancer learns of it first. */
  drainMs: number
  clock: () => Date
}

/** A wrong environment stops the start with this one line. */
class ConfigError extends Error {}

const refuse = (name: string, value: string, wanted: string): never => {
  throw new ConfigError(`${name}="${value}" is not valid: ${wanted}`)
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const n = Number(value)
  return Number.isInteger(n) && n >= min && n <= max ? n : refuse(name, value, `a whole number from ${min} to ${max}`)
}

/** An address with a password must not be printed. */
function smtpFrom(value: string | undefined): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value
  return refuse('SMTP_URL', '…', 'an address such as smtps://name:password@mail.example:465')
}

/** `Sehati <sehati@mail.example>`, or the address alone. */
function senderFrom(value: string | undefined, publicUrl: string | null): Pengirim {
  const text = value || `Sehati <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
  const [, nama, alamat] = /^(?:([^<>"\r\n]*?)\s*<)?([^\s<>@,"]+@[^\s<>@,"]+?)>?$/.exec(text.trim()) ?? []
  if (!alamat || text.includes('<') !== text.includes('>'))
    return refuse('MAIL_FROM', text, 'a sender such as Sehati <sehati@mail.example>')
  return { nama: nama || 'Sehati', alamat }
}

/** APP_NOW fixes the clock's start, for tests; in production the clock cannot be moved. */
function clockFrom(value: string | undefined, production: boolean): () => Date {
  if (!value) return () => new Date()
  if (production) return refuse('APP_NOW', value, 'it is not allowed in production')
  const start = Date.parse(value)
  if (Number.isNaN(start)) return refuse('APP_NOW', value, 'an ISO instant such as 2026-11-23T09:00:00+07:00')
  const offset = start - Date.now()
  return () => new Date(Date.now() + offset)
}

/** Reads the environment once; whatever runs gets the result handed to it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  const publicUrl = env.PUBLIC_URL || null
  if (publicUrl && !URL.canParse(publicUrl))
    refuse('PUBLIC_URL', publicUrl, 'an address such as https://sehati.example')
  return {
    production,
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    databaseUrl: env.DATABASE_URL || refuse('DATABASE_URL', '', 'the address of a PostgreSQL database'),
    dataDir: resolve(env.DATA_DIR || 'data'),
    dataKey: env.DATA_KEY || null,
    processes: integer(env, 'WEB_CONCURRENCY', 1, 1, availableParallelism() * 4),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    smtpUrl: smtpFrom(env.SMTP_URL),
    mailFrom: senderFrom(env.MAIL_FROM, publicUrl),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: integer(env, 'METRICS_PORT', 0, 1, 65_535) }
      : null,
    drainMs: 1_000 * integer(env, 'DRAIN_SECONDS', 0, 0, 60),
    clock: clockFrom(env.APP_NOW, production),
  }
}
