import type { PageFile } from '@sehati/contract/base/screens'
import type { PageModule } from './base/lib/pages.ts'

/**
 * Every page of the table of screens (packages/contract/src/base/screens.ts), fetched when it is opened. The imports are written
 * out because the build makes a file of each.
 */
export const pages = {
  'absence/hari-libur/hari-libur-page': () => import('./absence/hari-libur/hari-libur-page.tsx'),
  'absence/jadwal/jadwal-tenaga-page': () => import('./absence/jadwal/jadwal-tenaga-page.tsx'),
  'absence/kehadiran/keberatan-hadir-page': () => import('./absence/kehadiran/keberatan-hadir-page.tsx'),
  'booking/tautan/tautan-page': () => import('./booking/tautan/tautan-page.tsx'),
  'care/feedback/feedback-pasien-page': () => import('./care/feedback/feedback-pasien-page.tsx'),
  'care/feedback/feedback-tenaga-page': () => import('./care/feedback/feedback-tenaga-page.tsx'),
  'care/konsultasi/daftar-konsultasi-page': () => import('./care/konsultasi/daftar-konsultasi-page.tsx'),
  'care/konsultasi/konsultasi-page': () => import('./care/konsultasi/konsultasi-page.tsx'),
  'care/konsultasi/riwayat-konsultasi-page': () => import('./care/konsultasi/riwayat-konsultasi-page.tsx'),
  'care/pengaturan/pengaturan-page': () => import('./care/pengaturan/pengaturan-page.tsx'),
  'care/rekam/catatan-dibagikan-page': () => import('./care/rekam/catatan-dibagikan-page.tsx'),
  'care/skrining/skrining-page': () => import('./care/skrining/skrining-page.tsx'),
  'channel/akun/ganti-password-page': () => import('./channel/akun/ganti-password-page.tsx'),
  'channel/akun/profile-page': () => import('./channel/akun/profile-page.tsx'),
  'channel/beranda/home-page': () => import('./channel/beranda/home-page.tsx'),
  'channel/pemberitahuan/notifikasi-page': () => import('./channel/pemberitahuan/notifikasi-page.tsx'),
  'channel/surat/surat-page': () => import('./channel/surat/surat-page.tsx'),
  'clinic/artikel/features-page': () => import('./clinic/artikel/features-page.tsx'),
  'clinic/artikel/help-page': () => import('./clinic/artikel/help-page.tsx'),
  'clinic/artikel/news-page': () => import('./clinic/artikel/news-page.tsx'),
  'clinic/artikel/pricing-page': () => import('./clinic/artikel/pricing-page.tsx'),
  'clinic/layanan/layanan-page': () => import('./clinic/layanan/layanan-page.tsx'),
  'clinic/spesialisasi/spesialis-page': () => import('./clinic/spesialisasi/spesialis-page.tsx'),
  'desk/antrean/loket-page': () => import('./desk/antrean/loket-page.tsx'),
  'desk/layar/hadir-page': () => import('./desk/layar/hadir-page.tsx'),
  'desk/layar/layar-page': () => import('./desk/layar/layar-page.tsx'),
  'people/auth/konfirmasi-email-page': () => import('./people/auth/konfirmasi-email-page.tsx'),
  'people/auth/login-page': () => import('./people/auth/login-page.tsx'),
  'people/auth/lupa-password-page': () => import('./people/auth/lupa-password-page.tsx'),
  'people/auth/reset-password-page': () => import('./people/auth/reset-password-page.tsx'),
  'people/auth/undangan-page': () => import('./people/auth/undangan-page.tsx'),
  'people/tugas/tugas-page': () => import('./people/tugas/tugas-page.tsx'),
  'record/jejak/jejak-page': () => import('./record/jejak/jejak-page.tsx'),
  'rights/insiden/insiden-detail-page': () => import('./rights/insiden/insiden-detail-page.tsx'),
  'rights/insiden/insiden-page': () => import('./rights/insiden/insiden-page.tsx'),
  'rights/orang/orang-page': () => import('./rights/orang/orang-page.tsx'),
  'rights/pemrosesan/pemrosesan-page': () => import('./rights/pemrosesan/pemrosesan-page.tsx'),
  'rights/pendaftaran/register-page': () => import('./rights/pendaftaran/register-page.tsx'),
  'rights/penghapusan/hapus-akun-page': () => import('./rights/penghapusan/hapus-akun-page.tsx'),
  'rights/permintaan/petugas-page': () => import('./rights/permintaan/petugas-page.tsx'),
  'rights/persetujuan/privasi-page': () => import('./rights/persetujuan/privasi-page.tsx'),
  'rights/retensi/retensi-page': () => import('./rights/retensi/retensi-page.tsx'),
  'safety/darurat/darurat-page': () => import('./safety/darurat/darurat-page.tsx'),
  'safety/darurat/tinjauan-page': () => import('./safety/darurat/tinjauan-page.tsx'),
  'safety/jaga/jadwal-jaga-page': () => import('./safety/jaga/jadwal-jaga-page.tsx'),
  'safety/jaga/jaga-page': () => import('./safety/jaga/jaga-page.tsx'),
  'safety/konsultasi/konsultasi-detail-page': () => import('./safety/konsultasi/konsultasi-detail-page.tsx'),
  'schedule/aturan/aturan-page': () => import('./schedule/aturan/aturan-page.tsx'),
  'schedule/direktori/jadwal-page': () => import('./schedule/direktori/jadwal-page.tsx'),
  'schedule/tenaga/tenaga-page': () => import('./schedule/tenaga/tenaga-page.tsx'),
  'staffing/impor/impor-page': () => import('./staffing/impor/impor-page.tsx'),
  'staffing/jejak/jejak-page': () => import('./staffing/jejak/jejak-page.tsx'),
  'staffing/kedudukan/role-page': () => import('./staffing/kedudukan/role-page.tsx'),
  'staffing/konsultasi/konsultasi-page': () => import('./staffing/konsultasi/konsultasi-page.tsx'),
  'staffing/tenaga/tenaga-profesi-detail-page': () => import('./staffing/tenaga/tenaga-profesi-detail-page.tsx'),
  'staffing/tenaga/tenaga-profesi-page': () => import('./staffing/tenaga/tenaga-profesi-page.tsx'),
  'talk/bilik/bilik-page': () => import('./talk/bilik/bilik-page.tsx'),
  'talk/konsultasi/appointment-detail-page': () => import('./talk/konsultasi/appointment-detail-page.tsx'),
  'talk/konsultasi/konsultasi-detail-page': () => import('./talk/konsultasi/konsultasi-detail-page.tsx'),
  'talk/percakapan/chat-page': () => import('./talk/percakapan/chat-page.tsx'),
  'waiting/booking/appointment-page': () => import('./waiting/booking/appointment-page.tsx'),
  'waiting/tunggu/tawaran-page': () => import('./waiting/tunggu/tawaran-page.tsx'),
  'waiting/tunggu/tunggu-admin-page': () => import('./waiting/tunggu/tunggu-admin-page.tsx'),
  'waiting/tunggu/tunggu-page': () => import('./waiting/tunggu/tunggu-page.tsx'),
} satisfies Record<PageFile, () => Promise<PageModule>>

type Modules = { [File in PageFile]: Awaited<ReturnType<(typeof pages)[File]>> }

declare module './base/lib/pages.ts' {
  interface Pages extends Modules {}
}
