/** Specification §9: business constants and limits. Delays in milliseconds. */

export const BPJS_DIGITS = 13
/** The years of dates that are stored; another one is a slip of the keyboard. */
export const tahunDiterima = { dari: 2000, sampai: 2999 } as const
/** Rupiah; every consultation costs the same. */
export const HARGA = 50_000
export const JENIS_UMUM = { jenis_id: 1, nama_jenis: 'Konsultasi Umum' } as const

export const pageSize = {
  users: 10,
  riwayat: 10,
  daftarKonsultasi: 5,
  jadwalPublik: 10,
  tenagaProfesional: 10,
  feedback: 10,
} as const
/** The most rows of a list without pages, the newest: a longer response would delay every other request of its process. */
export const BARIS_DAFTAR = 10_000
export const DASHBOARD_UPCOMING = 3
export const AUTOCOMPLETE_ROWS = 8

export const delay = {
  loginRedirect: 2_000,
  registerRedirect: 1_800,
  registerReload: 2_000,
  bookingRedirect: 2_000,
  updateModalClose: 2_000,
} as const
export const CHAT_POLL_MS = 2_000
export const SEARCH_DEBOUNCE_MS = 300
/** How many messages a request to a conversation returns by default. */
export const PESAN_PER_HALAMAN = 50
/** How long a message can be taken back, and for how long a finished consultation's conversation stays open. */
export const BATAS_HAPUS_MS = 60 * 60 * 1_000
export const BATAS_TULIS_SELESAI_HARI = 7
/** A file of a message, and the longer side in pixels of what is kept of a picture, and of its small one. */
export const LAMPIRAN_BYTES = 5 * 1024 * 1024
export const sisiLampiran = { penuh: 2_048, kecil: 480 } as const
/** What one person may send in files within 24 hours, in all conversations together. */
export const KUOTA_BERKAS = 50
export const KUOTA_BYTES = 100 * 1024 * 1024
/** How many screenings one person saves within 24 hours. */
export const KUOTA_SKRINING = 50
/** The most copies of their data that a person makes in 24 hours. */
export const KUOTA_SALINAN = 5
/**
 * How long a slot is held while a booking is written, how many slots a patient may hold within an hour, and for how long
 * after a hold ran out the same slot is not held again. At most two at once is a constraint of the database.
 */
export const TAHAN_MENIT = 5
/** After how many days an admin is asked to check an emergency number again. */
export const NOMOR_DIPERIKSA_HARI = 90
export const TAHAN_PER_JAM = 12
/**
 * Accounts that have not confirmed their address hold together at most this part of the places of a professional who has so many in
 * the window (`mulai`): a crowd of invented accounts empties no week.
 */
export const belumDikonfirmasi = { mulai: 8, bagian: 2, dari: 3 } as const
export const TAHAN_ULANG_MENIT = 10
/** How many minutes before its start a place that is kept back for urgent visits opens: by default, and at most. */
export const LEPAS_MENIT = 120
export const MAX_LEPAS_MENIT = 14 * 24 * 60
/** The video room: how long before the start it opens, and how long after the end it closes. */
export const BILIK_DIBUKA_MENIT = 15
export const BILIK_DITUTUP_MENIT = 30
/** How often a page in a room says that it is there, and after how long without that its seat is empty. */
export const DENYUT_DETIK = 5
export const KURSI_KOSONG_DETIK = 20
/** For how long a patient who was inside comes back without waiting again. */
export const KEMBALI_MENIT = 30
/** How long a signal is kept, and how long its JSON may be. */
export const SINYAL_HIDUP_DETIK = 120
export const MAX_SINYAL = 16 * 1024
/** How long a credential of the relay is valid: in a room, and for the check of a device. */
export const TURN_MENIT = 10
export const TURN_UJI_MENIT = 2
/** How often at most a person's typing is published, and how long it is shown. */
export const MENGETIK_MS = 3_000
/** How many devices of one account get pushes; one more ends the oldest. */
export const PUSH_TERBANYAK = 10
/** How long a reset link lives, and how many one account may request within an hour. */
export const RESET_MENIT = 30
export const RESET_PER_JAM = 3
/** How long the link to a new address lives, and how many may be requested by one account, or for one address, within an hour. */
export const GANTI_EMAIL_JAM = 24
export const GANTI_EMAIL_PER_JAM = 3
/** How long the link that confirms the address of an account lives, and how many more an account may request within an hour. */
export const VERIFIKASI_HARI = 7
export const VERIFIKASI_PER_JAM = 3
/** How long an invitation lives, and how many an admin may send again to one account within an hour. */
export const UNDANGAN_HARI = 7
export const UNDANGAN_PER_JAM = 3
/** How many rows of one import may carry a password: each costs a slow hash. */
export const IMPOR_PASSWORD = 500
/** For how long a device stays known to an account after a login, and how many devices an account knows. */
export const PERANGKAT_HARI = 180
export const PERANGKAT_TERBANYAK = 10
/** How many sessions an account has; a login beyond them ends the one that was used the longest time ago. */
export const MAX_SESSIONS = 50
/**
 * How many times within 15 minutes one network address may learn that an e-mail has an account. A campus sits behind one
 * network address, and some of those who register there have forgotten that they did.
 */
