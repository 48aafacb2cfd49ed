import { type Group, type LevelId, type LevelOf, levelIds, roles } from './access.ts'
import { type Language, languages } from './language.ts'

/**
 * The screens of the web, each one row. Everything that must know a screen reads it here: the router and the build of the
 * web, the server (which responds 404 to any other address), the menus, the pictures of the screens and the browser tests.
 * `page` is a file of apps/web/src, without `.tsx`. `:id` in an address stands for a number.
 */
export type Page = { page: string }

/**
 * A screen outside the areas of the roles. `prerendered` is finished HTML, made by the build into `file`: a document in one of
 * its languages (`documentPaths`); `page` is a page of the application, `who` says whom it admits (a `guest` has not signed in), and `isBare` that no frame is around it; `own` only leads to the page of the same
 * address in the area of the signed-in person, and `own-consultation` to that area's page of the consultation.
 */
type PublicScreen =
  | { kind: 'prerendered'; file: string }
  | ({ kind: 'page'; who: 'anyone' | 'guest' | 'signed-in'; isBare?: true } & Page)
  | { kind: 'own' | 'own-consultation' }

export const publicScreens = {
  '/': { kind: 'prerendered', file: 'index.html' },
  '/en': { kind: 'prerendered', file: 'en.html' },
  '/luring': { kind: 'prerendered', file: 'luring.html' },
  '/en/luring': { kind: 'prerendered', file: 'luring.en.html' },
  '/login': { kind: 'page', who: 'guest', page: 'people/auth/login-page' },
  '/register': { kind: 'page', who: 'guest', page: 'rights/pendaftaran/register-page' },
  // A link of a mail may be followed by a person who is signed in, and with another account.
  '/lupa-password': { kind: 'page', who: 'anyone', page: 'people/auth/lupa-password-page' },
  '/reset-password': { kind: 'page', who: 'anyone', page: 'people/auth/reset-password-page' },
  '/konfirmasi-email': { kind: 'page', who: 'anyone', page: 'people/auth/konfirmasi-email-page' },
  '/undangan': { kind: 'page', who: 'anyone', page: 'people/auth/undangan-page' },
  '/ganti-password': { kind: 'page', who: 'signed-in', page: 'channel/akun/ganti-password-page' },
  '/dua-langkah': { kind: 'page', who: 'signed-in', page: 'channel/akun/dua-langkah-page' },
  '/hapus-akun': { kind: 'page', who: 'anyone', page: 'rights/penghapusan/hapus-akun-page' },
  '/tautan': { kind: 'page', who: 'anyone', page: 'booking/tautan/tautan-page' },
  '/tawaran': { kind: 'page', who: 'anyone', page: 'waiting/tunggu/tawaran-page' },
  // A screen in a waiting room, which has no account.
  '/layar': { kind: 'page', who: 'anyone', isBare: true, page: 'desk/layar/layar-page' },
  '/jadwal': { kind: 'page', who: 'anyone', page: 'schedule/direktori/jadwal-page' },
  '/medic': { kind: 'page', who: 'anyone', page: 'schedule/direktori/jadwal-page' },
  '/tenaga/:id': { kind: 'page', who: 'anyone', page: 'schedule/tenaga/tenaga-page' },
  '/features': { kind: 'page', who: 'anyone', page: 'clinic/artikel/features-page' },
  '/pricing': { kind: 'page', who: 'anyone', page: 'clinic/artikel/pricing-page' },
  '/news': { kind: 'page', who: 'anyone', page: 'clinic/artikel/news-page' },
  '/help': { kind: 'page', who: 'anyone', page: 'clinic/artikel/help-page' },
  '/privasi': { kind: 'page', who: 'anyone', page: 'rights/persetujuan/privasi-page' },
  '/profile': { kind: 'own' },
  '/data-saya': { kind: 'own' },
  '/chat': { kind: 'own' },
  // Mails link here: an address that names the role of a professional would say something about health.
  '/konsultasi/:id': { kind: 'own-consultation' },
} as const satisfies Record<`/${string}`, PublicScreen>

const home = { '/home': { page: 'channel/beranda/home-page' } } as const

