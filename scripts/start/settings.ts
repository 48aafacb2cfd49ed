import path from 'node:path'
import {
  isDatabaseAddress,
  isMailAddress,
  isWebAddress,
  mostProcesses,
  readOrigins,
  readProxies,
} from '../../apps/server/src/http/network-settings.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { root } from '../bootstrap/root.mjs'

/** The environment of `npm start`, checked. */
export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  seedDemo: boolean
  /** How long the server serves on after it was told to stop. */
  drainSeconds: number
  production: boolean
}

type Environment = Record<string, string | undefined>
type Check = (value: string, production: boolean) => string | null

/** Each answers what is expected instead, or null when the value is right. */
const CHECKS: Record<string, Check> = {
  NODE_ENV: oneOf('production', 'development', 'test'),
  PORT: (value) => (isWhole(value, 0, 65_535) ? null : 'angka 0 sampai 65535, misalnya 3000'),
  HOST: (value) => (/^[\w.:-]+$/.test(value) ? null : 'alamat seperti 127.0.0.1 atau 0.0.0.0'),
  DATA_DIR: (value) => (value.includes('\0') ? 'nama folder, misalnya ./data' : null),
  DATABASE_URL: (value) => (isDatabaseAddress(value) ? null : 'alamat yang diawali postgres:// atau postgresql://'),
  WEB_CONCURRENCY: (value) => (isWhole(value, 1, mostProcesses()) ? null : `angka 1 sampai ${mostProcesses()}`),
  SMTP_URL: (value) => (isMailAddress(value) ? null : 'alamat yang diawali smtp:// atau smtps://'),
  MAIL_FROM: (value) =>
    /^[^\r\n]*[^\s<>@,]+@[^\s<>@,]+>?$/.test(value) ? null : 'pengirim seperti Sehati <sehati@mail.example.org>',
  METRICS_PORT: (value) => (isWhole(value, 1, 65_535) ? null : 'angka 1 sampai 65535, misalnya 9464'),
  METRICS_HOST: (value) => (/^[\w.:-]+$/.test(value) ? null : 'alamat seperti 127.0.0.1'),
  PUBLIC_URL: (value) => (isWebAddress(value) ? null : 'alamat yang diawali http:// atau https://'),
  TRUST_PROXY: (value) => (readProxies(value) ? null : 'alamat seperti 10.0.0.5,10.1.0.0/16 atau loopback'),
  CORS_ORIGINS: (value) => (readOrigins(value) ? null : 'alamat asal seperti https://app.kampus.example'),
  DRAIN_SECONDS: (value) => (isWhole(value, 0, 60) ? null : 'angka 0 sampai 60'),
  APP_NOW: checkNow,
  SEED_DEMO: (value, production) =>
    production && value === '1' ? '0, karena data contoh tidak boleh masuk ke produksi' : oneOf('0', '1')(value, false),
}

/** Reads the environment; the first wrong value ends the start with one line. An empty value counts as unset. */
export function readSettings(environment: Environment): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const production = value('NODE_ENV') === 'production'
  for (const [name, check] of Object.entries(CHECKS)) {
    const given = value(name)
    const expected = given === undefined ? null : check(given, production)
    if (expected !== null) throw new Refusal(`Pengaturan ${name}=${shown(name, given)} salah: seharusnya ${expected}.`)
  }
  return {
    port: Number(value('PORT') ?? 3000),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(root, value('DATA_DIR') ?? 'data'),
    databaseUrl: value('DATABASE_URL'),
    seedDemo: value('SEED_DEMO') ? value('SEED_DEMO') === '1' : !production,
    drainSeconds: Number(value('DRAIN_SECONDS') ?? 0),
    production,
  }
}

/** An address may carry a password, and terminals are recorded. */
function shown(name: string, value = ''): string {
  return name.endsWith('_URL') && value.includes('@') ? '…' : value.replace(/\s+/g, ' ')
}

function isWhole(value: string, least: number, most: number): boolean {
  return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
}

function oneOf(...values: string[]): Check {
  return (value) => (values.includes(value) ? null : values.join(' atau '))
}

function checkNow(value: string, production: boolean): string | null {
  if (production) return 'kosong: jam buatan hanya untuk pengujian, tidak di produksi'
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  return isInstant && !Number.isNaN(Date.parse(value)) ? null : 'waktu ISO, misalnya 2026-11-23T09:00:00+07:00'
}
