import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { HariBaku, Jam, Tanggal, Zona } from '../base/waktu.ts'

/** Why a day cannot be booked with a professional. Only a day of a type with a notice is `terlalu dekat`. */
export const AlasanHari = z.enum([
  'libur',
  'cuti',
  'penuh',
  'tidak ada sesi',
  'di luar jendela',
  'lewat',
  'terlalu dekat',
])
describeSchema(AlasanHari, 'Why a day cannot be booked with a professional.')
export type AlasanHari = z.infer<typeof AlasanHari>

export const Ketersediaan = z.object({
  tanggal: Tanggal,
  bisa: z.boolean(),
  /** Null exactly where `bisa`. */
  alasan: z.nullable(AlasanHari),
  /** The holiday's name; also where the clinic opens on it. */
  keterangan: z.nullable(z.string()),
  /** Free slots, or free starts of the requested type; 0 where the day cannot be booked. */
  sisa: z.int(),
  /** The hours in which the clinic is closed, where it is not closed all day; without an end, the rest of the day. */
  jam_tutup: z.optional(z.object({ dari: Jam, sampai: z.nullable(Jam) })),
  /** The instant at which patients can book the day. Only on days of the next release, where one is announced. */
  rilis_pada: z.optional(z.string()),
})
describeSchema(Ketersediaan, 'Whether a day can be booked with a professional, and why not.')
export type Ketersediaan = z.output<typeof Ketersediaan>

/** A slot that can be booked at this moment. Its hours are those of a clock in `zona`. */
export const SlotTerdekat = z.object({
  jadwal_tenaga_id: Id,
  profesional_id: Id,
  name: z.string(),
  nama_spesialisasi: z.string(),
  tanggal: Tanggal,
  hari: HariBaku,
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
})
describeSchema(SlotTerdekat, 'A slot that can be booked now.')
export type SlotTerdekat = z.output<typeof SlotTerdekat>

/** A free slot that is proposed where a consultation cannot take place. Its hours are those of a clock in `zona`. */
export const UsulanSlot = z.object({
  jadwal_tenaga_id: Id,
  tanggal: Tanggal,
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
})
describeSchema(UsulanSlot, 'A free slot that is proposed.')
export type UsulanSlot = z.output<typeof UsulanSlot>