const everywhere = {
  '/chat': { page: 'talk/percakapan/chat-page' },
  '/notifikasi': { page: 'channel/pemberitahuan/notifikasi-page' },
  '/profile': { page: 'channel/akun/profile-page' },
  '/data-saya': { page: 'rights/data-saya/data-saya-page' },
  // Where a public address leads to the caller's own page, every role has that page.
} as const satisfies Record<OwnPath, Page> & Record<`/${string}`, Page>

/** The screens below the area of each role, by the group of roles that has them. */
export const areaScreens = {
  admin: {
    ...home,
    '/role': { page: 'staffing/kedudukan/role-page' },
    '/role/detail/:id': { page: 'rights/orang/orang-page' },
    '/spesialis': { page: 'clinic/spesialisasi/spesialis-page' },
    '/tenagaprofesi': { page: 'staffing/tenaga/tenaga-profesi-page' },
    '/tenagaprofesi/detail/:id': { page: 'staffing/tenaga/tenaga-profesi-detail-page' },
    '/konsultasi': { page: 'staffing/konsultasi/konsultasi-page' },
    '/konsultasi/detail/:id': { page: 'safety/konsultasi/konsultasi-detail-page' },
    '/hari-libur': { page: 'absence/hari-libur/hari-libur-page' },
    '/impor': { page: 'staffing/impor/impor-page' },
    '/layanan': { page: 'clinic/layanan/layanan-page' },
    '/aturan': { page: 'schedule/aturan/aturan-page' },
    '/pengaturan': { page: 'care/pengaturan/pengaturan-page' },
    '/integrasi': { page: 'people/integrasi/integrasi-page' },
    '/integrasi/webhook': { page: 'channel/webhook/webhook-page' },
    '/surat': { page: 'channel/surat/surat-page' },
    '/tugas': { page: 'people/tugas/tugas-page' },
    '/loket': { page: 'desk/antrean/loket-page' },
    '/tunggu': { page: 'waiting/tunggu/tunggu-admin-page' },
    '/jadwal-jaga': { page: 'safety/jaga/jadwal-jaga-page' },
    '/jaga': { page: 'safety/jaga/jaga-page' },
    '/jejak': { page: 'staffing/jejak/jejak-page' },
    '/petugas': { page: 'rights/permintaan/petugas-page' },
    '/naskah': { page: 'rights/naskah/naskah-page' },
    '/petugas/insiden': { page: 'rights/insiden/insiden-page' },
    '/petugas/insiden/detail/:id': { page: 'rights/insiden/insiden-detail-page' },
    '/petugas/identitas': { page: 'rights/identitas-rekam/identitas-rekam-page' },
    '/pemrosesan': { page: 'rights/pemrosesan/pemrosesan-page' },
    '/retensi': { page: 'rights/retensi/retensi-page' },
    '/darurat': { page: 'safety/darurat/darurat-page' },
    '/tinjauan': { page: 'safety/darurat/tinjauan-page' },
    '/keberatan-hadir': { page: 'absence/kehadiran/keberatan-hadir-page' },
    ...everywhere,
  },
  profesional: {
    ...home,
    '/jadwal': { page: 'absence/jadwal/jadwal-tenaga-page' },
    '/daftarKonsultasi': { page: 'care/konsultasi/daftar-konsultasi-page' },
    '/daftarKonsultasi/detail/:id': { page: 'talk/konsultasi/konsultasi-detail-page' },
    '/bilik/:id': { page: 'talk/bilik/bilik-page' },
    '/kepentingan-vital': { page: 'rights/orang/vital-page' },
    '/pengungkapan': { page: 'safety/pengungkapan/pengungkapan-page' },
    '/permintaan-akses': { page: 'rights/permintaan/akses-page' },
    '/catatan-dibagikan': { page: 'care/rekam/catatan-dibagikan-page' },
    '/feedback': { page: 'care/feedback/feedback-tenaga-page' },
    '/jaga': { page: 'safety/jaga/jaga-page' },
    '/tinjauan': { page: 'safety/darurat/tinjauan-page' },
    ...everywhere,
  },
  pasien: {
    ...home,
    '/konsultasi': { page: 'care/konsultasi/konsultasi-page' },
    '/riwayat-konsultasi': { page: 'care/konsultasi/riwayat-konsultasi-page' },
    '/appointment': { page: 'waiting/booking/appointment-page' },
    '/appointment-detail': { page: 'talk/konsultasi/appointment-detail-page' },
    '/bilik/:id': { page: 'talk/bilik/bilik-page' },
    '/feedback': { page: 'care/feedback/feedback-pasien-page' },
    '/privasi/jejak': { page: 'record/jejak/jejak-page' },
    '/tunggu': { page: 'waiting/tunggu/tunggu-page' },
    '/hadir': { page: 'desk/layar/hadir-page' },
    // For employees with the duty `loket`.
    '/loket': { page: 'desk/antrean/loket-page' },
    '/skrining': { page: 'care/skrining/skrining-page' },
    ...everywhere,
  },
} as const satisfies Record<Group, Record<`/${string}`, Page>>

