import { resolve } from 'node:path'
import { brandName } from '@sehati/contract/brand'
import {
  isDatabaseAddress,
  isMailAddress,
  isWebAddress,
  mostProcesses,
  readOrigins,
  readProxies,
} from './http/network-settings.ts'
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
  /** The public URL of the service, without a slash at its end; null when not set. */
  publicUrl: string | null
  /** The addresses whose `X-Forwarded-For` is trusted: addresses, networks, or `loopback`. */
  trustProxy: string[]
  /** Origins other than this one whose pages may call the API. */
  corsOrigins: string[]
  /** The mail server; null means that mails are kept in the data directory. */
  smtpUrl: string | null
  mailFrom: Pengirim
  /** Where Prometheus reads the metrics; null when they are off. */
  metrics: MetricsPlace | null
  /** How long a process that received a signal to stop goes on serving, so that a load balancer notices first. */
  drainMs: number
  clock: () => Date
}

/** An invalid environment stops the start with this one line. */
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

/** A URL with a password must not be printed. */
function smtpFrom(value: string | undefined): string | null {
  if (!value) return null
  return isMailAddress(value)
    ? value
    : refuse('SMTP_URL', '…', 'an address such as smtps://name:password@mail.example:465')
}

/** The same. */
function databaseFrom(value: string | undefined): string {
  if (!value) return refuse('DATABASE_URL', '', 'the address of a PostgreSQL database')
  return isDatabaseAddress(value)
    ? value
    : refuse('DATABASE_URL', '…', 'an address such as postgres://name@host/sehati')
}

/** `Sehati <sehati@mail.example>`, or the address alone. */
function senderFrom(value: string | undefined, publicUrl: string | null): Pengirim {
  const text = value || `${brandName} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`
  const [, nama, alamat] = /^(?:([^<>"\r\n]*?)\s*<)?([^\s<>@,"]+@[^\s<>@,"]+?)>?$/.exec(text.trim()) ?? []
  if (!alamat || text.includes('<') !== text.includes('>'))
    return refuse('MAIL_FROM', text, 'a sender such as Sehati <sehati@mail.example>')
  return { nama: nama || brandName, alamat }
}

function listFrom(env: NodeJS.ProcessEnv, name: string, read: (text: string) => string[] | null, wanted: string) {
  const value = env[name]
  return value ? (read(value) ?? refuse(name, value, wanted)) : null
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

/** Reads the environment once; the caller passes the result on. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  const publicUrl = env.PUBLIC_URL || null
  if (publicUrl && !isWebAddress(publicUrl))
    refuse('PUBLIC_URL', publicUrl, 'an address such as https://sehati.example')
  return {
    production,
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    databaseUrl: databaseFrom(env.DATABASE_URL),
    dataDir: resolve(env.DATA_DIR || 'data'),
    dataKey: env.DATA_KEY || null,
    processes: integer(env, 'WEB_CONCURRENCY', 1, 1, mostProcesses()),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    trustProxy: listFrom(env, 'TRUST_PROXY', readProxies, 'addresses such as 10.0.0.5,10.1.0.0/16 or loopback') ?? [
      'loopback',
    ],
    corsOrigins: listFrom(env, 'CORS_ORIGINS', readOrigins, 'origins such as https://app.kampus.example') ?? [],
    smtpUrl: smtpFrom(env.SMTP_URL),
    mailFrom: senderFrom(env.MAIL_FROM, publicUrl),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: integer(env, 'METRICS_PORT', 0, 1, 65_535) }
      : null,
    drainMs: 1_000 * integer(env, 'DRAIN_SECONDS', 0, 0, 60),
    clock: clockFrom(env.APP_NOW, production),
  }
}
