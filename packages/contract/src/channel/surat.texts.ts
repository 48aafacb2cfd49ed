import { absenceSurat } from '../absence/surat.texts.ts'
import { brandName } from '../base/brand.ts'
import { BILIK_DIBUKA_MENIT } from '../base/constants.ts'
import { bukaLayanan, setelahLogin, type TeksSurat } from '../base/mail-words.ts'
import { janjiSurat } from '../booking/janji.texts.ts'
import { pindahSurat } from '../booking/pindah.texts.ts'
import type { TujuanTautan } from '../booking/tautan.schema.ts'
import { akunSurat } from '../people/akun.texts.ts'
import { insidenSurat } from '../rights/insiden.texts.ts'
import { permintaanSurat } from '../rights/permintaan.texts.ts'
import { persetujuanSurat } from '../rights/persetujuan.texts.ts'
import { retensiSurat } from '../rights/retensi.texts.ts'
import { keberatanSurat } from '../safety/keberatan.texts.ts'
import { peringatanSurat } from '../safety/peringatan.texts.ts'
import { tungguSurat } from '../waiting/tunggu.texts.ts'
import type { dilipat, JenisPemberitahuan } from './pemberitahuan.schema.ts'
import type { Surat } from './surat.schema.ts'
import { untukAdminSurat } from './untuk-admin.texts.ts'
import { whatsappSurat } from './whatsapp.texts.ts'

/**
 * Every mail there is. A mailbox may be read by others: no mail holds a word about health, a specialisation or a professional's name, but
 * for the greeting of their own mail and a proposal (`usulanSurat`). Its places are filled with when (`tanggal`: the consultation's start by
 * the clock of its clinic, or when an account was used; `menit`: minutes until the start) and from what device (`perangkat`).
 */
