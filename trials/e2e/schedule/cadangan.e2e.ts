import type { Page } from '@playwright/test'
import { insertJenis, putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { areaOf, open, openAs, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { dayOf, fillBooking, openAppointment, RABU, SENIN, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { startBeside } from '../harness/own-product.ts'
import { passRelease } from '../harness/release.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const sentence = (kapan: string) =>
  `Tempat ini disediakan untuk keadaan mendesak dan dibuka ${kapan} bila belum terpakai.`

test('a professional keeps a session back, patients read when it opens, an admin books an urgent visit there @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const viewport = { width: 360, height: 780 }
  await page.setViewportSize(viewport)
  const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
  const [ani, budi] = [await clinic.orang(5), await clinic.orang(4)]
  await clinic.sesi(tenaga.profesional_id)
  const types: JenisKonsultasi[] = []
  for (const [nama, mendesak] of [
    ['Kontrol', 0],
    ['Darurat', 1],
  ] as const) {
    const body = { nama_jenis: `${nama} ${tenaga.profesional_id}`, menit: 25, mendesak }
    const one = (await api(admin, insertJenis, { body })) as JenisKonsultasi
    await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id: one.jenis_id, aktif: 1 } })
    types.push(one)
  }
  const [kontrol, darurat] = types as [JenisKonsultasi, JenisKonsultasi]

  await openAs(page, tenaga, `${areaOf[2]}/jadwal?tanggal=${RABU}`)
  await page.getByRole('button', { name: /^Edit Session Rabu/ }).click()
  await dialog(page).getByRole('switch', { name: 'Cadangan mendesak' }).click()
  await dialog(page).getByLabel('Dibuka untuk semua').fill('337')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog(page).getByText('Isi angka, paling lama 14 hari.')).toBeVisible()
  await dialog(page).getByLabel('Dibuka untuk semua').fill('3')
  expect(await violationsIn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const slots = page.getByRole('list', { name: 'Sesi pada tanggal ini' })
  await expect(slots.getByText('Cadangan mendesak')).toBeVisible()
  await page.getByRole('button', { name: 'Lihat seperti pasien' }).click()
  await expect(dialog(page).getByText(sentence('Rab, 25 Nov pukul 06.00'))).toBeVisible()
  await dialog(page).getByLabel('Jenis konsultasi').selectOption(String(kontrol.jenis_id))
  await expect(dialog(page).getByText(sentence('Rab, 25 Nov pukul 06.25'))).toBeVisible()
  await expect(dayOf(page, RABU)).toHaveAccessibleName(/, penuh untuk jenis ini$/)
  await expect(dialog(page).getByRole('option', { name: darurat.nama_jenis })).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])

  const patient = await openBrowser({ viewport })
  await signIn(patient, ani)
  await openAppointment(patient, ani, tenaga)
  await expect(patient.getByRole('radio', { name: new RegExp(`^${darurat.nama_jenis}`) })).toHaveCount(0)
  await dayOf(patient, RABU).click()
  await expect(slotAt(patient, '09.00')).toBeDisabled()
  await expect(patient.getByText(sentence('Rab, 25 Nov pukul 06.00'))).toBeVisible()
  expect(await violationsIn(patient)).toEqual([])

  const office = await openBrowser({ viewport })
  await openAs(office, admin, '/admin/konsultasi')
  await office.getByRole('button', { name: 'Add Konsultasi' }).click()
  await dialog(office).getByRole('combobox', { name: 'Pasien' }).fill(budi.name)
  await dialog(office).getByRole('option').filter({ hasText: budi.email }).click()
  await dialog(office).getByLabel('Tenaga profesional').selectOption(String(tenaga.profesional_id))
  await dialog(office).getByLabel('Tanggal').selectOption(RABU)
  await expect(slotAt(office, '09.00')).toBeDisabled()
  const hari = dialog(office).getByLabel('Tanggal').locator(`option[value="${RABU}"]`)
  await expect(hari).toHaveText(/: penuh untuk jenis ini$/)
  await dialog(office).getByLabel('Jenis konsultasi').selectOption(String(darurat.jenis_id))
  await expect(hari).toHaveText(/: 2 waktu mulai kosong$/)
  await slotAt(office, '09.25').check()
  await dialog(office).getByLabel('Keluhan').fill('Sesak sejak pagi')
  expect(await violationsIn(office)).toEqual([])
  await dialog(office).getByRole('button', { name: 'Ajukan konsultasi' }).click()
  await expect(dialog(office)).toHaveCount(0)

  await open(office, `/admin/konsultasi?q=${encodeURIComponent(budi.name)}`)
  await expect(office.getByText('1 konsultasi', { exact: true })).toBeVisible()
  await office
    .getByRole('link', { name: /detail/i })
    .first()
    .click()
  await office.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dialog(office).getByLabel('Tanggal').selectOption(RABU)
  await expect(slotAt(office, '09.25')).toBeDisabled()
  await slotAt(office, '09.00').check()
  await dialog(office).getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog(office)).toHaveCount(0)
  await expect(office.getByText('09.00–09.25').first()).toBeVisible()
})

test('a place opens in an open page at its release, without a reload', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const [patient, tenaga] = [await ownClinic.orang(5), await ownClinic.tenaga(2)]
  await ownClinic.sesi(tenaga.profesional_id, { hari: 'Senin', cadangan: 1 })
  const product = await startBeside(ownProduct, `${SENIN}T06:00:00+07:00`)
  const page = await openBrowser({ baseURL: product.url })
  try {
    await signIn(page, patient)
    await openAppointment(page, patient, tenaga)
    await dayOf(page, SENIN).click()
    await expect(page.getByText(sentence('pukul 07.00'))).toBeVisible()
    await expect(slotAt(page, '09.00')).toBeDisabled()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await passRelease(page, product, `${SENIN}T07:00:00+07:00`, () => slotAt(page, '09.00').isEnabled())
    await fillBooking(page, { jam: '09.00' })
    await expect(slotAt(page, '09.00')).toBeChecked()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  } finally {
    await page.context().close()
    await product.remove()
  }
})
