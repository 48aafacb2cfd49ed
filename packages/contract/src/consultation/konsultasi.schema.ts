import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, fromDigits, Id, IdMasukan, teks } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { HariBaku, Jam, JamMasukan, TanggalMasukan, Zona } from '../base/waktu.ts'
import { ISI_TERTUTUP } from './konsultasi.messages.ts'
import { HariLanjut, TindakLanjut } from './tindak-lanjut.schema.ts'

export const StatusKonsultasi = z.enum(['diajukan', 'menunggu', 'disetujui', 'dibatalkan', 'selesai'])
describeSchema(
  StatusKonsultasi,
  'Requested (`diajukan`), waiting, approved (`disetujui`), cancelled (`dibatalkan`), finished (`selesai`).',
)
export type StatusKonsultasi = z.infer<typeof StatusKonsultasi>

/** Other words for the same five: accepted in requests, never returned. */
export const statusAlias = {
  pending: 'diajukan',
  confirmed: 'disetujui',
  diterima: 'disetujui',
  completed: 'selesai',
  cancelled: 'dibatalkan',
} as const satisfies Record<string, StatusKonsultasi>

export const StatusMasukan = z.pipe(
  z.enum([...StatusKonsultasi.options, ...(Object.keys(statusAlias) as (keyof typeof statusAlias)[])]),
  z.transform(
    (word): StatusKonsultasi =>
      word in statusAlias ? statusAlias[word as keyof typeof statusAlias] : StatusKonsultasi.parse(word),
  ),
)
describeSchema(StatusMasukan, 'A status of consultations, also by one of its other names.')

export const MetodeKonsultasi = z.enum(['online', 'offline'])
describeSchema(MetodeKonsultasi, 'Online, or in person (`offline`).')
export type MetodeKonsultasi = z.output<typeof MetodeKonsultasi>
const Bit = z.literal([0, 1])

/**
 * Why a consultation is `dibatalkan`: by its patient, in time or late (`pasien_terlambat`: less than 12 hours before the
 * start); the patient did not come (`tidak_hadir`); by the clinic, which is a professional or an admin; because no answer
 * came in time (`tidak_dijawab`); or because the patient was asked to confirm it and did not (`tidak_dikonfirmasi`).
 */
export const SebabBatal = z.enum([
  'pasien',
  'pasien_terlambat',
  'tidak_hadir',
  'klinik',
  'tidak_dijawab',
  'tidak_dikonfirmasi',
])
describeSchema(
  SebabBatal,
  'Why a consultation was cancelled: by the patient, by the patient late, an absence, by the clinic, no answer in time, or not confirmed by the patient who was asked to.',
)
export type SebabBatal = z.output<typeof SebabBatal>

/** The class of a consultation: that of its professional. It stays also where the level of their account changes. */
export const Kelas = z.enum(['medis', 'psikologi'])
describeSchema(Kelas, 'The class of a consultation: medical or psychology.')
export type Kelas = z.output<typeof Kelas>

/** Why the patient came, as they chose it: the words of that day, which an admin may have changed since. */
export const AlasanKunjungan = z.object({ kata: z.string(), kata_en: z.nullable(z.string()) })
describeSchema(AlasanKunjungan, 'The reason for the visit in the words of the day on which the patient chose it.')
export type AlasanKunjungan = z.output<typeof AlasanKunjungan>

/** Where a consultation takes place, in the words of admins: its clinic, or the service where the clinic has no address of its own. */
export const KlinikKonsultasi = z.object({
  nama: z.nullable(z.string()),
  alamat: z.nullable(z.string()),
  petunjuk_arah: z.nullable(z.string()),
  peta_url: z.nullable(z.string()),
})
describeSchema(
  KlinikKonsultasi,
  'Where a consultation takes place, in the words of admins: its clinic, or the service where the clinic has no address of its own.',
)
export type KlinikKonsultasi = z.output<typeof KlinikKonsultasi>

