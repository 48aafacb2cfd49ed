import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, fromDigits, Id, IdMasukan, teks, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { isPitaSambung, semuaSaran, semuaTingkat, skorMaks } from './skrining.rules.ts'

const Tingkat = z.enum(semuaTingkat)
const Saran = z.enum(semuaSaran)

/** The most questions of an instrument, and the values of an answer. */
const MAX_BUTIR = 60
const Nilai = z.int().check(z.minimum(0), z.maximum(3))

const kataPendek = (max: number) => teksWajib(max, isianTexts.wajib)
const Nama = kataPendek(60)
const Kode = z.pipe(teks(20), z.string().check(z.regex(/^[A-Z][A-Z0-9-]*$/)))
const Versi = z.pipe(teks(20), z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/)))

const Bahasa = z.string().check(z.regex(/^[a-z]{2}$/))

const Skala = z.array(z.object({ nilai: Nilai, kata: kataPendek(60) })).check(
  z.minLength(2),
  z.maxLength(4),
  z.refine((skala) => skala.every(({ nilai }, ke) => nilai === ke)),
)

const Aturan = z.object({
  /** How many questions may be skipped before there is no total. */
  lewati: z._default(z.int().check(z.minimum(0), z.maximum(5)), 2),
  /** `dari` and `sampai` are both included. */
  pita: z
    .array(z.object({ dari: z.int().check(z.minimum(0)), sampai: z.int().check(z.minimum(0)), tingkat: Tingkat }))
    .check(z.minLength(1), z.maxLength(10)),
})

/** An instrument of a file: its questions, the scale of the answers, and the bands of the total. `izin` says who permits its use. */
export const InstrumenMasukan = z
  .object({
    kode: Kode,
    versi: Versi,
    /** What patients read; without it the code. */
    nama: z.optional(Nama),
    bahasa: Bahasa,
    sumber: kataPendek(500),
    izin: teks(1_000),
    /** The language of the licence, as a code of two letters. */
    izin_bahasa: z._default(Bahasa, 'id'),
    /** The span in days that the questions ask about. */
    jendela_hari: fromDigits(z.int().check(z.minimum(1), z.maximum(365))),
    /** The words before the questions. */
    pengantar: z._default(teks(500), ''),
    butir: z.array(kataPendek(500)).check(z.minLength(1), z.maxLength(MAX_BUTIR)),
    skala: Skala,
    /** The numbers, from 1, of the questions about danger. */
    butir_bahaya: z._default(z.array(z.int().check(z.minimum(1))).check(z.maxLength(MAX_BUTIR)), []),
    aturan: Aturan,
  })
  .check(
    z.refine(({ butir_bahaya, butir }) => butir_bahaya.every((nomor) => nomor <= butir.length), {
      path: ['butir_bahaya'],
    }),
    z.refine((all) => isPitaSambung(all.aturan.pita, skorMaks(all)), {
      path: ['aturan', 'pita'],
      message: isianStaf.pitaInstrumen,
    }),
  )
describeSchema(
  InstrumenMasukan,
  'An instrument of a file: questions, scale, bands of the total, and who permits its use.',
)
export type InstrumenMasukan = z.output<typeof InstrumenMasukan>

/** An instrument as a patient fills it in. `izin` is the notice that its publishers ask for. */
export const Instrumen = z.object({
  kode: z.string(),
  versi: z.string(),
  nama: z.string(),
  bahasa: z.string(),
  izin: z.string(),
  izin_bahasa: z.string(),
  jendela_hari: z.int(),
  pengantar: z.string(),
  butir: z.array(z.string()),
  skala: z.array(z.object({ nilai: Nilai, kata: z.string() })),
  butir_bahaya: z.array(z.int()),
})
describeSchema(Instrumen, 'An instrument of screening with its questions, its scale and the notice of its publishers.')
export type Instrumen = z.output<typeof Instrumen>

