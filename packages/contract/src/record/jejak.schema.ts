import * as z from 'zod/mini'
import { levelIds, roles } from '../base/access.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { BitMasukan, Id, IdQuery } from '../base/isian.ts'
import { Tanggal, TanggalMasukan } from '../base/waktu.ts'
import { semuaDasarJejak, semuaHasilTinjauan, semuaKategoriDarurat, semuaObjek, semuaTindakan } from './jejak.rules.ts'

const Tindakan = z.enum(semuaTindakan)
const Objek = z.enum(semuaObjek)
const DasarJejak = z.enum(semuaDasarJejak)
export const KategoriDarurat = z.enum(semuaKategoriDarurat)
describeSchema(
  KategoriDarurat,
  'Why clinical text is opened: danger to life, the patient asks for it, an order of the law, a fault of the service.',
)
export const HasilTinjauan = z.enum(semuaHasilTinjauan)
describeSchema(HasilTinjauan, 'Whether an emergency access was justified.')
const Peran = z.enum(levelIds.map((level) => roles[level].nama))

/** The number of a row of the trail; unlike an id, it outgrows PostgreSQL's `int`. */
export const NomorJejak = z.int().check(z.minimum(1))
describeSchema(NomorJejak, 'The number of a row of the trail.')
const Nomor = NomorJejak
const NomorQuery = z.coerce.number<number>().check(z.int(), z.minimum(1))

/**
 * A row of the trail without ids of people. `pelaku` is null where no account acted; `peran` is the role at that time. `tentang` names the
 * consultation where it is one. `kali` is how many rows a list or an export had.
 */
export const BarisJejak = z.object({
  nomor: Nomor,
  waktu: z.string(),
  pelaku: z.nullable(
    z.object({ nama: z.string(), peran: z.nullable(Peran), nama_spesialisasi: z.nullable(z.string()) }),
  ),
  tindakan: Tindakan,
  tentang: z.object({ jenis: Objek, jadwal_id: z.nullable(Id), tanggal: z.nullable(z.string()) }),
  dasar: DasarJejak,
  kali: z.int(),
})
describeSchema(BarisJejak, 'A row of the trail: who did what, when, about which consultation.')

/**
 * A row of the trail, as the person reads it whose data it is about. `darurat` is the emergency access through which it was done, with
 * the result of its review where there is one. `laporan` is the person's own report of the row, with what came of it; null where
 * there is none.
 */
export const JejakSaya = z.extend(BarisJejak, {
  darurat: z.nullable(
    z.object({ buka_id: Id, kategori: KategoriDarurat, alasan: z.string(), hasil: z.nullable(HasilTinjauan) }),
  ),
  laporan: z.nullable(
    z.object({
      isi: z.string(),
      dibuat_pada: z.string(),
      tanggapan: z.nullable(z.object({ hasil: HasilTinjauan, isi: z.string(), ditanggapi_pada: z.string() })),
    }),
  ),
})
describeSchema(JejakSaya, 'A row of the trail about the caller’s data: who read or changed it.')
export type JejakSaya = z.output<typeof JejakSaya>

/** A page of the own trail: rows with numbers below `sebelum`. `administratif` adds lists and profiles that admins read. */
export const JejakSayaQuery = z.object({
  sebelum: z.optional(NomorQuery),
  limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  administratif: z._default(BitMasukan, 0),
})
describeSchema(JejakSayaQuery, 'A page of the own trail; `sebelum` is the number of the last row that was shown.')
export type JejakSayaQuery = z.output<typeof JejakSayaQuery>

const Orang = z.object({ user_id: Id, nama: z.string() })

/** A row of the trail with its ids, for the holder of `petugas_data`. `dicatat` is when it was chained. */
export const Jejak = z.object({
  nomor: Nomor,
  dicatat: z.string(),
  waktu: z.string(),
  tindakan: Tindakan,
  objek: Objek,
  objek_id: z.nullable(z.int()),
  subjek: z.nullable(Orang),
  pelaku: z.nullable(Orang),
  peran: z.nullable(Peran),
  dasar: DasarJejak,
  /** The emergency access through which it was done. */
  buka_id: z.nullable(Id),
  sesi_id: z.nullable(Id),
  request_id: z.nullable(z.string()),
  jumlah: z.int(),
})
describeSchema(
  Jejak,
  'A row of the trail with its ids: what was done, to what, whose data it is, who acted, and on which ground.',
)
export type Jejak = z.output<typeof Jejak>

/** Filters of the trail; dates in Jakarta, both included. At most 100 rows with numbers below `sebelum`. */
export const JejakQuery = z.object({
  subjek_id: z.optional(IdQuery),
  pelaku_id: z.optional(IdQuery),
  tindakan: z.optional(Tindakan),
  // The day in Jakarta may be beyond the calendar: 9999-12-31T23:59:59Z.
  dari: z.optional(z.pipe(TanggalMasukan, Tanggal)),
  sampai: z.optional(z.pipe(TanggalMasukan, Tanggal)),
  sebelum: z.optional(NomorQuery),
})
describeSchema(JejakQuery, 'Filters of the trail; `sebelum` is the number of the last row that was shown.')
export type JejakQuery = z.output<typeof JejakQuery>

/**
 * A finding of a check: rows that were altered, are missing, were cut off or chained again; `dipulihkan` is a gap that a
 * restore explains, and no fault. Both numbers are included. `balasan_berubah` and `catatan_berubah` name a consultation whose
 * replies or signed notes are not those that the trail recorded.
 */
const TemuanJejak = z.object({
  jenis: z.enum([
    'berubah',
    'hilang',
    'terpotong',
    'dirantai_ulang',
    'dipulihkan',
    'balasan_berubah',
    'catatan_berubah',
  ]),
  dari: Nomor,
  sampai: Nomor,
})
export type TemuanJejak = z.output<typeof TemuanJejak>

/**
 * The last nightly check: when it ended, how many rows it read, up to which number (0: the trail was empty), how many faults
 * it found, and at most twenty findings.
 */
const PemeriksaanJejak = z.object({
  hari: Tanggal,
  selesai: z.string(),
  baris: z.int(),
  nomor: z.int(),
  rusak: z.int(),
  temuan: z.array(TemuanJejak),
})

/**
 * The state of the trail: its last row, what waits to be chained (the oldest for `tertua_detik` seconds), the last anchor,
 * with its hash in hexadecimal digits, and the last nightly check.
 */
export const KeadaanJejak = z.object({
  terakhir: z.nullable(z.object({ nomor: Nomor, dicatat: z.string() })),
  menunggu: z.int(),
  tertua_detik: z.number(),
  jangkar: z.nullable(z.object({ hari: Tanggal, nomor: Nomor, rantai: z.string() })),
  pemeriksaan: z.nullable(PemeriksaanJejak),
})
describeSchema(KeadaanJejak, 'The end of the trail, what waits to be chained, and the last anchor.')
export type KeadaanJejak = z.output<typeof KeadaanJejak>
