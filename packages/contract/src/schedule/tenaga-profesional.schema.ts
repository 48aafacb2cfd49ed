import * as z from 'zod/mini'
import { daftarTenaga, maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, isStorable, teksBolehKosong } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { Tanggal, Zona } from '../base/waktu.ts'
import { Gender, LevelId, StatusUser } from '../people/user.schema.ts'
import { SlotTerdekat } from './ketersediaan.schema.ts'
import { namaBahasa, splitList, tidyList } from './tenaga-profesional.rules.ts'

/** A health professional on the wire. `harga` in rupiah, `rating` the average of 1–5 with one decimal or null. */
export const TenagaProfesional = z.object({
  profesional_id: Id,
  user_id: Id,
  level_id: LevelId,
  name: z.string(),
  email: z.string(),
  no_bpjs: z.nullable(z.string()),
  status_user: StatusUser,
  country: z.string(),
  spesialisasi_id: Id,
  nama_spesialisasi: z.string(),
  lokasi: z.string(),
  klinik_id: Id,
  /** Null where the service has one clinic only. */
  nama_klinik: z.nullable(z.string()),
  /** The zone of the clinic, by whose clock the sessions are. */
  zona: Zona,
  harga: z.int(),
  rating: z.nullable(z.number()),
  jumlah_ulasan: z.int(),
  foto_url: z.nullable(z.string()),
  gender: z.nullable(Gender),
  /** What the professional says of themself: null or empty until they do. */
  biografi: z.nullable(z.string()),
  topik: z.array(z.string()),
  bahasa: z.array(z.string()),
  /** Registration number. */
  no_str: z.nullable(z.string()),
  /** Licence number: SIP of a physician, SIPP of a psychologist. */
  no_sip: z.nullable(z.string()),
})
describeSchema(TenagaProfesional, 'A health professional. `harga` in rupiah, `rating` the average of 1 to 5, or null.')
export type TenagaProfesional = z.output<typeof TenagaProfesional>

/** What every visitor may see: no e-mail, no BPJS number, and no photo, which only those who are signed in may load. */
const Terbuka = z.omit(TenagaProfesional, { email: true, no_bpjs: true, foto_url: true })

/** A row of a list. What only the page about one professional shows is left out, because a list holds all of them. */
export const TenagaProfesionalPublik = z.omit(Terbuka, { biografi: true, no_str: true, no_sip: true })
describeSchema(TenagaProfesionalPublik, 'A professional as every visitor sees them.')
export type TenagaProfesionalPublik = z.output<typeof TenagaProfesionalPublik>

/** A professional as the landing page introduces them. */
export const TenagaBeranda = z.pick(Terbuka, { name: true, level_id: true, nama_spesialisasi: true })
describeSchema(TenagaBeranda, 'A professional as the landing page introduces them.')
export type TenagaBeranda = z.output<typeof TenagaBeranda>

/** A review as every visitor may read it: without its author, and without the day, which could tell who it was. */
const UlasanPublik = z.object({
  rating: z.int(),
  komentar: z.string(),
  /** `YYYY-MM` in Jakarta. */
  bulan: z.string(),
})

/** The page about one professional. */
export const TenagaProfesionalDetail = z.extend(Terbuka, {
  /** The next free slots in the booking window, soonest first. */
  slot: z.array(z.omit(SlotTerdekat, { profesional_id: true, name: true, nama_spesialisasi: true })),
  /** The last day of the booking window. */
  terdekat_hingga: Tanggal,
  /** Newest first; only those whose authors allow it. */
  ulasan: z.array(UlasanPublik),
})
describeSchema(
  TenagaProfesionalDetail,
  'A professional on their public page, with the next free slots and the reviews that their authors allow to show.',
)
export type TenagaProfesionalDetail = z.output<typeof TenagaProfesionalDetail>

/** A row of the list; for patients also the state of their own open request with this professional, or null. */
export const TenagaProfesionalPilihan = z.extend(TenagaProfesionalPublik, {
  foto_url: TenagaProfesional.shape.foto_url,
  status_pengajuan: z.optional(z.nullable(z.enum(['diajukan', 'menunggu']))),
  /** For patients: whether the professional also offers other types of consultations than the usual one. */
  jenis_lain: z.optional(z.boolean()),
  /** For patients: whether a type has a quota in the semester of today, so that `GET /api/users/jatah` has rows. */
  ada_jatah: z.optional(z.boolean()),
  /** For patients: when the next free slot begins, on the filtered weekday if there is one; null without one in the window. */
  terdekat: z.optional(z.nullable(z.string())),
  /** Has treated the calling patient before; false for any other caller. */
  pernah: z.optional(z.boolean()),
  /** For patients: the last day of the booking window. */
  terdekat_hingga: z.optional(Tanggal),
})
describeSchema(
  TenagaProfesionalPilihan,
  'A professional in the list, with the open request of the calling patient, or null.',
)
export type TenagaProfesionalPilihan = z.output<typeof TenagaProfesionalPilihan>

type Daftar = (typeof daftarTenaga)[keyof typeof daftarTenaga]

/** A list of short texts, also as one text divided by commas. `sentence` is what a person reads where it is too long. */
const daftar = ({ banyak, panjang }: Daftar, sentence: string, tidy: (text: string) => string = (text) => text) =>
  z.pipe(
    z.transform<string | string[] | null, unknown>(splitList),
    z
      .pipe(
        z.array(z.string(sentence), sentence),
        z.transform((texts) => tidyList(texts.map(tidy))),
      )
      .check(
        z.refine((texts) => texts.length <= banyak && texts.every(({ length }) => length <= panjang), sentence),
        z.refine((texts) => texts.every(isStorable), isianTexts.karakter),
      ),
  )

/** What a professional says of themself. Anything left out stays; null and empty texts remove. */
export const ProfilTenaga = z.object({
  biografi: z.optional(teksBolehKosong(maxLength.biografi)),
  topik: z.optional(daftar(daftarTenaga.topik, isianTexts.topik)),
  bahasa: z.optional(daftar(daftarTenaga.bahasa, isianTexts.bahasa, namaBahasa)),
  no_str: z.optional(teksBolehKosong(maxLength.no_str)),
  no_sip: z.optional(teksBolehKosong(maxLength.no_sip)),
})
describeSchema(
  ProfilTenaga,
  'What a professional says of themself: biography, topics, languages, registration and licence number.',
)
export type ProfilTenaga = z.output<typeof ProfilTenaga>
