/** How likely and how severe, each from 1 to 4. */
type Nilai = readonly [kemungkinan: 1 | 2 | 3 | 4, dampak: 1 | 2 | 3 | 4]
/** A measure, with the test of the repository or the command (`npm run …`) that shows it. */
type Tindakan = readonly [isi: string, bukti: string]
export type Risiko = {
  judul: string
  sumber: string
  kejadian: string
  siapa: string
  sebelum: Nilai
  sesudah: Nilai
  tindakan: readonly [Tindakan, ...Tindakan[]]
}

/** The assessment of the impact on people (UU PDP Art. 34): health data are specific, so the law asks for it. The clinic accepts what is left. */
export const dpia: readonly Risiko[] = [
  {
    judul: 'Orang dalam membaca isi klinis',
    sumber: 'Admin atau petugas yang ingin tahu',
    kejadian: 'Keluhan, balasan, atau catatan dibaca tanpa alasan perawatan',
    siapa: 'Pasien dan klien',
    sebelum: [3, 4],
    sesudah: [1, 4],
    tindakan: [
      ['Isi klinis tertutup bagi admin', 'apps/server/test/security/closed-text.test.ts'],
      ['Akses darurat beralasan, ditinjau, dan diberitahukan', 'apps/server/src/safety/darurat/darurat.routes.test.ts'],
      ['Jejak berantai yang dapat dilihat orangnya', 'npm run jejak:periksa'],
      ['Admin yang mengatur password tidak membaca isinya', 'npm run drill:attacker'],
    ],
  },
  {
    judul: 'Akun diambil alih',
    sumber: 'Orang luar dengan password yang bocor atau ditebak',
    kejadian: 'Masuk sebagai pasien atau tenaga profesional',
    siapa: 'Pemilik akun dan pasiennya',
    sebelum: [3, 4],
    sesudah: [2, 3],
    tindakan: [
      ['Percobaan dibatasi', 'apps/server/test/security/guessing.test.ts'],
      ['Perangkat baru diberitahukan', 'apps/server/src/people/auth/perangkat-baru.test.ts'],
      ['Password umum ditolak', 'apps/server/src/people/auth/common-password.test.ts'],
    ],
  },
  {
    judul: 'Basis data atau cadangan dicuri',
    sumber: 'Penyerang di server, atau media cadangan yang hilang',
    kejadian: 'Salinan basis data dibaca',
    siapa: 'Semua orang yang terdaftar',
    sebelum: [2, 4],
    sesudah: [2, 2],
    tindakan: [
      ['Isi klinis, berkas, foto, dan nomor BPJS terenkripsi', 'apps/server/src/base/db/dump.test.ts'],
      ['Cadangan terenkripsi', 'scripts/backup/backup.test.ts'],
      ['Kunci dapat diganti', 'npm run keys:rotate'],
    ],
  },
  {
    judul: 'Data satu orang terlihat orang lain',
    sumber: 'Kesalahan program',
    kejadian: 'Nomor milik orang lain dalam permintaan menghasilkan datanya',
    siapa: 'Pasien',
    sebelum: [3, 4],
    sesudah: [1, 4],
    tindakan: [
      ['Setiap panggilan dicoba dengan nomor orang lain', 'apps/server/test/security/strangers-objects.test.ts'],
      ['Pembaca setiap kolom dibandingkan dengan register', 'apps/server/test/security/readers.test.ts'],
    ],
  },
  {
    judul: 'Kabar membuka bahwa seseorang berkonsultasi',
    sumber: 'Orang yang melihat layar atau kotak surat',
    kejadian: 'Email atau kabar menyebut keluhan atau jenis layanan',
    siapa: 'Pasien dan klien, terutama mahasiswa',
    sebelum: [3, 3],
    sesudah: [2, 1],
    tindakan: [['Email tidak menyebut siapa dan tentang apa', 'apps/server/src/channel/surat/susun.test.ts']],
  },
  {
    judul: 'Bahaya bagi jiwa tidak terlihat',
    sumber: 'Petugas tidak membaca pesan tepat waktu',
    kejadian: 'Tanda bahaya dalam keluhan, percakapan, atau skrining terlewat',
    siapa: 'Orang dalam krisis',
    sebelum: [3, 4],
    sesudah: [2, 4],
    tindakan: [
      ['Tanda bahaya memanggil petugas jaga', 'apps/server/src/safety/peringatan/dengar.test.ts'],
      ['Yang tidak diakui naik ke petugas lain', 'apps/server/src/safety/peringatan/eskalasi.test.ts'],
      ['Nomor bantuan ada di setiap halaman', 'trials/e2e/clinic/layanan.e2e.ts'],
    ],
  },
  {
    judul: 'Skor atau program memutuskan tentang orang',
    sumber: 'Hasil skrining dipakai sebagai keputusan',
    kejadian: 'Layanan ditolak atau diurutkan oleh skor',
    siapa: 'Pasien dan klien',
    sebelum: [2, 3],
    sesudah: [1, 2],
    tindakan: [['Skor hanya dibaca oleh skrining', 'architecture/skrining.test.ts']],
  },
  {
    judul: 'Data disimpan lebih lama dari perlunya',
    sumber: 'Penghapusan yang terlupa',
    kejadian: 'Data lama ikut terungkap dalam insiden',
    siapa: 'Semua orang yang pernah terdaftar',
    sebelum: [4, 2],
    sesudah: [1, 2],
    tindakan: [
      ['Setiap kelas berakhir menurut register', 'apps/server/src/rights/retensi/retensi.test.ts'],
      ['Yang akan berakhir dapat ditanyakan', 'npm run retensi'],
    ],
  },
  {
    judul: 'Rekam medis hilang atau berubah',
    sumber: 'Kerusakan, kesalahan, atau perubahan diam-diam',
    kejadian: 'Balasan atau catatan tidak ada lagi, atau bukan yang ditulis',
    siapa: 'Pasien, dan tenaga yang harus mempertanggungjawabkannya',
    sebelum: [2, 4],
    sesudah: [1, 3],
    tindakan: [
      ['Versi tidak dapat diubah', 'apps/server/src/consultation/konsultasi/balasan-versi.test.ts'],
      ['Pemulihan diuji', 'npm run drill:restore'],
      ['Terlalu banyak data tidak berakhir sekaligus', 'apps/server/src/rights/retensi/retensi.test.ts'],
    ],
  },
  {
    judul: 'Anak memesan tanpa wali',
    sumber: 'Usia tidak ditanyakan',
    kejadian: 'Data anak diproses tanpa persetujuan walinya',
    siapa: 'Orang di bawah 18 tahun',
    sebelum: [3, 3],
    sesudah: [2, 2],
    tindakan: [['Pemesanan menunggu wali', 'apps/server/src/rights/wali/wali-pemesanan.test.ts']],
  },
  {
    judul: 'Permintaan atau insiden melewati 72 jam',
    sumber: 'Tidak ada petugas yang melihatnya',
    kejadian: 'Orangnya dan lembaga terlambat diberi tahu',
    siapa: 'Orang yang meminta atau terdampak',
    sebelum: [3, 2],
    sesudah: [1, 2],
    tindakan: [
      ['Petugas dikabari sebelum batas', 'apps/server/src/rights/permintaan/permintaan.routes.test.ts'],
      ['Insiden mengingatkan dan menyiapkan surat', 'apps/server/src/rights/insiden/insiden.routes.test.ts'],
    ],
  },
]

export const skor = ([kemungkinan, dampak]: Nilai): number => kemungkinan * dampak
/** `9 (3 × 3)` */
export const kataNilai = (nilai: Nilai): string => `${skor(nilai)} (${nilai.join(' × ')})`
