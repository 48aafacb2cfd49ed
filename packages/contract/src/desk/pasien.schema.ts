import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, Id, IdMasukan } from '../base/isian.ts'
import { TanggalMasukan } from '../base/waktu.ts'
import { JamDilihat, MetodeKonsultasi } from '../consultation/konsultasi.schema.ts'
import { Email, Nama, NoBpjsBolehKosong } from '../people/user.schema.ts'

/** A patient as the desk finds them: enough to tell two people of one name apart, and no more. */
export const PasienLoket = z.object({
  user_id: Id,
  name: z.string(),
  email_samar: z.string(),
  /** The last four digits of the BPJS number; null where there is none. */
  bpjs_akhir: z.nullable(z.string()),
})
describeSchema(
  PasienLoket,
  'A patient as the desk finds them: the name, the e-mail with its letters hidden, and the last digits of the BPJS number.',
)
export type PasienLoket = z.output<typeof PasienLoket>

/** Who stands at the desk and has no account yet. */
export const PasienBaru = z.object({ name: Nama, email: Email, no_bpjs: z.optional(NoBpjsBolehKosong) })
describeSchema(
  PasienBaru,
  'A person at the desk without an account. The mailed link lets them choose a password; the desk learns none.',
)
export type PasienBaru = z.output<typeof PasienBaru>

/** A professional whom the desk can choose. What kind of professional they are is not said. */
export const TenagaLoket = z.object({ profesional_id: Id, name: z.string() })
describeSchema(TenagaLoket, 'A professional whom the desk can choose, without the kind of profession.')
export type TenagaLoket = z.output<typeof TenagaLoket>

/** A consultation of a patient from which the desk can plan a series: with whom, and nothing of what it was about. */
export const AsalRangkaian = z.object({
  jadwal_id: Id,
  profesional_id: Id,
  nama_profesional: z.string(),
  metode_konsultasi: MetodeKonsultasi,
})
describeSchema(
  AsalRangkaian,
  'A consultation of a patient from which the desk can plan a series, without the kind of profession and without any text.',
)
export type AsalRangkaian = z.output<typeof AsalRangkaian>

/** A booking of a whole session that the desk makes for a patient. No complaint is asked for. */
export const PesanLoketMasukan = z.object({
  user_id: IdMasukan,
  profesional_id: IdMasukan,
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
  metode_konsultasi: MetodeKonsultasi,
  use_bpjs: z._default(BitMasukan, 0),
})
describeSchema(
  PesanLoketMasukan,
  'A booking of one slot that the desk makes for the patient `user_id`, without a complaint.',
)
export type PesanLoketMasukan = z.output<typeof PesanLoketMasukan>

/** A person without an appointment, and the professional whom they will see today. */
export const AntreanMasukan = z.object({ user_id: IdMasukan, profesional_id: IdMasukan })
describeSchema(AntreanMasukan, 'A person without an appointment, and the professional whom they will see today.')
export type AntreanMasukan = z.output<typeof AntreanMasukan>
