/** The addresses of the web app, as the server needs them to tell a screen from an address that leads nowhere. */
const area = {
  admin: [
    'home',
    'role',
    'spesialis',
    'tenagaprofesi',
    'tenagaprofesi/detail/:id',
    'konsultasi',
    'konsultasi/detail/:id',
    'hari-libur',
    'impor',
    'pengaturan',
    'surat',
    'chat',
    'notifikasi',
    'profile',
  ],
  tenaga: [
    'home',
    'jadwal',
    'daftarKonsultasi',
    'daftarKonsultasi/detail/:id',
    'feedback',
    'chat',
    'notifikasi',
    'profile',
  ],
  pasien: [
    'home',
    'konsultasi',
    'riwayat-konsultasi',
    'appointment',
    'appointment-detail',
    'feedback',
    'chat',
    'notifikasi',
    'profile',
  ],
} as const

const under = (prefix: string, pages: readonly string[]) => [prefix, ...pages.map((page) => `${prefix}/${page}`)]

export const screens: readonly string[] = [
  '/',
  '/en',
  '/login',
  '/register',
  '/lupa-password',
  '/reset-password',
  '/konfirmasi-email',
  '/ganti-password',
  '/tautan',
  '/jadwal',
  '/medic',
  '/features',
  '/pricing',
  '/news',
  '/help',
  '/profile',
  '/chat',
  ...under('/admin', area.admin),
  ...under('/dokter', area.tenaga),
  ...under('/psikolog', area.tenaga),
  ...under('/karyawan', area.pasien),
  ...under('/user', area.pasien),
]

const patterns = screens.map((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`))

export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
