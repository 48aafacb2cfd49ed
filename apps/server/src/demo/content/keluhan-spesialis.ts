import type { Keluhan } from './keluhan.ts'

export const keluhanSpesialis = {
  'Dokter Gigi': [
    {
      metode: 'offline',
      keluhan: 'Gigi geraham bawah kanan nyeri saat minum dingin, sudah sekitar satu bulan.',
      balasan:
        'Kemungkinan ada lubang pada gigi. Hindari minuman terlalu dingin. Pemeriksaan dilakukan di Poli Gigi sesuai jadwal.',
    },
    {
      metode: 'offline',
      keluhan: 'Gusi sering berdarah ketika menyikat gigi.',
      balasan:
        'Gunakan sikat berbulu lembut dan tetap sikat pelan di daerah gusi. Kita periksa karang gigi di Poli Gigi sesuai jadwal.',
    },
    {
      metode: 'offline',
      keluhan: 'Gigi bungsu kiri bawah tumbuh miring dan pipi terasa bengkak saat mengunyah.',
      balasan:
        'Berkumur air garam hangat tiga kali sehari dan mengunyah di sisi kanan dulu. Kita tentukan perlu tidaknya foto rontgen saat kunjungan.',
    },
    {
      metode: 'online',
      keluhan: 'Tambalan gigi depan lepas semalam. Tidak sakit, tetapi ujungnya tajam.',
      balasan:
        'Hindari menggigit makanan keras dengan gigi itu. Mohon simpan tambalannya bila masih ada, kita siapkan penambalan ulang.',
    },
    {
      metode: 'online',
      keluhan: 'Sariawan di lidah tidak kunjung sembuh, sudah hampir dua minggu.',
      balasan:
        'Hindari makanan pedas dan obat kumur beralkohol. Sariawan lebih dari dua minggu perlu dilihat langsung, mohon tetap hadir sesuai jadwal.',
    },
  ],
  'Kulit dan Kelamin': [
    {
      metode: 'online',
      dari: 'mahasiswa',
      keluhan: 'Jerawat bertambah banyak sejak semester ini dan meninggalkan bekas.',
      balasan:
        'Hindari memencet jerawat dan gunakan pembersih lembut dua kali sehari. Mohon bawa produk yang sedang dipakai saat konsultasi.',
    },
    {
      metode: 'offline',
      dari: 'mahasiswa',
      keluhan: 'Gatal di sela jari tangan, terutama malam hari. Teman sekamar juga mengalami hal yang sama.',
      balasan:
        'Jangan bertukar handuk dan cuci seprai dengan air panas. Sebaiknya teman sekamar juga diperiksa agar pengobatannya bersamaan.',
    },
    {
      metode: 'online',
      keluhan: 'Kulit tangan kering dan pecah-pecah sejak sering memakai cairan pembersih.',
      balasan:
        'Pakai pelembap tanpa pewangi segera setelah mencuci tangan. Kita bahas pilihan sarung tangan dan salep yang sesuai.',
    },
    {
      metode: 'online',
      keluhan: 'Rambut rontok banyak setelah sakit dua bulan lalu.',
      balasan:
        'Rontok setelah sakit umumnya sementara. Mohon foto garis rambut dan kulit kepala, kita nilai bersama perkembangannya.',
    },
    {
      metode: 'online',
      keluhan: 'Ada bercak putih di punggung yang bertambah lebar dan gatal saat berkeringat.',
      balasan:
        'Kemungkinan jamur kulit. Ganti pakaian segera setelah berkeringat. Mohon kirim foto dengan cahaya cukup sebelum jadwal.',
    },
  ],
  Mata: [
    {
      metode: 'offline',
      keluhan: 'Mata cepat lelah dan buram setelah mengetik lama. Terakhir periksa kacamata dua tahun lalu.',
      balasan:
        'Terapkan jeda 20 detik setiap 20 menit melihat layar. Kita lakukan pemeriksaan ketajaman penglihatan saat kunjungan.',
    },
    {
      metode: 'online',
      keluhan: 'Mata merah dan berair sejak dua hari, ada kotoran saat bangun tidur.',
      balasan:
        'Cuci tangan sebelum menyentuh mata dan lepas lensa kontak dulu. Segera datang bila penglihatan menurun atau nyeri bertambah.',
    },
    {
      metode: 'online',
      keluhan: 'Ada bintik melayang di penglihatan kanan bila melihat langit.',
      balasan:
        'Bintik melayang sering tidak berbahaya, tetapi perlu diperiksa. Bila muncul kilatan cahaya atau tirai gelap, segera ke IGD.',
    },
    {
      metode: 'offline',
      keluhan: 'Kelopak mata atas bengkak dan nyeri, seperti ada benjolan kecil.',
      balasan:
        'Kompres hangat 10 menit empat kali sehari dan jangan dipencet. Kita lihat perkembangannya saat kunjungan.',
    },
    {
      metode: 'online',
      keluhan: 'Ingin mencoba lensa kontak, tetapi mata saya mudah kering di ruangan ber-AC.',
      balasan:
        'Kita nilai dulu kualitas air mata Anda. Sementara itu gunakan tetes air mata buatan tanpa pengawet bila terasa kering.',
    },
  ],
  'Telinga Hidung Tenggorok': [
    {
      metode: 'offline',
      keluhan: 'Telinga kiri terasa penuh dan berdenging setelah berenang.',
      balasan:
        'Jangan mengorek telinga dan hindari berenang dulu. Kita bersihkan dan periksa gendang telinga saat kunjungan.',
    },
    {
      metode: 'online',
      keluhan: 'Bersin beruntun setiap pagi dan hidung gatal bila membersihkan rumah.',
      balasan:
        'Gunakan masker saat bersih-bersih dan cuci hidung sesudahnya. Kita telusuri pemicu alerginya saat konsultasi.',
    },
    {
      metode: 'online',
      keluhan: 'Suara serak sudah tiga minggu setelah sering berbicara di depan umum.',
      balasan:
        'Istirahatkan suara dan perbanyak minum air putih. Serak lebih dari tiga minggu perlu kita periksa lebih lanjut.',
    },
    {
      metode: 'online',
      keluhan: 'Teman sekamar bilang saya mendengkur keras, dan saya bangun dengan kepala berat.',
      dari: 'mahasiswa',
      balasan:
        'Coba tidur miring dan hindari kopi di sore hari. Mohon rekam suara tidur satu malam, nanti kita dengarkan bersama.',
    },
    {
      metode: 'offline',
      keluhan: 'Mimisan tiga kali dalam seminggu, biasanya setelah cuaca panas.',
      balasan:
        'Saat mimisan, tunduk sedikit dan tekan cuping hidung 10 menit. Bila tidak berhenti dalam 20 menit, segera ke IGD.',
    },
  ],
  'Kebidanan dan Kandungan': [
    {
      metode: 'online',
      keluhan: 'Siklus haid tidak teratur tiga bulan terakhir. Ingin tahu apakah perlu pemeriksaan lanjutan.',
      balasan:
        'Catat tanggal haid tiga bulan terakhir. Stres dan perubahan berat badan dapat berpengaruh. Kita tentukan pemeriksaan lanjutan bersama.',
    },
    {
      metode: 'online',
      keluhan: 'Nyeri haid hari pertama sangat berat sampai tidak bisa beraktivitas.',
      balasan:
        'Kompres hangat di perut bawah dapat membantu. Mohon catat skala nyeri dan obat yang diminum, kita bahas pilihan penanganannya.',
    },
    {
      metode: 'online',
      keluhan: 'Keputihan lebih banyak dari biasanya dan terasa gatal sejak seminggu.',
      balasan:
        'Hindari sabun kewanitaan dan gunakan pakaian dalam katun. Pemeriksaan singkat akan membantu menentukan obat yang tepat.',
    },
    {
      metode: 'offline',
      keluhan: 'Ada benjolan kecil di payudara kiri yang terasa nyeri menjelang haid.',
      balasan:
        'Banyak benjolan seperti ini tidak berbahaya, tetapi tetap perlu diraba langsung. Mohon datang sekitar seminggu setelah haid mulai.',
    },
    {
      metode: 'online',
      keluhan: 'Ingin berkonsultasi tentang vaksin HPV dan waktu yang tepat untuk pemeriksaan rutin.',
      balasan:
        'Langkah yang baik. Mohon siapkan riwayat vaksin Anda. Kita susun jadwal dosis dan pemeriksaan yang sesuai usia.',
    },
  ],
} satisfies Record<string, Keluhan[]>
