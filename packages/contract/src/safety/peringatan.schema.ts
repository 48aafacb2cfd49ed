import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, teks, teksBolehKosong } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Zona } from '../base/waktu.ts'
import { Telepon } from '../people/user.schema.ts'
import { semuaSumberPeringatan } from './peringatan.rules.ts'

export const SumberPeringatan = z.enum(semuaSumberPeringatan)
describeSchema(
  SumberPeringatan,
  'What raised an alert: words in a complaint, words in a message, or the patient who asks to be called.',
)

/** What raised an alert. Instants with the offset of Jakarta. */
const SebabPeringatan = z.object({
  sumber: SumberPeringatan,
  /** The consultation in which the words stand. */
  jadwal_id: z.nullable(Id),
  terakhir: z.string(),
  /** How often. */
  kali: z.int(),
})

/** A patient asks to be called. `tempat` is where they are. */
export const HubungiMasukan = z.object({
  phone_number: z.pipe(Telepon, z.string(isianTexts.telepon).check(z.regex(/^\d{5,20}$/, isianTexts.telepon))),
  tempat: z.optional(teksBolehKosong(maxLength.tempat)),
})
describeSchema(HubungiMasukan, 'The number at which a patient asks to be called, and where they are.')
export type HubungiMasukan = z.output<typeof HubungiMasukan>

/**
 * Until when a person on duty calls, and, where no one is on duty, when the next shift begins. Instants with the offset of
 * Jakarta; null where that is not known.
 */
export const Hubungi = z.object({ sebelum: z.nullable(z.string()), jaga_berikut: z.nullable(z.string()) })
describeSchema(Hubungi, 'Until when a person on duty calls; where no one is on duty, when the next shift begins.')
export type Hubungi = z.output<typeof Hubungi>

/** What a person on duty sees of the open alert of a patient: never the words that raised it. Instants with the offset of Jakarta. */
export const Peringatan = z.object({
  peringatan_id: Id,
  /** Last raised first. */
  sebab: z.array(SebabPeringatan).check(z.minLength(1)),
  /** The patient. */
  user_id: Id,
  name: z.string(),
  /** The number that the patient gave, else that of the account. */
  phone_number: z.nullable(z.string()),
  tempat: z.nullable(z.string()),
  dibuat: z.string(),
  /** When it was last raised. */
  terakhir: z.string(),
  /** How often it was raised. */
  kali: z.int(),
  /** Until when the patient was told to be called. */
  hubungi_sebelum: z.nullable(z.string()),
  /** Who handles it, since when. */
  penangan: z.nullable(z.string()),
  diakui_pada: z.nullable(z.string()),
  /** Whether the caller handles it. */
  milik_saya: z.boolean(),
  /** When the patient's next urgent visit begins, an instant, and the zone of its clinic. */
  kunjungan: z.nullable(z.object({ tanggal: z.string(), zona: Zona })),
})
describeSchema(Peringatan, 'An alert that is not closed, without the words that raised it.')
export type Peringatan = z.output<typeof Peringatan>

/** What was done, said when an alert is closed. */
export const TutupMasukan = z.object({ catatan: z.pipe(teks(maxLength.alasan), z.string().check(z.minLength(3))) })
describeSchema(TutupMasukan, 'What was done for the person.')
export type TutupMasukan = z.output<typeof TutupMasukan>
