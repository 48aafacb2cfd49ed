import type { KataBagian, TabelSalinan } from './salinan.rules.ts'
import type { umum } from './salinan-umum.texts.ts'

type Kata<T extends TabelSalinan> = { [K in T]: KataBagian<K, keyof typeof umum> }

/** How the copy names an account, and what it is told. */
export const salinanAkun = {
  users: {
    judul: 'Akun',
    kolom: {
      name: 'Nama',
      email: 'Email',
      phone_number: 'Nomor telepon',
      no_bpjs_segel: 'Nomor BPJS',
      no_bpjs_sidik: 'Sidik nomor BPJS',
      gender: 'Jenis kelamin',
      country: 'Negara',
      level_id: 'Peran',
      status_user: 'Status akun',
      email_terverifikasi_pada: 'Email dikonfirmasi',
      updated_at: 'Terakhir diubah',
    },
  },
  foto: { judul: 'Foto profil', kolom: { isi: 'Berkas', ukuran: 'Ukuran (piksel)' } },
  persetujuan: { judul: 'Persetujuan Anda', kolom: { keperluan: 'Tujuan', sikap: 'Pilihan', kanal: 'Cara' } },
  permintaan: {
    judul: 'Permintaan Anda tentang data',
    kolom: {
      isi: 'Permintaan',
      penulis_id: 'Psikolog yang diminta catatannya',
      jawaban: 'Jawaban',
      pernyataan: 'Pernyataan Anda',
      pernyataan_pada: 'Pernyataan ditulis',
      diizinkan_pada: 'Catatan dibuka untuk peninjau psikologi',
      kanal: 'Diajukan lewat',
      diterima_pada: 'Diterima',
      batas: 'Dijawab paling lambat',
      alasan_tolak: 'Alasan penolakan',
      dikonfirmasi_pada: 'Dikonfirmasi',
      ditutup_pada: 'Selesai',
      berakhir_pada: 'Berakhir',
      penanggung_jawab: '',
    },
  },
  permintaan_langkah: { judul: 'Langkah permintaan Anda', kolom: { ke: 'Keadaan' } },
  usia: { judul: 'Pernyataan usia Anda', kolom: { dewasa_pada: 'Berusia 18 tahun pada' } },
  wali: {
    judul: 'Orang tua atau wali Anda',
    kolom: {
      jalur: 'Cara',
      nama: 'Nama',
      hubungan: 'Hubungan',
      tanggal: 'Tanggal surat',
      jawaban: 'Jawaban',
      berlaku_sampai: 'Berlaku sampai',
    },
  },
  tugas: { judul: 'Tugas Anda', kolom: { tugas: 'Tugas' } },
  jaga: { judul: 'Jadwal jaga Anda', kolom: {} },
} as const satisfies Partial<Kata<TabelSalinan>>

