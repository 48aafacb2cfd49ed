import { availableParallelism } from 'node:os'
import {
  bytes,
  host,
  instant,
  matching,
  oneOf,
  origin,
  origins,
  penyediaKode,
  proxies,
  secret,
  sender,
  subject,
  turnUrls,
  url,
  whole,
} from './values.ts'

// The launcher reads these settings before any package is installed: this folder imports only modules of Node.

export type Setting<Value, Unset> = {
  /** The value when the environment has none. */
  unset: Unset
  /** What the text must be, as the end of an Indonesian sentence. */
  wanted: string
  /** The value of a text; null where the text is wrong. */
  read: (text: string) => Value | null
  /** Texts that production refuses, and what it wants instead. */
  production?: { refuses: (text: string) => boolean; wanted: string }
}

export const setting = <Value, Unset extends Value | null>(
  unset: Unset,
  wanted: string,
  read: Setting<Value, Unset>['read'],
  production?: Setting<Value, Unset>['production'],
): Setting<Value, Unset> => ({ unset, wanted, read, ...(production && { production }) })

const text = (value: string): string => value
/** More processes than this wait for one another. */
const mostProcesses = 4 * availableParallelism()

/** Every setting of the service and of `npm start`. What each means: docs/configuration.md. */
export const settings = {
  NODE_ENV: setting('development', 'production atau development atau test', oneOf('production', 'development', 'test')),
  HOST: setting('127.0.0.1', 'alamat seperti 127.0.0.1 atau 0.0.0.0', host),
  PORT: setting(3000, 'angka 0 sampai 65535, misalnya 3000', whole(0, 65_535)),
  DATABASE_URL: setting(
    null,
    'alamat yang diawali postgres:// atau postgresql://',
    // Over a local socket the host is in the query, and the host before it is ignored.
    url('postgres:', 'postgresql:'),
  ),
  /** The same database as the owner of its tables. */
  MIGRATE_DATABASE_URL: setting(
    null,
    'alamat yang diawali postgres:// atau postgresql://',
    url('postgres:', 'postgresql:'),
  ),
  DATA_DIR: setting('data', 'nama folder, misalnya ./data', text),
  /** The keys are compared with the key ids that the database has recorded. */
  DATA_KEY: setting(null, 'kunci 32 byte dalam base64', text),
  WEB_CONCURRENCY: setting(1, `angka 1 sampai ${mostProcesses}`, whole(1, mostProcesses)),
  /** Seconds. */
  DRAIN_SECONDS: setting(0, 'angka 0 sampai 60', whole(0, 60)),
  PUBLIC_URL: setting(null, 'alamat yang diawali http:// atau https://', url('http:', 'https:')),
  TRUST_PROXY: setting(['loopback'], 'alamat seperti 10.0.0.5,10.1.0.0/16 atau loopback', proxies),
  CORS_ORIGINS: setting([], 'alamat asal seperti https://app.kampus.example', origins),
  SMTP_URL: setting(null, 'alamat yang diawali smtp:// atau smtps://', url('smtp:', 'smtps:')),
  MAIL_FROM: setting(null, 'pengirim seperti Klinik <klinik@mail.example.org>', sender),
  /** The pair by which push services recognise this service. */
  VAPID_PUBLIC_KEY: setting(null, 'kunci publik P-256 (65 byte) dalam base64url', bytes(65)),
  VAPID_PRIVATE_KEY: setting(null, 'kunci privat P-256 (32 byte) dalam base64url', bytes(32)),
  VAPID_SUBJECT: setting(null, 'alamat yang diawali mailto: atau https://', subject),
  /** For tests, which have a push service of their own. */
  PUSH_ORIGINS: setting([], 'alamat asal seperti http://127.0.0.1:4000', origins, {
    refuses: () => true,
    wanted: 'kosong: layanan kabar buatan hanya untuk pengujian, tidak di produksi',
  }),
  /** The WhatsApp account, all or none of these. */
  WHATSAPP_PHONE_NUMBER_ID: setting(null, 'nomor id dari Meta, hanya angka', matching(/^\d{5,30}$/)),
  WHATSAPP_TOKEN: setting(
    null,
    'token akses tanpa spasi, paling sedikit 16 karakter',
    matching(/^[\x21-\x7e]{16,1000}$/),
  ),
  WHATSAPP_APP_SECRET: setting(null, 'kata rahasia tanpa spasi, paling sedikit 16 karakter', secret),
  WHATSAPP_VERIFY_TOKEN: setting(null, 'kata rahasia tanpa spasi, paling sedikit 16 karakter', secret),
  WHATSAPP_TEMPLATE: setting(null, 'nama templat: huruf kecil, angka, dan garis bawah', matching(/^[a-z0-9_]{1,512}$/)),
  WHATSAPP_TEMPLATE_LANGUAGE: setting('id', 'kode bahasa seperti id atau en_US', matching(/^[a-z]{2,3}(_[A-Z]{2})?$/)),
  /** For tests, which have a Cloud API of their own. */
  WHATSAPP_ORIGIN: setting(null, 'alamat asal seperti http://127.0.0.1:4000', origin, {
    refuses: () => true,
    wanted: 'kosong: WhatsApp buatan hanya untuk pengujian, tidak di produksi',
  }),
  /** `1`: webhooks may go to addresses of private networks: for tests, and for receivers in the network of the clinic. */
  WEBHOOK_ALLOW_PRIVATE: setting('0', '0 atau 1', oneOf('0', '1')),
  TURN_URLS: setting(null, 'alamat seperti turn:turn.kampus.example:3478?transport=udp', turnUrls),
  TURN_SECRET: setting(null, 'kata rahasia tanpa spasi, paling sedikit 16 karakter', secret),
  VIDEO_RELAY: setting('always', 'always atau auto', oneOf('always', 'auto')),
  /** Who runs the servers, and in which country the data are: the notice of privacy says so. */
  HOSTING_NAME: setting(null, 'nama penyedia server, paling banyak 100 karakter', matching(/^.{1,100}$/)),
  STORAGE_COUNTRY: setting(null, 'kode negara dua huruf besar seperti ID', matching(/^[A-Z]{2}$/)),
  /** The country in which the data must be. */
  RESIDENCY: setting(null, 'kode negara dua huruf besar seperti ID', matching(/^[A-Z]{2}$/)),
  /** Each of them has settings of its own: oidc.ts. */
  OIDC_PROVIDERS: setting([], 'nama pendek seperti kampus,rs: huruf kecil dan angka', penyediaKode),
  METRICS_PORT: setting(null, 'angka 1 sampai 65535, misalnya 9464', whole(1, 65_535)),
  METRICS_HOST: setting('127.0.0.1', 'alamat seperti 127.0.0.1', host),
  SEED_DEMO: setting(null, '0 atau 1', oneOf('0', '1'), {
    refuses: (text) => text === '1',
    wanted: '0, karena data contoh tidak boleh masuk ke produksi',
  }),
  APP_NOW: setting(null, 'waktu ISO, misalnya 2026-11-23T09:00:00+07:00', instant, {
    refuses: () => true,
    wanted: 'kosong: jam buatan hanya untuk pengujian, tidak di produksi',
  }),
}

