import { bukaLayanan, setelahLogin } from '../base/mail-words.ts'

/** The mails about accesses that are reviewed, under the rules of `suratTexts`. They do not say what was accessed. */
export const keberatanSurat = {
  tinjauan: {
    subjek: 'Ada akses data yang perlu ditinjau',
    isi: ['Sejak {tanggal} ada akses data yang menunggu Anda. Tinjau akses itu dalam dua hari kerja.', setelahLogin],
    tombol: 'Tinjau akses',
  },
  keberatan_ditanggapi: {
    subjek: 'Laporan Anda sudah dijawab',
    isi: ['Laporan Anda sudah ditinjau dan dijawab pada {tanggal}.', setelahLogin],
    tombol: bukaLayanan,
  },
} as const
