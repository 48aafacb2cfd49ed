import type { Page } from '@playwright/test'
import type { LevelName, LevelOf } from '@sehati/contract/base/access'
import {
  type AreaPath,
  areaOf,
  type LeadingPath,
  type PublicPath,
  type publicScreens,
} from '@sehati/contract/base/screens'
import { addDays, instantOf } from '@sehati/contract/base/waktu'
import { tujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { canHaveTugas } from '@sehati/contract/people/tugas.rules'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { SENIN } from './booking.ts'

// Every screen of the table, for the person whom it is for, filled with data; and what lies behind its buttons.

export type Visitor = { person: Person | null; routes: string[] }
/** A route as it stands, or after an act on it. */
export type State = { route: string; what: string; act?: (page: Page) => Promise<unknown> }
type Act = [name: string, route: string, act: (page: Page) => Promise<unknown>]

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** A visit in person today, whom the desk awaits. */
async function tatapMuka(clinic: Clinic) {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const at = { jam_mulai: '08:00:00', jam_selesai: '09:00:00' }
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', ...at })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui', metode_konsultasi: 'offline', ...at })
}

async function practice(clinic: Clinic, level: LevelOf<'profesional'>) {
  const tenaga = await clinic.tenaga(level)
  const patient = await clinic.orang(5)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', is_available: 0 })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const balasan = 'Istirahat cukup.\nMinum air putih.'
  const done = await clinic.konsultasiLampau(
    of,
    Array.from({ length: 6 }, (_, n) => addDays(SENIN, -1 - n)),
    { balasan },
  )
  const cancelled = await clinic.konsultasi(of, { tanggal: addDays(SENIN, -30), status: 'dibatalkan' })
  const next = await clinic.konsultasi(of, { tanggal: SENIN, keluhan: 'Kata-yang-panjang-tanpa-spasi'.repeat(6) })
  await clinic.ulasan({ ...of, jadwal_id: done[1] as number }, 4, 'Pelayanan baik, hanya suara sempat terputus.')
  return { tenaga, patient, next, cancelled, done: done[0] as number }
}

/**
 * How each screen of the table is visited: a text follows its address, a number takes the place of `:id`. A screen without
 * a row here does not compile.
 */
type Visits<Path extends string> = Record<Path, readonly [string | number, ...(string | number)[]]>
type SignedInPath = {
  [P in PublicPath]: (typeof publicScreens)[P] extends { who: 'signed-in' } ? P : never
}[PublicPath]

const routesOf = <Path extends string>(visits: Visits<Path>, area = ''): string[] =>
  (Object.entries(visits) as [Path, Visits<Path>[Path]][]).flatMap(([path, ways]) =>
    ways.map((way) => area + (typeof way === 'number' ? path.replace(':id', String(way)) : path + way)),
  )

async function adminVisitor(clinic: Clinic): Promise<Visitor> {
  const { tenaga, next, done, patient } = await practice(clinic, 2)
  const insiden = await clinic.insiden()
  const visits: Visits<AreaPath<'admin'>> = {
    '/home': [''],
    '/role': [''],
    '/role/detail/:id': [patient.user_id, 0],
    '/spesialis': [''],
    '/tenagaprofesi': [''],
    '/tenagaprofesi/detail/:id': [tenaga.profesional_id],
    '/konsultasi': [''],
    '/konsultasi/detail/:id': [next, done],
    '/hari-libur': [''],
    '/impor': [''],
    '/layanan': [''],
    '/aturan': ['', '?tab=jendela', '?tab=batas', '?tab=semester', '?tab=klinik'],
    '/pengaturan': [''],
    '/integrasi': [''],
    '/integrasi/webhook': ['', '?id=1'],
    '/surat': [''],
    '/tugas': [''],
    '/loket': [''],
    '/jadwal-jaga': [''],
    '/jaga': [''],
    '/jejak': [''],
    '/petugas': [''],
    '/naskah': [''],
    '/petugas/insiden': [''],
    '/petugas/insiden/detail/:id': [insiden],
    '/petugas/identitas': [''],
    '/pemrosesan': [''],
    '/retensi': [''],
    '/darurat': [''],
    '/tinjauan': [''],
    '/keberatan-hadir': [''],
    '/tunggu': [''],
    '/chat': [''],
    '/notifikasi': [''],
    '/profile': [''],
    '/data-saya': [''],
  }
  const person = await clinic.orang(1)
  await clinic.tugas(person.user_id, 'petugas_data')
  await clinic.tugas(person.user_id, 'peninjau')
  await clinic.tugas(person.user_id, 'jaga')
  await clinic.tugas(person.user_id, 'loket')
  await tatapMuka(clinic)
  return { person, routes: routesOf(visits, areaOf[1]) }
}

