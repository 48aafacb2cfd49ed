import { lokasi } from './lokasi.ts'

export type Ulasan = {
  rating: 1 | 2 | 3 | 4 | 5
  komentar: string
  /** Where the comment only makes sense after such a consultation. */
  hanya?: { metode?: 'online' | 'offline'; level_id?: 2 | 3; lokasi?: string[]; dari?: 'mahasiswa' }
}

const ruangKonseling: string[] = [lokasi.psikologi, lokasi.teduh, lokasi.sunyi]

export const ulasan: Ulasan[] = [
  { rating: 5, komentar: 'Penjelasannya runtut dan saya tidak merasa dihakimi.' },
  { rating: 5, komentar: 'Dokternya sabar menjawab pertanyaan saya satu per satu.', hanya: { level_id: 2 } },
  { rating: 5, komentar: 'Sangat terbantu menjelang sidang. Terima kasih.', hanya: { dari: 'mahasiswa', level_id: 3 } },
  {
    rating: 5,
    komentar: 'Ruang konselingnya tenang dan jadwalnya tepat waktu.',
    hanya: { metode: 'offline', lokasi: ruangKonseling },
  },
  { rating: 5, komentar: 'Chat sebelum konsultasi membuat saya lebih siap bercerita.' },
  { rating: 4, komentar: 'Pelayanan baik, hanya suara sempat terputus di tengah sesi.', hanya: { metode: 'online' } },
  { rating: 4, komentar: 'Sarannya praktis. Semoga slot sore ditambah.' },
  {
    rating: 4,
    komentar: 'Dokter ramah, tetapi antrean di loket agak lama.',
    hanya: { metode: 'offline', level_id: 2 },
  },
  { rating: 4, komentar: 'Latihan yang diberikan mudah diikuti di kos.', hanya: { dari: 'mahasiswa', level_id: 3 } },
  { rating: 4, komentar: 'Pengingat jadwal sangat membantu.' },
  {
    rating: 4,
    komentar: 'Saya merasa didengarkan. Ingin melanjutkan dengan psikolog yang sama.',
    hanya: { level_id: 3 },
  },
  { rating: 3, komentar: 'Konsultasi cukup membantu, tetapi waktunya terasa singkat.' },
  { rating: 3, komentar: 'Balasan awal datang hampir dua hari. Mohon dipercepat.' },
  {
    rating: 3,
    komentar: 'Lokasi Klinik Kampus Barat agak sulit ditemukan.',
    hanya: { metode: 'offline', lokasi: [lokasi.barat] },
  },
  { rating: 3, komentar: '-' },
  { rating: 2, komentar: 'Jadwal dipindah dua kali. Mohon kepastian.' },
  { rating: 2, komentar: 'Saya berharap penjelasan obat lebih rinci.', hanya: { level_id: 2 } },
  { rating: 2, komentar: 'Video sering macet, akhirnya lanjut lewat chat.', hanya: { metode: 'online' } },
  {
    rating: 1,
    komentar: 'Konsultasi dibatalkan mendadak dan saya baru tahu saat tiba di klinik.',
    hanya: { metode: 'offline', level_id: 2 },
  },
  {
    rating: 5,
    komentar: 'Awalnya ragu, ternyata nyaman. Terima kasih untuk Unit Layanan Psikologi.',
    hanya: { lokasi: [lokasi.psikologi] },
  },
  {
    rating: 5,
    komentar: 'Dokter menjelaskan hasil pemeriksaan dengan bahasa yang mudah dipahami.',
    hanya: { level_id: 2 },
  },
  {
    rating: 5,
    komentar: 'Tidak perlu izin setengah hari, cukup dari ruang kerja. Praktis sekali.',
    hanya: { metode: 'online' },
  },
  { rating: 5, komentar: 'Langkah-langkahnya jelas, saya tahu harus mulai dari mana.' },
  { rating: 5, komentar: 'Mulai tepat waktu dan tidak terburu-buru.' },
  { rating: 5, komentar: 'Saya pulang dengan perasaan lebih ringan.', hanya: { level_id: 3 } },
  { rating: 4, komentar: 'Membantu. Akan lebih baik jika ringkasannya dikirim juga.' },
  { rating: 4, komentar: 'Obatnya cocok dan keluhan berkurang dalam tiga hari.', hanya: { level_id: 2 } },
  { rating: 4, komentar: 'Ruang tunggunya nyaman, petunjuk arahnya bisa diperjelas.', hanya: { metode: 'offline' } },
  { rating: 4, komentar: 'Psikolognya hangat dan tidak menggurui.', hanya: { level_id: 3 } },
]
