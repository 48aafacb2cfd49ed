import * as z from 'zod/mini'
import { layananTerbanyak, maxLength, panjangLayanan } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, tanggalWajar, teks, teksBolehKosong, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { HariBaku, hariMasukan, Jam, jamMasukan, Tanggal, TanggalMasukan } from '../base/waktu.ts'
import { hasNomorTetap, isAlamatHttps, isNomorTelepon } from './layanan.rules.ts'

/** Hours by the clock of Jakarta. Hours that do not end after they begin end on the next day. */
const Dilayani = z.object({ hari: z.array(HariBaku), dari: Jam, sampai: Jam })

/** A number that helps at once. A telephone cannot dial `ext` by itself: it is shown as an instruction. */
export const NomorDarurat = z.object({
  label: z.string(),
  label_en: z.nullable(z.string()),
  nomor: z.string(),
  ext: z.nullable(z.string()),
  /** Words about the hours, as `24 jam`. */
  jam: z.nullable(z.string()),
  /** The hours in which it is answered, by the clock of Jakarta; null for a number that is always answered. */
  dilayani: z.nullable(Dilayani),
  wilayah: z.nullable(z.string()),
  /** When an admin last made sure that the number is right; a calendar date in Jakarta. */
  diperiksa: Tanggal,
})
describeSchema(
  NomorDarurat,
  'An emergency number. `ext` is pressed after the call was taken; `diperiksa` is when it was last found right.',
)
export type NomorDarurat = z.output<typeof NomorDarurat>

/** What the clinic says about itself, in plain text: null is what an admin has not written, and the public then reads nothing. */
const Keterangan = z.object({
  nama: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  jam_buka: z.nullable(z.string()),
  telepon: z.array(z.string()),
  email: z.nullable(z.string()),
  petunjuk_arah: z.nullable(z.string()),
  /** A link to a map, always https. */
  peta_url: z.nullable(z.string()),
  biaya: z.nullable(z.string()),
  pembayaran: z.nullable(z.string()),
  bpjs: z.nullable(z.string()),
  pengembalian: z.nullable(z.string()),
})

/** What an admin edits. Texts and numbers are saved apart, so each has a version that a change must name. */
export const Layanan = z.extend(Keterangan, {
  versi: z.int(),
  versi_nomor: z.int(),
  /** In the order in which they are shown; 119 and 112 are among them. */
  nomor_darurat: z.array(NomorDarurat),
})
describeSchema(
  Layanan,
  'What the clinic says about itself, as an admin edits it. Null is what is not written. `versi` counts the changes.',
)
export type Layanan = z.output<typeof Layanan>

/** An emergency number as it is shown. */
export const NomorBantuan = z.extend(NomorDarurat, {
  /** For what it is, where and when it is answered: one line. */
  isi: z.string(),
  /** The same in English; null where an admin has written none. */
  isi_en: z.nullable(z.string()),
  /** Whether it is answered at the time of the response. */
  buka: z.boolean(),
})
describeSchema(
  NomorBantuan,
  'An emergency number as it is shown, with its line in words and whether it is answered now.',
)
export type NomorBantuan = z.output<typeof NomorBantuan>

/** The emergency numbers as they are edited. */
export const NomorDaruratTersimpan = z.pick(Layanan, { versi_nomor: true, nomor_darurat: true })
describeSchema(NomorDaruratTersimpan, 'The emergency numbers in their order, with the version that a change must name.')

/** What every visitor may read. */
export const LayananPublik = z.extend(Layanan, {
  nomor_darurat: z.array(NomorBantuan),
  jumlah: z.object({
    /** Professionals with an active account. */
    tenaga: z.int(),
    /** Active accounts, rounded down; null where they are few. */
    pengguna: z.nullable(z.int()),
  }),
  /** Whether the rooms of online consultations carry video. Without it a room offers the conversation alone. */
  video: z.boolean(),
})
describeSchema(LayananPublik, 'What the clinic says about itself, with how many people use the service.')
export type LayananPublik = z.output<typeof LayananPublik>

const keterangan = (max: number) => z.optional(teksBolehKosong(max))

