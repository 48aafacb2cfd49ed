import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { alertOf, openAs, settled } from '@sehati/testkit/browser/acts'
import { fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { rested } from '../harness/rest.ts'

// The browser says on the console what it could not fetch; that is what these tests are about.
test.use({ expectedFaults: /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 \(Not Found\)/ })

const isOffline = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Tidak terhubung' }).filter({ hasText: 'internet' })).toBeVisible()

test('a page whose code is not here yet says that there is no connection, and comes by itself with it', async ({
  page,
  context,
  clinic,
}) => {
  const patient = await clinic.orang(5)
  await openAs(page, patient, '/user/home')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Riwayat Konsultasi', exact: true }).first().click()
  await isOffline(page)
  await expect(page.getByText('sistem kami')).toHaveCount(0)
  // Trying again without a connection stays in the application.
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await isOffline(page)
  await expect(page.getByRole('button', { name: `Menu akun ${patient.name}` })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Riwayat/ })).toBeVisible()
  await settled(page)
})

test('a page that a new release has taken away is fetched with a fresh document, once', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await openAs(page, patient, '/user/home')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const gone = '**/assets/riwayat-konsultasi-page-*.js'
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Riwayat Konsultasi', exact: true }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'gagal dimuat' })).toBeVisible()
  expect(documents).toBe(1)
  await expect(page.getByText('sistem kami')).toHaveCount(0)
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Riwayat/ })).toBeVisible()
})

test('a booking without a connection says that nothing is lost, and goes out with the next try @journey', async ({
  page,
  context,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  await openAs(page, patient, '/user/konsultasi')
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await rested(page)
  await context.setOffline(true)
  await submitButton(page).click()
  const refusal = alertOf(page, alerts.bookingException)
  await expect(refusal).toContainText('Tidak ada koneksi internet')
  await expect(refusal).toContainText('tidak hilang')
  await expect(keluhanField(page)).toHaveValue('Sulit tidur')
  await context.setOffline(false)
  await expect(slotAt(page, '09.00')).toBeChecked()
  await submitButton(page).click()
  await expect(alertOf(page, alerts.bookingSuccess).first()).toBeVisible()
  expect(await clinic.countKonsultasi(patient.user_id)).toBe(1)
})
