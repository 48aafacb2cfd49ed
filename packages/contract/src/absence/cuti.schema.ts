import * as z from 'zod/mini'
import { MAX_CUTI_HARI, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, tanggalWajar, teks } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { daysBetween, Jam, jamMasukan, Tanggal, Zona } from '../base/waktu.ts'
import { KonsultasiTertutup } from '../consultation/konsultasi.schema.ts'
import { PenangananTerdampak, Penyelesaian } from './terdampak.schema.ts'

/**
 * Days, both included, on which a professional sees no patients: all day, or from `jam_dari` to `jam_sampai` on each of them,
 * by a clock in `zona`. Admins read the note where the clinic filed the leave; of another one it is null to them.
 */
export const Cuti = z.object({
  cuti_id: Id,
  profesional_id: Id,
  dari: Tanggal,
  sampai: Tanggal,
  jam_dari: z.nullable(Jam),
  jam_sampai: z.nullable(Jam),
  zona: Zona,
  catatan: z.nullable(z.string()),
  /** An admin filed it. */
  oleh_klinik: z.boolean(),
  created_at: z.string(),
  /**
   * Scheduled consultations ahead in these days and hours, earliest first: still to be decided about. Without those whose patients may
   * still choose one of the offered times, until two hours before their start.
   */
  terdampak: z.array(KonsultasiTertutup),
  /** What was done for each consultation that it strands, earliest first. */
  ditangani: z.array(PenangananTerdampak),
})
describeSchema(Cuti, 'Leave: days, both included, on which a professional sees no patients, all day or in some hours.')
export type Cuti = z.output<typeof Cuti>

const JamMasukan = z.nullish(jamMasukan(isianStaf.jamTutup))

/** Without hours the whole days. */
export const CutiMasukan = z
  .object({
    dari: tanggalWajar(Tanggal),
    sampai: tanggalWajar(Tanggal),
    jam_dari: JamMasukan,
    jam_sampai: JamMasukan,
    catatan: z.nullish(teks(maxLength.catatan)),
  })
  .check(
    z.refine(({ dari, sampai }) => sampai >= dari, { path: ['sampai'], message: isianStaf.urutanTanggal }),
    z.refine(({ dari, sampai }) => daysBetween(dari, sampai) < MAX_CUTI_HARI, {
      path: ['sampai'],
      message: isianStaf.cutiPanjang,
    }),
    z.refine(
      ({ jam_dari, jam_sampai }) => (jam_dari && jam_sampai ? jam_sampai > jam_dari : !jam_dari && !jam_sampai),
      {
        path: ['jam_sampai'],
        message: isianStaf.jamTutup,
      },
    ),
  )
describeSchema(
  CutiMasukan,
  'A new leave. Calendar dates in Jakarta, both included; with hours, only these of each day.',
)
export type CutiMasukan = z.output<typeof CutiMasukan>

/** The leave of this professional, filed by the clinic. */
export const CutiKlinikMasukan = z.safeExtend(CutiMasukan, { profesional_id: IdMasukan })
describeSchema(CutiKlinikMasukan, 'A new leave that an admin files for a professional.')
export type CutiKlinikMasukan = z.output<typeof CutiKlinikMasukan>

/** `pesan` goes to each patient concerned. */
export const PenyelesaianCuti = z.extend(Penyelesaian, { cuti_id: IdMasukan })
describeSchema(
  PenyelesaianCuti,
  'What becomes of the consultations that fall into a leave. `pesan` goes to each patient.',
)
export type PenyelesaianCuti = z.output<typeof PenyelesaianCuti>
