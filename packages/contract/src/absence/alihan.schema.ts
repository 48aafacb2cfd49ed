import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan } from '../base/isian.ts'
import { Jam, Tanggal, TanggalMasukan, Zona } from '../base/waktu.ts'
import { JamDilihat } from '../consultation/konsultasi.schema.ts'
import { semuaHasilAlihan } from './alihan.rules.ts'

/** To whom a request is offered, and when; the same fields as in a booking. */
export const AlihanMasukan = z.object({
  profesional_id: IdMasukan,
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
})
describeSchema(AlihanMasukan, 'To whom a request is offered, and when.')
export type AlihanMasukan = z.output<typeof AlihanMasukan>

/** The offer that the patient has read: agreeing to another one would be agreeing to another time. */
export const AlihanDipilih = z.object({ alihan_id: IdMasukan })
describeSchema(AlihanDipilih, 'The offer that the patient has read.')
export type AlihanDipilih = z.output<typeof AlihanDipilih>

/** How an offer stands; `menunggu` while the patient may decide. */
export const HasilAlihan = z.enum(['menunggu', ...semuaHasilAlihan])
describeSchema(HasilAlihan, 'How an offer stands, `menunggu` while the patient may decide.')
export type HasilAlihan = z.output<typeof HasilAlihan>

/**
 * An offer to hand an unanswered request over to another professional. `dibuat` and `habis_pada` are instants with the offset of
 * Jakarta, times of day those of a clock in `zona`.
 */
export const Alihan = z.object({
  alihan_id: Id,
  /** The request. */
  jadwal_id: Id,
  profesional_id: Id,
  nama_profesional: z.string(),
  nama_spesialisasi: z.string(),
  jadwal_tenaga_id: Id,
  tanggal: Tanggal,
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  dibuat: z.string(),
  habis_pada: z.string(),
  hasil: HasilAlihan,
  /** The request with the other professional, once the patient has agreed. */
  jadwal_baru: z.nullable(Id),
})
describeSchema(Alihan, 'An offer to hand an unanswered request over to another professional, and how it stands.')
export type Alihan = z.output<typeof Alihan>
