import type { LevelId } from '@sehati/contract/access'
import { createRootRoute, createRoute, createRouter, type RouteComponent, redirect } from '@tanstack/react-router'
import { ErrorPage } from './layouts/error-page.tsx'
import { requireLevel, requireSignedIn, requireSignedOut, toOwn } from './layouts/guards.ts'
import { lazyPage } from './layouts/lazy-page.tsx'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { PagePending } from './layouts/page-pending.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { areaOf } from './lib/paths.ts'
import { parseSearch, stringifySearch } from './lib/url-search.ts'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

/* Pages that need no sign-in. */
const publik = createRoute({ getParentRoute: () => root, id: 'publik', component: PublicLayout })

const publicPage = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => publik, path, component })

const guestPage = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => publik, path, component, beforeLoad: requireSignedOut })

const jadwalPage = lazyPage(() => import('./pages/publik/jadwal-page.tsx'), 'JadwalPage')

const publicPages = [
  guestPage(
    '/login',
    lazyPage(() => import('./pages/akun/login-page.tsx'), 'LoginPage'),
  ),
  guestPage(
    '/register',
    lazyPage(() => import('./pages/akun/register-page.tsx'), 'RegisterPage'),
  ),
  // Whoever follows a link of a mail may be signed in here, and as somebody else.
  publicPage(
    '/lupa-password',
    lazyPage(() => import('./pages/akun/lupa-password-page.tsx'), 'LupaPasswordPage'),
  ),
  publicPage(
    '/reset-password',
    lazyPage(() => import('./pages/akun/reset-password-page.tsx'), 'ResetPasswordPage'),
  ),
  publicPage(
    '/konfirmasi-email',
    lazyPage(() => import('./pages/akun/konfirmasi-email-page.tsx'), 'KonfirmasiEmailPage'),
  ),
  createRoute({
    getParentRoute: () => publik,
    path: '/ganti-password',
    component: lazyPage(() => import('./pages/akun/ganti-password-page.tsx'), 'GantiPasswordPage'),
    beforeLoad: async (guarded) => void (await requireSignedIn(guarded)),
  }),
  publicPage(
    '/tautan',
    lazyPage(() => import('./pages/publik/tautan-page.tsx'), 'TautanPage'),
  ),
  publicPage('/jadwal', jadwalPage),
  publicPage('/medic', jadwalPage),
  publicPage(
    '/features',
    lazyPage(() => import('./pages/publik/features-page.tsx'), 'FeaturesPage'),
  ),
  publicPage(
    '/pricing',
    lazyPage(() => import('./pages/publik/pricing-page.tsx'), 'PricingPage'),
  ),
  publicPage(
    '/news',
    lazyPage(() => import('./pages/publik/news-page.tsx'), 'NewsPage'),
  ),
  publicPage(
    '/help',
    lazyPage(() => import('./pages/publik/help-page.tsx'), 'HelpPage'),
  ),
  publicPage('/$', NotFoundPage),
]

/* The areas of the roles. A page is one row: its path below the area, and the component, fetched when it is opened. */
type AreaPage = { path: string; component: RouteComponent }

const profile: AreaPage = {
  path: '/profile',
  component: lazyPage(() => import('./pages/akun/profile-page.tsx'), 'ProfilePage'),
}

const notifikasi: AreaPage = {
  path: '/notifikasi',
  component: lazyPage(() => import('./pages/akun/notifikasi-page.tsx'), 'NotifikasiPage'),
}

const chat: AreaPage = {
  path: '/chat',
  component: lazyPage(() => import('./pages/percakapan/chat-page.tsx'), 'ChatPage'),
}

const home: AreaPage = {
  path: '/home',
  component: lazyPage(() => import('./pages/dashboard/home-page.tsx'), 'HomePage'),
}

/** Under /user and /karyawan. */
const pasienPages: AreaPage[] = [
  home,
  {
    path: '/konsultasi',
    component: lazyPage(() => import('./pages/pasien/konsultasi-page.tsx'), 'KonsultasiPage'),
  },
  {
    path: '/appointment',
    component: lazyPage(() => import('./pages/pasien/appointment-page.tsx'), 'AppointmentPage'),
  },
  {
    path: '/appointment-detail',
    component: lazyPage(() => import('./pages/pasien/appointment-detail-page.tsx'), 'AppointmentDetailPage'),
  },
  {
    path: '/riwayat-konsultasi',
    component: lazyPage(() => import('./pages/pasien/riwayat-konsultasi-page.tsx'), 'RiwayatKonsultasiPage'),
  },
  {
    path: '/feedback',
    component: lazyPage(() => import('./pages/pasien/feedback-page.tsx'), 'FeedbackPage'),
  },
  chat,
  notifikasi,
  profile,
]

