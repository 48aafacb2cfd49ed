import type { Page } from '@playwright/test'
import { screens } from '@sehati/contract/screens'
import { tujuanTautan } from '@sehati/contract/tautan.schema'
import { addDays, instantOf } from '@sehati/contract/waktu'
import { areaOf } from './acts.ts'
import { SENIN } from './booking.ts'
import type { Clinic, Person } from './clinic.ts'

// Every route of this build, for whom it is, filled with data; and what lies behind its buttons.

export type Visitor = { person: Person | null; routes: string[] }
/** A route as it stands, or after an act on it. */
export type State = { route: string; what: string; act?: (page: Page) => Promise<unknown> }
type Act = [name: string, route: string, act: (page: Page) => Promise<unknown>]

const isAdminPage = (screen: string) => screen.startsWith('/admin/') && !screen.includes(':')
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

async function practice(clinic: Clinic, level: 2 | 3) {
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

async function tenagaVisitor(clinic: Clinic, level: 2 | 3): Promise<Visitor> {
  const { tenaga, next, done } = await practice(clinic, level)
  const pages = [
    'home',
    'jadwal',
    'daftarKonsultasi',
    `daftarKonsultasi/detail/${next}`,
    `daftarKonsultasi/detail/${done}`,
  ]
  const empty = ['daftarKonsultasi?q=tidakada', 'daftarKonsultasi/detail/0']
  return {
    person: tenaga,
    routes: [...pages, ...empty, 'feedback', 'chat', `chat?jadwal_id=${next}`, 'notifikasi', 'profile'].map(
      (p) => `${areaOf[level]}/${p}`,
    ),
  }
}

async function pasienVisitor(clinic: Clinic, level: 4 | 5): Promise<Visitor> {
  const { tenaga, next, done, cancelled, patient } = await practice(clinic, 3)
  const other = await clinic.tenaga(2)
  await clinic.sesi(other.profesional_id, { hari: 'Rabu' })
  await clinic.becomes(patient.user_id, level)
  const pages = [
    'home',
    'konsultasi',
    `konsultasi?q=${encodeURIComponent(tenaga.name)}`,
    'konsultasi?q=tidakada',
    `appointment?profesional_id=${other.profesional_id}`,
    `appointment?profesional_id=${tenaga.profesional_id}`,
    'appointment',
    'riwayat-konsultasi',
    'riwayat-konsultasi?q=tidakada',
    `appointment-detail?jadwal_id=${next}`,
    `appointment-detail?jadwal_id=${done}`,
    `appointment-detail?jadwal_id=${cancelled}`,
    'feedback',
    'chat',
    `chat?jadwal_id=${next}`,
    'notifikasi',
    'profile',
  ]
  return { person: { ...patient, level_id: level }, routes: pages.map((page) => `${areaOf[level]}/${page}`) }
}

export const visitors: Record<string, (clinic: Clinic) => Promise<Visitor>> = {
  anybody: async (clinic) => {
    const { next } = await practice(clinic, 2)
    const tautan = tujuanTautan.map((tujuan) => clinic.tautan(tujuan, next, instantOf(SENIN, '09:00:00')))
    const routes = [
      '/',
      '/en',
      '/login',
      '/login?reason=session_expired',
      '/register',
      '/lupa-password',
      '/reset-password',
      '/reset-password#token-yang-dikirim',
      '/konfirmasi-email',
      '/konfirmasi-email#token-yang-dikirim',
      '/tautan',
      ...tautan,
      '/jadwal',
      '/jadwal?spesialisasi=tidakada',
      '/medic',
    ]
    return { person: null, routes: [...routes, '/features', '/pricing', '/news', '/help', '/tidak-ada'] }
  },
  admin: async (clinic) => ({ person: await clinic.orang(1), routes: screens.filter(isAdminPage) }),
  dokter: (clinic) => tenagaVisitor(clinic, 2),
  psikolog: (clinic) => tenagaVisitor(clinic, 3),
  karyawan: (clinic) => pasienVisitor(clinic, 4),
  user: (clinic) => pasienVisitor(clinic, 5),
}
/** What lies behind a button: dialogs, menus, complaints of a form. */
const acts: Record<string, Act[]> = {
  anybody: [
    ['an empty login', '/login', press('Login')],
    ['an empty registration', '/register', press('Register')],
    ['an empty wish for a link', '/lupa-password', press('Kirim tautan')],
    ['an empty new password', '/reset-password#', press('Simpan password baru')],
    ['the other scheme', '/jadwal', press(/^Pakai tampilan/)],
  ],
  admin: [
    ['a new holiday', '/hari-libur', press('Tambah hari libur')],
    ['a new consultation', '/konsultasi', press('Add Konsultasi')],
    ['a new user', '/role', press('Tambah pengguna')],
  ],
  dokter: [
    ['the update', 'detail/', press('Update')],
    ['a new session', '/jadwal', press('Add Session')],
    ['a new leave', '/jadwal', press('Tambah cuti')],
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
