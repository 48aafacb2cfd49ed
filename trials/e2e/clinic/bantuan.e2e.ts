import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { seesAlert, signIn, stopTime } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, keluhanField, openAppointment, RABU, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { bubble, field, openChat, pasangan, say } from '../harness/percakapan.ts'

const KATA = 'Akhir-akhir ini saya ingin mati saja'
const panel = (page: Page) => page.getByRole('region', { name: 'Bantuan untuk Anda' })
const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'Terima kasih sudah bercerita.' })

async function atBooking(page: Page, clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
}

test('words of danger in a complaint show the numbers beside it, and stop nothing @journey', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atBooking(page, clinic)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: KATA })
  await expect(panel(page)).toContainText('Terima kasih sudah bercerita')
  await expect(panel(page)).toContainText('119 ekstensi 8')
  await expect(panel(page).getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112')
  await expect(announced(page)).toHaveCount(1)
  await expect(keluhanField(page)).toBeFocused()
  await expect(keluhanField(page)).toHaveValue(KATA)
  expect(await violationsIn(page)).toEqual([])

  // Words that were deleted were meant when they were written.
  await keluhanField(page).fill('Susah tidur')
  await expect(panel(page)).toBeVisible()
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test('a psychologist’s booking asks gently; a yes shows the numbers, is not sent, and the form needs no answer @journey', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atBooking(page, clinic)
  const asked = page.getByRole('group', { name: 'Apakah akhir-akhir ini ada pikiran' })
  await expect(asked).toContainText('Boleh dilewati.')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await asked.getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(panel(page)).toContainText('119 ekstensi 8')
  await expect(panel(page)).not.toContainText('petugas jaga tahu')
  expect(await violationsIn(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Tutup bantuan' }).click()
  await expect(panel(page)).toHaveCount(0)
  await asked.getByRole('button', { name: 'Lewati' }).press('Enter')
  await expect(asked.getByRole('status')).toContainText('Terima kasih.')
  await expect(panel(page)).toHaveCount(0)
  expect(sent).toEqual([])
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Susah tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test.describe('without the code of the help', () => {
  test.use({ expectedFaults: /bantuan-/ })
  test('the form works', async ({ page, clinic }) => {
    await page.route(/bantuan-.*\.js$/, (route) => route.abort())
    await atBooking(page, clinic)
    await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: KATA })
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)
  })
})

test('a doctor’s booking asks nothing', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  await clinic.sesi(tenaga.profesional_id)
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await keluhanField(page).fill(KATA)
  await expect(panel(page)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Apakah akhir-akhir ini' })).toHaveCount(0)
})

test('a power cut shows nothing; a panel that was closed stays closed', async ({ page, clinic }) => {
  await atBooking(page, clinic)
  await stopTime(page)
  await keluhanField(page).fill('Saya tidak bisa belajar karena mati lampu')
  await page.clock.runFor(5_000)
  await expect(panel(page)).toHaveCount(0)
  await keluhanField(page).fill(KATA)
  // While a person still writes, nothing moves.
  await expect(panel(page)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Tutup bantuan' }).click()
  await expect(panel(page)).toHaveCount(0)
  await keluhanField(page).fill(`${KATA}, sudah lama.`)
  await page.clock.runFor(5_000)
  await expect(panel(page)).toHaveCount(0)
})

test('a message of a patient is sent, and help stands above the next one; a professional is offered none', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await page.setViewportSize({ width: 360, height: 740 })
  await openChat(page, pasien, jadwal_id)
  await say(page, 'aku pengen mati')
  await expect(bubble(page, 'aku pengen mati')).toContainText('Terkirim')
  await expect(panel(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  expect(await violationsIn(page)).toEqual([])

  const other = await openBrowser()
  await openChat(other, tenaga, jadwal_id)
  await say(other, 'Terima kasih sudah bercerita bahwa Anda ingin mati saja')
  await expect(bubble(other, 'Terima kasih')).toContainText('Terkirim')
  await expect(panel(other)).toHaveCount(0)
})

test.describe('another site', () => {
  test.use({ expectedFaults: /bmkg/ })

  test('Keluar cepat leaves at once, and the page before does not come back', async ({ page, clinic }) => {
    await page.route('https://www.bmkg.go.id/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Cuaca</h1>' }),
    )
    await atBooking(page, clinic)
    await keluhanField(page).fill(KATA)
    await panel(page).getByRole('link', { name: 'Keluar cepat' }).click()
    await expect(page.getByRole('heading', { name: 'Cuaca' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/appointment/)
  })
})
