import * as z from 'zod/mini'
import { JENIS_UMUM, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, Id, IdMasukan, teksWajib, YaTidakMasukan } from '../base/isian.ts'
import { pageOf } from '../base/page.schema.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { Hari, HariBaku, Jam, JamMasukan, Tanggal, TanggalMasukan, Zona } from '../base/waktu.ts'
import { Keluhan, MetodeKonsultasi } from '../consultation/konsultasi.schema.ts'
import { semuaStatusTunggu } from './tunggu.rules.ts'

export const StatusTunggu = z.enum(semuaStatusTunggu)
describeSchema(StatusTunggu, 'How an entry of the waiting list stands.')

const hasFirst = (k: { jadwal_id?: number | undefined }) => k.jadwal_id === undefined
/** A field that a wait for a first place needs, and a wait for an earlier time takes from its consultation. */
const needs = (field: 'metode_konsultasi' | 'keluhan', message: string) =>
  z.refine<{ jadwal_id?: number | undefined; metode_konsultasi?: unknown; keluhan?: unknown }>(
    (k) => !hasFirst(k) || k[field] !== undefined,
    { path: [field], message },
  )

/**
 * Waits for a first place with a professional, or with anyone of a speciality; or, with `jadwal_id`, for an earlier time of a
 * consultation, which stands until then and says the rest. The complaint is written now, so that one tap is enough then. `hari`,
 * `jam_dari` and `jam_sampai` say which times are welcome, by the clock of the clinic. `boleh_malam`: the person also wants to be told
 * at night of a place within the next hours.
 */
export const TungguMasukan = z
  .object({
    jadwal_id: z.optional(IdMasukan),
    profesional_id: z.optional(IdMasukan),
    spesialisasi_id: z.optional(IdMasukan),
    jenis_id: z._default(IdMasukan, JENIS_UMUM.jenis_id),
    metode_konsultasi: z.optional(MetodeKonsultasi),
    use_bpjs: z._default(BitMasukan, 0),
    keluhan: z.optional(Keluhan),
    dari: z.optional(TanggalMasukan),
    sampai: z.optional(TanggalMasukan),
    hari: z.optional(z.array(Hari).check(z.minLength(1), z.maxLength(7))),
    jam_dari: z.optional(JamMasukan),
    jam_sampai: z.optional(JamMasukan),
    boleh_malam: z._default(YaTidakMasukan, false),
  })
  .check(
    needs('metode_konsultasi', isianTexts.kosong),
    needs('keluhan', isianTexts.keluhan),
    z.refine((k) => !hasFirst(k) || (k.profesional_id === undefined) !== (k.spesialisasi_id === undefined), {
      path: ['profesional_id'],
      message: isianTexts.kosong,
    }),
    z.refine(({ dari, sampai }) => !dari || !sampai || sampai >= dari, {
      path: ['sampai'],
      message: isianStaf.urutanTanggal,
    }),
    z.refine(({ jam_dari, jam_sampai }) => !jam_dari || !jam_sampai || jam_sampai > jam_dari, {
      path: ['jam_sampai'],
      message: isianTexts.urutanJam,
    }),
  )
describeSchema(
  TungguMasukan,
  'An entry of the waiting list: for a first place with a professional or a speciality, or, with `jadwal_id`, for an earlier time of a consultation, which stands until then.',
)
export type TungguMasukan = z.output<typeof TungguMasukan>

/** A place that is kept for the person until `habis_pada`. Both instants have the offset of Jakarta; hours are those of a clock in `zona`. */
export const Tawaran = z.object({
  tawaran_id: Id,
  profesional_id: Id,
  nama_profesional: z.string(),
  /** The start. */
  tanggal: z.string(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  habis_pada: z.string(),
})
describeSchema(Tawaran, 'A place that is kept for the person of an entry until `habis_pada`.')
export type Tawaran = z.output<typeof Tawaran>

const Entri = {
  tunggu_id: Id,
  profesional_id: z.nullable(Id),
  nama_profesional: z.nullable(z.string()),
  spesialisasi_id: Id,
  nama_spesialisasi: z.string(),
  jenis_id: Id,
  nama_jenis: z.string(),
  metode_konsultasi: MetodeKonsultasi,
  dari: Tanggal,
  sampai: Tanggal,
  hari: z.nullable(z.array(HariBaku)),
  jam_dari: z.nullable(Jam),
  jam_sampai: z.nullable(Jam),
  /** The consultation that stands until something earlier is taken. */
  jadwal_id: z.nullable(Id),
  mendesak: z.boolean(),
  status: StatusTunggu,
  /** The place in line, from 1 on. */
  urutan: z.int(),
  /** From when on the place in line counts: an instant with the offset of Jakarta. */
  sejak: z.string(),
}

/** An entry, as its person sees it. `spesialisasi_id` is that of the professional, where one is named. */
export const Tunggu = z.object({
  ...Entri,
  boleh_malam: z.boolean(),
  /** Paused after two silences: until when it keeps its place. */
  jeda_sampai: z.nullable(z.string()),
  tawaran: z.nullable(Tawaran),
})
describeSchema(Tunggu, 'An entry of the caller in the waiting list, with the open offer. No clinical text.')
export type Tunggu = z.output<typeof Tunggu>

/** An entry, as admins and the professional see it. */
export const TungguStaf = z.object({
  ...Entri,
  user_id: Id,
  name: z.string(),
  /** For how many days it has waited. */
  hari_menunggu: z.int(),
  /** Who last decided whether it goes first, and why: for admins alone. */
  mendesak_oleh: z.nullable(z.string()),
  mendesak_alasan: z.nullable(z.string()),
})
describeSchema(TungguStaf, 'A person who waits for a place, as admins and the professional see them. No complaint.')
export type TungguStaf = z.output<typeof TungguStaf>
export const TungguPage = pageOf(TungguStaf)
describeSchema(TungguPage, 'A page of the waiting list.')

export const TawaranDipilih = z.object({ tawaran_id: IdMasukan })
describeSchema(TawaranDipilih, 'The offer that the person has read.')
export const TungguDipilih = z.object({ tunggu_id: IdMasukan })
describeSchema(TungguDipilih, 'The entry that goes on.')

export const MendesakMasukan = z.object({
  mendesak: YaTidakMasukan,
  alasan: teksWajib(maxLength.alasan, isianStaf.alasanMendesak),
})
describeSchema(MendesakMasukan, 'Whether an entry goes first, and why.')
export type MendesakMasukan = z.output<typeof MendesakMasukan>

/** What the holder of a mailed link may know of an offer: when it is and until when. No name, no word about health. */
export const TawaranTautan = z.object({
  tanggal: z.string(),
  jam_selesai: Jam,
  zona: Zona,
  habis_pada: z.string(),
  /** It was taken already, by this link or elsewhere. */
  sudah: z.boolean(),
})
describeSchema(TawaranTautan, 'What the holder of a mailed link may know of an offer.')
export type TawaranTautan = z.output<typeof TawaranTautan>

/** `data` of `SLOT_FREE`: the first time that can be booked at once. */
export const SlotKosong = z.object({ profesional_id: Id, jadwal_tenaga_id: Id, tanggal: Tanggal, jam_mulai: Jam })
export type SlotKosong = z.output<typeof SlotKosong>