async function tenagaVisitor(clinic: Clinic, level: LevelOf<'profesional'>): Promise<Visitor> {
  const { tenaga, next, done, cancelled } = await practice(clinic, level)
  const visits: Visits<AreaPath<'profesional'>> = {
    '/home': [''],
    '/jadwal': [''],
    '/daftarKonsultasi': ['', '?q=tidakada', '?bagian=riwayat&status=selesai'],
    '/daftarKonsultasi/detail/:id': [next, done, 0],
    '/bilik/:id': [next, cancelled],
    '/catatan-dibagikan': [''],
    '/permintaan-akses': [''],
    '/kepentingan-vital': [''],
    '/pengungkapan': ['', `?jadwal_id=${done}`],
    '/feedback': [''],
    '/jaga': [''],
    '/tinjauan': [''],
    '/chat': ['', `?jadwal_id=${next}`],
    '/notifikasi': [''],
    '/profile': [''],
    '/data-saya': [''],
  }
  await clinic.tugas(tenaga.user_id, 'peninjau')
  await clinic.tugas(tenaga.user_id, 'jaga')
  return { person: tenaga, routes: routesOf(visits, areaOf[level]) }
}

async function pasienVisitor(clinic: Clinic, level: LevelOf<'pasien'>): Promise<Visitor> {
  const { tenaga, next, done, cancelled, patient } = await practice(clinic, 3)
  const other = await clinic.tenaga(2)
  await clinic.sesi(other.profesional_id, { hari: 'Rabu' })
  await clinic.becomes(patient.user_id, level)
  if (canHaveTugas('loket', level)) await clinic.tugas(patient.user_id, 'loket')
  const visits: Visits<AreaPath<'pasien'>> = {
    '/home': [''],
    '/konsultasi': ['', `?q=${encodeURIComponent(tenaga.name)}`, '?q=tidakada'],
    '/appointment': [`?profesional_id=${other.profesional_id}`, `?profesional_id=${tenaga.profesional_id}`, ''],
    '/riwayat-konsultasi': ['', '?q=tidakada'],
    '/appointment-detail': [`?jadwal_id=${next}`, `?jadwal_id=${done}`, `?jadwal_id=${cancelled}`],
    '/bilik/:id': [next, cancelled],
    '/feedback': [''],
    '/privasi/jejak': [''],
    '/loket': [''],
    '/tunggu': [''],
    '/hadir': ['', '#ABCDEF'],
    '/skrining': [''],
    '/chat': ['', `?jadwal_id=${next}`],
    '/notifikasi': [''],
    '/profile': [''],
    '/data-saya': [''],
  }
  const outside: Visits<SignedInPath> = { '/ganti-password': [''], '/dua-langkah': [''] }
  return {
    person: { ...patient, level_id: level },
    routes: [...routesOf(visits, areaOf[level]), ...routesOf(outside)],
  }
}

async function guest(clinic: Clinic): Promise<Visitor> {
  const { next, tenaga } = await practice(clinic, 2)
  const links = tujuanTautan.map((tujuan) => clinic.tautan(tujuan, next, instantOf(SENIN, '09:00:00')))
  const visits: Visits<Exclude<PublicPath, LeadingPath | SignedInPath>> = {
    '/': [''],
    '/en': [''],
    '/luring': [''],
    '/en/luring': [''],
    '/login': ['', '?reason=session_expired'],
    '/register': [''],
    '/lupa-password': [''],
    '/reset-password': ['', '#token-yang-dikirim'],
    '/konfirmasi-email': ['', '#token-yang-dikirim'],
    '/undangan': ['', '#token-yang-dikirim'],
    '/tautan': ['', ...links.map((link) => link.replace('/tautan', ''))],
    '/tawaran': ['', '#token-yang-salah'],
    '/hapus-akun': ['', '#token-yang-salah'],
    '/layar': ['', '#token-yang-salah'],
    '/jadwal': ['', '?spesialisasi=tidakada'],
    '/medic': [''],
    '/tenaga/:id': [tenaga.profesional_id, 2_000_000_000],
    '/features': [''],
    '/pricing': [''],
    '/news': [''],
    '/help': [''],
    '/privasi': [''],
  }
  return { person: null, routes: [...routesOf(visits), '/tidak-ada'] }
}