export const suratTexts = {
  pengajuan: {
    subjek: 'Ada pengajuan jadwal baru',
    isi: ['Ada pengajuan jadwal baru untuk {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  tanda_terima: {
    subjek: 'Pengajuan jadwal Anda sudah kami terima',
    isi: [
      'Pengajuan jadwal Anda untuk {tanggal} sudah kami terima. Jadwal ini belum pasti sampai disetujui.',
      `Jawabannya tampil di ${brandName}. Sebelum jadwal dimulai, Anda dapat mengubah atau membatalkannya di sana.`,
      setelahLogin,
    ],
    tombol: 'Lihat pengajuan',
  },
  didaftarkan: {
    subjek: 'Ada jadwal baru untuk Anda',
    isi: ['Admin telah mengajukan jadwal untuk Anda pada {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  dipesankan: {
    subjek: 'Loket memesankan jadwal untuk Anda',
    isi: ['Loket memesankan jadwal untuk Anda: {tanggal}. Bukan Anda? Batalkan di layanan.', setelahLogin],
    tombol: bukaLayanan,
  },
  disetujui: {
    subjek: 'Jadwal Anda sudah disetujui',
    isi: ['Jadwal Anda pada {tanggal} sudah disetujui.', setelahLogin],
    tombol: bukaLayanan,
  },
  menunggu: {
    subjek: 'Jadwal Anda menunggu keputusan',
    isi: ['Pengajuan jadwal Anda untuk {tanggal} sudah dilihat dan menunggu keputusan.', setelahLogin],
    tombol: bukaLayanan,
  },
  dibatalkan: {
    subjek: 'Jadwal Anda dibatalkan',
    isi: ['Jadwal Anda pada {tanggal} dibatalkan.', setelahLogin],
    tombol: bukaLayanan,
  },
  balasan: {
    subjek: 'Ada pembaruan pada konsultasi Anda',
    isi: ['Ada pembaruan pada konsultasi Anda.', setelahLogin],
    tombol: bukaLayanan,
  },
  pengingat_besok: {
    subjek: 'Pengingat jadwal besok',
    isi: ['Jadwal Anda besok, {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  pengingat_sejam: {
    subjek: 'Jadwal Anda dimulai {menit} menit lagi',
    isi: ['Jadwal Anda dimulai {menit} menit lagi, {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
  undangan_ulasan: {
    subjek: 'Bagaimana pengalaman Anda?',
    isi: [
      `Terima kasih sudah menggunakan ${brandName}. Bagaimana pengalaman Anda?`,
      'Ulasan dapat diberikan setelah login.',
    ],
    tombol: bukaLayanan,
  },
  rekam_dirilis: {
    subjek: 'Konsultasi Anda diperbarui',
    isi: ['Ada pembaruan pada konsultasi Anda.', setelahLogin],
    tombol: bukaLayanan,
  },
  ...janjiSurat,
  ...absenceSurat,
  ...pindahSurat,
  ...tungguSurat,
  ...akunSurat,
  ...untukAdminSurat,
  ...persetujuanSurat,
  ...keberatanSurat,
  ...permintaanSurat,
  ...insidenSurat,
  ...retensiSurat,
  ...peringatanSurat,
  ...whatsappSurat,
} as const satisfies Record<JenisPemberitahuan, TeksSurat> & Record<(typeof dilipat)[number], Required<TeksSurat>>

/** Further texts of a patient's reminders, with a link for each act. */
export const tautanSurat = {
  ajakan: 'Jika berhalangan, mohon ubah atau batalkan jadwal agar slot dapat dipakai orang lain.',
  tombol: {
    konfirmasi: 'Saya akan hadir',
    'jadwal-ulang': 'Ubah jadwal',
    batal: 'Batalkan jadwal',
  } satisfies Record<TujuanTautan, string>,
} as const

/**
 * How an approved consultation takes place, in its approval and its reminders. `{alamat}` and `{petunjuk}` are what admins
 * wrote about the clinic; the place of a professional is not named, because it may name a speciality.
 */
export const caraSurat = {
  online: {
    pasien: `Jadwal ini berlangsung online di ${brandName}. Ruang konsultasi dibuka ${BILIK_DIBUKA_MENIT} menit sebelumnya: buka jadwal Anda lalu pilih Masuk ruang konsultasi.`,
    profesional: `Jadwal ini berlangsung online di ${brandName}. Ruang konsultasi dibuka ${BILIK_DIBUKA_MENIT} menit sebelumnya.`,
    tombol: 'Mulai konsultasi',
  },
  offline: {
    pasien: 'Jadwal ini berlangsung tatap muka. Ruangannya tertulis di halaman jadwal Anda.',
    profesional: 'Jadwal ini berlangsung tatap muka.',
    alamat: 'Alamat: {alamat}',
    petunjuk: 'Petunjuk arah: {petunjuk}',
    tombol: 'Lihat peta',
  },
} as const

/** Further texts for a patient after the clinic has cancelled, with the place to book again. */
export const jadwalLain = {
  ajakan: `Mohon maaf atas perubahan ini. Silakan pilih jadwal lain di ${brandName}.`,
  tombol: 'Pilih jadwal lain',
} as const

/** Instead of `jadwalLain`, where the clinic proposes a slot. `{nama}` has no titles, which would say what they treat. */
export const usulanSurat = {
  ajakan: 'Mohon maaf atas perubahan ini. Kami mengusulkan {nama}, {tanggal}.',
  ajakanTanpaNama: 'Mohon maaf atas perubahan ini. Kami mengusulkan {tanggal}.',
  catatan: 'Waktu ini belum dipesan. Setelah login, Anda dapat memesannya selama masih tersedia.',
  tombol: 'Lihat usulan',
} as const

/** Patients are greeted by their own name; professionals without, for no mail holds one of theirs. */
export const sapaanSurat = {
  konsultasi: 'Yth. {nama},',
  akun: 'Halo {nama},',
  tanpaNama: 'Halo,',
} as const

export const kakiSurat = {
  otomatis: 'Email ini dikirim otomatis. Jangan membalas dengan informasi kesehatan.',
  berhenti: 'Berhenti menerima email seperti ini',
} as const

/** The page that turns the mails of one kind off. `{jenis}` is the name of the kind. */
export const berhentiTexts = {
  tanya: {
    judul: 'Berhenti menerima email ini?',
    isi: 'Email jenis “{jenis}” tidak akan dikirim lagi. Jadwal dan notifikasi Anda tetap tampil di {layanan}.',
  },
  mati: {
    judul: 'Email sudah dimatikan',
    isi: 'Email jenis “{jenis}” tidak dikirim lagi. Jadwal dan notifikasi Anda tetap tampil di {layanan}.',
  },
  tidakBerlaku: {
    judul: 'Tautan ini tidak berlaku',
    isi: 'Tidak ada yang diubah. Email yang ingin Anda terima dapat diatur di profil setelah login.',
  },
  tombol: 'Ya, berhenti',
  atur: 'Atur semua email di profil',
} as const

/** How a mail fares, in a word. */
export const statusSuratKata = {
  antre: 'Antre',
  terkirim: 'Terkirim',
  gagal: 'Gagal',
} as const satisfies Record<Surat['status'], string>
