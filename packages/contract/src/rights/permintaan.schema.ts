import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, tanggalWajar, teks, teksBolehKosong, teksWajib } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { JamMasukan, TanggalMasukan } from '../base/waktu.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'
import type { Hapus } from '../record/pemrosesan.rules.ts'
import {
  kanalPetugas,
  semuaAlasanTolak,
  semuaJenisPermintaan,
  semuaKanalPermintaan,
  semuaStatusPermintaan,
  semuaTindakanPermintaan,
  tentangRekam,
} from './permintaan.rules.ts'

export const JenisPermintaan = z.enum(semuaJenisPermintaan)
describeSchema(
  JenisPermintaan,
  'What a person asks of the clinic about their data: access to notes that a copy leaves out, a copy that the page does not give, a correction, the erasure of the account, a restriction to keeping, an objection to a use.',
)
export const StatusPermintaan = z.enum(semuaStatusPermintaan)
describeSchema(StatusPermintaan, 'How a request stands: new, in work, answered, refused, taken back.')
export const AlasanTolak = z.enum(semuaAlasanTolak)
describeSchema(AlasanTolak, 'On which ground a request is refused.')
type AlasanTolak = z.output<typeof AlasanTolak>

const isi = z.optional(teksBolehKosong(maxLength.keluhan))

/** `jadwal_id` only where a request can be about one consultation. An erasure needs the caller's own password. */
export const PermintaanMasukan = z
  .object({
    jenis: JenisPermintaan,
    isi,
    // An empty choice of a form is none.
    jadwal_id: z.optional(
      z.pipe(
        z.transform<unknown, unknown>((value) => (value === '' ? null : value)),
        z.nullable(IdMasukan),
      ),
    ),
    password: z.optional(PasswordDiketik),
  })
  .check(
    z.refine(({ jenis, password }) => jenis !== 'penghapusan' || password !== undefined, {
      path: ['password'],
      message: isianTexts.password,
    }),
    // An erasure and a restriction say everything by themselves.
    z.refine(({ jenis, isi }) => ['penghapusan', 'pembatasan', 'salinan'].includes(jenis) || Boolean(isi), {
      path: ['isi'],
      message: isianTexts.kosong,
    }),
    z.refine(({ jenis, jadwal_id }) => !jadwal_id || tentangRekam.some((one) => one === jenis), {
      path: ['jadwal_id'],
    }),
  )
describeSchema(
  PermintaanMasukan,
  'A request about the caller’s data. `jadwal_id` names the consultation that an access, a correction or an objection is about; an access without it becomes a request to each psychologist who wrote notes about the caller; an erasure needs the caller’s password.',
)
export type PermintaanMasukan = z.output<typeof PermintaanMasukan>

/** Instants with the offset of Jakarta. */
const pokok = {
  permintaan_id: Id,
  jenis: JenisPermintaan,
  jadwal_id: z.nullable(Id),
  /** The psychologist all of whose notes are asked for. */
  penulis: z.nullable(z.string()),
  kanal: z.enum(semuaKanalPermintaan),
  diterima_pada: z.string(),
  batas: z.string(),
  /** When the deadline has passed and it is still open. */
  terlambat: z.boolean(),
  status: StatusPermintaan,
  ditutup_pada: z.nullable(z.string()),
  /** Of an erasure: when it was confirmed, and when it is carried out. */
  dikonfirmasi_pada: z.nullable(z.string()),
  dilaksanakan_pada: z.nullable(z.string()),
}

/** A request as its person reads it. `berlaku`: a restriction is in force. */
export const Permintaan = z.object({
  ...pokok,
  isi: z.nullable(z.string()),
  jawaban: z.nullable(z.string()),
  alasan_tolak: z.nullable(AlasanTolak),
  berlaku: z.boolean(),
  /** What the person added to a record whose correction was refused. */
  pernyataan: z.nullable(z.string()),
  /** Whether they can add it. */
  boleh_pernyataan: z.boolean(),
  langkah: z.array(z.object({ ke: StatusPermintaan, pada: z.string() })),
})
describeSchema(
  Permintaan,
  'A request about one’s data: until when it is to be answered, how it stands, each step with its time, and the answer.',
)
export type Permintaan = z.output<typeof Permintaan>

