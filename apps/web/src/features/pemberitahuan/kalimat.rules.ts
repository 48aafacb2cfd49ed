import { t } from '@lingui/core/macro'
import type { JenisPemberitahuan, Pemberitahuan } from '@sehati/contract/pemberitahuan.schema'
import { perangkatKata } from '../../lib/perangkat.ts'
import { waktuPanjang } from '../../lib/tanggal.ts'

type Words = Pick<Pemberitahuan, 'jenis' | 'nama' | 'tanggal' | 'perangkat'>
type Account = 'masuk' | 'reset'

/** With whom and when: only the signed-in person reads it. */
const full: Record<Exclude<JenisPemberitahuan, Account>, (nama: string, waktu: string) => string> = {
  pengajuan: (nama, waktu) => t`Pengajuan konsultasi baru dari ${nama} untuk ${waktu}.`,
  disetujui: (nama, waktu) => t`Konsultasi Anda dengan ${nama} pada ${waktu} disetujui.`,
  menunggu: (nama, waktu) => t`Konsultasi Anda dengan ${nama} pada ${waktu} kini berstatus Menunggu.`,
  dibatalkan: (nama, waktu) => t`Konsultasi Anda dengan ${nama} pada ${waktu} dibatalkan.`,
  dijadwalkan: (nama, waktu) => t`Jadwal konsultasi Anda dengan ${nama} berubah menjadi ${waktu}.`,
  balasan: (nama, waktu) => t`Ada balasan dari ${nama} untuk konsultasi Anda pada ${waktu}.`,
  pengingat_besok: (nama, waktu) => t`Pengingat: konsultasi Anda dengan ${nama} berlangsung pada ${waktu}.`,
  pengingat_sejam: (nama, waktu) => t`Konsultasi Anda dengan ${nama} segera dimulai: ${waktu}.`,
  ulasan: (nama, waktu) => t`Bagaimana konsultasi Anda dengan ${nama} pada ${waktu}? Ulasan Anda membantu kami.`,
}

/** Where one of them is not known any more. */
const short: Record<JenisPemberitahuan, () => string> = {
  pengajuan: () => t`Ada pengajuan konsultasi baru.`,
  disetujui: () => t`Konsultasi Anda disetujui.`,
  menunggu: () => t`Konsultasi Anda kini berstatus Menunggu.`,
  dibatalkan: () => t`Konsultasi Anda dibatalkan.`,
  dijadwalkan: () => t`Jadwal konsultasi Anda berubah.`,
  balasan: () => t`Ada balasan untuk konsultasi Anda.`,
  pengingat_besok: () => t`Pengingat jadwal konsultasi Anda.`,
  pengingat_sejam: () => t`Konsultasi Anda segera dimulai.`,
  ulasan: () => t`Bagaimana konsultasi Anda? Ulasan Anda membantu kami.`,
  masuk: () => t`Ada login baru ke akun Anda. Jika bukan Anda, keluarkan perangkat itu dan ganti password.`,
  reset: () => t`Tautan untuk mengganti password akun Anda sudah dikirim lewat email.`,
}

/** What a notice says. */
export function kalimatOf({ jenis, nama, tanggal, perangkat }: Words): string {
  if (jenis === 'masuk' && perangkat)
    return t`Ada login baru ke akun Anda dari ${{ perangkat: perangkatKata(perangkat) }}. Jika bukan Anda, keluarkan perangkat itu dan ganti password.`
  if (jenis === 'masuk' || jenis === 'reset' || !nama || !tanggal) return short[jenis]()
  return full[jenis](nama, waktuPanjang(tanggal))
}
