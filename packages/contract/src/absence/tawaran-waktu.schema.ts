import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teks } from '../base/isian.ts'
import { JamMasukan, TanggalMasukan } from '../base/waktu.ts'
import { UsulanSlot } from '../schedule/ketersediaan.schema.ts'
import { MAX_TAWARAN_WAKTU, semuaHasilTawaranWaktu } from './tawaran-waktu.rules.ts'

/** A time that is offered: a session of the same professional, and the hour at which it is to begin. */
export const WaktuMasukan = z.object({
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamMasukan,
})
describeSchema(WaktuMasukan, 'A time that is offered to a patient.')
export type WaktuMasukan = z.output<typeof WaktuMasukan>

/** Between one and three times, each once. */
export const WaktuDipilih = z.array(WaktuMasukan).check(
  z.minLength(1),
  z.maxLength(MAX_TAWARAN_WAKTU),
  z.refine((all) => new Set(all.map(({ tanggal, jam_mulai }) => `${tanggal} ${jam_mulai}`)).size === all.length),
)
describeSchema(WaktuDipilih, 'Up to three times, each once.')

/** Other times for a consultation, with a message to its patient. */
export const TawaranWaktuMasukan = z.object({ waktu: WaktuDipilih, pesan: z.nullish(teks(maxLength.alasan)) })
describeSchema(TawaranWaktuMasukan, 'Other times for a consultation, and a message to its patient.')
export type TawaranWaktuMasukan = z.output<typeof TawaranWaktuMasukan>

/** How an offer stands: `menunggu` while the patient may choose, `lewat` where its times or the consultation are over. */
export const HasilTawaranWaktu = z.enum(['menunggu', 'lewat', ...semuaHasilTawaranWaktu])
describeSchema(HasilTawaranWaktu, 'How an offer of times stands, `menunggu` while the patient may choose.')
export type HasilTawaranWaktu = z.output<typeof HasilTawaranWaktu>

/** One of the times of an offer, by its number in it. */
export const WaktuDitawarkan = z.extend(UsulanSlot, { nomor: z.int() })
describeSchema(WaktuDitawarkan, 'One of the offered times.')
export type WaktuDitawarkan = z.output<typeof WaktuDitawarkan>

/** Times that the professional or the clinic offers for a consultation. They reserve nothing. */
export const TawaranWaktu = z.object({
  tawaran_waktu_id: Id,
  jadwal_id: Id,
  dibuat: z.string(),
  hasil: HasilTawaranWaktu,
  /** The number of the time that the patient took; null in any other case. */
  diambil: z.nullable(z.int()),
  waktu: z.array(WaktuDitawarkan),
})
describeSchema(
  TawaranWaktu,
  'Times that are offered for a consultation, and how the offer stands. They reserve nothing.',
)
export type TawaranWaktu = z.output<typeof TawaranWaktu>

/** As its patient reads it: with whether each time can be had now. */
export const TawaranWaktuPasien = z.extend(TawaranWaktu, {
  waktu: z.array(z.extend(WaktuDitawarkan, { bisa: z.boolean() })),
})
describeSchema(TawaranWaktuPasien, 'Offered times as the patient reads them; `bisa` where a time can be taken now.')
export type TawaranWaktuPasien = z.output<typeof TawaranWaktuPasien>

/** The offer that the patient has read, which they decline. */
export const TawaranDitolak = z.object({ tawaran_waktu_id: IdMasukan })
describeSchema(TawaranDitolak, 'The offer that the patient has read.')
/** The same, and the time that they take. */
export const WaktuDiambil = z.extend(TawaranDitolak, {
  nomor: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_TAWARAN_WAKTU)),
})
describeSchema(WaktuDiambil, 'The offer that the patient has read, and the number of the time that they take.')
export type WaktuDiambil = z.output<typeof WaktuDiambil>
