/** Why a patient cancels. */
export const alasanPasien = [
  'Ada ujian susulan di jam yang sama.',
  'Sudah membaik, terima kasih.',
  'Ada rapat mendadak, saya akan memesan ulang.',
  'Harus pulang ke rumah karena urusan keluarga.',
  'Salah memilih jam, akan saya ajukan kembali.',
]

/** What a professional replies when they cancel. */
export const balasanBatal = [
  'Mohon maaf, saya bertugas di luar kampus pada hari itu. Silakan memilih jadwal lain, keluhan Anda tetap saya baca.',
  'Mohon maaf, jadwal ini harus saya batalkan karena ada keadaan darurat di klinik. Silakan mengajukan kembali.',
]
