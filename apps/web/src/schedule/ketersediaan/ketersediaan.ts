import { plural, t } from '@lingui/core/macro'
import type { Tanggal } from '@sehati/contract/base/waktu'
import { batas as messages } from '@sehati/contract/schedule/batas.messages'
import { isWorkday } from '@sehati/contract/schedule/jendela.rules'
import type { AlasanHari, Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import type { Hitungan } from './ketersediaan.rules.ts'

/** Why a day cannot be booked for the chosen one of several types, in words; null where another type would be no better. */
export function kataJenis(alasan: AlasanHari | null, hitungan: Hitungan): string | null {
  if (alasan === 'terlalu dekat') return t`terlalu dekat untuk jenis ini`
  if (alasan === 'penuh' && hitungan) return t`penuh untuk jenis ini`
  if (alasan === 'tidak ada sesi' && hitungan === 'mulai') return t`tidak ada waktu untuk jenis ini`
  return null
}

/** How many slots of a day are free, or starts of a type. */
export const kataSisa = (sisa: number, hitungan: Hitungan): string =>
  hitungan === 'mulai' ? plural(sisa, { other: '# waktu mulai kosong' }) : plural(sisa, { other: '# slot kosong' })

/** Why a day has no slot to book, in a sentence; null where it has. `akhir` is the last day of the window. */
export function kalimatAlasan(
  { tanggal, alasan, keterangan }: Ketersediaan,
  akhir: Tanggal | null,
  hitungan?: Hitungan,
): string | null {
  const kata = kataJenis(alasan, hitungan)
  if (kata) return `${capital(kata)}.`
  switch (alasan) {
    case null:
    // Its words are those of the type, above.
    case 'terlalu dekat':
      return null
    case 'libur':
      return t`Layanan tutup: ${keterangan ?? ''}.`
    case 'cuti':
      return t`Tenaga profesional cuti pada tanggal ini.`
    case 'penuh':
      return say(messages.DAY_FULL.isi)
    case 'tidak ada sesi':
      return t`Tidak ada sesi pada tanggal ini.`
    case 'lewat':
      return t`Sudah lewat.`
    case 'di luar jendela':
      if (!isWorkday(tanggal)) return t`Layanan tutup pada hari Sabtu dan Minggu.`
      return akhir ? t`Pemesanan baru dibuka sampai ${tanggalPanjang(akhir)}.` : t`Pemesanan belum dibuka.`
  }
}

/** The sentence over a window without a single day. */
export const kalimatTutup = (buka: Tanggal): string =>
  t`Tidak ada hari layanan minggu ini. Layanan buka kembali ${tanggalPanjang(buka)}.`
