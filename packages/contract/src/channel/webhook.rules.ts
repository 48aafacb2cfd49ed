import { urlOf } from '../base/url.ts'
import type { JenisPemberitahuan } from './pemberitahuan.schema.ts'

/**
 * What a webhook can be told: how a consultation stands, and nothing of why. `konsultasi.dibatalkan` is also one to which the patient did not
 * come, or that was not answered, because the reason would say something about a person.
 */
export const jenisWebhook = [
  'konsultasi.diajukan',
  'konsultasi.dipesan',
  'konsultasi.disetujui',
  'konsultasi.menunggu',
  'konsultasi.dijadwalkan',
  'konsultasi.metode_diubah',
  'konsultasi.dibatalkan',
  'konsultasi.selesai',
] as const
export type JenisWebhook = (typeof jenisWebhook)[number]

/** The kind of a test, to which no webhook subscribes. */
export const UJI_WEBHOOK = 'uji'

/**
 * What webhooks are told of an event; null: nothing. Of several events of one act, one is named. No kind is here that says
 * something about health, a conversation, an alert or an account.
 */
export const webhookOf: Record<JenisPemberitahuan, JenisWebhook | null> = {
  pengajuan: 'konsultasi.diajukan',
  lanjutan: 'konsultasi.dipesan',
  rangkaian_dipesan: 'konsultasi.dipesan',
  disetujui: 'konsultasi.disetujui',
  menunggu: 'konsultasi.menunggu',
  dijadwalkan: 'konsultasi.dijadwalkan',
  metode_diubah: 'konsultasi.metode_diubah',
  dibatalkan: 'konsultasi.dibatalkan',
  rangkaian_dibatalkan: 'konsultasi.dibatalkan',
  tidak_hadir: 'konsultasi.dibatalkan',
  tidak_dijawab: 'konsultasi.dibatalkan',
  tidak_dikonfirmasi: 'konsultasi.dibatalkan',
  undangan_ulasan: 'konsultasi.selesai',
  tanda_terima: null,
  didaftarkan: null,
  dipesankan: null,
  balasan: null,
  pengingat_besok: null,
  pengingat_sejam: null,
  rekam_dirilis: null,
  peringatan_konsultasi: null,
  jawab_separuh: null,
  jawab_lewat: null,
  belum_dijawab: null,
  jawab_habis: null,
  alihan_ditawarkan: null,
  dialihkan: null,
  waktu_ditawarkan: null,
  waktu_ditolak: null,
  tindak_lanjut: null,
  konfirmasi_habis: null,
  kehadiran_diperbaiki: null,
  keberatan_hadir_diterima: null,
  keberatan_hadir_ditolak: null,
  tunggu_ditawari: null,
  tunggu_lewat: null,
  tunggu_ditarik: null,
  tunggu_jeda: null,
  tunggu_berakhir: null,
  masuk: null,
  reset: null,
  email_konfirmasi: null,
  email_diminta: null,
  email_berubah: null,
  password_admin: null,
  password_berubah: null,
  cara_masuk: null,
  data_berubah: null,
  kalender_dibuat: null,
  verifikasi: null,
  undangan: null,
  tugas_berubah: null,
  cuti_diatur: null,
  izin_diberi: null,
  izin_dicabut: null,
  jangkar_jejak: null,
  dibuka_darurat: null,
  tinjauan: null,
  peringatan: null,
  peringatan_belum: null,
  janji_lewat: null,
  keberatan_ditanggapi: null,
  permintaan: null,
  permintaan_masuk: null,
  tenggat: null,
  hapus_konfirmasi: null,
  akun_dihapus: null,
  insiden: null,
  wa_berhenti: null,
  persetujuan_dicatat: null,
  admin_baru: null,
  tugas_diberi: null,
  akun_staf_diatur: null,
  pengaman_berubah: null,
  akun_diekspor: null,
  kunci_dibuat: null,
  webhook_berubah: null,
  akun_tidur: null,
  draf_berakhir: null,
  naskah_baru: null,
}

/** The longest address of a receiver. */
export const ALAMAT_WEBHOOK_TERPANJANG = 500
/** How many webhooks a clinic has at most. */
export const WEBHOOK_TERBANYAK = 20
/** A receiver that fails for so long is switched off. */
export const WEBHOOK_GAGAL_HARI = 5

/** Whether it is an address to which a webhook may be sent: https, without a name and a password in it. */
export function isAlamatWebhook(alamat: string): boolean {
  const url = urlOf(alamat)
  if (!url) return false
  const { protocol, username, password, hash } = url
  return protocol === 'https:' && username === '' && password === '' && hash === ''
}
