import type { Keluhan } from './keluhan.ts'

export const keluhanPsikologi = {
  'Psikologi Klinis': [
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Sulit tidur sejak mengerjakan skripsi. Pikiran terus berjalan walaupun badan lelah.',
      balasan:
        'Terima kasih sudah berbagi. Kita mulai dari catatan tidur satu minggu dan latihan pernapasan singkat sebelum tidur. Kita bahas polanya di sesi pertama.',
    },
    {
      metode: 'online',
      keluhan: 'Sering cemas sebelum presentasi, tangan gemetar dan napas terasa pendek.',
      balasan:
        'Cemas sebelum tampil adalah hal yang umum dan dapat dilatih. Kita akan menyusun langkah bertahap, dimulai dari situasi yang paling ringan.',
    },
    {
      metode: 'offline',
      dari: 'mahasiswa',
      keluhan: 'Beberapa minggu ini kehilangan semangat dan lebih banyak di kamar kos.',
      balasan:
        'Saya menghargai keberanian Anda menghubungi kami. Kita pelan-pelan mencari satu kegiatan kecil yang masih terasa mungkin dilakukan setiap hari.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Saya baru kehilangan anggota keluarga dan masih sulit berkonsentrasi di kelas.',
      balasan:
        'Turut berdukacita. Masa berduka berbeda pada setiap orang. Kita sediakan waktu untuk membicarakannya tanpa terburu-buru.',
    },
    {
      metode: 'offline',
      keluhan: 'Mudah marah kepada teman satu tim. Setelahnya saya menyesal.',
      balasan:
        'Menyadari hal ini sudah langkah penting. Coba catat apa yang terjadi tepat sebelum marah, nanti kita baca bersama.',
    },
    {
      metode: 'online',
      keluhan: 'Merasa tidak cukup baik dibanding teman-teman, terutama setelah melihat media sosial.',
      balasan:
        'Perasaan itu dialami banyak orang. Kita akan melihat dari mana ukuran "cukup baik" itu datang dan apa yang penting bagi Anda sendiri.',
    },
    {
      metode: 'offline',
      keluhan: 'Pola makan saya tidak teratur ketika stres. Ingin belajar mengelolanya.',
      balasan:
        'Terima kasih sudah bercerita. Kita petakan situasi yang memicu dan mencari cara lain untuk menenangkan diri, tanpa menyalahkan diri.',
    },
    {
      metode: 'online',
      keluhan: 'Belakangan ini sangat lelah menjalani hari dan ingin segera berbicara dengan seseorang.',
      balasan:
        'Terima kasih sudah menyampaikan ini. Petugas kami akan menghubungi Anda hari ini. Nomor bantuan di halaman ini dapat dihubungi kapan saja.',
    },
    {
      metode: 'online',
      dari: 'karyawan',
      keluhan: 'Sulit berhenti memikirkan pekerjaan setelah pulang, sampai sering terbangun dini hari.',
      balasan:
        'Kita akan menyusun kebiasaan penutup kerja yang sederhana. Sebelum bertemu, mohon catat jam bangun dini hari selama seminggu.',
    },
    {
      metode: 'online',
      keluhan: 'Takut berbicara dengan orang baru, sampai menghindari kegiatan yang sebenarnya saya sukai.',
      balasan:
        'Menghindar memang melegakan sebentar. Kita cari langkah kecil yang terasa aman untuk kembali ke kegiatan yang Anda sukai.',
    },
    {
      metode: 'online',
      keluhan: 'Setelah kecelakaan motor bulan lalu, saya tegang setiap kali mendengar suara rem.',
      balasan:
        'Reaksi tubuh seperti itu wajar setelah kejadian yang menakutkan. Kita mulai dengan latihan menenangkan diri sebelum membahas kejadiannya.',
    },
    {
      metode: 'online',
      keluhan: 'Sering menangis tanpa alasan yang jelas dan merasa bersalah karenanya.',
      balasan:
        'Tidak perlu merasa bersalah, menangis juga cara tubuh memberi tanda. Kita dengarkan bersama apa yang sedang terasa berat.',
    },
    {
      metode: 'online',
      keluhan: 'Ingin belajar menolak permintaan orang lain tanpa merasa egois.',
      balasan:
        'Batas yang sehat dapat dilatih. Mohon pilih satu situasi terbaru, kita coba kalimat yang terasa sopan sekaligus jelas.',
    },
  ],
  'Psikologi Pendidikan': [
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Nilai turun dan saya ragu apakah salah memilih jurusan.',
      balasan:
        'Kita akan memetakan minat, kemampuan, dan hambatan belajar sebelum mengambil keputusan apa pun tentang jurusan.',
    },
    {
      metode: 'offline',
      dari: 'mahasiswa',
      keluhan: 'Sulit fokus membaca jurnal lebih dari sepuluh menit. Tugas sering menumpuk.',
      balasan:
        'Coba baca sepuluh menit, lalu istirahat tiga menit, dan catat satu kalimat inti. Kita lihat hasilnya dan sesuaikan bersama.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Mahasiswa baru dari luar pulau, masih sulit menyesuaikan diri dan rindu rumah.',
      balasan:
        'Rindu rumah di bulan-bulan awal sangat wajar. Kita cari kegiatan dan orang yang bisa membuat kampus ini terasa lebih dekat.',
    },
    {
      metode: 'offline',
      keluhan: 'Sering menunda pekerjaan sampai mendekati batas waktu, lalu panik.',
      balasan:
        'Menunda sering berawal dari tugas yang terasa terlalu besar. Bawa satu tugas yang sedang tertunda, kita pecah menjadi langkah kecil.',
    },
    {
      metode: 'online',
      dari: 'karyawan',
      keluhan: 'Kuliah lagi sambil bekerja, dan saya kewalahan membagi waktu belajar.',
      balasan: 'Kita susun peta waktu satu minggu yang jujur dengan keadaan Anda. Mohon bawa jadwal kerja dan kuliah.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Takut bertanya di kelas karena khawatir dianggap tidak mampu.',
      balasan: 'Kekhawatiran itu bisa kita latih pelan-pelan, mulai dari bertanya kepada dosen seusai kelas.',
    },
  ],
  'Psikologi Industri dan Karier': [
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Bingung memilih antara melanjutkan studi atau bekerja setelah lulus.',
      balasan:
        'Silakan siapkan daftar hal yang Anda sukai dan hindari dari dua pilihan itu. Kita susun perbandingannya bersama.',
    },
    {
      metode: 'offline',
      dari: 'karyawan',
      keluhan: 'Sebagai karyawan, beban kerja semester ini terasa berat dan saya sulit beristirahat.',
      balasan:
        'Kita urai dulu tugas mana yang paling menguras tenaga dan mana yang dapat dibicarakan dengan atasan. Jaga jam tidur Anda minggu ini.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Beberapa kali gagal wawancara kerja dan mulai kehilangan kepercayaan diri.',
      balasan:
        'Gagal wawancara bukan ukuran nilai diri. Kita latih jawaban untuk tiga pertanyaan yang paling sering muncul.',
    },
    {
      metode: 'online',
      keluhan: 'Ingin mengetahui bidang kerja yang cocok dengan kepribadian saya.',
      balasan:
        'Kita mulai dengan asesmen minat singkat. Hasilnya menjadi bahan bicara, bukan label yang membatasi Anda.',
    },
    {
      metode: 'online',
      keluhan: 'Hubungan dengan rekan satu proyek memburuk dan berpengaruh pada pekerjaan.',
      balasan:
        'Mohon ceritakan satu kejadian secara runtut. Kita cari cara menyampaikan kebutuhan Anda tanpa memperuncing keadaan.',
    },
  ],
  'Konseling Keluarga dan Relasi': [
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Hubungan dengan orang tua kurang baik sejak saya pindah jurusan.',
      balasan:
        'Terima kasih sudah bercerita. Kita siapkan percakapan yang menjelaskan alasan Anda sekaligus memberi ruang bagi perasaan orang tua.',
    },
    {
      metode: 'offline',
      keluhan: 'Ingin belajar berkomunikasi lebih sehat dengan pasangan.',
      balasan:
        'Niat yang baik. Perhatikan dulu kapan percakapan mulai memanas, nanti kita latih cara berhenti sejenak dan memulai lagi.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Merasa dijauhi teman satu asrama dan tidak tahu cara memulai pembicaraan.',
      balasan:
        'Dijauhi memang menyakitkan. Kita pilih satu orang yang paling mudah diajak bicara dan menyiapkan kalimat pembukanya.',
    },
    {
      metode: 'offline',
      dari: 'mahasiswa',
      keluhan: 'Mengalami perlakuan yang tidak nyaman di organisasi dan ingin tahu pilihan bantuan yang ada.',
      balasan:
        'Terima kasih atas kepercayaannya. Semua keputusan ada pada Anda. Saya akan menjelaskan pilihan pendampingan, termasuk Satgas PPKPT, tanpa paksaan.',
    },
    {
      metode: 'online',
      keluhan: 'Menjadi tempat bercerita semua anggota keluarga, dan saya sendiri mulai kewalahan.',
      balasan:
        'Mendengarkan orang lain juga butuh tenaga. Kita bicarakan batas yang sehat agar Anda tetap punya ruang untuk diri sendiri.',
    },
    {
      metode: 'online',
      keluhan: 'Hubungan jarak jauh dengan pasangan terasa semakin renggang.',
      balasan:
        'Kita lihat bersama harapan masing-masing. Bila pasangan bersedia, sesi berikutnya dapat dilakukan berdua.',
    },
  ],
} satisfies Record<string, Keluhan[]>
