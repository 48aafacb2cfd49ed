import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'
import type { IsiData } from '../record/pemrosesan.rules.ts'

/** What the letters about an incident say. They are written in Indonesian. */
export const insidenTexts = {
  /** Stands for a part that is not written yet. A letter with it is not sent. */
  LENGKAPI: '[lengkapi]',
  subjek: 'Kami memberitahukan kegagalan pelindungan data pribadi yang menyangkut data Anda.',
  lembaga: 'Kami memberitahukan kegagalan pelindungan data pribadi pada layanan ini.',
  judul: {
    data: 'Data yang terungkap',
    kejadian: 'Kapan dan bagaimana',
    upaya: 'Upaya penanganan dan pemulihan',
    saran: 'Yang dapat Anda lakukan',
    jumlah: 'Jumlah orang yang terdampak',
    diketahui: 'Diketahui klinik',
  },
  dasar: 'Pemberitahuan ini disampaikan sesuai Pasal 46 UU 27/2022.',
} as const

/** The classes of data in words that a person understands. */
export const kelasDataKata = {
  klinis: 'keluhan, balasan, pesan, berkas, dan catatan kesehatan',
  layanan: 'kapan, dengan siapa, dan bagaimana konsultasi berlangsung',
  pengenal: 'email, nomor telepon, nomor BPJS, foto, dan perangkat',
  identitas: 'nama dan peran',
  rahasia: 'password dalam bentuk tersandi',
} as const satisfies Record<Exclude<IsiData, 'teknis'>, string>

/** The mail, under the rules of `suratTexts`: what happened is read after signing in. */
export const insidenSurat = {
  insiden: {
    subjek: 'Pemberitahuan tentang data Anda',
    isi: [
      'Terjadi kegagalan pelindungan data yang menyangkut akun Anda. Baca penjelasan dan langkah yang perlu Anda lakukan.',
      setelahLogin,
    ],
    tombol: bukaLayanan,
  },
} as const
