import { t } from '@lingui/core/macro'
import type { Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import { isWorkday } from '@sehati/contract/konsultasi/jendela.rules'
import { messages } from '@sehati/contract/messages'
import type { Tanggal } from '@sehati/contract/waktu'
import { say } from './say.ts'
import { tanggalPanjang } from './tanggal.ts'

/** Why a day has no slot to book, in a sentence; null where it has. */
export function kalimatAlasan({ tanggal, alasan, keterangan }: Ketersediaan, akhir: Tanggal | null): string | null {
  switch (alasan) {
    case null:
      return null
    case 'libur':
      return t`Layanan tutup: ${keterangan ?? ''}.`
    case 'cuti':
      return t`Tenaga profesional cuti pada tanggal ini.`
    case 'penuh':
      return say(messages.DAY_FULL.isi)
    case 'terlalu dekat':
      return t`Terlalu dekat untuk jenis ini.`
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