/** A row of the officers' list: no words of the person. */
export const PermintaanBaris = z.object({
  ...pokok,
  user_id: Id,
  nama: z.string(),
  /** Who handles it. */
  petugas: z.nullable(z.string()),
  /** The psychologist whose notes are asked for or a psychologist who reviews decides about it, and no officer. */
  oleh_psikolog: z.boolean(),
  /** It asks for notes whose author is gone, and an officer can let the psychologists who review read them. */
  boleh_izinkan: z.boolean(),
})
describeSchema(PermintaanBaris, 'A request in the list of the data protection officers, without its words.')
export type PermintaanBaris = z.output<typeof PermintaanBaris>

/** A request as an officer reads it. */
export const PermintaanLengkap = z.extend(PermintaanBaris, {
  isi: z.nullable(z.string()),
  jawaban: z.nullable(z.string()),
  alasan_tolak: z.nullable(AlasanTolak),
  langkah: z.array(z.object({ ke: StatusPermintaan, pada: z.string(), oleh: z.string() })),
})
describeSchema(PermintaanLengkap, 'A request with its words and its steps, as a data protection officer reads it.')
export type PermintaanLengkap = z.output<typeof PermintaanLengkap>

/** What the person says to a record whose correction was refused. It is not changed later. */
export const PernyataanMasukan = z.object({ isi: teksWajib(maxLength.keluhan, isianTexts.kosong) })
describeSchema(
  PernyataanMasukan,
  'What the caller says to a record whose correction was refused. It is not changed later.',
)

/** A request that came at the counter or by letter: `tanggal` and `jam`, by a clock in Jakarta, are when it reached the clinic. */
export const PermintaanLoket = z.object({
  user_id: IdMasukan,
  jenis: JenisPermintaan,
  kanal: z.enum(kanalPetugas),
  tanggal: tanggalWajar(TanggalMasukan),
  jam: JamMasukan,
  isi,
})
describeSchema(
  PermintaanLoket,
  'A request that reached the clinic at the counter or by letter. Its clock began when it arrived: `tanggal` and `jam`, by a clock in Jakarta.',
)
export type PermintaanLoket = z.output<typeof PermintaanLoket>

/** What an officer does with a request. The person reads `jawaban`. */
export const TindakanPermintaan = z.object({
  tindakan: z.enum(semuaTindakanPermintaan),
  jawaban: z.optional(teksBolehKosong(maxLength.keluhan)),
  // An empty choice of a form is none.
  alasan_tolak: z.optional(
    z.pipe(
      z.transform<AlasanTolak | '' | null, unknown>((value) => (value === '' ? null : value)),
      z.nullable(AlasanTolak),
    ),
  ),
})
describeSchema(
  TindakanPermintaan,
  'What an officer does with a request: takes it on, answers it, refuses it with a ground, confirms an erasure whose person stood at the counter, or lets the psychologists who review read notes whose author is gone. The person reads `jawaban`.',
)
export type TindakanPermintaan = z.output<typeof TindakanPermintaan>

/** What the register says of a part; as types, because every page would load the register's rules. */
const menjadi = ['hapus', 'samarkan', 'kunci', 'simpan'] as const satisfies readonly Hapus[]

/** What becomes of a part of a person's data by an erasure, and of how many rows. */
export const SisaHapus = z.object({
  bagian: z.string(),
  jumlah: z.int(),
  menjadi: z.enum(menjadi),
})
describeSchema(
  SisaHapus,
  'What becomes of a part of a person’s data by an erasure: deleted, kept without the person, locked for the medical record, or kept.',
)
export type SisaHapus = z.output<typeof SisaHapus>

/** The link of the mail that confirms an erasure. */
export const TautanHapus = z.object({ token: teks(500) })
describeSchema(TautanHapus, 'The token of the mail that confirms an erasure.')
