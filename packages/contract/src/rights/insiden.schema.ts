import * as z from 'zod/mini'
import { maxLength, tahunDiterima } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teksBolehKosong, teksWajib, YaTidakMasukan } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { saatMasukan } from '../base/waktu.ts'
import { Email } from '../people/user.schema.ts'
import { semuaCaraTerdampak, semuaKelasData, semuaLangkahInsiden, semuaTingkat } from './insiden.rules.ts'

/** The most people of one list, and the most steps and people that are shown. */
export const MAX_DAFTAR_TERDAMPAK = 1_000

const KelasData = z.enum(semuaKelasData)
const Tingkat = z.enum(semuaTingkat)
const CaraTerdampak = z.enum(semuaCaraTerdampak)
const Saat = saatMasukan(isianTexts.tidakSesuai).check(
  z.refine((at) => {
    const year = Number(at.slice(0, 4))
    return year >= tahunDiterima.dari && year <= tahunDiterima.sampai
  }, isianTexts.tahun),
)
/** An instant that may be missing: the empty text of a field means null. */
const SaatBolehKosong = z.optional(
  z.pipe(
    z.transform<string | null, unknown>((value) => value || null),
    z.nullable(Saat),
  ),
)

/**
 * An incident: since when the clinic knows, until when the law wants people and authority notified; how many are affected, and how many
 * of them are notified; when the letter to the authority was sent, with the number of its receipt. Instants with the offset of Jakarta.
 */
export const Insiden = z.object({
  insiden_id: Id,
  judul: z.string(),
  tingkat: Tingkat,
  diketahui_pada: z.string(),
  batas: z.string(),
  dibuka_pada: z.string(),
  ditutup_pada: z.nullable(z.string()),
  dikirim_pada: z.nullable(z.string()),
  nomor_bukti: z.nullable(z.string()),
  terdampak: z.int(),
  diberitahu: z.int(),
})
describeSchema(Insiden, 'An incident with its deadline, and how far the notices are.')
export type Insiden = z.output<typeof Insiden>

const LangkahInsiden = z.object({
  jenis: z.enum(semuaLangkahInsiden),
  isi: z.string(),
  pada: z.string(),
  oleh: z.string(),
})

const OrangTerdampak = z.object({
  user_id: Id,
  nama: z.string(),
  cara: CaraTerdampak,
  /** Of a closed account, a letter on paper is sent, and noted. */
  aktif: z.boolean(),
  diberitahu_pada: z.nullable(z.string()),
  dibaca_pada: z.nullable(z.string()),
})

/** An incident with what the letters say, its steps and the affected people: the newest steps, and people by name. */
export const InsidenRinci = z.extend(Insiden, {
  kelas_data: z.array(KelasData),
  terjadi_dari: z.nullable(z.string()),
  terjadi_sampai: z.nullable(z.string()),
  cara: z.nullable(z.string()),
  upaya: z.nullable(z.string()),
  saran: z.nullable(z.string()),
  /** Who asked to send the letters as they are; null where no one has. */
  pengaju: z.nullable(z.object({ user_id: Id, nama: z.string() })),
  langkah: z.array(LangkahInsiden),
  orang: z.array(OrangTerdampak),
})
describeSchema(InsidenRinci, 'An incident with what its letters say, its steps, and the people whom it affects.')
export type InsidenRinci = z.output<typeof InsidenRinci>

const Teks = z.optional(teksBolehKosong(maxLength.insiden))
const isi = {
  kelas_data: z.optional(z.array(KelasData).check(z.maxLength(semuaKelasData.length))),
  terjadi_dari: SaatBolehKosong,
  terjadi_sampai: SaatBolehKosong,
  cara: Teks,
  upaya: Teks,
  saran: Teks,
}
const judul = teksWajib(maxLength.judul_insiden, isianTexts.kosong)

/** Opens an incident. What the letters say can follow. */
export const InsidenMasukan = z.object({ judul, tingkat: Tingkat, diketahui_pada: Saat, ...isi })
describeSchema(InsidenMasukan, 'Opens an incident; the clock runs from `diketahui_pada`.')
export type InsidenMasukan = z.output<typeof InsidenMasukan>

