/**
 * The addresses of the application and the page behind each (src/routes.tsx). The shell at an address names the page's
 * files, so that they are fetched together with the application's instead of after it, which on a slow network is a round
 * trip or two sooner. `words` names the first words (src/lib/first-words.ts), which stand there before any code has come;
 * `ahead` what is asked of the service meanwhile (src/landing/<name>.ts). Addresses with a number in them are served the
 * entrance of their area.
 */
export type Entrance = { path: string; page: string | null; words?: 'login' | 'register' | 'jadwal'; ahead?: Ahead }
export type Ahead = 'booking-ahead'

const publik: Entrance[] = [
  { path: '/login', page: 'akun/login-page', words: 'login' },
  { path: '/register', page: 'akun/register-page', words: 'register' },
  { path: '/lupa-password', page: 'akun/lupa-password-page' },
  { path: '/reset-password', page: 'akun/reset-password-page' },
  { path: '/tautan', page: 'publik/tautan-page' },
  { path: '/jadwal', page: 'publik/jadwal-page', words: 'jadwal' },
  { path: '/medic', page: 'publik/jadwal-page', words: 'jadwal' },
  { path: '/features', page: 'publik/features-page' },
  { path: '/pricing', page: 'publik/pricing-page' },
  { path: '/news', page: 'publik/news-page' },
  { path: '/help', page: 'publik/help-page' },
]

/** What every role has. */
const semua: Entrance[] = [
  { path: '', page: null },
  { path: '/home', page: 'dashboard/home-page' },
  { path: '/chat', page: 'percakapan/chat-page' },
  { path: '/notifikasi', page: 'akun/notifikasi-page' },
  { path: '/profile', page: 'akun/profile-page' },
]

const pasien: Entrance[] = [
  { path: '/konsultasi', page: 'pasien/konsultasi-page' },
  { path: '/appointment', page: 'pasien/appointment-page', ahead: 'booking-ahead' },
  { path: '/appointment-detail', page: 'pasien/appointment-detail-page' },
  { path: '/riwayat-konsultasi', page: 'pasien/riwayat-konsultasi-page' },
  { path: '/feedback', page: 'pasien/feedback-page' },
]

const tenaga: Entrance[] = [
  { path: '/daftarKonsultasi', page: 'profesional/daftar-konsultasi-page' },
  { path: '/jadwal', page: 'profesional/jadwal-tenaga-page' },
  { path: '/feedback', page: 'profesional/feedback-page' },
]

const admin: Entrance[] = [
  { path: '/role', page: 'admin/role-page' },
  { path: '/spesialis', page: 'admin/spesialis-page' },
  { path: '/tenagaprofesi', page: 'admin/tenaga-profesi-page' },
  { path: '/konsultasi', page: 'admin/konsultasi-page' },
  { path: '/hari-libur', page: 'admin/hari-libur-page' },
  { path: '/pengaturan', page: 'admin/pengaturan-page' },
  { path: '/surat', page: 'admin/surat-page' },
  { path: '/impor', page: 'admin/impor-page' },
]

const areas: [prefix: string, own: Entrance[]][] = [
  ['/admin', admin],
  ['/dokter', tenaga],
  ['/psikolog', tenaga],
  ['/karyawan', pasien],
  ['/user', pasien],
]

export const isInArea = ({ path }: Entrance): boolean => areas.some(([prefix]) => `${path}/`.startsWith(`${prefix}/`))

export const entrances: Entrance[] = [
  ...publik,
  ...areas.flatMap(([prefix, own]) => [...semua, ...own].map((one) => ({ ...one, path: prefix + one.path }))),
]
