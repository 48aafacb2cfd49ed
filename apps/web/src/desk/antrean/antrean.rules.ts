import { t } from '@lingui/core/macro'
import type { KeadaanAntrean } from '@sehati/contract/desk/antrean.rules'
import type { KunjunganLoket, NomorAntrean } from '@sehati/contract/desk/antrean.schema'

/** A number as it is said and shown: `A-12`. */
export const nomorKata = ({ kode, nomor }: NomorAntrean): string => `${kode}-${nomor}`

/** A code as it is shown, in two halves: `ABC DEF`. */
export const kodeKata = (kode: string): string => `${kode.slice(0, 3)} ${kode.slice(3)}`

/**
 * How a visit stands at the desk; `belum` before the arrival. Where the professional has finished the consultation, its patient
 * neither waits nor is expected any more.
 */
export function keadaanOf({ status, antrean }: Pick<KunjunganLoket, 'status' | 'antrean'>): KeadaanAntrean | 'belum' {
  const keadaan = antrean?.keadaan ?? 'belum'
  const isInside = keadaan === 'dipanggil' || keadaan === 'dilayani'
  return status === 'disetujui' || isInside ? keadaan : 'selesai'
}

/** The same in the words of the desk. */
export function keadaanKata(k: KunjunganLoket): string {
  const ruang = k.antrean?.ruang ?? ''
  const keadaan = keadaanOf(k)
  switch (keadaan) {
    case 'belum':
      return t`Belum datang`
    case 'menunggu':
      return t`Menunggu`
    case 'dipanggil':
      return t`Dipanggil ke ruang ${ruang}`
    case 'dilayani':
      return t`Di ruang ${ruang}`
    case 'selesai':
      return t`Selesai`
    case 'lewat':
      return t`Tidak datang saat dipanggil`
    case 'batal':
      return t`Tidak menunggu lagi`
    default:
      return keadaan satisfies never
  }
}

export type AntreanTenaga = {
  profesional_id: number
  nama: string
  kunjungan: KunjunganLoket[]
  menunggu: number
  /** The room to which the professional's last person was called; empty where none was. */
  ruang: string
}

/** The day by professional, in the order of their first visit. */
export function perTenaga(all: readonly KunjunganLoket[]): AntreanTenaga[] {
  const ids = [...new Set(all.map(({ profesional_id }) => profesional_id))]
  return ids.map((profesional_id) => {
    const kunjungan = all.filter((one) => one.profesional_id === profesional_id)
    const called = kunjungan.flatMap(({ antrean }) => (antrean?.ruang && antrean.dipanggil_pada ? [antrean] : []))
    const last = called.sort((a, b) => String(b.dipanggil_pada).localeCompare(String(a.dipanggil_pada)))[0]
    return {
      profesional_id,
      nama: kunjungan[0]?.nama_profesional ?? '',
      kunjungan,
      menunggu: kunjungan.filter((one) => keadaanOf(one) === 'menunggu').length,
      ruang: last?.ruang ?? '',
    }
  })
}
