import type { Actor } from '@sehati/contract/base/access'
import type { PernyataanRekam, VersiBalasan } from '@sehati/contract/consultation/balasan.schema'
import type { Kelas, Konsultasi, KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import type { Place, Seal } from '../../base/db/seal.ts'
import type { Asal } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import type { Context } from '../../record/context.ts'
import { catatBaca } from '../../record/jejak/baca.ts'
import type { PernyataanRow, VersiRow } from './balasan.store.ts'
import type { BukaTerbuka } from './darurat.store.ts'
import { pisahKeluhan } from './isi-keluhan.ts'
import { aksesKlinis, type Owned } from './konsultasi.policy.ts'
import { close, type IsiRow, type Row, wire } from './konsultasi.store.ts'
import { sidikBalasan } from './sidik-balasan.ts'

// The only file that decrypts the texts of a consultation (decision 51; architecture/acts.ts checks it). A store returns rows as
// the database has them; what a reader sees of them is decided here, row by row.

type Reading = Pick<Context, 'seal' | 'jejak'>

/**
 * Who reads, in which request and session. `buka` is an open emergency access of the reader's; only the calls about one
 * consultation look for it, so that no list opens a text by it.
 */
export type Pembaca = { actor: Actor; asal: Asal; buka?: BukaTerbuka | null }
/** A consultation by itself, or rows of a list. */
type Cara = 'lihat' | 'lihat_daftar'

/**
 * The rows as this reader may see them, in their order. The texts of a row are open to its patient and to its professional, as
 * far as the statement has read them, and complaint and reply to an admin with emergency access to it; for every other reader the row is closed, and its texts are not decrypted.
 * What is opened is recorded first: of another person, nothing is shown without the record (decision 52).
 */
export async function tampilkan(
  context: Reading,
  oleh: Pembaca,
  rows: readonly Row[],
  tindakan: Cara,
): Promise<KonsultasiTampil[]> {
  const { actor, buka = null } = oleh
  const opened = rows.filter((row): row is IsiRow => hasIsi(row) && aksesKlinis(actor, row, buka) !== null)
  await catatBaca(
    context,
    oleh,
    opened.map(({ jadwal_id, user_id }) => ({
      tindakan,
      objek: 'konsultasi',
      objek_id: jadwal_id,
      subjek_id: user_id,
      buka_id: buka?.jadwal_id === jadwal_id ? buka.buka_id : null,
    })),
  )
  const isOpened = new Set<Row>(opened)
  const nomor = openNomorOnce(context.seal)
  return rows.map((row) => {
    if (!isOpened.has(row)) return close(row, nomor)
    const byDarurat = aksesKlinis(actor, row, buka) === 'darurat' ? buka : null
    const opens = byDarurat ? openDarurat(byDarurat) : open
    return opens(context.seal, nomor, row as IsiRow)
  })
}

/**
 * `tampilkan` for rows that are all open to the reader, as the endpoint promises its clients. A closed one is a fault of the
 * statement, which has read a row of other people or no texts.
 */
export async function tampilkanTerbuka(
  context: Reading,
  oleh: Pembaca,
  rows: readonly Row[],
  tindakan: Cara,
): Promise<Konsultasi[]> {
  return (await tampilkan(context, oleh, rows, tindakan)).map((k) => {
    if (k.tertutup) throw new Error('a row that should be open to its reader is closed')
    return k
  })
}

/** Refuses to show texts of a consultation as `NOT_FOUND` to a reader who may not read them; records that they are read. */
async function catatTeks(context: Reading, oleh: Pembaca, k: Rekam): Promise<void> {
  const { actor, buka = null } = oleh
  const akses = aksesKlinis(actor, k, buka)
  if (akses === null) reject(actor.isiTertutup ? 'TEXT_CLOSED' : 'NOT_FOUND')
  const { jadwal_id, user_id } = k
  const buka_id = akses === 'darurat' && buka ? buka.buka_id : null
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: user_id } as const
  await catatBaca(context, oleh, [{ tindakan: 'lihat', ...about, buka_id }])
}
type Rekam = Owned & { jadwal_id: number; dialihkan: boolean }