/** A consultation on the wire. `jadwal_id` is its own id; `tanggal` the slot's start with the offset of Jakarta. */
export const Konsultasi = z.object({
  jadwal_id: Id,
  jadwal_tenaga_id: Id,
  user_id: Id,
  profesional_id: Id,
  tanggal: z.string(),
  metode_konsultasi: MetodeKonsultasi,
  status: StatusKonsultasi,
  /** False where the texts are those of the consultation; see `KonsultasiTertutup`. */
  tertutup: z.literal(false),
  keluhan: z.string(),
  /** Null where the patient chose none. Closed together with the complaint. */
  alasan_kunjungan: z.nullable(AlasanKunjungan),
  jenis_id: Id,
  nama_jenis: z.string(),
  use_bpjs: Bit,
  /** What it costs without BPJS, in rupiah, when it was booked. */
  harga: z.int(),
  no_bpjs: z.nullable(z.string()),
  initial_consult: z.nullable(z.string()),
  name: z.string(),
  nama_profesional: z.string(),
  /** Like `foto_url` of a person; null also where the reader may not see it. */
  foto_pasien_url: z.nullable(z.string()),
  foto_profesional_url: z.nullable(z.string()),
  nama_spesialisasi: z.string(),
  lokasi: z.string(),
  hari: HariBaku,
  sesi: z.int(),
  /** The time of day by a clock in `zona`, which is the zone of the clinic when it was booked. */
  jam_mulai: Jam,
  jam_selesai: Jam,
  zona: Zona,
  has_feedback: z.boolean(),
  /** When the patient said that they will be there at this time. */
  dikonfirmasi_pada: z.nullable(z.string()),
  /** When the patient arrived for it. */
  tiba_pada: z.nullable(z.string()),
  /** Why it is `dibatalkan`; null in any other status. */
  sebab_batal: z.nullable(SebabBatal),
  /** What it follows, where the professional booked it as a follow-up. */
  lanjutan_dari: z.nullable(Id),
  /** Which meeting of which series it is; null where it is of none. */
  rangkaian: z.nullable(z.object({ rangkaian_id: Id, urutan: z.int(), jumlah: z.int() })),
  /** It is `dibatalkan` because another professional took the request over; its texts are closed to the first one. */
  dialihkan: z.boolean(),
  /** Until when the professional answers a `diajukan`, with the offset of Jakarta; null in any other status. */
  jawab_sebelum: z.nullable(z.string()),
  /**
   * Why it was cancelled, and what the professional said when they moved it: in the responses about one consultation. Null in
   * lists.
   */
  alasan_batal: z.nullable(z.string()),
  pesan_pindah: z.nullable(z.string()),
  /** The next visit that its professional suggests: for its two people, in the responses about one consultation; else null. */
  tindak_lanjut: z.nullable(TindakLanjut),
  /** In the response to a booking and in those about one consultation. Null in lists, and where admins have written nothing of it. */
  klinik: z.nullable(KlinikKonsultasi),
  kelas: Kelas,
  /** Whether there is a reply, also where its text is not sent. */
  ada_balasan: z.boolean(),
  /** Until when this reader reads the texts by emergency access; null on every other ground, and in lists. */
  buka_sampai: z.nullable(z.string()),
  /** How often the reply was written, by whom last, and when; the latter two null where that is not known. */
  versi_balasan: z.int(),
  dibalas_oleh: z.nullable(z.string()),
  dibalas_pada: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
describeSchema(Konsultasi, 'A consultation. `jadwal_id` is its id, `tanggal` the start of its slot.')
export type Konsultasi = z.output<typeof Konsultasi>

/**
 * A consultation without its texts: the same keys, a fixed sentence as complaint, no reply and no reasons. For every reader
 * but its patient and its professional, and in lists that do not show the texts.
 */
export const KonsultasiTertutup = z.extend(Konsultasi, {
  tertutup: z.literal(true),
  keluhan: z.literal(ISI_TERTUTUP),
  alasan_kunjungan: z.null(),
  initial_consult: z.null(),
  alasan_batal: z.null(),
  pesan_pindah: z.null(),
  tindak_lanjut: z.null(),
})
describeSchema(
  KonsultasiTertutup,
  'A consultation without its texts, for readers who may not see them and for lists that do not show them. The keys are those of `Konsultasi`.',
)
export type KonsultasiTertutup = z.output<typeof KonsultasiTertutup>

/** A consultation as its reader may see it. */
export const KonsultasiTampil = z.discriminatedUnion('tertutup', [Konsultasi, KonsultasiTertutup])
describeSchema(KonsultasiTampil, 'A consultation as its reader may see it: with its texts, or closed.')
export type KonsultasiTampil = z.output<typeof KonsultasiTampil>

/** The sentence that stands for a closed text is no text: a client that sends back what it was shown has written nothing. */
const bukanIsiTertutup = (text: string) => (text === ISI_TERTUTUP ? '' : text)

/** Blank is a fault of its own sentence: a complaint must say something. */
export const Keluhan = z.pipe(
  z.pipe(teks(maxLength.keluhan, isianTexts.keluhan), z.transform(bukanIsiTertutup)),
  z.string().check(z.minLength(1, isianTexts.keluhan)),
)
describeSchema(Keluhan, 'The complaint of a patient. It must not be blank.')

/** The hour that the patient saw, by the clock of the clinic: where the session begins at another one, it is refused. Without it the date alone counts. */
export const JamDilihat = z.optional(JamMasukan)
describeSchema(
  JamDilihat,
  'The hour that the patient saw, by the clock of the clinic. The call is refused where the session begins at another one.',
)

/**
 * The type, which counts only together with `jam_mulai`: by the specification every payload carries one that means nothing.
 * For the same reason a value that is no id is not refused here. It becomes 0, which no type has.
 */
export const JenisDipilih = z.catch(z.nullish(IdMasukan), 0)
describeSchema(
  JenisDipilih,
  'The type of the consultation. It counts only together with `jam_mulai`; without it, type 1 is booked.',
)

/** A booking. What the payload also carries by the specification is ignored: it is always `diajukan`, with the number of the profile. */
export const BookingMasukan = z.object({
  keluhan: Keluhan,
  jadwal_tenaga_id: IdMasukan,
  profesional_id: IdMasukan,
  user_id: z.optional(IdMasukan),
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
  jenis_id: JenisDipilih,
  /** A reason for the visit. A value that is no reason is as none: it must not stop a booking. */
  alasan_id: z.catch(z.nullish(IdMasukan), 0),
  metode_konsultasi: MetodeKonsultasi,
  use_bpjs: BitMasukan,
})
describeSchema(BookingMasukan, 'A booking of one slot: a weekly session on one date. `keluhan` is the complaint.')
export type BookingMasukan = z.output<typeof BookingMasukan>

/** The same in an admin's hand, for a patient who must be named. */
export const BookingAdmin = z.extend(BookingMasukan, { user_id: IdMasukan })
describeSchema(BookingAdmin, 'A booking that an admin makes for the patient `user_id`.')

/**
 * Reply and status; all other fields of the consultation are ignored. A newer reply than `dasar_versi`, which the writer has seen, is not
 * overwritten. `dalam_hari` of a professional suggests the next visit; of an admin it is ignored.
 */
export const KonsultasiPerubahan = z.looseObject({
  status: z.optional(StatusMasukan),
  initial_consult: z.nullish(z.pipe(teks(maxLength.initial_consult), z.transform(bukanIsiTertutup))),
  dasar_versi: z.optional(fromDigits(z.nullable(z.int().check(z.minimum(0))))),
  dalam_hari: z.optional(HariLanjut),
})
describeSchema(
  KonsultasiPerubahan,
  'A reply or a new status. `dasar_versi` is the `versi_balasan` that the writer has seen; `dalam_hari` suggests the next visit in so many days, null suggests none any more.',
)
export type KonsultasiPerubahan = z.output<typeof KonsultasiPerubahan>

export const Pembatalan = z.object({ alasan: z.nullish(z.pipe(teks(maxLength.alasan), z.transform(bukanIsiTertutup))) })
describeSchema(Pembatalan, 'Why a consultation is cancelled. The reason is optional.')
export type Pembatalan = z.output<typeof Pembatalan>
export const JadwalUlang = z.object({
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
  /** Without it the consultation stays online or in person, as it is. */
  metode_konsultasi: z.optional(MetodeKonsultasi),
})
describeSchema(JadwalUlang, 'The new slot of a consultation, which may be its present one, and how it takes place.')
export type JadwalUlang = z.output<typeof JadwalUlang>

export const RiwayatStatus = z.object({
  dari: z.nullable(StatusKonsultasi),
  ke: StatusKonsultasi,
  /** The name of the account that acted; null where the service itself did. */
  oleh: z.nullable(z.string()),
  waktu: z.string(),
  /** Where the consultation was moved: its start before and after; `dari` and `ke` may then be the same. */
  jadwal_lama: z.nullable(z.string()),
  jadwal_baru: z.nullable(z.string()),
  /** Where it became online or in person: the method before and after. */
  metode_lama: z.nullable(MetodeKonsultasi),
  metode_baru: z.nullable(MetodeKonsultasi),
})
describeSchema(RiwayatStatus, 'A change of the status, the time or the method of a consultation.')
export type RiwayatStatus = z.output<typeof RiwayatStatus>

export const Dashboard = z.object({
  semua: z.int(),
  selesai: z.int(),
  terjadwal: z.int(),
  /** Closed, but for a patient. */
  mendatang: z.array(KonsultasiTampil),
})
describeSchema(Dashboard, 'The numbers and the next consultations on the first screen of the caller.')
export type Dashboard = z.output<typeof Dashboard>
