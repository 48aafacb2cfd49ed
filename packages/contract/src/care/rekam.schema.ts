import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id, IdMasukan, teks, teksBolehKosong } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Tanggal, TanggalMasukan, Zona } from '../base/waktu.ts'

/** The full note, which its author reads, and the limited one, which the client can read and share. */
export const jenisRekam = ['lengkap', 'terbatas'] as const
export const JenisRekam = z.enum(jenisRekam)
describeSchema(JenisRekam, 'The full note (`lengkap`), which its author reads, or the limited one (`terbatas`).')
export type JenisRekam = z.output<typeof JenisRekam>

/** A signed version. `alasan` says why it replaces the one before it; instants in ISO 8601; `oleh` is the author's name. */
export const VersiRekam = z.object({
  rekam_id: Id,
  versi: z.int().check(z.minimum(1)),
  isi: z.string(),
  alasan: z.nullable(z.string()),
  oleh: z.string(),
  ditandatangani_pada: z.string(),
  dirilis_pada: z.nullable(z.string()),
})
describeSchema(VersiRekam, 'A signed version of a note. `alasan` says why it replaces the one before it.')
export type VersiRekam = z.output<typeof VersiRekam>

/** What is being written. `dasar_versi` is the signed version that it continues, 0 for none; `revisi` counts how often it was saved. */
export const DrafRekam = z.object({
  isi: z.string(),
  dasar_versi: z.int().check(z.minimum(0)),
  revisi: z.int().check(z.minimum(1)),
  diubah_pada: z.string(),
})
describeSchema(
  DrafRekam,
  'A draft of a note. `dasar_versi` is the signed version it continues, `revisi` how often it was saved.',
)
export type DrafRekam = z.output<typeof DrafRekam>

/** One kind of note of a consultation: its draft, and its signed versions, newest first. */
export const CatatanRekam = z.object({ jenis: JenisRekam, draf: z.nullable(DrafRekam), versi: z.array(VersiRekam) })
describeSchema(CatatanRekam, 'One kind of note of a consultation: the draft, and the signed versions, newest first.')
export type CatatanRekam = z.output<typeof CatatanRekam>

/** The notes of a consultation: `milik` says that the caller writes them. With a grant there are only signed limited ones. */
export const Rekam = z.object({ jadwal_id: Id, milik: z.boolean(), catatan: z.array(CatatanRekam) })
describeSchema(Rekam, 'The notes of a consultation. `milik` says that the caller is their author.')
export type Rekam = z.output<typeof Rekam>

const versi = fromDigits(z.int().check(z.minimum(0), z.maximum(32_767)))
/**
 * What an editor has seen: the newest signed version, 0 where there is none, and the revision of the draft, 0 where there is
 * none. Without `revisi`, the draft is not compared.
 */
const terlihat = {
  dasar_versi: versi,
  revisi: z.optional(fromDigits(z.int().check(z.minimum(0), z.maximum(2_147_483_647)))),
}

export const DrafRekamMasukan = z.object({ jenis: JenisRekam, isi: teks(maxLength.rekam), ...terlihat })
describeSchema(
  DrafRekamMasukan,
  'What is saved as the draft, with the newest signed version and the revision of the draft that the editor has seen.',
)
export type DrafRekamMasukan = z.output<typeof DrafRekamMasukan>

/** The draft as it is stored, without its text. */
export const DrafTersimpan = z.omit(DrafRekam, { isi: true })
describeSchema(DrafTersimpan, 'A draft as it is stored, without its text.')
export type DrafTersimpan = z.output<typeof DrafTersimpan>

export const TandaTanganMasukan = z.object({
  jenis: JenisRekam,
  ...terlihat,
  password: z.string(isianTexts.password).check(z.minLength(1, isianTexts.password), z.maxLength(maxLength.password)),
  alasan: z.optional(teksBolehKosong(maxLength.alasan)),
})
describeSchema(
  TandaTanganMasukan,
  'What signs a draft: the password, what the editor has seen, and the reason of a later version.',
)
export type TandaTanganMasukan = z.output<typeof TandaTanganMasukan>

/** A version that was just signed, without its text. */
export const Ditandatangani = z.pick(VersiRekam, { rekam_id: true, versi: true, ditandatangani_pada: true })
describeSchema(Ditandatangani, 'A version of a note that was just signed, without its text.')
export type Ditandatangani = z.output<typeof Ditandatangani>

export const Dirilis = z.object({ rekam_id: Id, dirilis_pada: z.string() })
describeSchema(Dirilis, 'A note that its author has released to the client, and when.')
export type Dirilis = z.output<typeof Dirilis>

/**
 * A client's grant to one professional, as the client sees it. `sampai` is its last day in Jakarta; `berlaku` says whether it
 * counts now.
 */
export const IzinRekam = z.object({
  izin_id: Id,
  jadwal_id: Id,
  profesional_id: Id,
  nama: z.string(),
  nama_spesialisasi: z.string(),
  diberi_pada: z.string(),
  sampai: Tanggal,
  dicabut_pada: z.nullable(z.string()),
  berlaku: z.boolean(),
})
describeSchema(
  IzinRekam,
  'A grant of a client: which professional may read the limited notes of a consultation. `sampai` is the last day.',
)
export type IzinRekam = z.output<typeof IzinRekam>

export const IzinRekamMasukan = z.object({ jadwal_id: IdMasukan, profesional_id: IdMasukan, sampai: TanggalMasukan })
describeSchema(IzinRekamMasukan, 'A new grant, through the day `sampai` in Jakarta.')
export type IzinRekamMasukan = z.output<typeof IzinRekamMasukan>

/** A consultation whose limited notes were granted to the caller, with its two people. `ada_catatan`: one is signed. */
export const RekamDibagikan = z.object({
  izin_id: Id,
  jadwal_id: Id,
  klien: z.string(),
  psikolog: z.string(),
  tanggal: z.string(),
  zona: Zona,
  sampai: Tanggal,
  ada_catatan: z.boolean(),
})
describeSchema(RekamDibagikan, 'A consultation whose limited notes a client has granted to the caller.')
export type RekamDibagikan = z.output<typeof RekamDibagikan>
