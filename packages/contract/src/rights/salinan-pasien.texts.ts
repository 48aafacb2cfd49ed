import type { KataBagian, TabelSalinan } from './salinan.rules.ts'
import type { umum } from './salinan-umum.texts.ts'

type Kata<T extends TabelSalinan> = { [K in T]: KataBagian<K, keyof typeof umum> }

/** How the copy names what care was given, in the order of the page. */
export const salinanPasien = {
  konsultasi: {
    judul: 'Konsultasi',
    kolom: {
      keluhan: 'Keluhan Anda',
      initial_consult: 'Balasan',
      alasan_batal: 'Alasan pembatalan',
      pesan_pindah: 'Pesan saat jadwal dipindah',
      metode_konsultasi: 'Cara',
      sesi: 'Sesi',
      use_bpjs: 'Memakai BPJS',
      harga: 'Biaya',
      dikonfirmasi_pada: 'Anda menyatakan hadir',
      konfirmasi_sampai: 'Mohon dikonfirmasi paling lambat',
      sebab_batal: 'Sebab pembatalan',
      jawab_sebelum: 'Dijawab paling lambat',
      diminta_pada: 'Diajukan',
      dijawab_pada: 'Pengajuan dijawab',
      tiba_pada: 'Anda tiba',
      dibalas_oleh: 'Dibalas oleh',
      dibalas_pada: 'Dibalas',
      jeda_sebelum: 'Jeda sebelumnya (menit)',
      jeda_sesudah: 'Jeda sesudahnya (menit)',
      pengaju_id: 'Diajukan oleh',
      diubah_oleh: 'Terakhir diubah oleh',
      updated_at: 'Terakhir diubah',
    },
  },
  balasan_lama: {
    judul: 'Versi balasan sebelum diperbaiki',
    kolom: { penulis_id: 'Ditulis oleh', ditulis_pada: 'Ditulis' },
  },
  tindak_lanjut: {
    judul: 'Saran kunjungan berikutnya',
    kolom: { dalam_hari: 'Dalam hari', disarankan_pada: 'Disarankan', diingatkan_pada: 'Diingatkan' },
  },
  riwayat_status: {
    judul: 'Riwayat status konsultasi',
    kolom: {
      dari: 'Status sebelumnya',
      ke: 'Status sesudahnya',
      jadwal_lama: 'Jadwal sebelumnya',
      jadwal_baru: 'Jadwal sesudahnya',
      metode_lama: 'Cara sebelumnya',
      metode_baru: 'Cara sesudahnya',
    },
  },
  rekam: {
    judul: 'Catatan psikolog yang dirilis untuk Anda',
    kolom: { alasan: 'Alasan perbaikan', penulis_id: 'Ditandatangani oleh', ditandatangani_pada: 'Ditandatangani' },
  },
  rekam_rilis: { judul: 'Rilis catatan psikolog', kolom: { pada: 'Dirilis', oleh: 'Dirilis oleh' } },
  izin_rekam: {
    judul: 'Izin membaca catatan psikolog',
    kolom: { kepada: 'Diberikan kepada', diberi_pada: 'Diberikan', dicabut_pada: 'Dicabut' },
  },
  percakapan: {
    judul: 'Pesan',
    kolom: { pengirim_id: 'Pengirim', pesan: 'Pesan', waktu_kirim: 'Dikirim', dihapus_pada: 'Dihapus' },
  },
  lampiran: {
    judul: 'Berkas dalam pesan',
    kolom: { nama: 'Nama berkas', penuh: 'Berkas', kecil: 'Gambar kecil', ukuran: 'Ukuran (byte)' },
  },
  percakapan_peserta: { judul: 'Pesan yang sudah Anda baca', kolom: { dibaca_id: 'Sampai pesan nomor' } },
  riwayat_bilik: { judul: 'Kehadiran di ruang video', kolom: { peran: 'Siapa', apa: 'Kejadian' } },
  feedback: {
    judul: 'Ulasan Anda',
    kolom: { komentar: 'Komentar', rating: 'Penilaian', tampil_publik: 'Boleh dibaca semua orang' },
  },
  skrining: { judul: 'Skrining', kolom: { kode: 'Skrining', isi: 'Jawaban dan hasil', bahaya: 'Ada tanda bahaya' } },
  skrining_izin: { judul: 'Izin membaca hasil skrining', kolom: { dicabut_pada: 'Dicabut' } },
  peringatan: {
    judul: 'Peringatan keselamatan',
    kolom: {
      tempat: 'Tempat Anda saat itu',
      telepon: 'Nomor telepon yang Anda berikan',
      catatan: 'Catatan petugas jaga',
      terakhir: 'Terakhir terjadi',
      hubungi_sebelum: 'Dihubungi paling lambat',
      diakui_oleh: 'Ditangani oleh',
      diakui_pada: 'Ditangani',
      ditutup_oleh: 'Ditutup oleh',
      ditutup_pada: 'Ditutup',
    },
  },
  peringatan_sebab: {
    judul: 'Sebab peringatan keselamatan',
    kolom: { sumber: 'Sumber', pertama: 'Pertama', terakhir: 'Terakhir', kali: 'Kali' },
  },
  pengungkapan: {
    judul: 'Yang diberi tahu di luar klinik karena bahaya',
    kolom: { kepada: 'Kepada', alasan: 'Alasan' },
  },
  peringatan_lanjutan: { judul: 'Langkah lanjutan peringatan', kolom: { tahap: 'Tahap' } },
  peringatan_kepada: { judul: 'Petugas jaga yang diberi tahu', kolom: { user_id: 'Petugas' } },
  antrean: {
    judul: 'Antrean di klinik',
    kolom: {
      kode: 'Antrean',
      nomor: 'Nomor antrean',
      keadaan: 'Keadaan',
      datang: 'Datang',
      giliran: 'Menunggu giliran sejak',
      panggilan: 'Banyak panggilan',
      dipanggil: 'Dipanggil',
      dilayani: 'Mulai dilayani',
      ruang: 'Ruang',
      perkiraan_dari: 'Perkiraan menunggu saat tiba, paling sedikit (menit)',
      perkiraan_sampai: 'Perkiraan menunggu saat tiba, paling lama (menit)',
    },
  },
  daftar_tunggu: {
    judul: 'Daftar tunggu',
    kolom: {
      keluhan: 'Keluhan Anda',
      mendesak_alasan: 'Alasan didahulukan',
      metode: 'Cara',
      use_bpjs: 'Memakai BPJS',
      hari: 'Hari',
      jam_dari: 'Dari jam',
      jam_sampai: 'Sampai jam',
      mendesak: 'Didahulukan',
      boleh_malam: 'Boleh ditawari pada malam hari',
      berakhir_pada: 'Berakhir',
    },
  },
  tawaran: {
    judul: 'Tempat kosong yang ditawarkan',
    kolom: { jawaban: 'Jawaban', habis_pada: 'Berlaku sampai', dijawab_pada: 'Dijawab' },
  },
  rangkaian: { judul: 'Rangkaian pertemuan', kolom: { jarak_minggu: 'Jarak (minggu)', jumlah: 'Banyak pertemuan' } },
  usulan: { judul: 'Usulan jadwal lain', kolom: {} },
  alihan: {
    judul: 'Tawaran tenaga profesional lain',
    kolom: { habis_pada: 'Berlaku sampai', berakhir_pada: 'Berakhir' },
  },
  tawaran_waktu: { judul: 'Tawaran waktu lain', kolom: { diambil: 'Diambil', berakhir_pada: 'Berakhir' } },
  waktu_ditawarkan: { judul: 'Waktu yang ditawarkan', kolom: {} },
  penyelesaian_cuti: {
    judul: 'Jadwal Anda saat tenaga profesional cuti',
    kolom: { tindakan: 'Yang dilakukan' },
  },
  kelonggaran: { judul: 'Tambahan jatah konsultasi', kolom: { tambahan: 'Tambahan' } },
  keberatan_hadir: {
    judul: 'Keberatan atas catatan kehadiran',
    kolom: { alasan: 'Penjelasan Anda', diajukan: 'Diajukan', putusan: 'Putusan', diputus: 'Diputus' },
  },
} as const satisfies Partial<Kata<TabelSalinan>>
