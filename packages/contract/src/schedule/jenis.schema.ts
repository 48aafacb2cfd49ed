import * as z from 'zod/mini'
import { batasJenis, batasTerbanyak, JENIS_UMUM, MAX_KETERSEDIAAN_HARI, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { bolehKosong, fromDigits, Id, IdMasukan, IdQuery, namaWajib, YaTidakMasukan } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { daysBetween, Jam, Tanggal, Zona } from '../base/waktu.ts'

/** The profession that may offer a type. */
export const BidangJenis = z.enum(['dokter', 'psikolog', 'semua'])
describeSchema(BidangJenis, 'The profession that may offer a type of consultations.')
export type BidangJenis = z.output<typeof BidangJenis>
/** How a consultation of a type can take place. */
export const MetodeJenis = z.enum(['online', 'offline', 'semua'])
describeSchema(MetodeJenis, 'How consultations of a type take place: online, in person, or both.')
export type MetodeJenis = z.output<typeof MetodeJenis>

/** The length of a consultation in minutes. */
const Menit = z.int().check(z.minimum(batasJenis.menit.dari), z.maximum(batasJenis.menit.sampai))
const Jeda = z.int().check(z.minimum(0), z.maximum(batasJenis.jeda))
const Langkah = z.int().check(z.minimum(batasJenis.langkah.dari), z.maximum(batasJenis.langkah.sampai))
const Pemberitahuan = z.int().check(z.minimum(0), z.maximum(batasJenis.pemberitahuan))
const BatasSemester = z.int().check(z.minimum(1), z.maximum(batasTerbanyak.per_semester))

/**
 * What a type does to the weekly sessions of the professionals who offer it, or who may, while none of them does: how many
 * offer it, how many sessions there are, in how many it fits, how many starts it has in a week, after how many sessions the pauses
 * keep the next one from being booked as well, and how many sessions are kept back for urgent visits.
 */
export const DampakJenis = z.object({
  tenaga: z.int(),
  sesi: z.int(),
  muat: z.int(),
  mulai: z.int(),
  terhalang: z.int(),
  cadangan: z.int(),
})
describeSchema(DampakJenis, 'What a type of consultations does to the weekly sessions of those who offer it.')
export type DampakJenis = z.output<typeof DampakJenis>

/** A type of consultations with its rules. Minutes everywhere. */
export const JenisKonsultasi = z.object({
  jenis_id: Id,
  nama_jenis: z.string(),
  /** The length; null: as long as the session. */
  menit: z.nullable(Menit),
  jeda_sebelum: Jeda,
  jeda_sesudah: Jeda,
  /** From one possible start to the next, from the start of the session on; null: the length and the pauses. */
  langkah: z.nullable(Langkah),
  /** How long before its start it is booked at the latest. */
  pemberitahuan_menit: Pemberitahuan,
  bidang: BidangJenis,
  metode: MetodeJenis,
  /** It is for urgent visits: the clinic books it, and a patient with an open alert; it may take places that are kept back. */
  mendesak: z.boolean(),
  /** Whether it can be booked. */
  aktif: z.boolean(),
  /** How many visits a patient has in a semester; null: any number. */
  batas_semester: z.nullable(BatasSemester),
  dampak: DampakJenis,
})
describeSchema(JenisKonsultasi, 'A type of consultations with its rules, in minutes.')
export type JenisKonsultasi = z.output<typeof JenisKonsultasi>

const aturan = z.object({
  nama_jenis: namaWajib(maxLength.nama_jenis, isianStaf.namaJenis),
  menit: bolehKosong(fromDigits(Menit)),
  jeda_sebelum: fromDigits(Jeda),
  jeda_sesudah: fromDigits(Jeda),
  langkah: bolehKosong(fromDigits(Langkah)),
  pemberitahuan_menit: fromDigits(Pemberitahuan),
  bidang: BidangJenis,
  metode: MetodeJenis,
  mendesak: YaTidakMasukan,
  aktif: YaTidakMasukan,
  batas_semester: bolehKosong(fromDigits(BatasSemester)),
})

/** A new type; a rule that it leaves out restricts nothing. */
export const JenisMasukan = z.extend(aturan, {
  menit: z._default(aturan.shape.menit, null),
  jeda_sebelum: z._default(aturan.shape.jeda_sebelum, 0),
  jeda_sesudah: z._default(aturan.shape.jeda_sesudah, 0),
  langkah: z._default(aturan.shape.langkah, null),
  pemberitahuan_menit: z._default(aturan.shape.pemberitahuan_menit, 0),
  bidang: z._default(aturan.shape.bidang, 'semua'),
  metode: z._default(aturan.shape.metode, 'semua'),
  mendesak: z._default(aturan.shape.mendesak, false),
  aktif: z._default(aturan.shape.aktif, true),
  batas_semester: z._default(aturan.shape.batas_semester, null),
})
describeSchema(JenisMasukan, 'A new type of consultations.')
export type JenisMasukan = z.output<typeof JenisMasukan>

/** What a change leaves out stays as it is; it names at least one rule. It counts for new bookings; what is booked keeps its time and its pauses. */
export const JenisPerubahan = z.partial(aturan).check(
  z.refine((change) => Object.values(change).some((value) => value !== undefined), {
    path: ['nama_jenis'],
    message: isianTexts.kosong,
  }),
)
describeSchema(JenisPerubahan, 'A change of the rules of a type of consultations. What it leaves out stays.')
export type JenisPerubahan = z.output<typeof JenisPerubahan>

/** A type that a professional may offer: whether they do, and the length that they give it instead of the type's own. */
export const JenisTenaga = z.object({
  jenis_id: Id,
  nama_jenis: z.string(),
  aktif: z.boolean(),
  /** For urgent visits: of the patients, only those with an open alert see it. */
  mendesak: z.boolean(),
  menit: z.nullable(Menit),
  /** The length of the type; null: as long as the session. */
  menit_jenis: z.nullable(Menit),
})
describeSchema(JenisTenaga, 'A type of consultations that a professional may offer, and whether they do.')
export type JenisTenaga = z.output<typeof JenisTenaga>

export const JenisTenagaMasukan = z.object({
  jenis_id: IdMasukan,
  aktif: YaTidakMasukan,
  menit: z._default(bolehKosong(fromDigits(Menit)), null),
})
describeSchema(JenisTenagaMasukan, 'Whether the professional offers a type, and for how many minutes.')
export type JenisTenagaMasukan = z.output<typeof JenisTenagaMasukan>

/** A type that a patient can choose with a professional, or the clinic for one. */
export const JenisPilihan = z.object({
  jenis_id: Id,
  nama_jenis: z.string(),
  /** For urgent visits; among those of a patient only while an alert about them is open. */
  mendesak: z.boolean(),
  /** Null: as long as the session. */
  menit: z.nullable(Menit),
  metode: MetodeJenis,
  jeda_sesudah: Jeda,
  pemberitahuan_menit: Pemberitahuan,
  /** How many visits a patient has in a semester, without an allowance; null: any number. */
  batas_semester: z.nullable(BatasSemester),
})
describeSchema(JenisPilihan, 'A type of consultations that a patient can choose with a professional.')
export type JenisPilihan = z.output<typeof JenisPilihan>

/** Why a start cannot be booked, the first reason that a person would name. */
export const AlasanMulai = z.enum([
  'lewat',
  'libur',
  'di luar jendela',
  'cuti',
  'penuh',
  'terisi',
  'ditahan',
  'terlalu dekat',
  'cadangan',
])
describeSchema(AlasanMulai, 'Why a consultation of a type cannot start at a time.')
export type AlasanMulai = z.output<typeof AlasanMulai>

/** A time at which a consultation of a type may start, within a session on a date. Its hours are those of a clock in `zona`. */
export const SlotJenis = z.object({
  tanggal: Tanggal,
  jadwal_tenaga_id: Id,
  sesi: z.int(),
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  /** Null: it can be booked. */
  alasan: z.nullable(AlasanMulai),
  /** An instant with its offset: when the hold of another patient ends, where that is the reason. */
  ditahan_sampai: z.nullable(z.string()),
  /** An instant with its offset: when the place opens, where it is kept back for urgent visits and that is the reason. */
  lepas_pada: z.nullable(z.string()),
  /** The caller holds this start. */
  milik_saya: z.boolean(),
})
describeSchema(SlotJenis, 'A time at which a consultation of a type may start, and why it cannot be booked.')
export type SlotJenis = z.output<typeof SlotJenis>

/**
 * Calendar dates in Jakarta, both included, and the type whose days or starts are requested: the usual one where none
 * is named. It lies here and not in `ketersediaan`, which imports the rules of consultations, which import this file.
 */
export const KetersediaanQuery = z
  .object({ profid: IdQuery, jenis_id: z._default(IdQuery, JENIS_UMUM.jenis_id), dari: Tanggal, sampai: Tanggal })
  .check(
    z.refine(
      ({ dari, sampai }) => {
        const days = daysBetween(dari, sampai)
        return days >= 0 && days < MAX_KETERSEDIAAN_HARI
      },
      { path: ['sampai'] },
    ),
  )