/** Changes an incident; what is left out stays. `ditutup` ends it. */
export const InsidenUbahan = z
  .object({
    judul: z.optional(judul),
    tingkat: z.optional(Tingkat),
    diketahui_pada: z.optional(Saat),
    ...isi,
    dikirim_pada: z.optional(Saat),
    nomor_bukti: z.optional(teksWajib(maxLength.nomor_bukti, isianTexts.kosong)),
    ditutup: z.optional(YaTidakMasukan),
  })
  .check(
    z.refine(({ dikirim_pada, nomor_bukti }) => (dikirim_pada === undefined) === (nomor_bukti === undefined), {
      path: ['nomor_bukti'],
      message: isianTexts.kosong,
    }),
  )
describeSchema(InsidenUbahan, 'Changes an incident; what is left out stays. `ditutup` 1 ends it.')
export type InsidenUbahan = z.output<typeof InsidenUbahan>

/** A note about an incident. It is not changed later. */
export const CatatanInsiden = z.object({ isi: teksWajib(maxLength.insiden, isianTexts.kosong) })
describeSchema(CatatanInsiden, 'A note about an incident. It is not changed later.')

/** Which people an incident affects: whom `pelaku_id` read between two instants, the patients of a professional, or a list of accounts by number or by address. */
export const TerdampakMasukan = z
  .object({
    cara: CaraTerdampak,
    pelaku_id: z.optional(IdMasukan),
    dari: z.optional(Saat),
    sampai: z.optional(Saat),
    profesional_id: z.optional(IdMasukan),
    user_id: z.optional(z.array(IdMasukan).check(z.minLength(1), z.maxLength(MAX_DAFTAR_TERDAMPAK))),
    alamat: z.optional(z.array(Email).check(z.minLength(1), z.maxLength(MAX_DAFTAR_TERDAMPAK))),
  })
  .check(
    z.refine((one) => one.cara !== 'pembuka' || one.pelaku_id !== undefined, { path: ['pelaku_id'] }),
    z.refine((one) => one.cara !== 'pembuka' || one.dari !== undefined, { path: ['dari'] }),
    z.refine((one) => one.cara !== 'pembuka' || one.sampai !== undefined, { path: ['sampai'] }),
    z.refine((one) => one.cara !== 'tenaga' || one.profesional_id !== undefined, { path: ['profesional_id'] }),
    z.refine((one) => one.cara !== 'daftar' || one.user_id !== undefined || one.alamat !== undefined, {
      path: ['user_id'],
    }),
  )
describeSchema(
  TerdampakMasukan,
  'Which people an incident affects: whom `pelaku_id` read from `dari` to `sampai`, by the trail; the patients of a professional; or a list of accounts, by `user_id` or by `alamat`.',
)
export type TerdampakMasukan = z.output<typeof TerdampakMasukan>

/**
 * How many people were found, and how many of them were not known as affected before. `daftar`: how many lists, which do not name their
 * people one by one, the account read besides. `tidak_dikenal`: addresses of the list that no account has.
 */
export const TerdampakHasil = z.object({
  ditemukan: z.int(),
  baru: z.int(),
  daftar: z.int(),
  tidak_dikenal: z.array(z.string()),
})
describeSchema(TerdampakHasil, 'How many affected people were found, and how many of them are new.')
export type TerdampakHasil = z.output<typeof TerdampakHasil>

/** An affected person with a closed account, to whom a letter was sent on paper. */
export const DisuratiMasukan = z.object({ user_id: IdMasukan })
describeSchema(DisuratiMasukan, 'An affected person with a closed account, to whom a letter was sent on paper.')

export const InsidenDikirim = z.object({ dikirim: z.int() })
describeSchema(InsidenDikirim, 'How many people are notified now.')

/** What a person is told of an incident that affects them. */
export const InsidenSaya = z.object({
  insiden_id: Id,
  diberitahu_pada: z.string(),
  dibaca: z.boolean(),
  bagian: z.array(z.object({ judul: z.string(), isi: z.string() })),
})
describeSchema(InsidenSaya, 'What the caller is told of an incident that affects their data.')
export type InsidenSaya = z.output<typeof InsidenSaya>
