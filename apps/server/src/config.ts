import { resolve } from 'node:path'
import { brandName } from '@sehati/contract/base/brand'
import type { Pemroses, UntukPemroses } from '@sehati/contract/rights/pemrosesan.schema'
import type { Pengirim } from './base/outside/kotak-surat.ts'
import type { AkunWhatsapp } from './base/outside/layanan-wa.ts'
import { META_ORIGIN } from './base/outside/layanan-wa-cloud.ts'
import type { Penyedia } from './base/outside/sso.ts'
import { pairOf, type Vapid } from './base/outside/vapid.ts'
import type { VideoRelay } from './base/outside/video-relay.ts'
import { readPenyedia } from './base/settings/oidc.ts'
import { readValues, SettingError, type SettingValues, settings } from './base/settings/settings.ts'
import type { MetricsPlace } from './metrics/metrics-server.ts'

export type Config = {
  production: boolean
  host: string
  port: number
  databaseUrl: string
  /** As the owner of the tables: for commands that change them. The service's own URL where there is no other. */
  ownerUrl: string
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
  /** The key pair of pushes; `file` means the one in the data directory, null that no pushes are sent. */
  vapid: Pick<Vapid, 'publicKey' | 'privateKey'> | 'file' | null
  /** Whom push services may write to. */
  vapidSubject: string
  /** Origins of push services beside those of the browsers: for tests. */
  pushOrigins: string[]
  /** The WhatsApp account that sends; null where no WhatsApp messages are sent. */
  whatsapp: AkunWhatsapp | null
  /** Webhooks may go to addresses of private networks. */
  webhookPribadi: boolean
  /** The relay of video calls; null where there is none. */
  videoRelay: VideoRelay | null
  /** Who processes data for the clinic, and in which country they are stored. */
  pemroses: Pemroses
  /** The providers at which people sign in. */
  penyedia: Penyedia[]
  /** Where Prometheus reads the metrics; null when they are off. */
  metrics: MetricsPlace | null
  /** How long a process that received a signal to stop goes on serving, so that a load balancer notices first. */
  drainMs: number
  clock: () => Date
}

function databaseOf({ DATABASE_URL }: SettingValues): string {
  if (DATABASE_URL) return DATABASE_URL
  throw new SettingError(`Pengaturan DATABASE_URL belum diisi: seharusnya ${settings.DATABASE_URL.wanted}.`)
}

function senderOf({ MAIL_FROM, PUBLIC_URL }: SettingValues): Pengirim {
  const alamat = `no-reply@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}`
  return { alamat, ...MAIL_FROM, nama: MAIL_FROM?.nama ?? brandName }
}

/** Several machines share DATA_KEY and no folder: each would make a pair of its own, and a browser knows only one. */
function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_KEY }: SettingValues): Config['vapid'] {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return DATA_KEY ? null : 'file'
  const pair = VAPID_PRIVATE_KEY === null ? null : pairOf(VAPID_PRIVATE_KEY)
  if (!pair || pair.publicKey !== VAPID_PUBLIC_KEY)
    throw new SettingError('Pengaturan VAPID_PUBLIC_KEY dan VAPID_PRIVATE_KEY salah: seharusnya satu pasang kunci.')
  return pair
}

/** Push services refuse an address that no mail can reach. */
const subjectOf = ({ VAPID_SUBJECT, PUBLIC_URL }: SettingValues, mailFrom: Pengirim): string =>
  VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : `mailto:${mailFrom.alamat}`)

/** All or none: with a part of them, messages would be refused, or their failures never reported. */
function whatsappOf(values: SettingValues): AkunWhatsapp | null {
  const { WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, WHATSAPP_TEMPLATE } =
    values
  const together = {
    WHATSAPP_PHONE_NUMBER_ID,
    WHATSAPP_TOKEN,
    WHATSAPP_APP_SECRET,
    WHATSAPP_VERIFY_TOKEN,
    WHATSAPP_TEMPLATE,
  }
  const missing = Object.entries(together).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(together).length) return null
  if (missing.length > 0)
    throw new SettingError(
      `Pengaturan ${missing.join(', ')} belum diisi: semua pengaturan WHATSAPP_… diisi bersama, atau tidak satu pun.`,
    )
  return {
    origin: values.WHATSAPP_ORIGIN ?? META_ORIGIN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID as string,
    token: WHATSAPP_TOKEN as string,
    appSecret: WHATSAPP_APP_SECRET as string,
    verifyToken: WHATSAPP_VERIFY_TOKEN as string,
    template: WHATSAPP_TEMPLATE as string,
    language: values.WHATSAPP_TEMPLATE_LANGUAGE,
  }
}

