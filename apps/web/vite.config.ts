import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from './build/brand.ts'
import { documents } from './build/documents.ts'
import { language } from './build/language.ts'
import { lean, manualPureFunctions } from './build/lean.ts'

const BOOKING =
  /src\/booking\/booking\/(?!slot-news|tahan\.rules|starts\.rules|pindah\.rules|metode-field)|ui\/month-grid|use-slot-langsung|use-ketersediaan/
const FORMS = /react-hook-form|@hookform|zod-resolver|use-(isian|common-password)|in-notice|filled-fields\.ts/
const ACCOUNT = /PasswordInput|password-field|own-password|contract\/src\/people\/(auth|password-umum)\./
/** Around the forms of visitors, not on the profile. */
const CARD = /pictures\/picture-hero|auth\/account-card/
const LISTS = /ui\/(data-table|row-count|search-box)|page\/(page-nav|use-last-page)|lib\/row-date/
const OFFICE =
  /contract\/src\/[a-z]+\/(hari-libur|terdampak|spesialisasi|jenis|masa|batas|semester|klinik|tenaga-kelola)\.|components\/(Checkbox|Switch)\/|utils\/InlineInput|people\/(tugas\/|user\/(orang-field|user-combobox|role-badge|people\.rules|user-admin))|kedudukan\.|konfirmasi-email\.|use-debounced-value|IconHeartHandshake|layanan\/(kontak-layanan|layanan\.module)|page\/unsaved-dialog|ui\/section-card|lib\/use-unsaved|useBlocker/
/** What the lists of admins share around their rows. */
const EDIT = /page\/((use-)?form-dialog|both-loaded)|ui\/(add-button|card-list|person-list|row-buttons)|lib\/sejak-oleh/
/** Of consultations that did not take place: few pages need it, and none at first. */
const ATTENDANCE = /(contract\/src|web\/src)\/absence\/kehadiran[./]/
/** The waiting list: its own pages need it, and the others only behind a button or beside what they are opened for. */
const WAITING = /(contract\/src|web\/src)\/waiting\//
/** What people decide about their data: the pages that ask or show it fetch it. */
const RIGHTS = /(contract\/src|web\/src)\/(rights\/|people\/persetujuan)/
/** What the pages of consultations share: no visitor opens one first. */
const DETAILS =
  /contract\/src\/(absence\/(tawaran-waktu|usulan|alihan)|consultation\/balasan)\.|lib\/jam-di-sini\.|konsultasi\/sebutan|ui\/fold/
/** The second factor, devices, numbers of records and acts with a reason: several pages need them, and none that visitors open first. */
const FEW =
  /contract\/src\/people\/(dua-langkah|passkey|perangkat|nomor-rekam)\.|Icon(Key|LockOpen|Copy)\.|lib\/recorded\.ts/
/** Around forms behind buttons and links of mails. */
const RARE =
  /lib\/(jam|jam-field|token-fragment)\.|ui\/answer|contract\/src\/booking\/tautan\.(schema|endpoints)|booking\/booking\.queries/
/** The choice of a time, also for other people: pages that choose none do not fetch it. */
const TIMES =
  /booking\/booking\/(slot(\.rules|-picker|-news)|(booking|starts)\.rules)|booking\/kelola\/|ketersediaan\/ketersediaan\.ts/
const CHAT = /components\/ActionIcon\/|pictures\/picture-not-found/
/** Around forms beside the library; neither the booking nor the login needs it. */
const FORM_PARTS = /lib\/(use-form-draft|upload)\.ts|ui\/form-actions|page\/form-frame/
const isForAll = (id: string) =>
  /\.(ts|tsx|mjs|js)$/.test(id) &&
  ![
    FORMS,
    ACCOUNT,
    CARD,
    LISTS,
    OFFICE,
    EDIT,
    CHAT,
    TIMES,
    FORM_PARTS,
    ATTENDANCE,
    WAITING,
    RIGHTS,
    DETAILS,
    FEW,
    RARE,
  ].some((others) => others.test(id))
/** The arrows come with the buttons that move a row. */
const ICONS = /@tabler(?!.*IconArrow(Up|Down)\.)/
const CHOICE = /konsultasi-labels|tenaga-profesional\.queries|chosen-tenaga|IconMapPin/

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  appType: 'mpa',
  plugins: [brand(), language(), lean(), react(), documents()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: { app: 'app.html' },
      treeshake: { manualPureFunctions },
      output: {
        // The application lists the names of all its files, which hardly compress: only pages bear one, and the list of passwords,
        // which tests look for. 42 bits tell files apart.
        chunkFileNames: ({ name }) => `assets/${/-page$|^password-umum/.test(name) ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // On a phone's network every request counts, and every byte. What the application needs at once is one file, the
          // library of forms, which half of the pages lack, another, and what six pages share a third, but for what only
          // dialogs of admins, conversations and details need. Of the rest, the frame of the areas comes with all that is its
          // own, the choice of a time as one, what the booking page shares with a few, and icons, of which it needs none.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 6 },
            { name: 'shared', test: isForAll, minShareCount: 6, priority: 5 },
            { name: 'forms', test: FORMS, priority: 4 },
            { name: 'form-parts', test: FORM_PARTS, minShareCount: 2, priority: 4 },
            { name: 'account', test: ACCOUNT, minShareCount: 2, priority: 3 },
            { name: 'card', test: CARD, minShareCount: 2, priority: 3 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 3 },
            { name: 'edit', test: EDIT, minShareCount: 2, priority: 3 },
            { name: 'app-shell', test: /layouts\/app-shell\.tsx$/, priority: 3 },
            { name: 'booking', test: BOOKING, minShareCount: 2, priority: 2 },
            { name: 'choice', test: CHOICE, minShareCount: 2, maxModuleSize: 3_000, priority: 1 },
            { name: 'icons', test: ICONS, minShareCount: 2, maxModuleSize: 3_000, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: false,
    // Weight is judged by page (build/budget.ts), not by file.
    chunkSizeWarningLimit: 600,
    // Pictures and fonts stay files: a data URL would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
})