/** Under /dokter and /psikolog. */
const profesionalPages: AreaPage[] = [
  home,
  {
    path: '/daftarKonsultasi',
    component: lazyPage(() => import('./pages/profesional/daftar-konsultasi-page.tsx'), 'DaftarKonsultasiPage'),
  },
  {
    path: '/daftarKonsultasi/detail/$id',
    component: lazyPage(() => import('./pages/profesional/konsultasi-detail-page.tsx'), 'KonsultasiDetailPage'),
  },
  {
    path: '/jadwal',
    component: lazyPage(() => import('./pages/profesional/jadwal-tenaga-page.tsx'), 'JadwalTenagaPage'),
  },
  {
    path: '/feedback',
    component: lazyPage(() => import('./pages/profesional/feedback-page.tsx'), 'FeedbackPage'),
  },
  chat,
  notifikasi,
  profile,
]

/** Under /admin. */
const adminPages: AreaPage[] = [
  home,
  {
    path: '/role',
    component: lazyPage(() => import('./pages/admin/role-page.tsx'), 'RolePage'),
  },
  {
    path: '/spesialis',
    component: lazyPage(() => import('./pages/admin/spesialis-page.tsx'), 'SpesialisPage'),
  },
  {
    path: '/tenagaprofesi',
    component: lazyPage(() => import('./pages/admin/tenaga-profesi-page.tsx'), 'TenagaProfesiPage'),
  },
  {
    path: '/tenagaprofesi/detail/$id',
    component: lazyPage(() => import('./pages/admin/tenaga-profesi-detail-page.tsx'), 'TenagaProfesiDetailPage'),
  },
  {
    path: '/konsultasi',
    component: lazyPage(() => import('./pages/admin/konsultasi-page.tsx'), 'KonsultasiPage'),
  },
  {
    path: '/konsultasi/detail/$id',
    component: lazyPage(() => import('./pages/admin/konsultasi-detail-page.tsx'), 'KonsultasiDetailPage'),
  },
  {
    path: '/hari-libur',
    component: lazyPage(() => import('./pages/admin/hari-libur-page.tsx'), 'HariLiburPage'),
  },
  {
    path: '/pengaturan',
    component: lazyPage(() => import('./pages/admin/pengaturan-page.tsx'), 'PengaturanPage'),
  },
  {
    path: '/surat',
    component: lazyPage(() => import('./pages/admin/surat-page.tsx'), 'SuratPage'),
  },
  {
    path: '/impor',
    component: lazyPage(() => import('./pages/admin/impor-page.tsx'), 'ImporPage'),
  },
  chat,
  notifikasi,
  profile,
]

const shell = lazyPage(() => import('./layouts/app-shell.tsx'), 'AppShell')

/** One role's area: its guard, its frame, its pages. The bare prefix leads home. */
function area(level: LevelId, pages: AreaPage[]) {
  const prefix = areaOf[level]
  const frame = createRoute({
    getParentRoute: () => root,
    path: prefix,
    component: shell,
    beforeLoad: requireLevel(level),
  })
  const toFirst = () => {
    throw redirect({ to: prefix + (pages.find(({ path }) => path === '/home') ?? pages[0] ?? profile).path })
  }
  const entrances = pages.some(({ path }) => path === '/home') ? ['/'] : ['/', '/home']
  return frame.addChildren([
    ...entrances.map((path) => createRoute({ getParentRoute: () => frame, path, beforeLoad: toFirst })),
    ...pages.map(({ path, component }) => createRoute({ getParentRoute: () => frame, path, component })),
    // Behind the guard and within the frame, so that an unknown address tells a stranger nothing.
    createRoute({ getParentRoute: () => frame, path: '/$', component: NotFoundPage }),
  ])
}

const ownProfile = createRoute({ getParentRoute: () => root, path: '/profile', beforeLoad: toOwn('/profile') })
const ownChat = createRoute({ getParentRoute: () => root, path: '/chat', beforeLoad: toOwn('/chat') })

const routeTree = root.addChildren([
  publik.addChildren(publicPages),
  ownProfile,
  ownChat,
  area(1, adminPages),
  area(2, profesionalPages),
  area(3, profesionalPages),
  area(4, pasienPages),
  area(5, pasienPages),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPendingComponent: PagePending,
  defaultPendingMs: 150,
  // A page that is there is shown: a phone on a slow network has waited long enough.
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})
