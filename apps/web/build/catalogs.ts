/**
 * The catalogues of English, one per area, so that several people can translate at once. Every folder below `src` that
 * holds words for people belongs to exactly one; `src/locales/en/<area>.po` is its English.
 */
export const areas: Record<string, string[]> = {
  ui: ['ui', 'layouts', 'lib', 'routes.tsx', 'page-components.ts', 'main.tsx'],
  landing: ['landing'],
  akun: [
    'pages/akun',
    'pages/publik',
    'pages/dashboard',
    'features/auth',
    'features/jejak',
    'features/layanan',
    'features/tautan',
    'features/user',
    'features/dashboard',
  ],
  pasien: [
    'pages/pasien',
    'features/alasan',
    'features/alihan',
    'features/booking',
    'features/feedback-pasien',
    'features/jadwal-tenaga',
    'features/kalender',
    'features/konsultasi',
    'features/krisis',
    'features/rekam-klien',
    'features/skrining',
    'features/tenaga-profesional',
  ],
  profesional: [
    'pages/profesional',
    'features/batas-tenaga',
    'features/cuti',
    'features/feedback-tenaga',
    'features/jenis-tenaga',
    'features/konsultasi-tenaga',
    'features/rekam-tenaga',
    'features/sesi',
  ],
  admin: [
    'pages/admin',
    'pages/darurat',
    'features/darurat',
    'pages/jaga',
    'features/jaga',
    'features/jaga-admin',
    'features/ekspor',
    'features/hari-libur',
    'features/impor',
    'features/batas-admin',
    'features/jejak-admin',
    'features/alasan-admin',
    'features/jenis-admin',
    'features/klinik-admin',
    'features/semester-admin',
    'features/skrining-admin',
    'features/konsultasi-admin',
    'features/layanan-admin',
    'features/pengaturan',
    'features/perhatian',
    'features/spesialisasi-admin',
    'features/statistik',
    'features/terdampak',
    'features/tenaga-admin',
    'features/tugas-admin',
    'features/user-admin',
    'features/surat',
  ],
  bilik: ['pages/bilik', 'features/bilik'],
  pesan: ['pages/percakapan', 'features/percakapan', 'features/pemberitahuan'],
}

/** The sentences of the contract, which the web looks up as a whole (`src/lib/say.ts`). */
export const CONTRACT = 'contract'

export const isArea = (file: string): boolean => file.includes('/src/')