export const EMAIL_TERDAFTAR_PER_JARINGAN = 60
/**
 * How many mails of one kind go out within 24 hours: about an account to one address, and about consultations to one
 * person because of what one other person, or they themselves, did. What an admin did is not counted.
 */
export const SURAT_PER_HARI = { akun: 5, konsultasi: 20 } as const

/** The rules of a type, in minutes: the shortest and the longest length and step, the longest pause, the longest notice (two weeks). */
export const batasJenis = {
  menit: { dari: 5, sampai: 480 },
  langkah: { dari: 5, sampai: 240 },
  jeda: 120,
  pemberitahuan: 14 * 24 * 60,
} as const
/** No place is longer, in hours: a session lasts less than a day, and a pause stands before and after it. */
export const TEMPAT_TERPANJANG_JAM = 24 + (2 * batasJenis.jeda) / 60
/** The greatest number of a session on its day. */
export const MAX_SESI = 100
/** The largest caps of a professional, the largest quota of a type, and how many visits more an admin gives to a patient. */
export const batasTerbanyak = { per_hari: 50, per_minggu: 200, per_semester: 50, tambahan: 20 } as const

/** The landing page's claims. */
export const landingStats = { tenaga: '1000+', pengguna: '5000+', layanan: '24/7' } as const

/** Greatest number of characters a text field holds. */
export const maxLength = {
  name: 100,
  email: 254,
  phone_number: 20,
  country: 100,
  keluhan: 2_000,
  initial_consult: 5_000,
  pesan: 4_000,
  komentar: 1_000,
  alasan: 500,
  kepada: 200,
  lokasi: 150,
  biografi: 600,
  no_str: 30,
  no_sip: 40,
  nama_spesialisasi: 150,
  password: 128,
  pencarian: 100,
  nama_libur: 100,
  nama_jenis: 60,
  kata_alasan: 40,
  nama_semester: 60,
  catatan: 200,
  judul_templat: 60,
  isi_templat: 2_000,
  rekam: 20_000,
  tempat: 200,
  ruang: 30,
  nama_layar: 60,
  perangkat: 60,
  nama_passkey: 60,
  nama_kunci: 60,
  kunci_idempoten: 200,
  galat_surat: 300,
  judul_insiden: 100,
  insiden: 1_000,
  nomor_bukti: 60,
  judul_naskah: 150,
  pernyataan_naskah: 500,
  isi_naskah: 5_000,
} as const
/** The fewest characters of a reason that other people judge: of an emergency access, of an export of all accounts. */
export const ALASAN_TERPENDEK = 20
/** A review has one to so many stars. */
export const BINTANG_TERBANYAK = 5
/** Greatest number of characters of what the clinic says about itself. */
export const panjangLayanan = {
  nama: 100,
  alamat: 300,
  jam_buka: 500,
  petunjuk_arah: 500,
  peta_url: 500,
  biaya: 600,
  pembayaran: 600,
  bpjs: 600,
  pengembalian: 600,
  label_nomor: 120,
  jam_nomor: 60,
  wilayah_nomor: 80,
} as const
/** How many telephone numbers the clinic names at most, and how many emergency numbers. */
export const layananTerbanyak = { telepon: 3, nomor_darurat: 12 } as const
/** How many topics and languages a professional names at most, and how many characters each has. */
export const daftarTenaga = {
  topik: { banyak: 12, panjang: 40 },
  bahasa: { banyak: 6, panjang: 30 },
} as const
/** A smaller number of people is not shown in figures about health. */
export const KELOMPOK_TERKECIL = 5
export const PASSWORD_MIN = 8

