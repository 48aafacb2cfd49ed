import type { PageFile } from '@sehati/contract/base/screens'
import type { RouteComponent } from '@tanstack/react-router'
import { lazyPage } from './layouts/lazy-page.tsx'

/**
 * The component of every page in the table of screens (packages/contract/src/base/screens.ts), fetched when the page is opened.
 * The imports are written out because the build makes a file of each.
 */
export const pageComponents: Record<PageFile, RouteComponent> = {
  'admin/aturan-page': lazyPage(() => import('./pages/admin/aturan-page.tsx'), 'AturanPage'),
  'admin/hari-libur-page': lazyPage(() => import('./pages/admin/hari-libur-page.tsx'), 'HariLiburPage'),
  'admin/impor-page': lazyPage(() => import('./pages/admin/impor-page.tsx'), 'ImporPage'),
  'admin/jadwal-jaga-page': lazyPage(() => import('./pages/admin/jadwal-jaga-page.tsx'), 'JadwalJagaPage'),
  'admin/jejak-page': lazyPage(() => import('./pages/admin/jejak-page.tsx'), 'JejakPage'),
  'admin/konsultasi-detail-page': lazyPage(
    () => import('./pages/admin/konsultasi-detail-page.tsx'),
    'KonsultasiDetailPage',
  ),
  'admin/konsultasi-page': lazyPage(() => import('./pages/admin/konsultasi-page.tsx'), 'KonsultasiPage'),
  'admin/layanan-page': lazyPage(() => import('./pages/admin/layanan-page.tsx'), 'LayananPage'),
  'admin/pengaturan-page': lazyPage(() => import('./pages/admin/pengaturan-page.tsx'), 'PengaturanPage'),
  'admin/role-page': lazyPage(() => import('./pages/admin/role-page.tsx'), 'RolePage'),
  'admin/spesialis-page': lazyPage(() => import('./pages/admin/spesialis-page.tsx'), 'SpesialisPage'),
  'admin/surat-page': lazyPage(() => import('./pages/admin/surat-page.tsx'), 'SuratPage'),
  'admin/tenaga-profesi-detail-page': lazyPage(
    () => import('./pages/admin/tenaga-profesi-detail-page.tsx'),
    'TenagaProfesiDetailPage',
  ),
  'admin/tenaga-profesi-page': lazyPage(() => import('./pages/admin/tenaga-profesi-page.tsx'), 'TenagaProfesiPage'),
  'admin/tugas-page': lazyPage(() => import('./pages/admin/tugas-page.tsx'), 'TugasPage'),
  'akun/ganti-password-page': lazyPage(() => import('./pages/akun/ganti-password-page.tsx'), 'GantiPasswordPage'),
  'akun/jejak-page': lazyPage(() => import('./pages/akun/jejak-page.tsx'), 'JejakPage'),
  'akun/konfirmasi-email-page': lazyPage(() => import('./pages/akun/konfirmasi-email-page.tsx'), 'KonfirmasiEmailPage'),
  'akun/login-page': lazyPage(() => import('./pages/akun/login-page.tsx'), 'LoginPage'),
  'akun/lupa-password-page': lazyPage(() => import('./pages/akun/lupa-password-page.tsx'), 'LupaPasswordPage'),
  'akun/notifikasi-page': lazyPage(() => import('./pages/akun/notifikasi-page.tsx'), 'NotifikasiPage'),
  'akun/profile-page': lazyPage(() => import('./pages/akun/profile-page.tsx'), 'ProfilePage'),
  'akun/register-page': lazyPage(() => import('./pages/akun/register-page.tsx'), 'RegisterPage'),
  'akun/reset-password-page': lazyPage(() => import('./pages/akun/reset-password-page.tsx'), 'ResetPasswordPage'),
  'akun/undangan-page': lazyPage(() => import('./pages/akun/undangan-page.tsx'), 'UndanganPage'),
  'bilik/bilik-page': lazyPage(() => import('./pages/bilik/bilik-page.tsx'), 'BilikPage'),
  'darurat/darurat-page': lazyPage(() => import('./pages/darurat/darurat-page.tsx'), 'DaruratPage'),
  'darurat/tinjauan-page': lazyPage(() => import('./pages/darurat/tinjauan-page.tsx'), 'TinjauanPage'),
  'dashboard/home-page': lazyPage(() => import('./pages/dashboard/home-page.tsx'), 'HomePage'),
  'jaga/jaga-page': lazyPage(() => import('./pages/jaga/jaga-page.tsx'), 'JagaPage'),
  'pasien/appointment-detail-page': lazyPage(
    () => import('./pages/pasien/appointment-detail-page.tsx'),
    'AppointmentDetailPage',
  ),
  'pasien/appointment-page': lazyPage(() => import('./pages/pasien/appointment-page.tsx'), 'AppointmentPage'),
  'pasien/feedback-page': lazyPage(() => import('./pages/pasien/feedback-page.tsx'), 'FeedbackPage'),
  'pasien/konsultasi-page': lazyPage(() => import('./pages/pasien/konsultasi-page.tsx'), 'KonsultasiPage'),
  'pasien/riwayat-konsultasi-page': lazyPage(
    () => import('./pages/pasien/riwayat-konsultasi-page.tsx'),
    'RiwayatKonsultasiPage',
  ),
  'pasien/skrining-page': lazyPage(() => import('./pages/pasien/skrining-page.tsx'), 'SkriningPage'),
  'percakapan/chat-page': lazyPage(() => import('./pages/percakapan/chat-page.tsx'), 'ChatPage'),
  'profesional/catatan-dibagikan-page': lazyPage(
    () => import('./pages/profesional/catatan-dibagikan-page.tsx'),
    'CatatanDibagikanPage',
  ),
  'profesional/daftar-konsultasi-page': lazyPage(
    () => import('./pages/profesional/daftar-konsultasi-page.tsx'),
    'DaftarKonsultasiPage',
  ),
  'profesional/feedback-page': lazyPage(() => import('./pages/profesional/feedback-page.tsx'), 'FeedbackPage'),
  'profesional/jadwal-tenaga-page': lazyPage(
    () => import('./pages/profesional/jadwal-tenaga-page.tsx'),
    'JadwalTenagaPage',
  ),
  'profesional/konsultasi-detail-page': lazyPage(
    () => import('./pages/profesional/konsultasi-detail-page.tsx'),
    'KonsultasiDetailPage',
  ),
  'publik/features-page': lazyPage(() => import('./pages/publik/features-page.tsx'), 'FeaturesPage'),
  'publik/help-page': lazyPage(() => import('./pages/publik/help-page.tsx'), 'HelpPage'),
  'publik/jadwal-page': lazyPage(() => import('./pages/publik/jadwal-page.tsx'), 'JadwalPage'),
  'publik/news-page': lazyPage(() => import('./pages/publik/news-page.tsx'), 'NewsPage'),
  'publik/pricing-page': lazyPage(() => import('./pages/publik/pricing-page.tsx'), 'PricingPage'),
  'publik/tautan-page': lazyPage(() => import('./pages/publik/tautan-page.tsx'), 'TautanPage'),
  'publik/tenaga-page': lazyPage(() => import('./pages/publik/tenaga-page.tsx'), 'TenagaPage'),
}