/** One of the two without the other would offer video that cannot work. */
function videoRelayOf({ TURN_URLS, TURN_SECRET, VIDEO_RELAY }: SettingValues): VideoRelay | null {
  if (TURN_URLS && TURN_SECRET) return { urls: TURN_URLS, secret: TURN_SECRET, hanyaRelay: VIDEO_RELAY === 'always' }
  if (!TURN_URLS && !TURN_SECRET) return null
  const missing = TURN_URLS ? 'TURN_SECRET' : 'TURN_URLS'
  throw new SettingError(`Pengaturan ${missing} belum diisi: TURN_URLS dan TURN_SECRET diisi bersama.`)
}

/** The declared country is compared with the one in which the law of the clinic wants the data. */
function pemrosesOf(values: SettingValues): Pemroses {
  const { RESIDENCY, STORAGE_COUNTRY, HOSTING_NAME, SMTP_URL, TURN_URLS, WHATSAPP_TOKEN } = values
  if (RESIDENCY && RESIDENCY !== STORAGE_COUNTRY)
    throw new SettingError(
      `Pengaturan STORAGE_COUNTRY=${STORAGE_COUNTRY ?? ''} salah: data harus disimpan di ${RESIDENCY}, menurut RESIDENCY.`,
    )
  const names = {
    server: HOSTING_NAME,
    email: SMTP_URL && new URL(SMTP_URL).hostname,
    whatsapp: WHATSAPP_TOKEN && 'Meta (WhatsApp)',
    video: TURN_URLS?.[0]?.replace(/^turns?:|[:?].*$/g, '') ?? null,
  }
  return {
    negara: STORAGE_COUNTRY,
    pihak: Object.entries(names).flatMap(([untuk, nama]) => (nama ? [{ untuk: untuk as UntukPemroses, nama }] : [])),
  }
}

/** A provider leads the browser back to the address of the product, which it must know beforehand. */
function penyediaOf(env: NodeJS.ProcessEnv, { OIDC_PROVIDERS, PUBLIC_URL }: SettingValues): Penyedia[] {
  if (OIDC_PROVIDERS.length > 0 && !PUBLIC_URL)
    throw new SettingError('Pengaturan PUBLIC_URL belum diisi: OIDC_PROVIDERS membutuhkannya.')
  return readPenyedia(env, OIDC_PROVIDERS)
}

/** APP_NOW is where the clock starts; it goes on from there. */
function clockOf({ APP_NOW }: SettingValues): () => Date {
  if (!APP_NOW) return () => new Date()
  const offset = APP_NOW.getTime() - Date.now()
  return () => new Date(Date.now() + offset)
}

/** Reads the environment once; the caller passes the result on. Throws a `SettingError`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readValues(env)
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    databaseUrl: databaseOf(values),
    ownerUrl: values.MIGRATE_DATABASE_URL ?? databaseOf(values),
    dataDir: resolve(values.DATA_DIR),
    dataKey: values.DATA_KEY,
    processes: values.WEB_CONCURRENCY,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: senderOf(values),
    vapid: vapidOf(values),
    vapidSubject: subjectOf(values, senderOf(values)),
    pushOrigins: values.PUSH_ORIGINS,
    whatsapp: whatsappOf(values),
    webhookPribadi: values.WEBHOOK_ALLOW_PRIVATE === '1',
    videoRelay: videoRelayOf(values),
    pemroses: pemrosesOf(values),
    penyedia: penyediaOf(env, values),
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : null,
    drainMs: 1_000 * values.DRAIN_SECONDS,
    clock: clockOf(values),
  }
}
