import type { PageFile } from '@sehati/contract/base/screens'
import type { RouteComponent } from '@tanstack/react-router'
import { lazyPage } from './layouts/lazy-page.tsx'

/**
 * The component of every page in the table of screens (packages/contract/src/base/screens.ts), fetched when the page is opened.
 * The imports are written out because the build makes a file of each.
 */
export const pageComponents: Record<PageFile, RouteComponent> = {
  'booking/booking/appointment-page': lazyPage(
    () => import('./booking/booking/appointment-page.tsx'),
    'AppointmentPage',
  ),
  'booking/hari-libur/hari-libur-page': lazyPage(
    () => import('./booking/hari-libur/hari-libur-page.tsx'),
    'HariLiburPage',
  ),
  'booking/jadwal/jadwal-tenaga-page': lazyPage(
    () => import('./booking/jadwal/jadwal-tenaga-page.tsx'),
    'JadwalTenagaPage',
  ),
  'booking/tautan/tautan-page': lazyPage(() => import('./booking/tautan/tautan-page.tsx'), 'TautanPage'),
  'care/feedback/feedback-pasien-page': lazyPage(
    () => import('./care/feedback/feedback-pasien-page.tsx'),
    'FeedbackPage',
  ),
  'care/feedback/feedback-tenaga-page': lazyPage(
    () => import('./care/feedback/feedback-tenaga-page.tsx'),
    'FeedbackPage',
  ),
  'care/konsultasi/daftar-konsultasi-page': lazyPage(
    () => import('./care/konsultasi/daftar-konsultasi-page.tsx'),
    'DaftarKonsultasiPage',
  ),
  'care/konsultasi/konsultasi-page': lazyPage(() => import('./care/konsultasi/konsultasi-page.tsx'), 'KonsultasiPage'),
  'care/konsultasi/riwayat-konsultasi-page': lazyPage(
    () => import('./care/konsultasi/riwayat-konsultasi-page.tsx'),
    'RiwayatKonsultasiPage',
  ),
  'care/pengaturan/pengaturan-page': lazyPage(() => import('./care/pengaturan/pengaturan-page.tsx'), 'PengaturanPage'),
  'care/rekam/catatan-dibagikan-page': lazyPage(
    () => import('./care/rekam/catatan-dibagikan-page.tsx'),
    'CatatanDibagikanPage',
  ),
  'care/skrining/skrining-page': lazyPage(() => import('./care/skrining/skrining-page.tsx'), 'SkriningPage'),
  'channel/akun/ganti-password-page': lazyPage(
    () => import('./channel/akun/ganti-password-page.tsx'),
    'GantiPasswordPage',
  ),
  'channel/akun/profile-page': lazyPage(() => import('./channel/akun/profile-page.tsx'), 'ProfilePage'),
  'channel/beranda/home-page': lazyPage(() => import('./channel/beranda/home-page.tsx'), 'HomePage'),
  'channel/pemberitahuan/notifikasi-page': lazyPage(
    () => import('./channel/pemberitahuan/notifikasi-page.tsx'),
    'NotifikasiPage',
  ),
  'channel/surat/surat-page': lazyPage(() => import('./channel/surat/surat-page.tsx'), 'SuratPage'),
  'clinic/artikel/features-page': lazyPage(() => import('./clinic/artikel/features-page.tsx'), 'FeaturesPage'),
  'clinic/artikel/help-page': lazyPage(() => import('./clinic/artikel/help-page.tsx'), 'HelpPage'),
  'clinic/artikel/news-page': lazyPage(() => import('./clinic/artikel/news-page.tsx'), 'NewsPage'),
  'clinic/artikel/pricing-page': lazyPage(() => import('./clinic/artikel/pricing-page.tsx'), 'PricingPage'),
  'clinic/layanan/layanan-page': lazyPage(() => import('./clinic/layanan/layanan-page.tsx'), 'LayananPage'),
  'clinic/spesialisasi/spesialis-page': lazyPage(
    () => import('./clinic/spesialisasi/spesialis-page.tsx'),
    'SpesialisPage',
  ),
  'people/auth/konfirmasi-email-page': lazyPage(
    () => import('./people/auth/konfirmasi-email-page.tsx'),
    'KonfirmasiEmailPage',
  ),
  'people/auth/login-page': lazyPage(() => import('./people/auth/login-page.tsx'), 'LoginPage'),
  'people/auth/lupa-password-page': lazyPage(() => import('./people/auth/lupa-password-page.tsx'), 'LupaPasswordPage'),
  'people/auth/register-page': lazyPage(() => import('./people/auth/register-page.tsx'), 'RegisterPage'),
  'people/auth/reset-password-page': lazyPage(
    () => import('./people/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  'people/auth/undangan-page': lazyPage(() => import('./people/auth/undangan-page.tsx'), 'UndanganPage'),
  'people/tugas/tugas-page': lazyPage(() => import('./people/tugas/tugas-page.tsx'), 'TugasPage'),
  'record/jejak/jejak-page': lazyPage(() => import('./record/jejak/jejak-page.tsx'), 'JejakPage'),
  'safety/darurat/darurat-page': lazyPage(() => import('./safety/darurat/darurat-page.tsx'), 'DaruratPage'),
  'safety/darurat/tinjauan-page': lazyPage(() => import('./safety/darurat/tinjauan-page.tsx'), 'TinjauanPage'),
  'safety/jaga/jadwal-jaga-page': lazyPage(() => import('./safety/jaga/jadwal-jaga-page.tsx'), 'JadwalJagaPage'),
  'safety/jaga/jaga-page': lazyPage(() => import('./safety/jaga/jaga-page.tsx'), 'JagaPage'),
  'safety/konsultasi/konsultasi-detail-page': lazyPage(
    () => import('./safety/konsultasi/konsultasi-detail-page.tsx'),
    'KonsultasiDetailPage',
  ),
  'schedule/aturan/aturan-page': lazyPage(() => import('./schedule/aturan/aturan-page.tsx'), 'AturanPage'),
  'schedule/direktori/jadwal-page': lazyPage(() => import('./schedule/direktori/jadwal-page.tsx'), 'JadwalPage'),
  'schedule/tenaga/tenaga-page': lazyPage(() => import('./schedule/tenaga/tenaga-page.tsx'), 'TenagaPage'),
  'staffing/impor/impor-page': lazyPage(() => import('./staffing/impor/impor-page.tsx'), 'ImporPage'),
  'staffing/jejak/jejak-page': lazyPage(() => import('./staffing/jejak/jejak-page.tsx'), 'JejakPage'),
  'staffing/kedudukan/role-page': lazyPage(() => import('./staffing/kedudukan/role-page.tsx'), 'RolePage'),
  'staffing/konsultasi/konsultasi-page': lazyPage(
    () => import('./staffing/konsultasi/konsultasi-page.tsx'),
    'KonsultasiPage',
  ),
  'staffing/tenaga/tenaga-profesi-detail-page': lazyPage(
    () => import('./staffing/tenaga/tenaga-profesi-detail-page.tsx'),
    'TenagaProfesiDetailPage',
  ),
  'staffing/tenaga/tenaga-profesi-page': lazyPage(
    () => import('./staffing/tenaga/tenaga-profesi-page.tsx'),
    'TenagaProfesiPage',
  ),
  'talk/bilik/bilik-page': lazyPage(() => import('./talk/bilik/bilik-page.tsx'), 'BilikPage'),
  'talk/konsultasi/appointment-detail-page': lazyPage(
    () => import('./talk/konsultasi/appointment-detail-page.tsx'),
    'AppointmentDetailPage',
  ),
  'talk/konsultasi/konsultasi-detail-page': lazyPage(
    () => import('./talk/konsultasi/konsultasi-detail-page.tsx'),
    'KonsultasiDetailPage',
  ),
  'talk/percakapan/chat-page': lazyPage(() => import('./talk/percakapan/chat-page.tsx'), 'ChatPage'),
}