/** For how many days at most a client lets another professional read the notes of a consultation. */
export const IZIN_REKAM_HARI = 90

/** How many templates of replies a professional keeps. */
export const TEMPLAT_TERBANYAK = 20

/** A photo as it is sent, and the squares (in pixels) that are kept of it. */
export const FOTO_BYTES = 5 * 1024 * 1024
export const ukuranFoto = [64, 128, 256, 512] as const
/** How often one person may replace their photo within 24 hours, and what they may send for it. */
export const KUOTA_FOTO = 20
export const KUOTA_FOTO_BYTES = 50 * 1024 * 1024

/** What one file of an import may hold at most. */
export const IMPOR_BYTES = 1024 * 1024
export const IMPOR_BARIS = 5_000

/** How many further weeks an admin may open for booking, and a professional may reach when moving a stranded patient. */
/** In how many days a professional suggests the next visit at most, and how many days before it the patient is reminded. */
export const tindakLanjut = { terbanyak: 180, ingat: 5 } as const
export const MAX_MINGGU_KE_DEPAN = 8
/** How many weeks ahead the meetings of a series may lie. */
export const RANGKAIAN_MINGGU = 26
/** How many days ahead an admin may open for booking where each day opens the next. */
export const MAX_CAKRAWALA_HARI = 120
export const MAX_CUTI_HARI = 366
export const MAX_KETERSEDIAAN_HARI = 62
export const MAX_SLOT_TERDEKAT = 20
/** So many professionals of each profession are introduced on the landing page. */
export const TENAGA_BERANDA = 2
/** What the page about one professional shows: the next free slots, and the newest reviews whose authors allow it. */
export const SLOT_HALAMAN_TENAGA = 5
export const ULASAN_HALAMAN_TENAGA = 10

/** For so long a patient can take back their own cancellation, and the person who finished a consultation can take that back. */
export const URUNGKAN_MS = 60_000

/** Hours after which an address that an admin set counts without a confirmation, where no account can confirm it. */
export const EMAIL_DIATUR_JAM = 72

/**
 * The steps of an alert that no one acknowledges, in minutes: how long the first waits for the second, the second for the third, each
 * further one for the next. `diam`: so soon after a cause raised it again, the same cause does not notify again.
 */
export const langkahPeringatan = { kedua: 5, ketiga: 10, berikut: 15, diam: 15 } as const
/**
 * After how many minutes a person is reminded of an alert that they acknowledged and did not close, and after how many those on duty
 * are. Every admin is notified after so many hours, and again after as many more.
 */
export const ingatPeringatan = { penangan: 60, petugas: 120 } as const
export const PERINGATAN_LAMA_JAM = 4

/**
 * Until when a request is answered: the hours at which every clinic opens and closes for it, how many hours before the start at the latest,
 * and how many hours the professional has at least. The opening hours that a clinic writes are text for people.
 */
export const janjiJawab = { buka: 8, tutup: 16, sebelum_mulai: 2, paling_singkat: 1 } as const

/** Within how many working days an emergency access is reviewed, and a report of the trail answered. Sentences say it in words. */
export const TINJAUAN_HARI_KERJA = 2
/** For how many days an account is not independent of the admin who stood behind it. Sentences say it in words. */
export const AKUN_LEPAS_HARI = 7

/** Hours after which another text of a reply counts as a late correction: it is marked, and reviewers see that there is one. */
export const PERBAIKAN_JAM = 48

/** A patient who cancels less than so many hours before the start cancels late. */
export const JAM_BATAL_TERLAMBAT = 12
