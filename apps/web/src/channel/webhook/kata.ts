import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { JenisWebhook } from '@sehati/contract/channel/webhook.rules'
import type { GalatWebhook, Pengiriman } from '@sehati/contract/channel/webhook.schema'

/** What a receiver is told of. */
export const jenisKata: Record<JenisWebhook, MessageDescriptor> = {
  'konsultasi.diajukan': msg`Diajukan`,
  'konsultasi.dipesan': msg`Dipesan tenaga profesional`,
  'konsultasi.disetujui': msg`Disetujui`,
  'konsultasi.menunggu': msg`Menunggu keputusan`,
  'konsultasi.dijadwalkan': msg`Dijadwalkan ulang`,
  'konsultasi.metode_diubah': msg`Metode diubah`,
  'konsultasi.dibatalkan': msg`Dibatalkan atau tidak berlangsung`,
  'konsultasi.selesai': msg`Selesai`,
}

const galatKata: Record<GalatWebhook, MessageDescriptor> = {
  status: msg`penerima menolak`,
  alihan: msg`penerima mengalihkan ke alamat lain`,
  waktu: msg`penerima tidak menjawab dalam sepuluh detik`,
  sertifikat: msg`sertifikat penerima tidak berlaku`,
  sambungan: msg`tidak tersambung`,
  nama: msg`nama penerima tidak dikenal`,
  pribadi: msg`alamat penerima berada di jaringan pribadi`,
  rahasia: msg`rahasia tidak terbaca`,
  dibatasi: msg`data orang ini dibatasi atas permintaannya`,
}

/** What came of the last attempt. */
export function hasilKata({ http, ms, galat }: Pick<Pengiriman, 'http' | 'ms' | 'galat'>): string {
  if (galat !== null) {
    const sebab = t(galatKata[galat])
    if (galat === 'dibatasi') return t`Tidak dikirim: ${sebab}`
    return http === null ? t`Gagal: ${sebab}` : t`Gagal: ${sebab} (jawaban ${http})`
  }
  return http === null ? t`Belum ada jawaban` : t`Diterima: jawaban ${http} dalam ${ms ?? 0} ms`
}
