import { jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { expect, test } from 'vitest'
import { kalimatOf } from './kalimat.rules.ts'

const known = {
  nama: 'Sari',
  tanggal: '2026-11-23T09:00:00+07:00',
  zona: 7 as const,
  perangkat: 'Chrome di Android',
  usulan: null,
  konfirmasi_sampai: null,
  created_at: '2026-11-23T09:12:00+07:00',
}
const unknown = { nama: null, tanggal: null, zona: null, perangkat: null, usulan: null, konfirmasi_sampai: null }
const waktu = 'Senin, 23 November 2026 pukul 09.00 WIB'

test.each([
  ['pengajuan', `Pengajuan konsultasi baru dari Sari untuk ${waktu}.`],
  ['disetujui', `Konsultasi Anda dengan Sari pada ${waktu} disetujui.`],
  ['menunggu', `Konsultasi Anda pada ${waktu} sedang menunggu keputusan Sari.`],
  ['dibatalkan', `Konsultasi Anda dengan Sari pada ${waktu} dibatalkan.`],
  ['dijadwalkan', `Jadwal konsultasi Anda dengan Sari berubah menjadi ${waktu}.`],
  ['balasan', `Ada balasan dari Sari untuk konsultasi Anda pada ${waktu}.`],
  ['pengingat_besok', `Pengingat: konsultasi Anda dengan Sari berlangsung pada ${waktu}.`],
  ['pengingat_sejam', `Konsultasi Anda dengan Sari segera dimulai: ${waktu}.`],
  ['undangan_ulasan', `Bagaimana konsultasi Anda dengan Sari pada ${waktu}? Ulasan Anda membantu kami.`],
  ['rekam_dirilis', `Sari merilis catatan konsultasi Anda pada ${waktu}.`],
  [
    'tidak_hadir',
    `Anda tercatat tidak hadir pada ${waktu}. Semoga semuanya baik. Jika keliru, sampaikan keberatan paling lambat Senin, 30 November 2026.`,
  ],
  ['izin_diberi', 'Seorang klien memberi Anda izin membaca catatan konsultasi.'],
  ['izin_dicabut', 'Izin Anda membaca catatan konsultasi seorang klien dicabut.'],
  [
    'masuk',
    'Ada login baru ke akun Anda dari Chrome di Android. Jika bukan Anda, keluarkan perangkat itu dan ganti password.',
  ],
  ['reset', 'Tautan untuk mengganti password akun Anda sudah dikirim lewat email.'],
  ['email_diminta', 'Ada permintaan untuk mengganti email akun Anda. Jika bukan Anda, batalkan dan ganti password.'],
  ['email_berubah', 'Email akun Anda sudah diganti. Jika bukan Anda, segera hubungi admin.'],
] as const)('%s', (jenis, kalimat) => expect(kalimatOf({ jenis, ...known })).toBe(kalimat))

test('a cancellation says what the clinic proposes instead', () => {
  const usulan = { nama: 'dr. Rina', tanggal: '2026-11-24T10:00:00+07:00', zona: 7 } as const
  expect(kalimatOf({ jenis: 'dibatalkan', ...known, usulan })).toBe(
    `Konsultasi Anda dengan Sari pada ${waktu} dibatalkan. Klinik mengusulkan dr. Rina, Selasa, 24 November 2026 pukul 10.00 WIB.`,
  )
})

test('a reminder that asks to confirm says until when', () => {
  const konfirmasi_sampai = '2026-11-22T20:00:00+07:00'
  expect(kalimatOf({ jenis: 'pengingat_besok', ...known, konfirmasi_sampai })).toBe(
    `Mohon konfirmasi kehadiran Anda pada konsultasi dengan Sari, ${waktu}, paling lambat Minggu, 22 November 2026 pukul 20.00 WIB.`,
  )
})

test.each(jenisPemberitahuan)('%s without a name or a time is a sentence still', (jenis) => {
  for (const change of [unknown, { nama: null }, { tanggal: null }]) {
    const kalimat = kalimatOf({ jenis, ...known, ...change })
    expect(kalimat).toMatch(/^\p{Lu}.*\.$/u)
    expect(kalimat).not.toMatch(/null|undefined| {2}| [.,:?]/)
  }
})
