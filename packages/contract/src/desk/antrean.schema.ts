import * as z from 'zod/mini'
import { KonsultasiLoket } from '../absence/kehadiran.schema.ts'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teks } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Jam, Tanggal, Zona } from '../base/waktu.ts'
import { rapikanKode, semuaKeadaanAntrean } from './antrean.rules.ts'

export const KeadaanAntrean = z.enum(semuaKeadaanAntrean)
describeSchema(
  KeadaanAntrean,
  'How a person in the queue stands: waits, was called, is inside, has been, did not come when called, or does not wait any more.',
)

/** A number of the queue: `A` and 12 are shown as A-12. Gapless within a clinic and a day. */
export const NomorAntrean = z.object({ kode: z.string(), nomor: z.int() })
describeSchema(NomorAntrean, 'A number of the queue of a clinic and day, with its letter.')
export type NomorAntrean = z.output<typeof NomorAntrean>

/**
 * A visit of today as the desk sees it: who, with whom, when, and where in the queue. No complaint, no reply, no reason and no
 * kind of profession. `tanggal` is its start.
 */
export const KunjunganLoket = z.extend(KonsultasiLoket, {
  profesional_id: Id,
  nama_profesional: z.string(),
  /** Null before the arrival. */
  antrean: z.nullable(
    z.extend(NomorAntrean, {
      antrean_id: Id,
      keadaan: KeadaanAntrean,
      ruang: z.nullable(z.string()),
      dipanggil_pada: z.nullable(z.string()),
    }),
  ),
})
describeSchema(
  KunjunganLoket,
  'A visit of today as the desk sees it: who, with whom, when, and where in the queue. No clinical word and no kind of profession.',
)
export type KunjunganLoket = z.output<typeof KunjunganLoket>

/** The day of one clinic. */
export const HariLoket = z.object({
  /** All clinics, for the choice between them. */
  klinik: z.array(z.object({ klinik_id: Id, nama: z.string() })),
  klinik_id: Id,
  /** The calendar date there. */
  tanggal: Tanggal,
  kunjungan: z.array(KunjunganLoket),
})
describeSchema(HariLoket, 'The visits in person of a clinic today, by their hour.')
export type HariLoket = z.output<typeof HariLoket>

/** A code as a person types it. */
export const kodeMasukan = () => z.pipe(z.string(isianStaf.kodeHadir), z.transform(rapikanKode))

/** Who has arrived: by the code that the patient shows, or by the visit of the list. */
export const HadirMasukan = z.object({ kode: z.optional(kodeMasukan()), jadwal_id: z.optional(IdMasukan) }).check(
  z.refine(({ kode, jadwal_id }) => (kode ? 1 : 0) + (jadwal_id ? 1 : 0) === 1, {
    path: ['kode'],
    message: isianStaf.kodeHadir,
  }),
)
describeSchema(HadirMasukan, 'Who has arrived: by the code that the patient shows, or by the visit of the list.')
export type HadirMasukan = z.output<typeof HadirMasukan>

/** Calls the next person of a professional to a room. */
export const PanggilMasukan = z.object({
  profesional_id: IdMasukan,
  ruang: z.pipe(teks(maxLength.ruang, isianStaf.ruang), z.string().check(z.minLength(1, isianStaf.ruang))),
})
describeSchema(PanggilMasukan, 'The professional whose next person is called, and the room.')
export type PanggilMasukan = z.output<typeof PanggilMasukan>

/** A patient's visit of today: before the arrival the code for the desk, after it the number and how many are before them. */
export const AntreanSaya = z.object({
  jadwal_id: Id,
  klinik_id: Id,
  nama_profesional: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  /** Null before the last hour, and after the arrival. */
  kode_hadir: z.nullable(z.string()),
  antrean: z.nullable(
    z.extend(NomorAntrean, {
      keadaan: KeadaanAntrean,
      ruang: z.nullable(z.string()),
      /** How many people with the same professional wait before the patient. */
      di_depan: z.int(),
      /** How long the patient still waits, in minutes; null where they do not wait, or it is not known. */
      perkiraan: z.nullable(z.object({ dari: z.int(), sampai: z.int() })),
    }),
  ),
})
describeSchema(
  AntreanSaya,
  'The visit of a patient today: before the arrival the code for the desk, after it the number and how many wait before them.',
)
export type AntreanSaya = z.output<typeof AntreanSaya>
