import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, tanggalWajar, teksWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Jam, jamMasukan, Tanggal } from '../base/waktu.ts'
import { KonsultasiTerdampak, Penyelesaian } from './terdampak.schema.ts'

export const JenisLibur = z.enum(['libur nasional', 'cuti bersama', 'libur kampus'])
describeSchema(JenisLibur, 'A public holiday, a collective leave, or a holiday of the campus.')
export type JenisLibur = z.infer<typeof JenisLibur>

/**
 * A day of the holiday calendar. `buka`: the clinic opens all the same, the name is only shown. With `jam_dari` it is closed
 * from that time of day on, in Jakarta, through `jam_sampai` or to the end of the day.
 */
export const HariLibur = z.object({
  id: Id,
  tanggal: Tanggal,
  nama: z.string(),
  jenis: JenisLibur,
  buka: z.boolean(),
  jam_dari: z.nullable(Jam),
  jam_sampai: z.nullable(Jam),
  /** Scheduled consultations ahead on this day and in these hours, which no professional will attend; 0 where the clinic opens. */
  jumlah_terdampak: z.int(),
})
describeSchema(
  HariLibur,
  'A day of the holiday calendar. With `buka` the clinic is open all the same, with `jam_dari` closed for a part of the day.',
)
export type HariLibur = z.output<typeof HariLibur>

/**
 * The response to saving a day: with the consultations that the day still strands, so that the admin can move or cancel
 * them. No clinical text.
 */
export const HariLiburTersimpan = z.extend(HariLibur, {
  terdampak: z.array(z.omit(KonsultasiTerdampak, { usulan: true })),
})
describeSchema(HariLiburTersimpan, 'A saved holiday, with the scheduled consultations that now fall on a closed day.')
export type HariLiburTersimpan = z.output<typeof HariLiburTersimpan>

const JamMasukan = z.nullish(jamMasukan(isianStaf.jamTutup))

/**
 * Hours that are left out stay as they are in a changed day, and are none in a new one; null is the whole day.
 * With `penyelesaian` the consultations that the day strands are moved or cancelled with it, all or none.
 */
export const HariLiburMasukan = z
  .object({
    tanggal: tanggalWajar(Tanggal),
    nama: teksWajib(maxLength.nama_libur, isianStaf.namaLibur),
    jenis: JenisLibur,
    buka: z._default(z.boolean(), false),
    jam_dari: JamMasukan,
    jam_sampai: JamMasukan,
    penyelesaian: z.optional(Penyelesaian),
  })
  .check(
    // A day on which the clinic opens strands no consultation.
    z.refine(({ buka, penyelesaian }) => !(buka && penyelesaian), { path: ['penyelesaian'] }),
    z.refine(({ buka, jam_dari, jam_sampai }) => !buka || !(jam_dari || jam_sampai), { path: ['jam_dari'] }),
    z.refine(({ jam_dari, jam_sampai }) => !jam_sampai || (jam_dari && jam_sampai > jam_dari), {
      path: ['jam_sampai'],
      message: isianStaf.jamTutup,
    }),
  )
describeSchema(
  HariLiburMasukan,
  'A new or changed day of the holiday calendar. In a change, hours that are left out stay.',
)
export type HariLiburMasukan = z.output<typeof HariLiburMasukan>
