import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan } from '../base/isian.ts'
import { Jam, Tanggal, TanggalMasukan, Zona } from '../base/waktu.ts'
import { JamDilihat, MetodeKonsultasi } from '../consultation/konsultasi.schema.ts'
import { UsulanSlot } from '../schedule/ketersediaan.schema.ts'

/** How many proposals one change of an account may carry. */
export const MAX_USULAN = 500

/** A free slot of a colleague for a consultation that ends with an account. */
export const UsulanRekan = z.extend(UsulanSlot, {
  profesional_id: Id,
  nama_profesional: z.string(),
  nama_spesialisasi: z.string(),
})
describeSchema(UsulanRekan, 'A free slot of a colleague, who is named.')
export type UsulanRekan = z.output<typeof UsulanRekan>

/** A slot that the clinic proposes to the patient of a consultation which it cancels. `jadwal_id` is that consultation. */
export const UsulanMasukan = z.object({
  jadwal_id: IdMasukan,
  profesional_id: IdMasukan,
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
})
describeSchema(UsulanMasukan, 'A slot of a colleague for the patient of the cancelled consultation `jadwal_id`.')
export type UsulanMasukan = z.output<typeof UsulanMasukan>

/** At most one for each consultation. */
export const DaftarUsulan = z.array(UsulanMasukan).check(
  z.maxLength(MAX_USULAN),
  z.refine((all) => new Set(all.map(({ jadwal_id }) => jadwal_id)).size === all.length),
)
describeSchema(DaftarUsulan, 'What is proposed to the patients of cancelled consultations, at most one for each.')

/**
 * How a proposal stands at this moment: its patient can book it (`tersedia`), has booked it (`dipesan`), its start is over
 * (`lewat`), or it cannot be had any more: taken, closed, or the patient has another consultation then.
 */
export const StatusUsulan = z.enum(['tersedia', 'dipesan', 'lewat', 'tidak tersedia'])
describeSchema(StatusUsulan, 'Whether the patient can book a proposed slot now.')
export type StatusUsulan = z.output<typeof StatusUsulan>

/** What the clinic proposed instead of a cancelled consultation. It reserves nothing. Its hours are those of a clock in `zona`. */
export const Usulan = z.object({
  /** The cancelled consultation. */
  jadwal_id: Id,
  profesional_id: Id,
  nama_profesional: z.string(),
  jadwal_tenaga_id: Id,
  tanggal: Tanggal,
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  /** That of the cancelled consultation. */
  metode_konsultasi: MetodeKonsultasi,
  status: StatusUsulan,
})
describeSchema(
  Usulan,
  'The slot that the clinic proposed instead of the cancelled consultation `jadwal_id`. It reserves nothing.',
)
export type Usulan = z.output<typeof Usulan>
