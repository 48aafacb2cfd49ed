import type { Verdict } from '../base/verdict.ts'

/**
 * What a person asks of the clinic about their data (UU PDP Art. 5 to 13). `akses` is to notes that a copy leaves out, `salinan` a copy that
 * the page does not give, `perbaikan` of a record, `pembatasan` of all but keeping, `keberatan` against a use.
 */
export const semuaJenisPermintaan = ['akses', 'salinan', 'perbaikan', 'penghapusan', 'pembatasan', 'keberatan'] as const
export type JenisPermintaan = (typeof semuaJenisPermintaan)[number]
/** Those that can be about one consultation. */
export const tentangRekam = ['akses', 'perbaikan', 'keberatan'] as const satisfies readonly JenisPermintaan[]

/** Where an officer writes a request down: at the counter, or from a letter. */
export const kanalPetugas = ['loket', 'surat'] as const
/** How it reached the clinic: by the service, or by one of these. */
export const semuaKanalPermintaan = ['web', ...kanalPetugas] as const
export type KanalPermintaan = (typeof semuaKanalPermintaan)[number]

export const semuaStatusPermintaan = ['baru', 'diproses', 'dijawab', 'ditolak', 'ditarik'] as const
export type StatusPermintaan = (typeof semuaStatusPermintaan)[number]
/** While it is open, its clock runs. */
export const permintaanTerbuka = ['baru', 'diproses'] as const satisfies readonly StatusPermintaan[]
export const isTerbuka = (status: StatusPermintaan): boolean => permintaanTerbuka.some((one) => one === status)

/** Why a request may be refused (UU PDP Art. 15 and 33). */
export const semuaAlasanTolak = [
  'bahaya_subjek',
  'bahaya_orang_lain',
  'data_orang_lain',
  'kewajiban_simpan',
  'identitas_tidak_terbukti',
] as const
export type AlasanTolak = (typeof semuaAlasanTolak)[number]
/** The reasons for which notes are withheld: the copy says so. */
export const alasanKeselamatan = ['bahaya_subjek', 'bahaya_orang_lain'] as const satisfies readonly AlasanTolak[]
/** The grounds on which a psychologist withholds notes. */
export const alasanAkses = [...alasanKeselamatan, 'data_orang_lain'] as const satisfies readonly AlasanTolak[]

/**
 * What an officer does with a request. `konfirmasi` confirms an erasure in the place of its mailed link: the person stood at the counter.
 * `izinkan` lets the psychologists who review read notes whose author is gone.
 */
export const semuaTindakanPermintaan = ['ambil', 'jawab', 'tolak', 'konfirmasi', 'izinkan'] as const
export type TindakanPermintaan = (typeof semuaTindakanPermintaan)[number]

/** How long after its confirmation an erasure is carried out; until then it can be taken back. */
export const HAPUS_JAM = 24

/** What decides whether an officer may do this with a request. */
type FaktaPermintaan = {
  jenis: JenisPermintaan
  status: StatusPermintaan
  /** The officer is the person who asked. */
  isOwn: boolean
  isConfirmed: boolean
  /** Psychologists decide about it. */
  isPsikolog: boolean
  /** It asks for notes whose author is gone, and they are still closed. */
  boleh_izinkan: boolean
}

export function checkTindakan(
  { tindakan, ...said }: { tindakan: TindakanPermintaan; jawaban: string | null; alasan_tolak: AlasanTolak | null },
  { jenis, status, isOwn, isConfirmed, isPsikolog, boleh_izinkan }: FaktaPermintaan,
): Verdict<'REQUEST_OWN' | 'REQUEST_CLOSED' | 'REQUEST_ROUTED' | 'NOTES_STEP' | 'REASON_REQUIRED' | 'ERASURE_STEP'> {
  if (isOwn) return 'REQUEST_OWN'
  if (!isTerbuka(status)) return 'REQUEST_CLOSED'
  if (tindakan === 'izinkan') return isPsikolog && boleh_izinkan ? null : 'NOTES_STEP'
  if (isPsikolog) return 'REQUEST_ROUTED'
  const isErasure = jenis === 'penghapusan'
  // An erasure is answered by being carried out.
  if (tindakan === 'jawab' && isErasure) return 'ERASURE_STEP'
  if (tindakan === 'konfirmasi' && (!isErasure || isConfirmed)) return 'ERASURE_STEP'
  if (tindakan === 'jawab' && said.jawaban === null) return 'REASON_REQUIRED'
  return tindakan === 'tolak' && (said.alasan_tolak === null || said.jawaban === null) ? 'REASON_REQUIRED' : null
}

/** A correction of a record that was refused lets its person add a statement to the record, once. */
export const checkPernyataan = (of: {
  jenis: JenisPermintaan
  status: StatusPermintaan
  jadwal_id: number | null
  isStated: boolean
}): Verdict<'STATEMENT_NONE'> =>
  of.jenis === 'perbaikan' && of.status === 'ditolak' && of.jadwal_id !== null && !of.isStated ? null : 'STATEMENT_NONE'

/** The stages of a deadline at which officers are told: this many hours before it, at it, and then every day. */
export const jamTenggat = { permintaan: [24, 6, 0], insiden: [48, 24, 6, 0] } as const
