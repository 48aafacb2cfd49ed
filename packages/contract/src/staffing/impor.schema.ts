import * as z from 'zod/mini'
import { levelIds } from '../base/access.ts'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { namaWajib, tanpaPemisah } from '../base/isian.ts'
import { SentParams } from '../base/sentence.ts'
import { imporTexts, isianStaf } from '../base/texts-staf.ts'
import { KlinikMasukan } from '../clinic/klinik.schema.ts'
import { UserBaru } from '../people/auth.schema.ts'
import { Gender, levelNamed, NoBpjs, PasswordBaru, Telepon } from '../people/user.schema.ts'
import { TenagaProfesionalBaru } from './tenaga-kelola.schema.ts'

export const JenisImpor = z.enum(['pengguna', 'tenaga-profesional'])
describeSchema(JenisImpor, 'What is imported: people or professionals.')
export type JenisImpor = z.output<typeof JenisImpor>

/** An empty cell is a field that was not sent. */
const bolehKosong = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((cell) => (typeof cell === 'string' && cell.trim() === '' ? undefined : cell)),
    schema,
  )

/** A role by its name or number, as an admin would write it in a table. */
const PeranSel = z.pipe(z.pipe(z.string(), z.transform(levelNamed)), z.literal(levelIds, imporTexts.level))

/** A spreadsheet shows a long number as `8,12346E+11` and saves what it shows: its digits are lost. */
const utuh = z.string().check(z.refine((cell) => !/^\s*\d[.,]?\d*E\+?\d+\s*$/i.test(cell), imporTexts.angkaDibulatkan))

/** A telephone number as people write it in a table: what stands between its digits is left out, and so is the + of a country. */
const TeleponSel = z.pipe(
  z.pipe(
    utuh,
    z.transform((cell) => tanpaPemisah(cell).replace(/^\+(?=62)/, '')),
  ),
  Telepon.check(z.refine((phone) => phone === null || phone.startsWith('0'), imporTexts.teleponAwal)),
)
const NoBpjsSel = z.pipe(
  z.pipe(
    utuh,
    z.transform((cell): string | number => cell),
  ),
  NoBpjs,
)

/** The words that campuses write for a gender, beside its own, in any case. */
const GENDER: Record<string, z.output<typeof Gender>> = {
  ...{
    l: 'laki-laki',
    lk: 'laki-laki',
    laki: 'laki-laki',
    lakilaki: 'laki-laki',
    pria: 'laki-laki',
    cowok: 'laki-laki',
  },
  p: 'perempuan',
  pr: 'perempuan',
  wanita: 'perempuan',
  cewek: 'perempuan',
}
const GenderSel = z.pipe(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((cell) => cell.trim().toLowerCase()),
    ),
    z.transform((kata) => GENDER[tanpaPemisah(kata)] ?? kata),
  ),
  z.enum(Gender.options, imporTexts.genderSel),
)

/** One person of an import: the fields of the form. Without a password they are invited. */
export const BarisPengguna = z.object({
  name: UserBaru.shape.name,
  email: UserBaru.shape.email,
  nama_level: bolehKosong(z.optional(PeranSel)),
  phone_number: bolehKosong(z.optional(TeleponSel)),
  gender: bolehKosong(z.optional(GenderSel)),
  no_bpjs: bolehKosong(z.nullish(NoBpjsSel)),
  password: bolehKosong(z.optional(PasswordBaru)),
})
export type BarisPengguna = z.output<typeof BarisPengguna>

/** One professional: a user by their e-mail, a specialisation and a clinic by their names. Without one: the first clinic. */
export const BarisTenagaProfesional = z.object({
  email: UserBaru.shape.email,
  nama_spesialisasi: namaWajib(maxLength.nama_spesialisasi, isianStaf.spesialisasi),
  lokasi: TenagaProfesionalBaru.shape.lokasi,
  klinik: bolehKosong(z.optional(KlinikMasukan.shape.nama)),
})
export type BarisTenagaProfesional = z.output<typeof BarisTenagaProfesional>

/**
 * What is wrong with a row. `baris` counts as a spreadsheet does: the header is 1. `kolom` is empty where it is the row
 * itself. `nilai` is the content of the cell, shortened; empty for an empty cell.
 */
export const MasalahBaris = z.object({
  baris: z.int(),
  kolom: z.string(),
  pesan: z.string(),
  nilai: z.string(),
  /** What `pesan` was made from, as in a refusal. */
  code: z.optional(z.string()),
  pattern: z.optional(z.string()),
  params: z.optional(SentParams),
})
describeSchema(MasalahBaris, 'What is wrong with a row of an import. The header is row 1.')
export type MasalahBaris = z.output<typeof MasalahBaris>

export const ImporHasil = z.object({
  jenis: JenisImpor,
  /** True for a dry run: nothing was stored. */
  coba: z.boolean(),
  jumlah_baris: z.int(),
  /** Rows without a problem. */
  sah: z.int(),
  tersimpan: z.int(),
  masalah: z.array(MasalahBaris),
})
describeSchema(ImporHasil, 'What an import did, or would do, and what is wrong with which row.')
export type ImporHasil = z.output<typeof ImporHasil>
