import type { Keluhan } from './keluhan.ts'

export const keluhanUmum = {
  'Dokter Umum': [
    {
      metode: 'offline',
      keluhan:
        'Demam dan badan pegal sejak tiga hari. Sudah minum obat penurun panas, tetapi malam hari demam naik lagi.',
      balasan:
        'Terima kasih sudah menceritakan keluhannya. Silakan datang sesuai jadwal untuk pemeriksaan fisik. Sementara itu, perbanyak minum dan istirahat. Segera ke IGD bila muncul sesak, perdarahan, atau demam di atas 39 derajat yang tidak turun.',
    },
    {
      metode: 'online',
      keluhan: 'Batuk berdahak hampir dua minggu, terutama pagi hari. Tidak ada sesak.',
      balasan:
        'Mohon catat kapan batuk paling berat dan apakah ada kontak dengan penderita batuk lama. Kita bahas saat konsultasi, termasuk perlu tidaknya pemeriksaan dahak.',
    },
    {
      metode: 'offline',
      dari: 'mahasiswa',
      keluhan: 'Sakit tenggorokan dan sulit menelan sejak kemarin. Minggu depan ada ujian praktik.',
      balasan:
        'Perbanyak minum hangat dan istirahatkan suara. Kita periksa tenggorokan saat kunjungan agar Anda cukup pulih sebelum ujian. Segera ke IGD bila sulit bernapas atau tidak bisa menelan sama sekali.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Sering pusing saat berdiri cepat. Jarang sarapan karena kuliah pagi.',
      balasan:
        'Coba sarapan ringan, cukup minum, dan bangun perlahan. Pada pertemuan nanti kita ukur tekanan darah posisi duduk dan berdiri.',
    },
    {
      metode: 'offline',
      keluhan: 'Diare sejak semalam setelah makan di kantin, sekitar lima kali. Masih bisa minum.',
      balasan:
        'Minum oralit sedikit demi sedikit setiap habis buang air dan makan yang lunak. Segera ke IGD bila ada darah, demam tinggi, atau Anda tidak lagi bisa minum.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Ingin konsultasi hasil cek darah untuk syarat magang. Ada nilai yang ditandai merah.',
      balasan:
        'Silakan unggah lembar hasil lengkap. Beberapa nilai perlu dibaca bersama riwayat kesehatan, jadi mohon jangan khawatir dulu.',
    },
    {
      metode: 'offline',
      keluhan: 'Luka lecet di lutut karena jatuh dari sepeda, sekarang agak bengkak dan hangat.',
      balasan:
        'Bersihkan luka dengan air mengalir dan tutup dengan kasa bersih. Saat kunjungan kita periksa tanda infeksi dan riwayat vaksin tetanus Anda.',
    },
    {
      metode: 'online',
      keluhan: 'Pilek dan hidung tersumbat sejak lima hari, kepala terasa berat di sekitar dahi.',
      balasan:
        'Cuci hidung dengan larutan garam dua kali sehari dan cukup istirahat. Bila ingus menjadi kental kehijauan disertai demam, sampaikan saat kita bertemu.',
    },
    {
      metode: 'online',
      keluhan: 'Butuh surat keterangan sehat untuk kegiatan lapangan bulan depan. Ada riwayat asma waktu kecil.',
      balasan:
        'Baik, kita bahas riwayat asmanya lebih dulu. Mohon siapkan catatan serangan terakhir dan obat yang pernah dipakai.',
    },
    {
      metode: 'online',
      keluhan: 'Perut kembung dan sering bersendawa setelah makan siang, sudah sekitar sepuluh hari.',
      balasan:
        'Makan perlahan dengan porsi lebih kecil dan kurangi minuman bersoda. Catat makanan yang memicu, nanti kita bahas bersama.',
    },
    {
      metode: 'online',
      keluhan:
        'Alergi saya kambuh, muncul bentol di lengan setelah makan udang. Sudah mereda, tetapi saya khawatir terulang.',
      balasan:
        'Hindari dulu udang dan kepiting. Segera ke IGD bila bentol disertai sesak atau bengkak di bibir. Kita bahas obat yang sebaiknya Anda bawa.',
    },
    {
      metode: 'online',
      keluhan: 'Leher dan bahu kaku karena duduk lama di depan komputer. Kadang kesemutan sampai jari.',
      balasan:
        'Atur tinggi layar setara mata dan berdiri sebentar setiap 30 menit. Pada konsultasi nanti saya tunjukkan latihan peregangan yang aman.',
    },
    {
      metode: 'offline',
      keluhan: 'Mata kaki digigit serangga dua hari lalu, sekarang kemerahan melebar dan terasa panas.',
      balasan:
        'Tandai batas kemerahan dengan pulpen dan jangan digaruk. Bila melewati garis atau muncul demam sebelum jadwal, mohon datang lebih cepat.',
    },
    {
      metode: 'online',
      keluhan:
        'Ingin bertanya tentang vaksin influenza dan tetanus. Vaksin terakhir saya lebih dari sepuluh tahun lalu.',
      balasan:
        'Pertanyaan yang baik. Mohon siapkan buku vaksin bila masih ada. Kita susun jadwal vaksin yang sesuai dengan kegiatan Anda.',
    },
    {
      metode: 'online',
      keluhan: 'Tiga malam terakhir batuk kering sampai terbangun. Siang hari hampir tidak terasa.',
      balasan:
        'Coba tidur dengan kepala sedikit lebih tinggi dan hindari makan dua jam sebelum tidur. Kita telusuri pemicunya saat konsultasi.',
    },
    {
      metode: 'online',
      dari: 'karyawan',
      keluhan: 'Sering mengantuk berat setelah makan siang di kantor walaupun tidur cukup.',
      balasan:
        'Mohon catat jam tidur dan menu makan siang selama lima hari. Kita lihat polanya dan tentukan perlu tidaknya cek gula darah.',
    },
  ],
  'Penyakit Dalam': [
    {
      metode: 'offline',
      keluhan: 'Nyeri ulu hati dan mual, sering kambuh saat terlambat makan atau banyak minum kopi.',
      balasan:
        'Kurangi kopi dan makanan pedas, makan porsi kecil tetapi teratur. Kita evaluasi setelah dua minggu. Bila muntah darah atau tinja hitam, segera ke IGD.',
    },
    {
      metode: 'online',
      keluhan: 'Mudah lelah dan jantung berdebar beberapa minggu terakhir. Ada riwayat anemia.',
      balasan:
        'Mohon siapkan hasil darah terakhir bila ada. Catat kapan berdebar muncul dan berapa lama. Bila disertai nyeri dada atau pingsan, segera ke IGD.',
    },
    {
      metode: 'offline',
      keluhan: 'Tekanan darah saya tercatat tinggi waktu donor darah. Ingin tahu langkah selanjutnya.',
      balasan:
        'Mohon ukur tekanan darah pagi dan malam selama tujuh hari dan bawa catatannya. Satu kali pengukuran belum cukup untuk menyimpulkan.',
    },
    {
      metode: 'online',
      keluhan: 'Ayah dan kakak saya menderita diabetes. Saya ingin tahu kapan sebaiknya mulai periksa.',
      balasan:
        'Riwayat keluarga memang perlu diperhatikan. Kita hitung risiko Anda dan jadwalkan pemeriksaan gula darah puasa.',
    },
    {
      metode: 'online',
      keluhan: 'Asam urat 8,2 pada pemeriksaan kesehatan tahunan, tetapi tidak ada nyeri sendi.',
      balasan:
        'Tanpa keluhan, angka itu belum tentu perlu obat. Kurangi jeroan dan minuman manis, lalu kita bahas hasil lengkapnya.',
    },
    {
      metode: 'online',
      keluhan: 'Sejak sembuh dari demam berdarah bulan lalu, badan belum kembali segar dan cepat berkeringat.',
      balasan:
        'Pemulihan setelah demam berdarah bisa memakan beberapa minggu. Mohon kirim hasil darah terakhir, nanti kita tentukan perlu tidaknya diulang.',
    },
  ],
} satisfies Record<string, Keluhan[]>
