import { alerts } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { alertOf, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import { openCrookedProxy } from '@sehati/testkit/network/crooked-proxy'
import { fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { watchRooms } from '../harness/rooms.ts'

test('the page reports an unreadable response as none, and the same request is not booked twice @journey', async ({
  openBrowser,
  product,
  clinic,
}) => {
  const network = await openCrookedProxy(product.url, [bookKonsultasi.path])
  try {
    const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
    await clinic.sesi(tenaga.profesional_id)
    const page = await openBrowser({ baseURL: network.url })
    await signIn(page, patient)
    await openAppointment(page, patient, tenaga)
    await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Cemas sejak pekan lalu' })
    for (let n = 0; n < 2; n += 1) {
      await submitButton(page).click()
      await expect(alertOf(page, alerts.bookingInvalid)).toBeVisible()
      await expect(submitButton(page)).toBeEnabled()
    }
    await expect(keluhanField(page)).toHaveValue('Cemas sejak pekan lalu')
    await expect(slotAt(page, '09.00')).toBeVisible()
    expect(await clinic.countKonsultasi(patient.user_id)).toBe(1)
  } finally {
    await network.close()
  }
})

test('a requested slot stays chosen where the live news of the booking comes before an unreadable response', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, other, tenaga] = [await clinic.orang(5), await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  const siang = await clinic.sesi(tenaga.profesional_id, { sesi: 2, jam_mulai: '13:00:00', jam_selesai: '13:45:00' })
  await signIn(page, patient)
  const rooms = watchRooms(page)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Cemas sejak pekan lalu' })
  await rooms.joined('slot')
  await page.route(
    `**${bookKonsultasi.path}`,
    async (route) => {
      await route.fetch()
      // News comes in order: a page that shows this one has read the news of its own booking.
      await api(other, bookKonsultasi, {
        body: {
          user_id: other.user_id,
          profesional_id: tenaga.profesional_id,
          jadwal_tenaga_id: siang.id,
          tanggal: RABU,
          keluhan: 'Demam',
          metode_konsultasi: 'online',
          use_bpjs: 0,
        },
      })
      await expect(slotAt(page, '13.00')).toBeDisabled()
      await expect(slotAt(page, '09.00')).toBeChecked()
      await route.fulfill({ contentType: 'text/html', body: '<h1>Selamat datang di Wi-Fi kampus</h1>' })
    },
    { times: 1 },
  )
  await submitButton(page).click()
  await expect(alertOf(page, alerts.bookingInvalid)).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  expect(await clinic.countKonsultasi(patient.user_id)).toBe(1)
})
