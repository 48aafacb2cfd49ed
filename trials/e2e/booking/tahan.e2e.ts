import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { getTahan, insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { seesAlert, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { dayOf, fillBooking, openAppointment, RABU, slotAt, submitButton, withoutHolds } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { watchRooms } from '../harness/rooms.ts'

/** A professional with two sessions on Wednesday. */
async function tenagaRabu(clinic: Clinic) {
  const tenaga = await clinic.tenaga(3)
  const sesi = (nomor: number, hour: string) =>
    clinic.sesi(tenaga.profesional_id, { sesi: nomor, jam_mulai: `${hour}:00:00`, jam_selesai: `${hour}:45:00` })
  return { tenaga, pagi: await sesi(1, '09'), siang: await sesi(2, '13') }
}

const countdown = (page: Page) => page.getByText(/^Ditahan untuk Anda [0-5]\.\d\d$/)
const other = (page: Page) => page.getByText(/Sedang dipilih orang lain sampai \d\d\.\d\d/)

test('a chosen slot is held for its patient, greyed for others, and free again when the page is left @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [ani, budi] = [await clinic.orang(5), await clinic.orang(4)]
  const { tenaga } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  const second = await openBrowser()
  await signIn(second, budi)
  const rooms = watchRooms(second)
  await openAppointment(second, budi, tenaga)
  await dayOf(second, RABU).click()
  await expect(slotAt(second, '09.00')).toBeEnabled()
  await rooms.joined('slot')

  await fillBooking(page, { tanggal: RABU, jam: '09.00' })
  await expect(countdown(page)).toBeVisible()
  await expect(slotAt(second, '09.00')).toBeDisabled()
  await expect(other(second)).toBeVisible()
  await expect(slotAt(page, '09.00')).toBeChecked()

  // Another slot takes its place.
  await slotAt(page, '13.00').check()
  await expect(slotAt(second, '13.00')).toBeDisabled()
  await expect(slotAt(second, '09.00')).toBeEnabled()

  // Left for another page of the application, and for another address.
  await page.getByRole('link', { name: 'Konsultasi' }).first().click()
  await expect(slotAt(second, '13.00')).toBeEnabled()
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00' })
  await expect(slotAt(second, '09.00')).toBeDisabled()
  await page.goto('about:blank')
  await expect(slotAt(second, '09.00')).toBeEnabled()
})

test('a reload keeps the chosen slot and holds it again, also without a complaint; another date gives it up', async ({
  page,
  clinic,
  api,
}) => {
  const ani = await clinic.orang(5)
  const { tenaga, siang } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '13.00' })
  await expect(countdown(page)).toBeVisible()
  await page.reload()
  await expect(slotAt(page, '13.00')).toBeChecked()
  await expect(countdown(page)).toBeVisible()
  expect(await api(ani, getTahan)).toMatchObject({ jadwal_tenaga_id: siang.id, tanggal: RABU })
  await dayOf(page, '2026-11-26').click()
  await expect(countdown(page)).toBeHidden()
  await page.reload()
  await expect(submitButton(page)).toBeVisible()
  await dayOf(page, RABU).click()
  await expect(slotAt(page, '13.00')).toBeEnabled()
  await expect(slotAt(page, '13.00')).not.toBeChecked()
  expect(await api(ani, getTahan)).toBeNull()
})

test('a held slot is refused to others in words, and booked by its patient @journey', async ({ page, clinic, api }) => {
  const [ani, budi] = [await clinic.orang(5), await clinic.orang(5)]
  const { tenaga, pagi } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await expect(countdown(page)).toBeVisible()
  const slot = { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: pagi.id, tanggal: RABU }
  const booking = {
    ...slot,
    user_id: budi.user_id,
    keluhan: 'Demam',
    metode_konsultasi: 'online',
    use_bpjs: 0,
  } as const
  await expect(api(budi, bookKonsultasi, { body: booking })).rejects.toThrow(/sedang ditahan orang lain sampai/)
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await expect(countdown(page)).toBeHidden()
})

test('a slot that another person holds first is lost in words, and nothing else is', async ({ page, clinic, api }) => {
  const [ani, budi] = [await clinic.orang(5), await clinic.orang(5)]
  const { tenaga, pagi } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  // Until it asks for the hold itself the page does not know of the other one, whose news would come at any moment.
  let isUnaware = true
  page.on('request', (request) => {
    if (request.url().includes(insertTahan.path)) isUnaware = false
  })
  await page.route('**/api/users/jdwl/tenaga?*', async (route) => {
    if (!isUnaware) return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    for (const sesi of body.data) Object.assign(sesi, { is_available: 1, ditahan_sampai: null })
    await route.fulfill({ response, json: body })
  })
  await api(budi, insertTahan, {
    body: { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: pagi.id, tanggal: RABU },
  })
  await dayOf(page, RABU).click()
  await expect(slotAt(page, '09.00')).toBeEnabled()
  await slotAt(page, '09.00').click()
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(other(page)).toBeVisible()
  await expect(countdown(page)).toBeHidden()
})

test('the countdown is said twice, and its end says that the slot can still be booked', async ({ page, clinic }) => {
  const ani = await clinic.orang(5)
  const { tenaga } = await tenagaRabu(clinic)
  await page.clock.install()
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await expect(countdown(page)).toBeVisible()
  await page.clock.fastForward('03:10')
  await expect(page.getByRole('status').filter({ hasText: 'Waktu tahan tinggal 2 menit.' })).toHaveCount(1)
  await page.clock.fastForward('01:30')
  await expect(page.getByRole('status').filter({ hasText: 'Waktu tahan tinggal 30 detik.' })).toHaveCount(1)
  await page.clock.fastForward('00:40')
  await expect(page.getByRole('status').filter({ hasText: 'Waktu tahan habis.' })).toBeVisible()
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test('where a slot cannot be held, the form works all the same', async ({ page, clinic }) => {
  const ani = await clinic.orang(5)
  const { tenaga } = await tenagaRabu(clinic)
  await withoutHolds(page)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test('a page that the browser shows again as it was holds its slot again', async ({ page, clinic, api }) => {
  const ani = await clinic.orang(5)
  const { tenaga, pagi } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00' })
  await expect(countdown(page)).toBeVisible()
  // What the browser sends to a page that it keeps; whether it keeps one cannot be demanded of it.
  const transition = (type: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await transition('pagehide')
  await expect.poll(() => api(ani, getTahan)).toBeNull()
  await transition('pageshow')
  await expect.poll(async () => (await api(ani, getTahan))?.jadwal_tenaga_id).toBe(pagi.id)
  await expect(countdown(page)).toBeVisible()
})

test('a slot chosen in another window ends the countdown, and the first can still be booked', async ({
  page,
  clinic,
  api,
}) => {
  const ani = await clinic.orang(5)
  const { tenaga, pagi, siang } = await tenagaRabu(clinic)
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  const mine = page.waitForResponse(
    async (response) => response.url().includes(listSlotHari.path) && /"milik_saya":true/.test(await response.text()),
  )
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await expect(countdown(page)).toBeVisible()
  await mine
  await api(ani, insertTahan, {
    body: { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: siang.id, tanggal: RABU },
  })
  expect((await api(ani, getTahan))?.jadwal_tenaga_id).not.toBe(pagi.id)
  await expect(countdown(page)).toBeHidden()
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})