export type PublicPath = keyof typeof publicScreens
/** The addresses that lead to the page of the same address in the person's own area. */
export type OwnPath = { [P in PublicPath]: (typeof publicScreens)[P]['kind'] extends 'own' ? P : never }[PublicPath]
/** The addresses that have no page of their own and lead into the person's own area. */
export type LeadingPath = {
  [P in PublicPath]: (typeof publicScreens)[P]['kind'] extends 'own' | 'own-consultation' ? P : never
}[PublicPath]
/** The same that lead to a page of the same address, at run time. */
export const ownPaths = Object.entries<PublicScreen>(publicScreens).flatMap(([path, { kind }]) =>
  kind === 'own' ? [path as OwnPath] : [],
)
/** A path of the table, below the area of a role of this group. */
export type AreaPath<G extends Group = Group> = G extends Group ? keyof (typeof areaScreens)[G] & string : never
/** The same as a link writes it, with the number in its place. */
export type AreaAddress<G extends Group = Group> = Filled<AreaPath<G>>
/** A path of the table as a URL has it: a number in the place of `:id`. */
export type Filled<Path extends string> = Path extends `${infer Before}:id` ? `${Before}${number}` : Path

type AreaPages = { [G in Group]: (typeof areaScreens)[G][keyof (typeof areaScreens)[G]] }[Group]
/** The file of any page in the tables. */
export type PageFile = Extract<(typeof publicScreens)[PublicPath], Page>['page'] | Extract<AreaPages, Page>['page']

type PrerenderedPath = {
  [P in PublicPath]: (typeof publicScreens)[P]['kind'] extends 'prerendered' ? P : never
}[PublicPath]
/** The documents that the build renders, and their address in each language: the landing page, and what the service worker shows without a connection. */
export const documentPaths = {
  landing: { id: '/', en: '/en' },
  luring: { id: '/luring', en: '/en/luring' },
} as const satisfies Record<string, Record<Language, PrerenderedPath>>
type Document = keyof typeof documentPaths
/** The addresses of one of them, in each language. */
export const languagesOf = (document: Document) =>
  languages.map((lang) => [documentPaths[document][lang], lang] as const)
/** All of them by their address, with the file that the build makes. */
export const prerendered: Record<string, { document: Document; file: string; lang: Language }> = Object.fromEntries(
  (Object.keys(documentPaths) as Document[]).flatMap((document) =>
    languagesOf(document).map(([path, lang]) => [path, { document, file: publicScreens[path].file, lang }]),
  ),
)

/** Where the screens of a role begin. */
export const areaOf = Object.fromEntries(levelIds.map((level) => [level, `/${roles[level].nama}`])) as {
  [L in LevelId]: `/${(typeof roles)[L]['nama']}`
}
export type Area = (typeof areaOf)[LevelId]

/** The rows of a role's area. */
export const screensIn = <L extends LevelId>(level: L) =>
  Object.entries(areaScreens[roles[level].group]) as [AreaPath<GroupOf<L>>, { page: PageFile }][]
/** The group of a level; of several levels, each of their groups. */
export type GroupOf<L extends LevelId> = { [G in Group]: L extends LevelOf<G> ? G : never }[Group]

/** Every address of the web. The bare area leads to its home. */
export const addresses: readonly string[] = [
  ...Object.keys(publicScreens),
  ...levelIds.flatMap((level) => [areaOf[level], ...screensIn(level).map(([path]) => areaOf[level] + path)]),
]

const patterns = addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`))

/** Whether a path of a URL is a screen's. */
export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