/** What the clinic keeps of how an account is used, and who read what of its person. */
export const salinanKeamanan = {
  pemberitahuan: { judul: 'Pemberitahuan', kolom: { dibaca_pada: 'Dibaca' } },
  surat: {
    judul: 'Surel yang dikirim',
    kolom: { mulai: 'Tentang jadwal', alamat: 'Alamat', terkirim_pada: 'Terkirim' },
  },
  tanpa_surat: { judul: 'Surel yang Anda matikan', kolom: {} },
  tanpa_push: { judul: 'Notifikasi yang Anda matikan', kolom: {} },
  langganan_push: { judul: 'Notifikasi di perangkat', kolom: {} },
  izin_wa: {
    judul: 'Persetujuan pesan WhatsApp',
    kolom: { nomor: 'Nomor', diberi_pada: 'Diberikan', dicabut_pada: 'Dicabut', sebab: 'Sebab' },
  },
  kalender_langganan: { judul: 'Langganan kalender', kolom: {} },
  kunci_api: {
    judul: 'Kunci API',
    kolom: {
      nama: 'Nama',
      lingkup: 'Izin',
      dibuat: 'Dibuat',
      kedaluwarsa: 'Berlaku sampai',
      dipakai: 'Terakhir dipakai',
      dicabut: 'Dicabut',
    },
  },
  passkey: { judul: 'Passkey', kolom: { nama: 'Nama', dibuat: 'Dibuat', dipakai: 'Terakhir dipakai' } },
  identitas: {
    judul: 'Login lewat penyedia',
    kolom: {
      email: 'Email di penyedia',
      penerbit: 'Penyedia',
      subjek: 'Nomor di penyedia',
      dipakai: 'Terakhir dipakai',
    },
  },
  totp: {
    judul: 'Verifikasi dua langkah',
    kolom: { dibuat: 'Dimulai', aktif_sejak: 'Aktif sejak' },
  },
  auth_session: { judul: 'Perangkat yang login', kolom: { last_used_at: 'Terakhir dipakai' } },
  perangkat_dikenal: { judul: 'Perangkat yang pernah login', kolom: {} },
  jejak: {
    judul: 'Siapa membuka atau mengubah data Anda',
    kolom: {
      tindakan: 'Tindakan',
      objek: 'Data',
      objek_id: 'Nomor data',
      dasar: 'Dasar',
      pelaku_id: 'Oleh',
      nomor: 'Nomor jejak',
    },
  },
  jejak_baru: {
    judul: 'Siapa membuka atau mengubah data Anda, baru saja',
    kolom: {
      tindakan: 'Tindakan',
      objek: 'Data',
      objek_id: 'Nomor data',
      dasar: 'Dasar',
      pelaku_id: 'Oleh',
      sejak: '',
    },
  },
  buka_darurat: {
    judul: 'Akses darurat ke konsultasi Anda',
    kolom: {
      kategori: 'Keadaan',
      dibuka_pada: 'Dibuka',
      berakhir_pada: 'Berakhir',
      ditutup_pada: 'Ditutup',
    },
  },
  tinjauan_darurat: {
    judul: 'Tinjauan akses darurat',
    kolom: { catatan: 'Catatan peninjau', ditinjau_pada: 'Ditinjau' },
  },
  keberatan: { judul: 'Laporan Anda atas jejak akses', kolom: { nomor: 'Nomor jejak' } },
  tanggapan_keberatan: { judul: 'Tanggapan atas laporan Anda', kolom: { ditanggapi_pada: 'Ditanggapi' } },
  insiden_terdampak: {
    judul: 'Insiden yang menyangkut data Anda',
    kolom: { insiden_id: 'Nomor insiden', diberitahu_pada: 'Diberitahukan', dibaca_pada: 'Dibaca' },
  },
  ekspor_akun: { judul: 'Daftar akun yang Anda unduh', kolom: { jumlah: 'Banyak akun' } },
  tenaga_profesional: {
    judul: 'Profil profesional Anda',
    kolom: {
      biografi: 'Biografi',
      topik: 'Topik',
      bahasa: 'Bahasa',
      no_str: 'Nomor STR',
      no_sip: 'Nomor SIP',
      lokasi: 'Lokasi',
      kelas: 'Kelas',
      jumlah_ulasan: 'Banyak ulasan',
      total_rating: 'Jumlah penilaian',
    },
  },
  jadwal_tenaga: {
    judul: 'Sesi mingguan Anda',
    kolom: {
      hari: 'Hari',
      is_available: 'Terbuka',
      berlaku_dari: 'Berlaku dari',
      berlaku_sampai: 'Berlaku sampai',
      cadangan: 'Cadangan',
      lepas_menit: 'Dilepas (menit sebelumnya)',
      sesi: 'Sesi',
    },
  },
  batas_tenaga: { judul: 'Batas konsultasi Anda', kolom: { per_hari: 'Per hari', per_minggu: 'Per minggu' } },
  jenis_tenaga: { judul: 'Jenis konsultasi yang Anda layani', kolom: { menit: 'Menit' } },
  cuti: {
    judul: 'Cuti Anda',
    kolom: { jam_dari: 'Dari jam', jam_sampai: 'Sampai jam', catatan: 'Catatan' },
  },
  templat: { judul: 'Templat balasan Anda', kolom: { judul: 'Judul', updated_at: 'Terakhir diubah' } },
} as const satisfies Partial<Kata<TabelSalinan>>
