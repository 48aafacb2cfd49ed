import { BILIK_DIBUKA_MENIT } from '../base/constants.ts'

/** The sentences of the room. `nama` is the other person. */
export const bilikTexts = {
  periksa: 'Periksa kamera dan mikrofon',
  masuk: 'Masuk ruang konsultasi',
  dibuka: `Ruang dibuka ${BILIK_DIBUKA_MENIT} menit sebelum jadwal.`,
  menunggu: 'Anda di ruang tunggu. {nama} akan segera bergabung.',
  izinkan: 'Izinkan akses kamera dan mikrofon pada peramban Anda.',
  suaraSaja: 'Lanjut dengan suara saja',
  lemah: 'Jaringan lemah. Video dimatikan agar suara tetap jelas.',
  terputus: 'Koneksi terputus. Kami mencoba menyambungkan kembali.',
  chat: 'Lanjut lewat chat',
  tenang: 'Pastikan Anda berada di tempat yang tenang dan aman untuk berbicara.',
  tidakDirekam: 'Sesi ini tidak direkam.',
  selesai: 'Sesi selesai. Terima kasih.',
  perangkatLain: 'Ruang ini dibuka di perangkat lain. Pindahkan ke sini?',
  kameraDipakai: 'Kamera dipakai aplikasi lain.',
  terblokir: 'Jaringan ini memblokir video. Lanjut dengan suara atau chat.',
  siap: 'Video siap',
  disarankanSuara: 'Disarankan suara saja',
  gunakanChat: 'Gunakan chat',
} as const