/** An instrument in the list of admins. `dipakai`: it has results, which keep it. */
export const InstrumenTerdaftar = z.object({
  kode: z.string(),
  versi: z.string(),
  nama: z.string(),
  sumber: z.string(),
  izin: z.string(),
  butir: z.int(),
  aktif: z.boolean(),
  dipakai: z.boolean(),
})
describeSchema(InstrumenTerdaftar, 'An instrument in the list of admins. `dipakai`: it has results, which keep it.')
export type InstrumenTerdaftar = z.output<typeof InstrumenTerdaftar>

/**
 * A result. `skor` and `tingkat` are null where too much was skipped, and where `terbaca` is false: then no available key decrypts it.
 * `bahaya`: a question about danger was affirmed. An instant with the offset of Jakarta.
 */
export const Skrining = z.object({
  skrining_id: Id,
  kode: z.string(),
  versi: z.string(),
  nama: z.string(),
  jendela_hari: z.int(),
  skor: z.nullable(z.int()),
  skor_maks: z.int(),
  tingkat: z.nullable(Tingkat),
  bahaya: z.boolean(),
  terbaca: z.boolean(),
  dibuat_pada: z.string(),
})
describeSchema(
  Skrining,
  'A result of screening. `skor` and `tingkat` are null where too much was skipped, and where `terbaca` is false.',
)
export type Skrining = z.output<typeof Skrining>

/** A professional with whom the caller has a consultation, and whether they may read the results. */
export const BagikanSkrining = z.object({
  profesional_id: Id,
  nama: z.string(),
  nama_spesialisasi: z.string(),
  boleh: z.boolean(),
})
describeSchema(
  BagikanSkrining,
  'A professional with whom the caller has a consultation, and whether they may read the caller’s results.',
)
export type BagikanSkrining = z.output<typeof BagikanSkrining>

/** The caller's results, the newest first, at most 100, and with whom they can be shared. */
export const SkriningSaya = z.object({ hasil: z.array(Skrining), bagikan: z.array(BagikanSkrining) })
describeSchema(SkriningSaya, 'The caller’s results, the newest first, and with whom they can be shared.')
export type SkriningSaya = z.output<typeof SkriningSaya>

/** The answers in the order of the questions; null: skipped. `bagikan`: who may read all results from now on. */
export const SkriningMasukan = z.object({
  kode: teks(20),
  versi: teks(20),
  jawaban: z.array(z.nullable(Nilai)).check(z.maxLength(MAX_BUTIR)),
  bagikan: z._default(z.array(IdMasukan).check(z.maxLength(20)), []),
})
describeSchema(
  SkriningMasukan,
  'The answers in the order of the questions; null: skipped. `bagikan`: who may read all results from now on.',
)
export type SkriningMasukan = z.output<typeof SkriningMasukan>

export const SkriningTersimpan = z.extend(
  z.pick(Skrining, {
    skrining_id: true,
    skor: true,
    tingkat: true,
    bahaya: true,
    dibuat_pada: true,
  }),
  { saran: Saran },
)
describeSchema(SkriningTersimpan, 'A stored result with what is advised.')
export type SkriningTersimpan = z.output<typeof SkriningTersimpan>

/** Lets a professional read the caller's results, or ends that at once. */
export const IzinSkriningMasukan = z.object({ profesional_id: IdMasukan, boleh: BitMasukan })
describeSchema(IzinSkriningMasukan, 'Lets a professional read the caller’s results, or ends that at once.')
export type IzinSkriningMasukan = z.output<typeof IzinSkriningMasukan>

/** A patient who lets the caller read their results, and since when. It says nothing of a result. */
export const SkriningDibagikan = z.object({ user_id: Id, sejak: z.string() })
describeSchema(SkriningDibagikan, 'A patient who lets the caller read their results, and since when.')
export type SkriningDibagikan = z.output<typeof SkriningDibagikan>
