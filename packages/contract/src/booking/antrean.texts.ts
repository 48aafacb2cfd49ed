/** What stands under a field of the desk. */
export const isianAntrean = {
  kode: 'Isi kode enam huruf atau pilih kunjungan.',
  ruang: 'Isi nama atau nomor ruang.',
} as const
