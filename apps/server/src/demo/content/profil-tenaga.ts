export type ProfilDemo = { biografi: string; topik: string[]; bahasa: string[] }

/** What the invented professionals say of themselves, by name. Who has no row has not filled it in yet. */
export const profilTenaga: Record<string, ProfilDemo> = {
  'dr. Sekarwangi Adiluhung': {
    biografi:
      'Dokter umum di klinik kampus sejak 2018. Terbiasa mendampingi mahasiswa perantau yang baru pertama kali mengurus kesehatannya sendiri. Senang menjelaskan hasil pemeriksaan dengan bahasa sehari-hari.',
    topik: ['Demam dan flu', 'Lambung', 'Alergi', 'Surat keterangan sehat', 'Pola tidur'],
    bahasa: ['Indonesia', 'Jawa', 'Inggris'],
  },
  'dr. Bramanta Lokajaya': {
    biografi:
      'Melayani di Klinik Satelit Kampus Barat. Fokus pada keluhan umum, luka ringan, dan pemantauan tekanan darah bagi karyawan.',
    topik: ['Tekanan darah', 'Luka ringan', 'Nyeri punggung', 'Vaksinasi'],
    bahasa: ['Indonesia', 'Sunda'],
  },
  'drg. Togar Marolop Hutalaut': {
    biografi:
      'Dokter gigi yang mengutamakan pencegahan. Menerima konsultasi sakit gigi mendadak dan rencana perawatan jangka panjang.',
    topik: ['Sakit gigi', 'Gigi bungsu', 'Gusi berdarah', 'Kawat gigi'],
    bahasa: ['Indonesia', 'Batak Toba'],
  },
  'dr. Reza Alamsyah Tuahman, Sp.KJ': {
    biografi:
      'Psikiater dengan pengalaman di layanan kesehatan jiwa remaja dan dewasa muda. Membicarakan pilihan terapi dan obat secara terbuka, tanpa menghakimi.',
    topik: ['Cemas', 'Depresi', 'Gangguan tidur', 'Obat dan efek sampingnya'],
    bahasa: ['Indonesia', 'Inggris', 'Melayu'],
  },
  'dr. Maria Yosefina Kelenbora, Sp.KJ': {
    biografi:
      'Psikiater yang bekerja bersama psikolog kampus. Percaya bahwa pemulihan berjalan bertahap dan melibatkan orang terdekat.',
    topik: ['Depresi', 'Serangan panik', 'Bipolar', 'ADHD dewasa'],
    bahasa: ['Indonesia'],
  },
  'dr. Hendrawan Tanujati, Sp.PD': {
    biografi:
      'Spesialis penyakit dalam. Mendampingi pasien dengan penyakit menahun agar tetap dapat kuliah dan bekerja dengan nyaman.',
    topik: ['Diabetes', 'Hipertensi', 'Maag menahun', 'Tiroid'],
    bahasa: ['Indonesia', 'Mandarin', 'Inggris'],
  },
  'dr. Cut Meurah Lhoksari, Sp.D.V.E.': {
    biografi:
      'Dokter spesialis dermatologi, venereologi, dan estetika. Menyarankan perawatan yang sederhana dan terjangkau mahasiswa.',
    topik: ['Jerawat', 'Eksem', 'Rambut rontok', 'Infeksi jamur'],
    bahasa: ['Indonesia', 'Aceh'],
  },
  'dr. Andi Batara Lompoe, Sp.M': {
    biografi: 'Dokter spesialis mata. Banyak menangani mata lelah akibat layar dan perubahan ukuran kacamata.',
    topik: ['Mata lelah', 'Mata merah', 'Kacamata dan lensa kontak'],
    bahasa: ['Indonesia', 'Bugis'],
  },
  'dr. Rahmadani Gadih Lareh, Sp.OG': {
    biografi:
      'Dokter spesialis kebidanan dan kandungan. Menyediakan ruang yang aman untuk bertanya tentang kesehatan reproduksi.',
    topik: ['Haid tidak teratur', 'Keputihan', 'Kehamilan', 'Kontrasepsi'],
    bahasa: ['Indonesia', 'Minang'],
  },
  'dr. Kirana Wulandhari Prabaseta, Sp.GK': {
    biografi:
      'Spesialis gizi klinik. Menyusun pola makan yang sesuai uang saku dan menu kantin, bukan daftar larangan.',
    topik: ['Berat badan', 'Pola makan', 'Anemia', 'Gangguan makan'],
    bahasa: ['Indonesia', 'Jawa'],
  },
  'dr. Jayengrana Suluh, Sp.KO': {
    biografi: 'Spesialis kedokteran olahraga, pendamping tim atletik kampus. Membantu kembali berlatih setelah cedera.',
    topik: ['Cedera lutut', 'Cedera pergelangan kaki', 'Program latihan'],
    bahasa: ['Indonesia', 'Jawa', 'Inggris'],
  },
  'dr. Petronela Latumaina, Sp.N': {
    biografi: 'Dokter spesialis saraf. Menangani sakit kepala berulang, kesemutan, dan gangguan keseimbangan.',
    topik: ['Migrain', 'Vertigo', 'Kesemutan', 'Saraf terjepit'],
    bahasa: ['Indonesia', 'Melayu Ambon'],
  },
  'Ayudya Larasmaya, M.Psi., Psikolog': {
    biografi:
      'Psikolog klinis dewasa. Mendampingi mahasiswa menghadapi cemas, kehilangan, dan tekanan tugas akhir. Menggunakan terapi kognitif perilaku dan latihan kesadaran penuh.',
    topik: ['Cemas', 'Stres akademik', 'Kehilangan', 'Kepercayaan diri', 'Burnout'],
    bahasa: ['Indonesia', 'Jawa', 'Inggris'],
  },
  'Gilang Ranuwastra, M.Psi., Psikolog': {
    biografi:
      'Psikolog klinis yang banyak bekerja dengan mahasiswa tingkat pertama. Sesi berlangsung santai, dengan langkah kecil yang dapat dicoba di antara pertemuan.',
    topik: ['Adaptasi kuliah', 'Kesepian', 'Amarah', 'Kecanduan gim'],
    bahasa: ['Indonesia', 'Sunda'],
  },
  'Suharyanti, M.Psi., Psikolog': {
    biografi:
      'Psikolog klinis dengan perhatian pada trauma dan kekerasan. Mendengarkan lebih dahulu; Anda yang menentukan kecepatannya.',
    topik: ['Trauma', 'Kekerasan', 'Cemas', 'Gangguan tidur'],
    bahasa: ['Indonesia', 'Jawa', 'BISINDO'],
  },
  'Fathimah Azkiyani Suralaga, M.Psi., Psikolog': {
    biografi:
      'Psikolog pendidikan. Membantu menemukan cara belajar yang cocok, mengatur waktu, dan berbicara dengan dosen pembimbing.',
    topik: ['Cara belajar', 'Menunda pekerjaan', 'Skripsi', 'Pindah jurusan'],
    bahasa: ['Indonesia', 'Arab'],
  },
  'Damar Pangestika, M.Psi., Psikolog': {
    biografi:
      'Psikolog industri dan karier. Mendampingi pilihan kerja pertama, magang, dan perpindahan karier karyawan.',
    topik: ['Pilihan karier', 'Wawancara kerja', 'Konflik di tempat kerja', 'Burnout'],
    bahasa: ['Indonesia', 'Inggris'],
  },
  'Melati Oktaviani Huraba, M.Psi., Psikolog': {
    biografi:
      'Konselor keluarga dan relasi. Menerima konsultasi perorangan maupun persiapan berbicara dengan pasangan atau orang tua.',
    topik: ['Hubungan', 'Keluarga', 'Perpisahan', 'Komunikasi'],
    bahasa: ['Indonesia', 'Batak Toba'],
  },
  'Ketut Aryawan Pringgasena, M.Psi., Psikolog': {
    biografi: 'Melayani di Pojok Sehat Asrama pada sore hari, dekat dengan tempat tinggal mahasiswa.',
    topik: ['Hubungan', 'Kehidupan asrama', 'Keluarga', 'Rindu rumah'],
    bahasa: ['Indonesia', 'Bali'],
  },
}
