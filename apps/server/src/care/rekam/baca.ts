import { TIDAK_TERBACA } from '@sehati/contract/base/texts'
import type { CatatanRekam, DrafRekam, JenisRekam, VersiRekam } from '@sehati/contract/care/rekam.schema'
import { jenisRekam } from '@sehati/contract/care/rekam.schema'
import type { Seal } from '../../base/db/seal.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatBaca } from '../../record/jejak/baca.ts'
import type { Ditandatangani } from './periksa.store.ts'
import type { PihakRekam } from './rekam.policy.ts'
import type { DrafRow, RekamRow } from './rekam.store.ts'
import { type Kemasan, sidikOf } from './sidik.ts'

// The only file that decrypts the notes of a psychologist (decision 51; architecture/acts.ts checks it). Whether the caller may
// read them was decided before; what is opened is recorded here first: without the record, nothing is shown (decision 52).

type Reading = Pick<Context, 'seal' | 'jejak'>

/** The notes of these kinds, for their author, for a professional with a grant, or for who answers a request of the client (`dasar`). */
export async function tampilkanRekam(
  context: Reading,
  oleh: Pembaca,
  k: PihakRekam,
  { jenis, versi, draf, dasar }: Terbuka,
): Promise<CatatanRekam[]> {
  if (versi.length + draf.length > 0) await catat(context, oleh, k, dasar)
  return jenis.map((one) => ({
    jenis: one,
    draf: openDraf(context.seal, k.jadwal_id, draf.find((d) => d.jenis === one) ?? null),
    versi: versi.filter((v) => v.jenis === one).map((v) => openVersi(context.seal, v)),
  }))
}
type Terbuka = {
  jenis: readonly JenisRekam[]
  versi: readonly RekamRow[]
  draf: readonly DrafRow[]
  dasar: 'perawatan' | 'izin'
}

/** Released notes, for the client. The record follows beside the response, as of every own text. */
export async function tampilkanDirilis(
  context: Reading,
  oleh: Pembaca,
  k: PihakRekam,
  rows: readonly RekamRow[],
): Promise<VersiRekam[]> {
  if (rows.length > 0) await catat(context, oleh, k)
  return rows.map((row) => openVersi(context.seal, row))
}

/** Released notes for the copy of their client's data, which is recorded as a whole. */
export const bukaDirilis = (seal: Seal, rows: readonly RekamRow[]): VersiRekam[] =>
  rows.map((row) => openVersi(seal, row))

/** The text of a draft that its author signs. Throws where no key decrypts it: what cannot be read is not signed. */
export const drafUntukDitandatangani = ({ seal }: Pick<Context, 'seal'>, jadwal_id: number, draf: DrafRow): string =>
  seal.open(`rekam_draf.isi:${jadwal_id}:${draf.jenis}`, draf.isi)

/** Whether the stored draft is this text. For its writer, to whom it shows nothing: the same text again is no other revision. */
export const isDraf = ({ seal }: Pick<Context, 'seal'>, jadwal_id: number, draf: DrafRow, text: string): boolean =>
  seal.read(`rekam_draf.isi:${jadwal_id}:${draf.jenis}`, draf.isi) === text

/** `dasar` is the ground of another person's text; the client's own is recorded as such. */
const catat = (context: Reading, oleh: Pembaca, k: PihakRekam, dasar?: Terbuka['dasar']) =>
  catatBaca(context, oleh, [{ tindakan: 'lihat', objek: 'rekam', objek_id: k.jadwal_id, subjek_id: k.user_id }], dasar)

const openDraf = (seal: Seal, jadwal_id: number, draf: DrafRow | null): DrafRekam | null =>
  draf && {
    isi: seal.read(`rekam_draf.isi:${jadwal_id}:${draf.jenis}`, draf.isi),
    dasar_versi: draf.dasar_versi,
    revisi: draf.revisi,
    diubah_pada: draf.diubah_pada,
  }

/** Whether a stored note is what was signed. It shows the text to no reader. */
export const isDitandatangani = (seal: Seal, row: Ditandatangani): boolean => openTeks(seal, row) !== null

/** A text whose digest is not the one that was signed is not shown. */
function openVersi(seal: Seal, row: RekamRow): VersiRekam {
  const { rekam_id, versi, oleh, ditandatangani_pada, dirilis_pada } = row
  const alasan = row.alasan && seal.read(`rekam.alasan:${placeOf(row)}`, row.alasan)
  const isi = openTeks(seal, row) ?? TIDAK_TERBACA
  return { rekam_id, versi, isi, alasan, oleh, ditandatangani_pada, dirilis_pada }
}

const placeOf = ({ jadwal_id, jenis, versi }: Ditandatangani) => `${jadwal_id}:${jenis}:${versi}` as const

/** The text; null where no key decrypts it, and where it is not what was signed. */
function openTeks(seal: Seal, row: Ditandatangani): string | null {
  const { jadwal_id, jenis, versi, sidik, penulis_id } = row
  const place = placeOf(row)
  const alasan = row.alasan && seal.read(`rekam.alasan:${place}`, row.alasan)
  const packed = seal.read(`rekam.isi:${place}`, row.isi)
  const { garam, teks } = packed === TIDAK_TERBACA ? { garam: '', teks: packed } : (JSON.parse(packed) as Kemasan)
  const at = new Date(row.waktu_ms)
  const signed = sidikOf(garam, { jadwal_id, jenis, versi, penulis_id, ditandatangani_pada: at, alasan, teks })
  return signed.equals(sidik) ? teks : null
}

/** Every kind, for the author, and where that one is gone for who answers a request; a grant is of limited notes. */
export const jenisUntuk = { penulis: jenisRekam, permintaan: jenisRekam, izin: ['terbatas'] } as const satisfies Record<
  string,
  readonly JenisRekam[]
>