const EmailLayanan = z
  .pipe(
    teksBolehKosong(maxLength.email),
    z.transform((email) => email?.toLowerCase() ?? null),
  )
  .check(z.refine((email) => email === null || z.email().safeParse(email).success, isianTexts.emailBentuk))

/** Blanks are left out: a form has a field for each number there may be. */
const TeleponLayanan = z.pipe(
  z
    .array(
      teks(maxLength.phone_number).check(
        z.refine((text) => text === '' || isNomorTelepon(text), isianStaf.teleponLayanan),
      ),
    )
    .check(z.maxLength(layananTerbanyak.telepon)),
  z.transform((all) => all.filter((nomor) => nomor !== '')),
)

const versi = fromDigits(z.int().check(z.minimum(1)))

/** A change of the texts. What it leaves out stays; null and blanks empty a text. */
export const LayananMasukan = z.object({
  /** The `versi` that the form has seen. */
  dasar_versi: versi,
  nama: keterangan(panjangLayanan.nama),
  alamat: keterangan(panjangLayanan.alamat),
  jam_buka: keterangan(panjangLayanan.jam_buka),
  telepon: z.optional(TeleponLayanan),
  email: z.optional(EmailLayanan),
  petunjuk_arah: keterangan(panjangLayanan.petunjuk_arah),
  peta_url: z.optional(
    teksBolehKosong(panjangLayanan.peta_url).check(
      z.refine((url) => url === null || isAlamatHttps(url), isianStaf.petaUrl),
    ),
  ),
  biaya: keterangan(panjangLayanan.biaya),
  pembayaran: keterangan(panjangLayanan.pembayaran),
  bpjs: keterangan(panjangLayanan.bpjs),
  pengembalian: keterangan(panjangLayanan.pengembalian),
})
describeSchema(
  LayananMasukan,
  'A change of what the clinic says. What it leaves out stays, null empties. `dasar_versi` is the `versi` that was seen.',
)
export type LayananMasukan = z.output<typeof LayananMasukan>

const DilayaniMasukan = z.object({
  hari: z.array(hariMasukan(isianStaf.hariNomor)).check(
    z.minLength(1, isianStaf.hariNomor),
    z.maxLength(7),
    z.refine((hari) => new Set(hari).size === hari.length, isianStaf.hariNomor),
  ),
  dari: jamMasukan(isianStaf.jamNomor),
  sampai: jamMasukan(isianStaf.jamNomor),
})

export const NomorDaruratMasukan = z.object({
  label: teksWajib(panjangLayanan.label_nomor, isianStaf.labelNomor),
  label_en: z._default(teksBolehKosong(panjangLayanan.label_nomor), null),
  nomor: z.pipe(
    z.pipe(
      teks(maxLength.phone_number, isianStaf.nomorDarurat),
      z.transform((text) => text.replace(/[\s().-]/g, '')),
    ),
    z.string().check(z.regex(/^\+?\d{3,15}$/, isianStaf.nomorDarurat)),
  ),
  ext: z._default(
    teksBolehKosong(8).check(z.refine((ext) => ext === null || /^\d+$/.test(ext), isianTexts.telepon)),
    null,
  ),
  jam: z._default(teksBolehKosong(panjangLayanan.jam_nomor), null),
  dilayani: z._default(z.nullable(DilayaniMasukan), null),
  wilayah: z._default(teksBolehKosong(panjangLayanan.wilayah_nomor), null),
  diperiksa: tanggalWajar(TanggalMasukan),
})
describeSchema(NomorDaruratMasukan, 'An emergency number as an admin writes it. What is left out is empty.')

export type NomorDaruratMasukan = z.output<typeof NomorDaruratMasukan>

/** All emergency numbers in their order: they replace those before. */
export const NomorDaruratSemua = z.object({
  /** The `versi_nomor` that the form has seen. */
  dasar_versi: versi,
  nomor_darurat: z
    .array(NomorDaruratMasukan)
    .check(z.maxLength(layananTerbanyak.nomor_darurat), z.refine(hasNomorTetap, isianStaf.nomorDaruratTetap)),
})
describeSchema(
  NomorDaruratSemua,
  'All emergency numbers in their order. `dasar_versi` is the `versi_nomor` that was seen.',
)
export type NomorDaruratSemua = z.output<typeof NomorDaruratSemua>
