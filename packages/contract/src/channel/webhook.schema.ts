import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teksWajib, YaTidakMasukan } from '../base/isian.ts'
import { pageOf } from '../base/page.schema.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { TanggalMasukan } from '../base/waktu.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'
import { ALAMAT_WEBHOOK_TERPANJANG, isAlamatWebhook, jenisWebhook } from './webhook.rules.ts'

export const JenisWebhook = z.enum(jenisWebhook)
describeSchema(JenisWebhook, 'What a webhook is told of: how a consultation stands, and nothing of why.')

/** Why the service has switched a webhook off: its receiver failed for days, or said that it is gone (410). */
export const SebabMati = z.enum(['gagal', 'hilang'])
describeSchema(SebabMati, 'Why the service has switched a webhook off.')
export type SebabMati = z.output<typeof SebabMati>

export const StatusPengiriman = z.enum(['antre', 'terkirim', 'gagal'])
describeSchema(StatusPengiriman, 'Whether a delivery waits, arrived or was given up.')
export type StatusPengiriman = z.output<typeof StatusPengiriman>

/**
 * Why an attempt failed: the receiver responded with another status than 2xx (`status`) or led elsewhere (`alihan`), not within ten
 * seconds (`waktu`), its certificate is not valid, there was no connection, its name is unknown, it is in a private network, or the
 * secret of the webhook cannot be decrypted. `dibatasi`: there was none, because the person restricts the use of their data.
 */
export const GalatWebhook = z.enum([
  'status',
  'alihan',
  'waktu',
  'sertifikat',
  'sambungan',
  'nama',
  'pribadi',
  'rahasia',
  'dibatasi',
])
describeSchema(GalatWebhook, 'Why an attempt to deliver failed, or was not made.')
export type GalatWebhook = z.output<typeof GalatWebhook>

/** What came of an attempt. */
const hasil = { http: z.nullable(z.int()), ms: z.nullable(z.int()), galat: z.nullable(GalatWebhook) }

/**
 * A webhook without its secret. `gagal_sejak` is the first failure since the last success, `mati_sejak` when it was switched off,
 * `terakhir` the newest delivery that was tried.
 */
export const Webhook = z.object({
  webhook_id: Id,
  alamat: z.string(),
  jenis: z.array(JenisWebhook),
  aktif: z.boolean(),
  mati_sejak: z.nullable(z.string()),
  sebab_mati: z.nullable(SebabMati),
  gagal_sejak: z.nullable(z.string()),
  oleh: z.string(),
  dibuat: z.string(),
  menunggu: z.int(),
  terakhir: z.nullable(z.object({ status: StatusPengiriman, dicoba: z.string(), ...hasil })),
})
describeSchema(
  Webhook,
  'A webhook: its address, what it is told of, whether it is on, who made it, how many deliveries wait, what came of the last one.',
)
export type Webhook = z.output<typeof Webhook>

/** The only response that has the secret. */
export const WebhookDibuat = z.object({ webhook: Webhook, rahasia: z.string() })
describeSchema(WebhookDibuat, 'A webhook and its new secret, with which it is signed. It is not shown again.')
export type WebhookDibuat = z.output<typeof WebhookDibuat>

const jenisMasukan = z.array(JenisWebhook).check(
  z.minLength(1, isianStaf.jenisKabar),
  z.maxLength(jenisWebhook.length),
  z.refine((jenis) => new Set(jenis).size === jenis.length),
)

const alamatMasukan = teksWajib(ALAMAT_WEBHOOK_TERPANJANG, isianStaf.alamatPenerima).check(
  z.refine(isAlamatWebhook, isianStaf.alamatPenerimaHttps),
)

export const WebhookMasukan = z.object({ alamat: alamatMasukan, jenis: jenisMasukan, password: PasswordDiketik })
describeSchema(WebhookMasukan, 'The address of a receiver, what it is told of, and the password of the admin.')
export type WebhookMasukan = z.output<typeof WebhookMasukan>

export const WebhookUbahan = z
  .object({
    webhook_id: IdMasukan,
    alamat: z.optional(alamatMasukan),
    jenis: z.optional(jenisMasukan),
    aktif: z.optional(YaTidakMasukan),
    password: z.optional(PasswordDiketik),
  })
  .check(
    z.refine(({ alamat, jenis, aktif }) => [alamat, jenis, aktif].some((value) => value !== undefined), {
      path: ['jenis'],
    }),
    z.refine(({ alamat, password }) => alamat === undefined || password !== undefined, {
      path: ['password'],
      message: isianTexts.password,
    }),
  )
describeSchema(
  WebhookUbahan,
  'The address of a webhook, with the password of the admin; what it is told of; whether it is on. What is left out stays.',
)
export type WebhookUbahan = z.output<typeof WebhookUbahan>

export const WebhookRahasia = z.object({ webhook_id: IdMasukan, password: PasswordDiketik })
describeSchema(WebhookRahasia, 'The webhook that gets another secret, and the password of the admin.')
export type WebhookRahasia = z.output<typeof WebhookRahasia>

export const WebhookUji = z.object({ webhook_id: IdMasukan })
describeSchema(WebhookUji, 'The webhook to which a test is sent.')

/** A delivery; `jenis` is the type that was sent, and of a test `uji`. `sejak` is when the next attempt is due, `dicoba` when the last one began. */
export const Pengiriman = z.object({
  pengiriman_id: z.uuid(),
  webhook_id: Id,
  jenis: z.string(),
  jadwal_id: z.nullable(Id),
  status: StatusPengiriman,
  percobaan: z.int(),
  sejak: z.nullable(z.string()),
  dicoba: z.nullable(z.string()),
  ...hasil,
  dibuat: z.string(),
})
describeSchema(Pengiriman, 'A delivery of a webhook and the result of its last attempt.')
export type Pengiriman = z.output<typeof Pengiriman>
export const PengirimanPage = pageOf(Pengiriman)
describeSchema(PengirimanPage, 'A page of deliveries.')

export const PengirimanUlang = z.object({ pengiriman_id: z.uuid(isianStaf.pengiriman) })
describeSchema(PengirimanUlang, 'The delivery that is sent again, with the same id.')

export const PengirimanRentang = z
  .object({ webhook_id: IdMasukan, dari: TanggalMasukan, sampai: TanggalMasukan, hanya_gagal: YaTidakMasukan })
  .check(z.refine(({ dari, sampai }) => sampai >= dari, { path: ['sampai'], message: isianStaf.urutanTanggal }))
describeSchema(
  PengirimanRentang,
  'The days, both included, whose deliveries are sent again: all that are not waiting, or those that were given up.',
)
export type PengirimanRentang = z.output<typeof PengirimanRentang>

export const PengirimanDiulang = z.object({ jumlah: z.int() })
describeSchema(PengirimanDiulang, 'How many deliveries are sent again.')
export type PengirimanDiulang = z.output<typeof PengirimanDiulang>
