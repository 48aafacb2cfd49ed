import { layananTerbanyak } from '@sehati/contract/base/constants'
import { isAlamatHttps, isNomorTelepon } from '@sehati/contract/clinic/layanan.rules'
import type { Layanan, LayananMasukan, LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import { nomorBantuan } from '@sehati/contract/clinic/nomor.rules'
import type * as z from 'zod/mini'

const namaTeks = [
  'nama',
  'alamat',
  'jam_buka',
  'email',
  'petunjuk_arah',
  'peta_url',
  'biaya',
  'pembayaran',
  'bpjs',
  'pengembalian',
] as const
type NamaTeks = (typeof namaTeks)[number]
export type Keterangan = Pick<Layanan, NamaTeks | 'telepon'>

/** What the fields hold: a text each, and a field for each telephone number there may be. */
type Isian = Record<NamaTeks, string> & { dasar_versi: number; telepon: string[] }

export function isianOf(layanan: Layanan): Isian {
  const teks = Object.fromEntries(namaTeks.map((nama) => [nama, layanan[nama] ?? ''])) as Record<NamaTeks, string>
  const telepon = Array.from({ length: layananTerbanyak.telepon }, (_, n) => layanan.telepon[n] ?? '')
  return { ...teks, telepon, dasar_versi: layanan.versi }
}

/** What the public would read of the fields as they are typed. What cannot be saved yet is left out. */
export function pratinjauOf(isian: z.input<typeof LayananMasukan>): Keterangan {
  const teks = Object.fromEntries(namaTeks.map((nama) => [nama, isian[nama]?.trim() || null])) as Record<
    NamaTeks,
    string | null
  >
  return {
    ...teks,
    peta_url: teks.peta_url && isAlamatHttps(teks.peta_url) ? teks.peta_url : null,
    telepon: (isian.telepon ?? []).map((nomor) => nomor.trim()).filter(isNomorTelepon),
  }
}

/** What was saved as the pages show it. */
export const publikOf = (layanan: Layanan, at: Date): Partial<LayananPublik> => ({
  ...layanan,
  nomor_darurat: layanan.nomor_darurat.map((nomor) => nomorBantuan(nomor, at)),
})
