import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, namaWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Jam, Zona } from '../base/waktu.ts'
import { kodeMasukan, NomorAntrean } from './antrean.schema.ts'

/** A screen of a waiting room, as the desk lists it. */
export const LayarTunggu = z.object({
  layar_id: Id,
  nama: z.string(),
  klinik_id: Id,
  nama_klinik: z.string(),
  sejak: z.string(),
})
describeSchema(LayarTunggu, 'A screen of a waiting room: its name, its clinic, and since when it has its address.')
export type LayarTunggu = z.output<typeof LayarTunggu>

/** The secret address, below the one under which the service is reached. */
export const LayarBaru = z.extend(LayarTunggu, { alamat: z.string() })
describeSchema(LayarBaru, 'A new screen with its secret address, which is returned once.')
export type LayarBaru = z.output<typeof LayarBaru>

export const LayarMasukan = z.object({
  nama: namaWajib(maxLength.nama_layar, isianStaf.namaLayar),
  klinik_id: IdMasukan,
})
describeSchema(LayarMasukan, 'A new screen of a waiting room: its name and its clinic.')
export type LayarMasukan = z.output<typeof LayarMasukan>

/** A call as every person in the waiting room sees it: a number and a room. */
export const Panggilan = z.extend(NomorAntrean, { ruang: z.string(), dipanggil_pada: z.string() })
describeSchema(Panggilan, 'A call as a waiting room sees it: the number, the room and when.')
export type Panggilan = z.output<typeof Panggilan>

/** What a screen shows: no name, no profession and no reason. */
export const Layar = z.object({
  /** The name of the clinic. */
  klinik: z.string(),
  /** The last calls of today, the newest first. */
  panggilan: z.array(Panggilan),
  menunggu: z.int(),
  /** By which a patient records the own arrival; another one every half-minute. */
  kode: z.string(),
  /** Until when the code is shown. It counts half a minute longer. */
  berlaku_sampai: z.string(),
})
describeSchema(
  Layar,
  'What the screen of a waiting room shows: the last calls, how many wait, and the code of this half-minute.',
)
export type Layar = z.output<typeof Layar>

export const HadirSayaMasukan = z.object({ kode: kodeMasukan() })
describeSchema(HadirSayaMasukan, 'The code on the screen of the waiting room.')

/** The recorded arrival of the caller: which visit, and the number. */
export const HadirSaya = z.extend(NomorAntrean, {
  jadwal_id: Id,
  nama_profesional: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  tiba_pada: z.string(),
})
describeSchema(HadirSaya, 'The recorded arrival of the caller: which visit, when they came, and their number.')
export type HadirSaya = z.output<typeof HadirSaya>
