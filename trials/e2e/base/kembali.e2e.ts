import type { Page } from '@playwright/test'
import { delay } from '@sehati/contract/base/constants'
import { alerts, labels } from '@sehati/contract/base/texts'
import { viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { open, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import type { Clinic, Tenaga } from '@sehati/testkit/clinic/clinic'
import { fillBooking, RABU, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// A page that must know the newest state of a consultation is opened a second time within the seconds in which a read
// counts as fresh.

/** A patient in front of the list of professionals, and one of them with a session on Wednesday. */
async function atList(page: Page, clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const sesi = await clinic.sesi(tenaga.profesional_id)
  await openAs(page, patient, `/user/konsultasi?q=${encodeURIComponent(tenaga.name)}`)
  return { patient, tenaga, sesi }
}
const bookNow = (page: Page, { name }: Tenaga) =>
  page.getByRole('article', { name }).getByRole('button', { name: labels.bookNow })

test('the booking page opens again after going back', async ({ page, clinic }) => {
  const { tenaga } = await atList(page, clinic)
  for (let n = 0; n < 2; n += 1) {
    await bookNow(page, tenaga).click()
    await expect(submitButton(page)).toBeVisible()
    await page.goBack()
  }
  await page.goForward()
  await expect(submitButton(page)).toBeVisible()
})

test('going back after a booking shows that the request is open @journey', async ({ page, clinic }) => {
  const { tenaga } = await atList(page, clinic)
  await bookNow(page, tenaga).click()
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await page.clock.fastForward(delay.bookingRedirect)
  await page.waitForURL((url) => url.pathname === '/user/home')
  // The address changes before the page does.
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Lihat pengajuan' })).toBeVisible()
})

test('the review page opens again after going back', async ({ page, clinic }) => {
  const { patient, tenaga, sesi } = await atList(page, clinic)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-18', status: 'selesai' })
  await open(page, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('link', { name: labels.feedbackPage }).click()
    await expect(page.getByRole('button', { name: labels.feedbackSubmit })).toBeVisible()
    await page.goBack()
  }
})

test('where the second look at open requests fails it says so, and can be tried again', async ({ page, clinic }) => {
  const { tenaga } = await atList(page, clinic)
  await bookNow(page, tenaga).click()
  await expect(submitButton(page)).toBeVisible()
  await page.goBack()
  await page.route(`**${viewKonsultasi.path}*`, (route) => route.abort())
  await bookNow(page, tenaga).click()
  await expect(page.getByRole('alert').getByText('Tidak terhubung')).toBeVisible()
  await expect(submitButton(page)).toHaveCount(0)
  await page.unroute(`**${viewKonsultasi.path}*`)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(submitButton(page)).toBeVisible()
})
