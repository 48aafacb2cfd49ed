/** Values with which a client can begin, by the schema's name in the contract. */
export const examples: Readonly<Record<string, object>> = {
  BookingMasukan: {
    jadwal_tenaga_id: 12,
    profesional_id: 3,
    tanggal: '2026-11-25',
    keluhan: 'Sudah dua minggu sulit tidur.',
    metode_konsultasi: 'online',
    use_bpjs: 0,
  },
  FeedbackMasukan: { jadwal_id: 7, rating: 5, komentar: 'Penjelasannya mudah dipahami.' },
  JadwalUlang: { jadwal_tenaga_id: 14, tanggal: '2026-11-27' },
  LoginMasukan: { email: 'user@kampus.test', password: 'sebuah-kalimat-panjang' },
  PercakapanMasukan: {
    jadwal_id: 7,
    pesan: 'Selamat pagi, Dok.',
    client_id: '0199a5c8-7f4e-7d2b-9a53-6c1f8e2d4b70',
  },
  UserBaru: {
    name: 'Nayla Putri',
    email: 'nayla@kampus.test',
    password_hash: 'sebuah-kalimat-panjang',
    phone_number: '081234567890',
    gender: 'perempuan',
    no_bpjs: '0001234567890',
    country: 'Indonesia',
  },
}
