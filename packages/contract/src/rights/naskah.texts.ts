import type { Keperluan } from '../people/persetujuan.schema.ts'
import type { IsiNaskah } from './naskah.rules.ts'

/**
 * The notices by purpose, the first version first. What is published never changes: a new wording is one more version at the end of its
 * list, which `migrate` publishes. What they say is true of this product; the clinic's lawyer reads them before strict privacy is turned on.
 */
export const naskahTexts: Record<Keperluan, readonly [IsiNaskah, ...IsiNaskah[]]> = {
  // The seven points of UU PDP Art. 21(1), in its order.
  layanan: [
    {
      judul: 'Pemberitahuan privasi',
      pernyataan: 'Saya setuju data kesehatan saya diproses untuk layanan konsultasi.',
      bagian: [
        {
          judul: 'Dasar hukum',
          isi: 'Data kesehatan adalah data pribadi yang bersifat spesifik. Kami memprosesnya atas persetujuan Anda (Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, Pasal 20). Rekam medis kami simpan karena diwajibkan Peraturan Menteri Kesehatan Nomor 24 Tahun 2022. Data akun kami proses agar layanan yang Anda minta dapat berjalan.',
        },
        {
          judul: 'Tujuan',
          isi: 'Data Anda dipakai untuk mengatur jadwal konsultasi, agar dokter atau psikolog dapat menangani Anda, untuk mencatat rekam medis, untuk mengabari Anda tentang konsultasi, dan untuk menjaga keamanan akun. Data Anda tidak dijual dan tidak dipakai untuk iklan. Pengingat lewat WhatsApp hanya dikirim bila Anda menyetujuinya di profil; nomor Anda lalu diketahui Meta. Keluhan dan percakapan diperiksa secara otomatis untuk kata-kata yang menandakan bahaya, agar petugas jaga dapat segera menghubungi Anda; keputusan tetap diambil oleh orang.',
        },
        {
          judul: 'Jenis data',
          isi: 'Data identitas dan kontak diperlukan agar kami tahu siapa yang dilayani dan dapat menghubungi Anda. Data kesehatan diperlukan agar tenaga kesehatan memahami keadaan Anda. Keluhan, balasan, dan percakapan dibaca oleh Anda dan tenaga kesehatan yang menangani Anda. Admin melihat data akun dan jadwal, petugas loket melihat nama dan kunjungan; keduanya tidak melihat isinya, kecuali admin dalam akses darurat yang beralasan, ditinjau orang lain, dan diberitahukan kepada Anda. Setiap pembukaan oleh orang lain lewat layanan ini tercatat dan dapat Anda lihat di profil. Petugas server yang memegang kunci dapat membukanya secara teknis.',
        },
        {
          judul: 'Berapa lama disimpan',
          isi: 'Rekam medis elektronik wajib disimpan paling sedikit 25 tahun sejak kunjungan terakhir. Catatan email yang terkirim dihapus setelah 90 hari. Sesi masuk berakhir setelah 7 hari tidak dipakai. Data akun disimpan selama akun diperlukan.',
        },
        {
          judul: 'Rincian data yang dikumpulkan',
          isi: 'Nama, email, nomor telepon, jenis kelamin, nomor BPJS, dan foto bila Anda mengunggahnya; jadwal, cara, dan status konsultasi; keluhan, balasan, catatan, hasil skrining, percakapan, dan berkas yang dikirim; ulasan; permintaan Anda di daftar tunggu; serta perangkat yang dipakai untuk masuk. Keluhan, balasan, catatan, hasil skrining, percakapan, berkas, foto, ulasan, dan nomor BPJS disimpan terenkripsi.',
        },
        {
          judul: 'Jangka waktu pemrosesan',
          isi: 'Data diproses sejak Anda mendaftar sampai Anda menarik persetujuan atau akun Anda ditutup. Setelah itu rekam medis hanya disimpan selama diwajibkan peraturan.',
        },
        {
          judul: 'Hak Anda',
          isi: 'Anda berhak mengetahui untuk apa data Anda dipakai, melihat dan memperbaikinya, memperoleh salinan, menarik persetujuan, meminta pembatasan atau penghapusan sejauh peraturan mengizinkan, mengajukan keberatan, dan mengadu kepada lembaga yang berwenang. Data profil dan persetujuan dapat Anda ubah sendiri, dan salinan data dapat Anda unduh, di profil. Untuk hak lainnya, hubungi kontak klinik. Menolak atau menarik persetujuan tidak membatalkan konsultasi yang sudah dijadwalkan.',
        },
      ],
    },
  ],
  telemedisin: [
    {
      judul: 'Konsultasi online',
      pernyataan:
        'Saya memahami batas konsultasi online – tanpa pemeriksaan fisik, bukan untuk keadaan darurat, dan dapat diminta datang langsung – dan setuju menggunakannya.',
      bagian: [
        {
          judul: 'Cara dan batasnya',
          isi: 'Konsultasi online berlangsung lewat percakapan tertulis atau panggilan video. Tenaga kesehatan tidak dapat memeriksa tubuh Anda, sehingga dapat meminta Anda datang langsung. Mutunya juga bergantung pada jaringan Anda.',
        },
        {
          judul: 'Bukan untuk keadaan darurat',
          isi: 'Pesan tidak selalu segera dibaca. Dalam keadaan darurat, hubungi 119 atau 112.',
        },
        {
          judul: 'Kerahasiaan',
          isi: 'Panggilan video dienkripsi antara kedua peramban dan tidak direkam oleh layanan ini. Percakapan tertulis dan berkas disimpan terenkripsi. Pilihlah tempat yang tidak terdengar orang lain.',
        },
      ],
    },
  ],
  // The contents of HIMPSI Art. 20 and 73.
  psikologi: [
    {
      judul: 'Layanan psikologi',
      pernyataan: 'Saya memahami kegiatan, manfaat, dan batas kerahasiaan layanan psikologi, dan setuju mengikutinya.',
      bagian: [
        {
          judul: 'Kegiatan dan waktu',
          isi: 'Psikolog mendengarkan, bertanya, dan bersama Anda menyusun langkah yang sesuai. Lama pertemuan terlihat saat Anda memilih jadwal. Jumlah pertemuan dibicarakan bersama, dan Anda dapat berhenti kapan saja.',
        },
        {
          judul: 'Manfaat dan risiko',
          isi: 'Layanan ini membantu Anda memahami dan menghadapi masalah. Membicarakan hal yang berat dapat terasa tidak nyaman untuk sementara. Sampaikan hal itu kepada psikolog Anda.',
        },
        {
          judul: 'Kerahasiaan dan batasnya',
          isi: 'Percakapan dijaga kerahasiaannya, kecuali ada bahaya bagi diri Anda atau orang lain, kekerasan terhadap anak, perintah pengadilan, atau persetujuan Anda.',
        },
        {
          judul: 'Penanggung jawab',
          isi: 'Psikolog yang Anda pilih bertanggung jawab atas layanan dan catatannya. Catatan lengkap hanya dibaca psikolog yang menulisnya; psikolog atau dokter lain membaca catatan terbatas hanya bila Anda mengizinkan.',
        },
      ],
    },
  ],
  pengingat_email: [
    {
      judul: 'Pengingat lewat email',
      pernyataan: 'Saya setuju menerima pengingat jadwal konsultasi lewat email.',
      bagian: [
        {
          judul: 'Apa yang dikirim',
          isi: 'Sehari dan sejam sebelum konsultasi yang disetujui, kami mengirim email ke alamat akun Anda. Email itu menyebut waktu dan tempat, tidak menyebut keluhan atau isi konsultasi.',
        },
        {
          judul: 'Bila Anda menolak',
          isi: 'Pengingat tidak dikirim lewat email, apa pun pilihan kabar di profil Anda, juga yang sudah menunggu dikirim. Kabar lain tentang konsultasi tetap dikirim, dan pengingat tetap tampil di layanan.',
        },
      ],
    },
  ],
}
