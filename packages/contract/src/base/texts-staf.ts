/**
 * Specification §5, as `isianTexts` of texts.ts: the sentences of forms that only staff have. In a file of their own, because every page
 * loads texts.ts.
 */
export const isianStaf = {
  passwordKosongAdmin: 'Password tidak boleh kosong',
  teleponLayanan: 'Nomor telepon hanya boleh berisi angka, spasi, titik, kurung, tanda hubung, dan + di depan.',
  petaUrl: 'Tautan peta harus diawali https:// dan tanpa spasi.',
  labelNomor: 'Tuliskan untuk apa nomor ini.',
  nomorDarurat: 'Nomor harus terdiri atas 3 sampai 15 angka.',
  nomorDaruratTetap: 'Nomor 119 dan 112 harus tetap ada dan dijawab sepanjang waktu. Urutannya boleh diubah.',
  pitaInstrumen: 'Rentang skor harus bersambung, tanpa celah dan tumpang tindih.',
  sesi: 'Pastikan semua field terisi dan jam selesai > jam mulai.',
  hariNomor: 'Pilih satu hari atau lebih.',
  jamNomor: 'Isi jam mulai dan jam selesai.',
  ulangiHari: 'Pilih satu hari atau lebih, selain hari yang diulang.',
  balasan: 'Balasan konsultasi wajib diisi.',
  judulTemplat: 'Tulis judul templat.',
  isiTemplat: 'Tulis isi templat.',
  konsultasiDetail: 'Detail konsultasi belum termuat.',
  spesialisasi: 'Nama spesialisasi tidak boleh kosong.',
  namaJenis: 'Nama jenis konsultasi tidak boleh kosong.',
  kataAlasan: 'Kata alasan tidak boleh kosong.',
  namaLibur: 'Nama hari libur tidak boleh kosong.',
  urutanTanggal: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
  cutiPanjang: 'Cuti paling lama satu tahun.',
  jamTutup: 'Isi jam mulai tutup, dan jam buka kembali yang sesudahnya.',
  alasanLanjutan: 'Tulis alasan konsultasi lanjutan.',
  kodeHadir: 'Isi kode dari layar pasien atau pilih kunjungan.',
  cariPasien: 'Ketik nama, email, atau nomor BPJS.',
  ruang: 'Isi nama atau nomor ruang.',
  namaLayar: 'Isi nama layar.',
  alasanMendesak: 'Alasan mendahulukan tidak boleh kosong.',
  pesanPasien: 'Pesan untuk pasien tidak boleh kosong.',
  alamatPenerima: 'Isi alamat penerima.',
  alamatPenerimaHttps: 'Isi alamat yang diawali https://, tanpa nama pengguna dan password.',
  jenisKabar: 'Pilih paling sedikit satu kabar.',
  pengiriman: 'Pengiriman ini tidak dikenal.',
} as const

/** What the dry run of an import says about a row, beside the sentences of the forms. */
export const imporTexts = {
  kolomTidakAda: 'Kolom ini tidak ada.',
  kolomGanda: 'Kolom ini ada lebih dari satu kali.',
  jumlahSel: 'Baris ini memuat lebih banyak nilai daripada kolom.',
  bukanCsv: 'Tanda kutip pada baris ini tidak berpasangan.',
  level: 'Peran ini tidak dikenal. Isi admin, dokter, psikolog, karyawan, atau user.',
  genderSel: 'Jenis kelamin ini tidak dikenal. Isi laki-laki, perempuan, atau lainnya.',
  /** A spreadsheet drops the leading zero of a cell that it takes for a number. */
  angkaDibulatkan:
    'Angka ini sudah dibulatkan oleh aplikasi tabel. Jadikan kolomnya teks, lalu isi kembali angkanya dari sumber asli.',
  teleponAwal: 'Nomor telepon harus diawali 0 atau +62. Mungkin nol di depannya hilang.',
  klinikTidakAda: 'Klinik ini tidak ada. Tulis namanya seperti di daftar klinik, atau kosongkan.',
  emailGanda: 'Email ini sudah dipakai pada baris sebelumnya.',
  /** How the people of an import sign in. */
  masuk: 'Pengguna tanpa password mendapat undangan lewat email untuk membuat password sendiri.',
} as const
