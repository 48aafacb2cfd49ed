import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screens } from '@sehati/contract/screens'
import { addDays } from '@sehati/contract/waktu'
import { areaOf, settled, signIn } from '../harness/acts.ts'
import { SENIN } from '../harness/booking.ts'
import type { Clinic, Person } from '../harness/clinic.ts'
import { expect, test } from '../harness/fixtures.ts'

// Every route of this build, for whom it is, filled with data: accessible in both schemes, on a phone and on a desk.

type Visitor = { person: Person | null; routes: string[] }
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
  return { person: tenaga, routes: [...pages, ...empty, 'feedback', 'profile'].map((p) => `${areaOf[level]}/${p}`) }
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
    'profile',
  ]
  return { person: { ...patient, level_id: level }, routes: pages.map((page) => `${areaOf[level]}/${page}`) }
}

const visitors: Record<string, (clinic: Clinic) => Promise<Visitor>> = {
  anybody: async (clinic) => {
    await practice(clinic, 2)
    const routes = [
      '/',
      '/login',
      '/login?reason=session_expired',
      '/register',
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
    ['the other scheme', '/jadwal', press(/^Pakai tampilan/)],
  ],
  admin: [['a new holiday', '/hari-libur', press('Tambah hari libur')]],
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

/** The page as it stands: no violation of accessibility, and nothing to scroll sideways. */
async function judge(page: Page, name: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    // Legacy mode: one page is examined where it stands, without a second one to collect the frames of others.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
    const told = violations.flatMap((v) =>
      v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} ${node.failureSummary}`),
    )
    expect.soft(told, `${name} at ${width} px`).toEqual([])
    const [wide, room] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, innerWidth])
    expect.soft(wide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(room as number)
  }
}

test.use({ expectedFaults: /status of 404 \(Not Found\).*tidak-ada/ })

for (const [name, visit] of Object.entries(visitors)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, clinic }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { person, routes } = await visit(clinic)
      if (person) await signIn(page, person)
      for (const route of routes) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(route)
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await judge(page, route)
      }
      for (const [what, part, act] of acts[name] ?? []) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(routes.find((route) => route.includes(part)) as string)
        await settled(page)
        await act(page)
        await judge(page, `${what} on ${part}`)
      }
    })
  }
}
