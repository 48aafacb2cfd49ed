import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, IdQuery } from '../base/isian.ts'
import { Zona } from '../base/waktu.ts'
import { Keperluan, Persetujuan, Sikap } from '../people/persetujuan.schema.ts'

export const NaskahQuery = z.object({ keperluan: Keperluan, versi: z.optional(IdQuery) })

/**
 * `sidik` is the SHA-256 of its canonical JSON, in hexadecimal digits; `terbit_pada` an instant with the offset of Jakarta, as is
 * `berlaku_sejak`, null of a version that has always been in force; `wajib_ulang` whether people must agree again.
 */
export const Naskah = z.object({
  keperluan: Keperluan,
  versi: z.int(),
  judul: z.string(),
  pernyataan: z.string(),
  bagian: z.array(z.object({ judul: z.string(), isi: z.string() })),
  sidik: z.string(),
  terbit_pada: z.string(),
  berlaku_sejak: z.nullable(z.string()),
  wajib_ulang: z.boolean(),
})
describeSchema(
  Naskah,
  'A notice: its headed parts, the sentence beside the box, and the SHA-256 of `{bagian, judul, pernyataan}` as canonical JSON (RFC 8785).',
)
export type Naskah = z.output<typeof Naskah>

/** A consultation that stays scheduled although its patient withdrew the consent to care. */
export const TetapTerjadwal = z.object({
  jadwal_id: Id,
  tanggal: z.string(),
  zona: Zona,
  metode_konsultasi: z.enum(['online', 'offline']),
  nama_profesional: z.string(),
})
describeSchema(TetapTerjadwal, 'A consultation ahead, which a withdrawal does not cancel.')

/** What a person said on paper at the counter, in the hand of an admin. */
export const PersetujuanLoket = z
  .object({
    user_id: IdMasukan,
    keperluan: Keperluan,
    profesional_id: z.optional(IdMasukan),
    versi: IdMasukan,
    sikap: Sikap,
  })
  .check(
    z.refine(({ keperluan, profesional_id }) => (keperluan === 'psikologi') === (profesional_id !== undefined), {
      path: ['profesional_id'],
    }),
  )
describeSchema(
  PersetujuanLoket,
  'What a person said to a notice on paper at the counter, as an admin records it; to psychology for the named psychologist.',
)
export type PersetujuanLoket = z.output<typeof PersetujuanLoket>

/** All purposes after the answers; what stays scheduled, where the consent to care was withdrawn. */
export const PersetujuanHasil = z.object({
  persetujuan: z.array(Persetujuan),
  terjadwal: z.array(TetapTerjadwal),
})
describeSchema(
  PersetujuanHasil,
  'The purposes after the answers, and the consultations that stay scheduled where the consent to care was withdrawn.',
)
export type PersetujuanHasil = z.output<typeof PersetujuanHasil>
