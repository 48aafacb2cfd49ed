import * as z from 'zod/mini'
import { DaftarUsulan, UsulanRekan } from '../absence/usulan.schema.ts'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teks, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Zona } from '../base/waktu.ts'
import { StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { LevelMasukan, ProfilMasukan, StatusUserMasukan } from '../people/user.schema.ts'

/**
 * What an admin may change of a person; anything left out stays. `pesan` goes to those whose consultations this cancels, and
 * `usulan` to the patients among them: a slot of a colleague for each.
 */
export const UserPerubahan = z.extend(z.partial(ProfilMasukan), {
  user_id: IdMasukan,
  pesan: z.nullish(teks(maxLength.alasan)),
  usulan: z.optional(DaftarUsulan),
  level_id: z.optional(LevelMasukan),
  status_user: z.optional(StatusUserMasukan),
  country: z.optional(teksWajib(maxLength.country, isianTexts.wajib)),
})
describeSchema(UserPerubahan, 'A change of a person by an admin. What it leaves out stays.')
export type UserPerubahan = z.output<typeof UserPerubahan>

/** Which of the two people of a consultation a user is. */
export const SisiKonsultasi = z.enum(['pasien', 'profesional'])
describeSchema(SisiKonsultasi, 'Which of the two people of a consultation: the patient or the professional.')
export type SisiKonsultasi = z.output<typeof SisiKonsultasi>

/**
 * A scheduled consultation ahead that ends with a person's account or role: when, and between whom. `sisi` is the side on
 * which that person stands. No clinical text: an admin need not read it to decide. `usulan` is a free slot of a colleague of
 * the same profession, null where there is none or where the patient leaves; no two rows share one.
 */
export const TerdampakAkun = z.object({
  jadwal_id: Id,
  tanggal: z.string(),
  zona: Zona,
  status: StatusKonsultasi,
  sisi: SisiKonsultasi,
  name: z.string(),
  nama_profesional: z.string(),
  usulan: z.nullable(UsulanRekan),
})
describeSchema(
  TerdampakAkun,
  'A consultation that ends with an account or a role. `sisi` is the side of that account, `usulan` a slot of a colleague.',
)
export type TerdampakAkun = z.output<typeof TerdampakAkun>
