import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, bolehKosong, Id, IdMasukan, teksBolehKosong, teksWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { BidangJenis } from './jenis.schema.ts'
import { TenagaProfesionalPilihan } from './tenaga-profesional.schema.ts'

/** A reason for a visit, from which a patient may choose one. `kata_en` is null where there is no English word. */
export const AlasanPilihan = z.object({
  alasan_id: Id,
  kata: z.string(),
  kata_en: z.nullable(z.string()),
  /** The profession to which it leads; `semua` leads to none. */
  bidang: BidangJenis,
  /** The emergency numbers are shown beside the list. */
  mendesak: z.boolean(),
  /** The numbers for victims of violence are shown beside the list. */
  kekerasan: z.boolean(),
})
describeSchema(AlasanPilihan, 'A reason for a visit from which a patient may choose one.')
export type AlasanPilihan = z.output<typeof AlasanPilihan>

/** The same as an admin keeps it. */
export const Alasan = z.extend(AlasanPilihan, {
  /** The speciality to which it leads within the profession; null for all. */
  spesialisasi_id: z.nullable(Id),
  /** The type of consultations to whose professionals it leads; null for all. */
  jenis_id: z.nullable(Id),
  /** Whether patients see it. */
  aktif: z.boolean(),
})
describeSchema(Alasan, 'A reason for a visit as an admin keeps it: where it leads, and whether patients see it.')
export type Alasan = z.output<typeof Alasan>

const idBolehKosong = z._default(bolehKosong(IdMasukan), null)
const bit = z.pipe(
  z._default(BitMasukan, 0),
  z.transform((value) => value === 1),
)

/** A new reason, or all of one. What is booked keeps the word that its patient chose. */
export const AlasanMasukan = z.object({
  kata: teksWajib(maxLength.kata_alasan, isianStaf.kataAlasan),
  kata_en: z._default(teksBolehKosong(maxLength.kata_alasan), null),
  bidang: BidangJenis,
  spesialisasi_id: idBolehKosong,
  jenis_id: idBolehKosong,
  mendesak: bit,
  kekerasan: bit,
  aktif: z.pipe(
    z._default(BitMasukan, 1),
    z.transform((value) => value === 1),
  ),
})
describeSchema(AlasanMasukan, 'A new reason for a visit, or all of one.')
export type AlasanMasukan = z.output<typeof AlasanMasukan>

/** The ids of reasons in their new order, each once. */
export const UrutanAlasan = z.object({
  alasan_id: z.array(IdMasukan).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
})
describeSchema(UrutanAlasan, 'The ids of all reasons in their new order.')
export type UrutanAlasan = z.output<typeof UrutanAlasan>

/** A professional of a reason; `pernah`: has treated the patient before. */
export const TenagaAlasan = z.extend(TenagaProfesionalPilihan, { pernah: z.boolean() })
describeSchema(TenagaAlasan, 'A professional to whom a reason leads, and whether they have treated the caller before.')
export type TenagaAlasan = z.output<typeof TenagaAlasan>