/** The versions of a reply for a reader who may read its texts. */
export async function tampilkanVersi(
  context: Reading,
  oleh: Pembaca,
  k: Rekam,
  rows: readonly VersiRow[],
): Promise<VersiBalasan[]> {
  await catatTeks(context, oleh, k)
  return rows.map((row) => ({ ...row, isi: context.seal.read(`konsultasi.initial_consult:${k.jadwal_id}`, row.isi) }))
}

/** The patient's statements beside the record, likewise. */
export async function tampilkanPernyataan(
  context: Reading,
  oleh: Pembaca,
  k: Rekam,
  rows: readonly PernyataanRow[],
): Promise<PernyataanRekam[]> {
  await catatTeks(context, oleh, k)
  return rows.map((row) => ({ ...row, isi: context.seal.read(`permintaan.pernyataan:${row.permintaan_id}`, row.isi) }))
}

/** Whether the stored reply is this text. For a writer, to whom it shows nothing: only another text is a new version. */
export const isBalasan = (
  { seal }: Pick<Context, 'seal'>,
  { jadwal_id, initial_consult }: IsiRow,
  text: string,
): boolean => initial_consult !== null && seal.read(`konsultasi.initial_consult:${jadwal_id}`, initial_consult) === text

/**
 * A text about a person for the copy of their own data, whose act has checked that it is theirs and is recorded as a whole. A complaint
 * carries the reason that they chose.
 */
export function teksMilik({ seal }: Pick<Context, 'seal'>, place: Place, sealed: Buffer): string | null {
  const teks = seal.readOrNull(place, sealed)
  if (teks === null || !/^(konsultasi|daftar_tunggu)\.keluhan:/.test(place)) return teks
  const { keluhan, alasan_kunjungan } = pisahKeluhan(teks)
  return alasan_kunjungan ? `${alasan_kunjungan.kata}: ${keluhan}` : keluhan
}

/**
 * The complaint of a consultation of medicine, for a program whose key releases such texts; its act records the read. Of psychology, and
 * where no key of the product decrypts it, there is none.
 */
export function keluhanMedis(
  { seal }: Pick<Context, 'seal'>,
  { jadwal_id, kelas, keluhan }: { jadwal_id: number; kelas: Kelas; keluhan: Buffer },
): string | null {
  const teks = kelas === 'medis' ? seal.readOrNull(`konsultasi.keluhan:${jadwal_id}`, keluhan) : null
  return teks === null ? null : pisahKeluhan(teks).keluhan
}

/** The digest of a stored version of a reply, as hexadecimal digits; null where no key decrypts it. It shows the text to no reader. */
export function sidikVersi(
  { seal, kunci }: Pick<Context, 'seal'> & { kunci: Buffer },
  { jadwal_id, versi, isi }: { jadwal_id: number; versi: number; isi: Buffer },
): string | null {
  const teks = seal.readOrNull(`konsultasi.initial_consult:${jadwal_id}`, isi)
  return teks === null ? null : sidikBalasan(kunci, { jadwal_id, versi, teks }).toString('hex')
}

const hasIsi = (row: Row): row is IsiRow => row.keluhan !== undefined

type Nomor = ReturnType<typeof openNomorOnce>

function open(
  seal: Seal,
  nomor: Nomor,
  { keluhan, initial_consult, alasan_batal = null, pesan_pindah = null, ...row }: IsiRow,
) {
  const { jadwal_id } = row
  return {
    ...wire(row, nomor),
    tertutup: false,
    ...pisahKeluhan(seal.read(`konsultasi.keluhan:${jadwal_id}`, keluhan)),
    initial_consult: initial_consult && seal.read(`konsultasi.initial_consult:${jadwal_id}`, initial_consult),
    alasan_batal: alasan_batal && seal.read(`konsultasi.alasan_batal:${jadwal_id}`, alasan_batal),
    pesan_pindah: pesan_pindah && seal.read(`konsultasi.pesan_pindah:${jadwal_id}`, pesan_pindah),
  } satisfies Konsultasi
}

/** Complaint and reply; the reasons of a cancellation and of a move stay closed. */
const openDarurat =
  ({ berakhir_pada }: BukaTerbuka) =>
  (seal: Seal, nomor: Nomor, row: IsiRow): Konsultasi => ({
    ...open(seal, nomor, { ...row, alasan_batal: null, pesan_pindah: null, tindak_lanjut: null }),
    buka_sampai: berakhir_pada,
  })