type Settings = typeof settings
type ValueOf<S> = S extends Setting<infer Value, infer Unset> ? Value | Unset : never
export type SettingValues = { [Name in keyof Settings]: ValueOf<Settings[Name]> }

/** A missing or wrong setting. Its message is one Indonesian line for the operator, without passwords. */
export class SettingError extends Error {}

/** Terminals and logs are recorded: what may contain a password is never printed. */
const isSecret = (name: string): boolean => name !== 'PUBLIC_URL' && /_(URL|KEY|PASSWORD|SECRET|TOKEN)$/.test(name)
const shown = (name: string, given: string): string => (isSecret(name) ? '…' : given.replace(/\s+/g, ' '))

function readOne<Value, Unset>(name: string, setting: Setting<Value, Unset>, given: string, production: boolean) {
  if (given === '') return setting.unset
  const refuse = (wanted: string): never => {
    throw new SettingError(`Pengaturan ${name}=${shown(name, given)} salah: seharusnya ${wanted}.`)
  }
  if (production && setting.production?.refuses(given)) return refuse(setting.production.wanted)
  return setting.read(given) ?? refuse(setting.wanted)
}

type Environment = Record<string, string | undefined>

/** Reads every setting of a table, whose names in the environment begin with `prefix`. */
export function readTable<Table extends Record<string, Setting<unknown, unknown>>>(
  table: Table,
  environment: Environment,
  prefix = '',
): { [Name in keyof Table]: ValueOf<Table[Name]> } {
  const given = (name: string) => environment[name]?.trim() ?? ''
  const production = given('NODE_ENV') === 'production'
  const values = Object.entries(table).map(([name, setting]) => [
    name,
    readOne(prefix + name, setting, given(prefix + name), production),
  ])
  return Object.fromEntries(values) as { [Name in keyof Table]: ValueOf<Table[Name]> }
}

/** Reads every setting out of an environment; the first wrong one throws a `SettingError`. An empty value counts as unset. */
export const readValues = (environment: Environment): SettingValues => readTable(settings, environment)
