/** What the invented clinic says about itself; telephone and addresses lead nowhere. */
export const layananContoh = {
  nama: 'Klinik Pratama Kampus (contoh)',
  alamat: 'Gedung Pusat Layanan Mahasiswa, Lantai 1\nJalan Kampus Raya 1',
  jam_buka: 'Senin–Jumat 08.00–16.00 WIB\nSabtu, Minggu, dan hari libur tutup',
  telepon: ['(021) 555-0100', '0812-5550-0101'],
  email: 'klinik@sehati.test',
  petunjuk_arah: 'Dari gerbang utama lurus 200 meter, gedung di sebelah kiri. Loket pendaftaran di samping lobi.',
  peta_url: 'https://www.openstreetmap.org/',
  biaya:
    'Sudah termasuk konsultasi dan percakapan tertulis sampai 7 hari sesudahnya. Obat dan pemeriksaan penunjang dibayar terpisah.',
  pembayaran:
    'Dibayar di loket sebelum konsultasi tatap muka, atau dengan transfer setelah pengajuan online disetujui.',
  bpjs: 'Konsultasi peserta BPJS yang terdaftar di klinik ini ditanggung BPJS sesuai ketentuan.',
  pengembalian: 'Biaya konsultasi yang dibatalkan sebelum waktunya dimulai dikembalikan penuh melalui loket.',
}