/** Who visits: a stranger, and a person of every role. */
export const visitors: Record<'guest' | LevelName, (clinic: Clinic) => Promise<Visitor>> = {
  guest,
  admin: adminVisitor,
  dokter: (clinic) => tenagaVisitor(clinic, 2),
  psikolog: (clinic) => tenagaVisitor(clinic, 3),
  karyawan: (clinic) => pasienVisitor(clinic, 4),
  user: (clinic) => pasienVisitor(clinic, 5),
}

const closingInPart = (button: string) => async (page: Page) => {
  await press(button)(page)
  await page.getByRole('dialog').getByLabel('Tutup sebagian hari').check()
}

async function addingBetweenDates(page: Page) {
  await press('Add Session')(page)
  const berlaku = page.getByRole('dialog').getByLabel('Berlaku', { exact: true })
  await berlaku.selectOption('Rentang tanggal')
}

/** What lies behind a button: dialogs, menus, complaints of a form. */
const acts: Record<string, Act[]> = {
  guest: [
    ['an empty login', '/login', press('Login')],
    ['an empty registration', '/register', press('Register')],
    ['an empty wish for a link', '/lupa-password', press('Kirim tautan')],
    ['an empty new password', '/reset-password#', press('Simpan password baru')],
    ['an empty first password', '/undangan#', press('Buat password')],
    ['the other scheme', '/jadwal', press(/^Pakai tampilan/)],
  ],
  admin: [
    ['a new emergency number', '/layanan', press('Tambah nomor')],
    ['a new holiday', '/hari-libur', press('Tambah hari libur')],
    ['a holiday of some hours', '/hari-libur', closingInPart('Tambah hari libur')],
    ['a new consultation', '/konsultasi', press('Add Konsultasi')],
    ['a new user', '/role', press('Tambah pengguna')],
    ['a leave that the clinic files', '/tenagaprofesi/detail/', press('Tambah cuti')],
    ['a wish for emergency access', '/konsultasi/detail/', press('Buka dengan akses darurat')],
  ],
  dokter: [
    ['the update', 'detail/', press('Update')],
    ['a new session', '/jadwal', press('Add Session')],
    ['a session between dates', '/jadwal', addingBetweenDates],
    ['a new leave', '/jadwal', press('Tambah cuti')],
    ['a leave of some hours', '/jadwal', closingInPart('Tambah cuti')],
    ['a day to be repeated', '/jadwal', press('Ulangi ke hari lain')],
    ['the schedule as patients see it', '/jadwal', press('Lihat seperti pasien')],
    ['the question before closing', '/jadwal', press(/^Tutup sesi/)],
    ['the menu of the account', '/home', press(/^Menu akun/)],
  ],
  user: [
    ['an empty booking', 'appointment?', press('Appoinment')],
    ['moving a consultation', 'appointment-detail', press('Ubah jadwal')],
    ['cancelling a consultation', 'appointment-detail', press('Batalkan konsultasi')],
    ['the emergency numbers', '/home', (page) => page.getByText('Butuh bantuan segera?').first().click()],
  ],
}

/** Every route of a visitor, and then what lies behind the buttons there. */
export const statesOf = (name: string, routes: string[]): State[] => [
  ...routes.map((route) => ({ route, what: route })),
  ...(acts[name] ?? []).map(([what, part, act]) => {
    const route = routes.find((route) => route.includes(part))
    if (!route) throw new Error(`${name} has no route with ${part}`)
    return { route, what: `${what} on ${part}`, act }
  }),
]
