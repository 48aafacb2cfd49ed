import type { Locator, Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { open, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, openAppointment, panjang, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const item = (page: Page, nama: string) => page.getByRole('listitem').filter({ hasText: nama })

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where} in Jakarta, a slot in WITA shows both clocks, and the booking the clinic’s${journeyIf(where === 'a phone')}`, async ({
    page,
    clinic,
  }) => {
    const { klinik_id } = await clinic.klinik(8)
    const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2, { klinik_id })]
    await clinic.sesi(tenaga.profesional_id, { jam_mulai: '09:00:00', jam_selesai: '09:50:00' })
    await page.setViewportSize(viewport)
    await openAs(page, patient, '/user/home')
    await openAppointment(page, patient, tenaga)
    await fillBooking(page, { tanggal: RABU })
    await expect(slotAt(page, '09.00')).toHaveAccessibleName(/^09\.00–09\.50 WITA\s*08\.00–08\.50 WIB/)
    await expect(page.getByText('Semua waktu dalam WIB.')).toBeHidden()
    await fillBooking(page, { jam: '09.00', keluhan: 'Pusing sejak pagi' })
    expect(await violationsIn(page)).toEqual([])
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)
    const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
    await expect(upcoming).toContainText(`${panjang(RABU)} pukul 09.00–09.50 WITA`)
    await expect(upcoming).toContainText('08.00–08.50 WIB')
    await open(page, '/user/riwayat-konsultasi')
    await expect(page.getByRole('table')).toContainText(/pukul 09\.00 WITA\s*08\.00 WIB/)
  })

test('a professional in Jakarta sees both clocks of a consultation in WITA, in the list and in its conversation', async ({
  page,
  clinic,
  api,
}) => {
  const { klinik_id } = await clinic.klinik(8)
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2, { klinik_id })]
  const { profesional_id } = tenaga
  const sesi = await clinic.sesi(profesional_id, { jam_mulai: '09:00:00', jam_selesai: '09:50:00' })
  const slot = { jadwal_tenaga_id: sesi.id, profesional_id, tanggal: RABU, metode_konsultasi: 'online' } as const
  const k = await api(patient, bookKonsultasi, { body: { ...slot, keluhan: 'Pusing', use_bpjs: 0 } })
  await openAs(page, tenaga, '/dokter/daftarKonsultasi')
  await expect(page.getByRole('table')).toContainText(/09\.00–09\.50 WITA.*08\.00–08\.50 WIB/s)
  await open(page, `/dokter/chat?jadwal_id=${k.jadwal_id}`)
  await expect(page.getByText(/^Konsultasi .* pukul 09\.00 WITA$/)).toBeVisible()
  await expect(page.getByText('08.00 WIB', { exact: true })).toBeVisible()
})

test('a device in the zone of the clinic shows one clock, one abroad that of Jakarta beside it', async ({
  openBrowser,
  clinic,
}) => {
  const { klinik_id } = await clinic.klinik(9)
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3, { klinik_id })]
  await clinic.sesi(tenaga.profesional_id, { jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  for (const [timezoneId, beside] of [
    ['Asia/Jayapura', ''],
    ['Asia/Makassar', '09.00–10.00 WITA'],
    ['Europe/Berlin', '08.00–09.00 WIB'],
  ] as const) {
    const page = await openBrowser({ timezoneId })
    await openAs(page, patient, '/user/home')
    await openAppointment(page, patient, tenaga)
    await fillBooking(page, { tanggal: RABU })
    await expect(slotAt(page, '10.00')).toHaveAccessibleName(new RegExp(`^10\\.00–11\\.00 WIT\\s*${beside}\\s*Sesi`))
  }
})

test('an admin adds a clinic, puts a professional there, and cannot change its zone under a consultation @journey', async ({
  page,
  clinic,
}) => {
  const { nama } = await clinic.klinik(9)
  const [admin, patient, tenaga] = [await clinic.orang(1), await clinic.orang(5), await clinic.tenaga(2)]
  const session = await clinic.sesi(tenaga.profesional_id)
  await openAs(page, admin, '/admin/aturan?tab=klinik')
  await expect(item(page, nama)).toContainText('Belum ada tenaga profesional.')
  expect(await violationsIn(page)).toEqual([])

  await page.getByRole('button', { name: 'Tambah klinik' }).click()
  await dialog(page).getByRole('button', { name: 'Tambah' }).click()
  await expect(dialog(page).getByText('Wajib diisi.')).toBeVisible()
  await dialog(page).getByLabel('Nama klinik').fill(nama)
  await dialog(page).getByRole('button', { name: 'Tambah' }).click()
  await expect(dialog(page).getByText(messages.CLINIC_NAME_TAKEN.isi)).toBeVisible()
  const baru = `${nama} Barat`
  await dialog(page).getByLabel('Nama klinik').fill(baru)
  await dialog(page).getByLabel('Zona waktu').selectOption({ label: 'WITA, UTC+8 (Makassar)' })
  await dialog(page).getByRole('button', { name: 'Tambah' }).click()
  await expect(item(page, baru)).toContainText('WITA')

  await open(page, `/admin/tenagaprofesi/detail/${tenaga.profesional_id}`)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('Klinik', { exact: true }).selectOption({ label: `${baru} (WITA)` })
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('definition').filter({ hasText: `${baru} (WITA)` })).toBeVisible()

  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
  await clinic.konsultasi(of, { status: 'disetujui' })
  await open(page, '/admin/aturan?tab=klinik')
  await expect(item(page, baru)).toContainText('1 tenaga profesional. Sesi Rabu 09.00 WITA = 08.00 WIB.')
  await page.getByRole('button', { name: `Edit ${baru}` }).click()
  await dialog(page).getByLabel('Zona waktu').selectOption({ label: 'WIT, UTC+9 (Jayapura)' })
  await expect(dialog(page)).toContainText('Sesi Rabu 09.00 WIT = 07.00 WIB.')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog(page).getByText(messages.CLINIC_IN_USE.isi)).toBeVisible()
})

test('who books in person at another clinic reads its address and way there, not those of the service', async ({
  page,
  clinic,
}) => {
  const place = { alamat: 'Jalan Pantai 12, Kupang', petunjuk: 'Masuk dari gerbang timur' }
  const { klinik_id, nama } = await clinic.klinik(8, place)
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2, { klinik_id })]
  await clinic.sesi(tenaga.profesional_id)
  await openAs(page, patient, '/user/home')
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Pusing sejak pagi' })
  await page.getByLabel('Metode konsultasi').selectOption('Offline')
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  const confirmation = page.getByRole('region', { name: 'Pengajuan konsultasi terkirim' })
  const seesPlace = async (part: Locator) => {
    for (const words of [nama, place.alamat, place.petunjuk]) await expect(part).toContainText(words)
    await expect(part.getByRole('link', { name: 'Buka peta di tab baru' })).toHaveCount(0)
  }
  await seesPlace(confirmation)
  await confirmation.getByRole('link', { name: /detail/i }).click()
  await expect(page.getByRole('heading', { name: 'Detail Konsultasi' })).toBeVisible()
  await seesPlace(page.getByRole('main'))
})
