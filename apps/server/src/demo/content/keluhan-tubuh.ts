import type { Keluhan } from './keluhan.ts'

export const keluhanTubuh = {
  'Kedokteran Jiwa': [
    {
      metode: 'offline',
      keluhan: 'Melanjutkan pengobatan dari kota asal. Saya membawa surat dari dokter sebelumnya.',
      balasan: 'Terima kasih, mohon bawa surat dan sisa obatnya. Jangan menghentikan obat sendiri sampai kita bertemu.',
    },
    {
      metode: 'online',
      keluhan: 'Serangan panik muncul tiga kali bulan ini. Ingin tahu apakah perlu obat.',
      balasan:
        'Saya mengerti ini melelahkan. Kita lihat dulu pola serangannya, lalu memutuskan bersama apakah obat diperlukan atau latihan sudah cukup.',
    },
    {
      metode: 'online',
      keluhan: 'Obat yang sekarang membuat saya mengantuk sepanjang pagi.',
      balasan:
        'Terima kasih sudah memberi tahu. Jangan mengubah dosis sendiri. Kita atur ulang waktu minum atau jenis obatnya saat konsultasi.',
    },
    {
      metode: 'online',
      keluhan: 'Suasana hati saya berubah tajam dalam beberapa minggu, dari sangat bersemangat menjadi sangat murung.',
      balasan: 'Mohon catat suasana hati dan jam tidur setiap hari. Catatan itu sangat membantu kita memahami polanya.',
    },
    {
      metode: 'online',
      keluhan: 'Sudah enam bulan stabil dan ingin tahu kapan obat boleh dikurangi.',
      balasan:
        'Kabar yang baik. Pengurangan obat dilakukan bertahap dan terencana. Kita bahas waktunya agar tetap aman.',
    },
  ],
  'Gizi Klinik': [
    {
      metode: 'online',
      keluhan: 'Berat badan turun lima kilogram dalam dua bulan tanpa diet. Nafsu makan berkurang.',
      balasan:
        'Mohon catat semua makanan selama tiga hari. Kita nilai asupannya dan tentukan perlu tidaknya pemeriksaan darah.',
    },
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Ingin menu sehat yang bisa dimasak di kos dengan penanak nasi saja.',
      balasan:
        'Bisa sekali. Mohon sebutkan anggaran per hari dan bahan yang mudah Anda temukan, nanti kita susun menu seminggu.',
    },
    {
      metode: 'online',
      keluhan: 'Kolesterol saya 240 pada pemeriksaan terakhir. Makanan apa yang perlu dihindari?',
      balasan:
        'Kita mulai dengan mengurangi gorengan dan santan kental. Mohon kirim hasil lengkapnya agar targetnya tepat.',
    },
    {
      metode: 'online',
      keluhan: 'Sulit menambah berat badan walaupun makan tiga kali sehari.',
      balasan: 'Kita hitung dulu kebutuhan kalori Anda. Coba tambahkan dua kudapan berprotein di antara waktu makan.',
    },
    {
      metode: 'offline',
      keluhan: 'Ingin menurunkan berat badan dengan sehat setelah beberapa kali diet gagal.',
      balasan:
        'Terima kasih sudah datang lagi dengan niat baik. Kita ukur komposisi tubuh dan pilih satu perubahan kecil yang bisa bertahan.',
    },
  ],
  'Kedokteran Olahraga': [
    {
      metode: 'offline',
      keluhan: 'Pergelangan kaki terkilir saat latihan futsal. Sudah dikompres, tetapi masih nyeri jika berjalan.',
      balasan:
        'Istirahatkan kaki, kompres dingin 15 menit, dan gunakan perban elastis. Bila tidak mampu menapak sama sekali, mohon datang lebih cepat.',
    },
    {
      metode: 'online',
      keluhan: 'Lutut kanan nyeri setelah lari lebih dari lima kilometer.',
      balasan:
        'Kurangi jarak setengahnya selama dua minggu dan lari di permukaan rata. Mohon bawa sepatu lari Anda saat konsultasi.',
    },
    {
      metode: 'online',
      keluhan: 'Ingin mulai berolahraga lagi setelah lama berhenti. Saya pernah operasi ligamen.',
      balasan: 'Kita susun program bertahap mulai dari penguatan paha. Mohon siapkan laporan operasi bila masih ada.',
    },
    {
      metode: 'online',
      keluhan: 'Bahu kanan nyeri saat mengangkat tangan, mulai terasa setelah latihan bulu tangkis.',
      balasan:
        'Hindari gerakan di atas kepala dulu. Saya akan menilai rentang gerak bahu dan memberi latihan yang sesuai.',
    },
    {
      metode: 'online',
      keluhan: 'Sering kram betis malam hari setelah latihan persiapan lomba.',
      balasan:
        'Regangkan betis sebelum tidur dan cukupkan minum setelah latihan. Kita lihat juga beban latihan mingguan Anda.',
    },
  ],
  Saraf: [
    {
      metode: 'online',
      keluhan: 'Sakit kepala sebelah berulang, kadang silau melihat cahaya. Biasanya muncul saat kurang tidur.',
      balasan:
        'Pola ini mengarah ke migrain, tetapi perlu pemeriksaan. Catat pemicu, lama nyeri, dan obat yang diminum.',
    },
    {
      metode: 'online',
      keluhan: 'Jari tangan kanan kesemutan saat mengetik, terutama ibu jari dan telunjuk.',
      balasan:
        'Istirahatkan pergelangan setiap 30 menit dan jaga posisinya lurus. Kita periksa sarafnya saat konsultasi.',
    },
    {
      metode: 'online',
      keluhan: 'Kepala berputar selama beberapa detik setiap kali berbaring atau menoleh.',
      balasan:
        'Bangun perlahan dan hindari menyetir dulu. Gangguan ini sering dapat diatasi dengan gerakan khusus yang akan kita lakukan.',
    },
    {
      metode: 'offline',
      keluhan: 'Kelopak mata kiri berkedut terus selama dua minggu.',
      balasan:
        'Biasanya berkaitan dengan lelah dan kopi. Coba kurangi keduanya seminggu, lalu kita periksa untuk memastikan.',
    },
    {
      metode: 'online',
      keluhan: 'Nyeri menjalar dari pinggang sampai betis kanan setelah mengangkat barang berat.',
      balasan:
        'Hindari mengangkat beban dan jangan tirah baring terlalu lama. Segera ke IGD bila kaki lemah atau sulit menahan buang air.',
    },
  ],
} satisfies Record<string, Keluhan[]>
