import type { Locator } from '@playwright/test'
import { brandName } from '@sehati/contract/base/brand'
import { delay } from '@sehati/contract/base/constants'
import { alerts } from '@sehati/contract/base/texts'
import { addDays } from '@sehati/contract/base/waktu'
import { bookKonsultasi, updateKonsultasi, viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { alertOf, open, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import {
  dayOf,
  fillBooking,
  openAppointment,
  panjang,
  RABU,
  SENIN,
  slotAt,
  submitButton,
  withoutHolds,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { watchRooms } from '../harness/rooms.ts'

// A patient's own pages on a phone: what is next, and what can be done about it, stand before everything else.

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const detailOf = (jadwal_id: number) => `/user/appointment-detail?jadwal_id=${jadwal_id}`
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
const bottomOf = async (part: Locator) => (await topOf(part)) + ((await part.boundingBox())?.height ?? Number.NaN)

test('home shows what is next, then the counts in one row, then the profile, and leads to the guide @journey', async ({
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })
  const page = await openBrowser(phone)
  await openAs(page, patient, '/user/home')
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
  await expect(upcoming.getByRole('listitem')).toHaveCount(1)
  const counts = page.getByRole('region', { name: 'Jumlah konsultasi' })
  const profile = page.getByRole('region', { name: 'Profil' })
  await expect(profile).toBeVisible()
  const tops = [await topOf(upcoming), await topOf(counts), await topOf(profile)]
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  const [first, , last] = await counts.locator(':scope > *').all()
  expect(await topOf(first as Locator)).toBe(await topOf(last as Locator))

  // The guide of the role, among the guides of all.
  await page.getByRole('link', { name: 'Panduan singkat' }).click()
  await expect(page).toHaveURL('/help#panduan-pasien')
  const guide = page.locator('#panduan-pasien')
  await expect(guide.getByRole('heading', { name: 'Panduan untuk mahasiswa dan karyawan' })).toBeInViewport()
  await expect(guide.getByRole('listitem').filter({ hasText: 'nomor BPJS' })).toBeVisible()
})

test('on the day of an online consultation the first act leads to the conversation', async ({
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })
  const page = await openBrowser(phone)
  await openAs(page, patient, detailOf(jadwal_id))
  const main = page.getByRole('main')
  await expect(main.getByText('Disetujui').first()).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toBeInViewport()
  await expect(main.getByText(`Online: percakapan tertulis di ${brandName} pada waktu janji.`)).toBeVisible()
  await page.getByRole('button', { name: 'Mulai konsultasi' }).click()
  await expect(page.getByRole('textbox', { name: /pesan/i })).toBeInViewport()
})

test('after a consultation one may review it and book again with the same professional', async ({
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const [jadwal_id] = (await clinic.konsultasiLampau(of, [addDays(SENIN, -3)])) as [number]
  const page = await openBrowser(phone)
  await openAs(page, patient, detailOf(jadwal_id))
  await expect(page.getByRole('button', { name: 'Mulai konsultasi' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Beri Ulasan' })).toBeInViewport()
  await page.getByRole('link', { name: `Pesan lagi dengan ${tenaga.name}` }).click()
  await expect(page).toHaveURL(`/user/appointment?profesional_id=${tenaga.profesional_id}`)
  await expect(page.getByRole('main')).toContainText(tenaga.name)

  const cancelled = await clinic.konsultasi(of, { tanggal: addDays(SENIN, -30), status: 'dibatalkan' })
  await open(page, detailOf(cancelled))
  await expect(page.getByRole('link', { name: /^Pesan lagi|^Pilih jadwal lain/ })).toBeInViewport()
})

test('after a booking home says what was requested and what happens next, until it is closed', async ({
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  const page = await openBrowser(phone)
  await openAs(page, patient, '/user/home')
  const confirmation = page.getByRole('region', { name: 'Pengajuan konsultasi terkirim' })
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toBeVisible()
  await expect(confirmation).toHaveCount(0)

  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await page.clock.fastForward(delay.bookingRedirect)
  await expect(page).toHaveURL('/user/home')
  await expect(confirmation).toContainText(`${panjang(RABU)} pukul 09.00–10.00 WIB`)
  await expect(confirmation).toContainText(tenaga.name)
  await expect(confirmation.getByRole('button', { name: 'Tambahkan ke kalender' })).toBeVisible()
  await page.reload()
  await expect(confirmation).toBeVisible()
  await confirmation.getByRole('button', { name: 'Tutup konfirmasi' }).click()
  await expect(confirmation).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toBeVisible()
  await expect(confirmation).toHaveCount(0)
})

test('the confirmation of a booking ends when the request is decided', async ({ openBrowser, clinic, api }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  const page = await openBrowser(phone)
  const confirmation = page.getByRole('region', { name: 'Pengajuan konsultasi terkirim' })
  await openAs(page, patient, '/user/home')
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await page.clock.fastForward(delay.bookingRedirect)
  await expect(confirmation).toBeVisible()
  await confirmation.getByRole('link', { name: 'Lihat detail pengajuan' }).click()
  await expect(page).toHaveURL(/\/user\/appointment-detail\?jadwal_id=\d+$/)
  const jadwalid = Number(new URL(page.url()).searchParams.get('jadwal_id'))
  await page.goBack()
  await expect(confirmation).toBeVisible()
  const decided = { query: { jadwalid }, body: { status: 'disetujui', initial_consult: 'Datang lebih awal.' } } as const
  await api(tenaga, updateKonsultasi, decided)
  await page.reload()
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
  await expect(upcoming).toContainText('Disetujui')
  await expect(confirmation).toHaveCount(0)
})

test('on a phone a day is chosen in the week, the month opens, and a time that is lost is said where one writes @journey', async ({
  openBrowser,
  clinic,
  api,
}) => {
  const [patient, quicker, tenaga] = [await clinic.orang(5), await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const pagi = await clinic.sesi(tenaga.profesional_id)
  await clinic.sesi(tenaga.profesional_id, { sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  const page = await openBrowser(phone)
  const homeIsLive = page.waitForEvent('websocket')
  await openAs(page, patient, '/user/home')
  await homeIsLive
  const rooms = watchRooms(page)
  // Of the booking page alone, and until it is live: from then on what other people change is read again.
  const requested: string[] = []
  let isLive = false
  page.on('websocket', () => {
    isLive = true
  })
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) isLive = false
  })
  page.on('request', (request) => {
    if (!isLive && new URL(page.url()).pathname.endsWith('/appointment'))
      requested.push(new URL(request.url()).pathname)
  })
  await openAppointment(page, patient, tenaga)
  // Requested early, each response is the one that the page reads.
  for (const { path } of [listTenagaProfesionalPublik, viewKonsultasi, getUser])
    expect(requested.filter((one) => one === path)).toHaveLength(1)

  // The days stand there once: the week of the calendar.
  await expect(page.getByRole('button', { name: new RegExp(`^${panjang(RABU)}`) })).toHaveCount(1)
  await expect(page.getByRole('option', { name: new RegExp(`^${panjang(RABU)}`) })).toHaveCount(0)
  await dayOf(page, SENIN).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dayOf(page, RABU)).toHaveAccessibleName(`${panjang(RABU)}, 2 slot kosong`)

  const month = page.getByRole('grid', { name: 'Tanggal konsultasi' }).getByRole('button')
  const fold = page.getByRole('button', { name: 'Bulan', exact: true })
  await expect(month).toHaveCount(7)
  await expect(dayOf(page, RABU)).toHaveAttribute('aria-pressed', 'true')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(month).toHaveCount(42)
  await fold.click()
  await expect(month).toHaveCount(7)

  await withoutHolds(page)
  await fillBooking(page, { jam: '09.00', keluhan: 'Sulit tidur' })
  await rooms.joined('slot')
  const { id: jadwal_tenaga_id, jam_mulai } = pagi
  const body = { keluhan: 'Cemas', jadwal_tenaga_id, profesional_id: tenaga.profesional_id, tanggal: RABU, jam_mulai }
  await api(quicker, bookKonsultasi, { body: { ...body, metode_konsultasi: 'online', use_bpjs: 0 } })
  const summary = page.getByRole('complementary', { name: 'Ringkasan konsultasi' })
  const gone = summary.getByText('Waktu Rab, 25 Nov 09.00 tidak tersedia lagi.')
  await expect(gone).toBeInViewport()
  await expect(page.getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi })).toHaveCount(1)
  expect(await violationsIn(page)).toEqual([])
  await summary.getByRole('button', { name: 'Pilih waktu lain' }).click()
  await expect(slotAt(page, '13.00')).toBeFocused()

  // An alert covers neither the summary nor the tab bar, nor lies behind the on-screen keyboard.
  await submitButton(page).click()
  const alert = alertOf(page, messages.SLOT_INVALID)
  await expect(alert).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Menu bawah' })
  expect(await bottomOf(alert)).toBeLessThanOrEqual(await topOf(bar))
  expect(await topOf(alert)).toBeGreaterThanOrEqual(await bottomOf(summary))
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: window.innerHeight - 300 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(() => bottomOf(alert)).toBeLessThanOrEqual(phone.viewport.height - 300)
  await slotAt(page, '13.00').check()
  await expect(gone).toHaveCount(0)
  await expect(summary).toContainText('13.00–14.00')
})
