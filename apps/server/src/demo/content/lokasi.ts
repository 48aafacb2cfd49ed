/** Places on the invented campus of Universitas Wanaloka. */
export const lokasi = {
  klinik: 'Klinik Pratama Wanaloka, Gedung Layanan Kesehatan Lt. 1',
  gigi: 'Poli Gigi, Gedung Layanan Kesehatan Lt. 2',
  telekonsultasi: 'Ruang Telekonsultasi 1.12, Gedung Layanan Kesehatan Lt. 1',
  psikologi: 'Unit Layanan Psikologi, Gedung Kemahasiswaan Lt. 3',
  teduh: 'Ruang Konseling Teduh 3.05, Gedung Kemahasiswaan Lt. 3',
  sunyi: 'Ruang Konseling Sunyi, Perpustakaan Pusat Lt. 2',
  barat: 'Klinik Satelit Kampus Barat, Gedung Serbaguna Lt. 1',
  asrama: 'Pojok Sehat Asrama Blok C',
  olahraga: 'Klinik Olahraga, GOR Wanaloka',
  karier: 'Pusat Karier, Gedung Alumni Lt. 1',
} as const
