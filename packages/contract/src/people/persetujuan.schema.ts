import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { IdMasukan } from '../base/isian.ts'

/**
 * The purposes for which a person is asked, each by itself. A purpose that nothing in the service serves is not asked for: a
 * consent to nothing is void (UU PDP Art. 22).
 */
export const Keperluan = z.enum(['layanan', 'telemedisin', 'psikologi', 'pengingat_email'])
describeSchema(
  Keperluan,
  'A purpose that a person consents to by itself: care, online consultations, psychology, reminders by mail.',
)
export type Keperluan = z.output<typeof Keperluan>

/** The purposes for which every person is asked. Psychology is signed for each psychologist. */
export const KeperluanUmum = z.enum(['layanan', 'telemedisin', 'pengingat_email'] satisfies Keperluan[])
describeSchema(KeperluanUmum, 'A purpose for which every person is asked: all but psychology.')
export type KeperluanUmum = z.output<typeof KeperluanUmum>

/** What can be missing before a booking: the age of the person, and consents. */
export type IzinKurang = 'usia' | Keperluan

/** `menarik` takes an earlier `setuju` back. */
export const Sikap = z.enum(['setuju', 'menolak', 'menarik'])
describeSchema(Sikap, 'What a person says to a notice: agrees, refuses, withdraws.')
export type Sikap = z.output<typeof Sikap>

/** Where a person said it: in the service, or on paper at the counter, where an admin records it. */
export const KanalPersetujuan = z.enum(['web', 'loket'])
export type KanalPersetujuan = z.output<typeof KanalPersetujuan>
describeSchema(
  KanalPersetujuan,
  'Where it was said: in the service, or on paper at the counter, where an admin recorded it.',
)

/** `versi` is that of the notice which the person was shown. */
const JawabanUmum = z.object({ keperluan: KeperluanUmum, versi: IdMasukan, sikap: Sikap })
export type Jawaban = { keperluan: Keperluan; versi: number; sikap: Sikap }

/** The answers of a person, one for a purpose at most. */
export const JawabanMasukan = z.array(JawabanUmum).check(
  z.maxLength(KeperluanUmum.options.length),
  z.refine((rows) => new Set(rows.map(({ keperluan }) => keperluan)).size === rows.length),
)
describeSchema(JawabanMasukan, 'Answers to notices, one for a purpose at most, each with the version that was shown.')

/**
 * What a person said last to a purpose, to which version, and when: an instant with the offset of Jakarta. Texts, and not the two
 * lists: every page that reads a profile would load these.
 */
export const PersetujuanTercatat = z.object({
  keperluan: z.string(),
  versi: z.int(),
  sikap: z.string(),
  pada: z.string(),
})
describeSchema(PersetujuanTercatat, 'What a person said last to a purpose, to which version of its notice, and when.')
export type PersetujuanTercatat = z.output<typeof PersetujuanTercatat>

/**
 * A purpose as its person sees it: the notice in force, and what they said last, null where nothing. An answer to `wajib` or a later
 * version still counts. `mendatang` is a version that must be agreed to again and is not in force yet.
 */
export const Persetujuan = z.object({
  keperluan: KeperluanUmum,
  versi: z.int(),
  wajib: z.int(),
  mendatang: z.nullable(z.object({ versi: z.int(), berlaku_sejak: z.string() })),
  judul: z.string(),
  pernyataan: z.string(),
  jawaban: z.nullable(
    z.object({
      persetujuan_id: z.int(),
      versi: z.int(),
      sikap: Sikap,
      pada: z.string(),
      kanal: KanalPersetujuan,
    }),
  ),
})
describeSchema(
  Persetujuan,
  'A purpose with the version of its notice that is in force, and what the caller said last; null where nothing yet.',
)
export type Persetujuan = z.output<typeof Persetujuan>

/**
 * A psychologist of a person, and what they said to the notice of psychology for them. `profesional_id` and `nama` are null for what
 * was said to psychology as a whole, before it was signed for each: it has no effect.
 */
export const PersetujuanPsikolog = z.extend(Persetujuan, {
  keperluan: z.literal('psikologi'),
  profesional_id: z.nullable(z.int()),
  nama: z.nullable(z.string()),
})
describeSchema(
  PersetujuanPsikolog,
  'A psychologist with the notice of psychology in force, and what the person said last for them; null where nothing yet.',
)
export type PersetujuanPsikolog = z.output<typeof PersetujuanPsikolog>
