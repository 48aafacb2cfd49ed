/** One message of an invented conversation. */
type Ucapan = {
  dari: 'pasien' | 'tenaga'
  /** Minutes after the previous message. */
  menit: number
  pesan: string
  /** The index of the message that it replies to. */
  balas?: number
  hapus?: true
  lampiran?: 'gambar' | 'pdf'
}

/** `belum`: how many of the last messages the recipient has not seen, though they have reached a device. */
export type Obrolan = { ucapan: Ucapan[]; belum: number }

export const obrolan = {
  dokterMendatang: {
    belum: 1,
    ucapan: [
      { dari: 'pasien', menit: 0, pesan: 'Selamat pagi, Dok. Apakah ada yang perlu saya siapkan sebelum konsultasi?' },
      {
        dari: 'tenaga',
        menit: 14,
        pesan: 'Selamat pagi. Mohon siapkan catatan keluhan, sejak kapan dirasakan, dan obat yang sedang diminum.',
      },
      {
        dari: 'pasien',
        menit: 9,
        pesan: 'Ini catatan suhu tubuh saya seminggu terakhir, Dok.',
        lampiran: 'gambar',
      },
      {
        dari: 'tenaga',
        menit: 6,
        balas: 2,
        pesan: 'Terima kasih, catatannya jelas. Lanjutkan mencatat pagi dan malam, lalu kita bahas saat konsultasi.',
      },
      { dari: 'pasien', menit: 2, pesan: 'Baik, Dok 🙏' },
      {
        dari: 'tenaga',
        menit: 3,
        pesan: 'Bila keluhan memberat sebelum jadwal, segera ke IGD terdekat dan jangan menunggu balasan di sini.',
      },
    ],
  },
  psikologMendatang: {
    belum: 2,
    ucapan: [
      { dari: 'pasien', menit: 0, pesan: 'Selamat siang. Saya agak gugup, ini konsultasi pertama saya.' },
      {
        dari: 'tenaga',
        menit: 21,
        pesan:
          'Selamat siang. Rasa gugup itu wajar. Di awal kita berkenalan dan membicarakan apa yang ingin Anda capai.',
      },
      { dari: 'pasien', menit: 4, pesan: 'Nanti makan siang di mana?', hapus: true },
      { dari: 'pasien', menit: 1, pesan: 'Maaf, tadi salah kirim 😅' },
      {
        dari: 'tenaga',
        menit: 8,
        balas: 0,
        pesan: 'Bila berkenan, tuliskan tiga hal yang paling mengganggu minggu ini sebelum kita bertemu.',
      },
      { dari: 'tenaga', menit: 1, pesan: 'Cukup poin-poin singkat, tidak perlu rapi.' },
    ],
  },
  dokterSelesai: {
    belum: 0,
    ucapan: [
      { dari: 'pasien', menit: 12, pesan: 'Terima kasih untuk konsultasinya, Dok.' },
      { dari: 'tenaga', menit: 18, pesan: 'Sama-sama. Berikut ringkasan anjuran untuk di rumah.', lampiran: 'pdf' },
      { dari: 'pasien', menit: 5, balas: 1, pesan: 'Sudah saya unduh. Apakah perlu kontrol lagi?' },
      {
        dari: 'tenaga',
        menit: 11,
        pesan: 'Kontrol bila keluhan menetap lebih dari satu minggu. Selebihnya istirahat dan minum air yang cukup.',
      },
      { dari: 'pasien', menit: 3, pesan: 'Baik, terima kasih banyak 😊' },
    ],
  },
  psikologSelesai: {
    belum: 1,
    ucapan: [
      { dari: 'pasien', menit: 25, pesan: 'Terima kasih, sesi tadi membantu sekali.' },
      {
        dari: 'tenaga',
        menit: 16,
        pesan: 'Sama-sama. Latihan pernapasan yang kita coba cukup dua kali sehari selama lima menit.',
      },
      { dari: 'pasien', menit: 7, balas: 1, pesan: 'Kalau terlewat satu hari bagaimana?' },
      { dari: 'tenaga', menit: 12, pesan: 'Tidak masalah, lanjutkan saja hari berikutnya.' },
      { dari: 'pasien', menit: 30, pesan: 'Siap, saya coba mulai malam ini.' },
    ],
  },
} satisfies Record<string, Obrolan>
