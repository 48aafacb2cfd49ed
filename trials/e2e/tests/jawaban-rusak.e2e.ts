import { bookKonsultasi } from '@sehati/contract/konsultasi/endpoints'
import { alerts } from '@sehati/contract/texts'
import { alertOf, signIn } from '@sehati/testkit/browser/acts'
import { openCrookedProxy } from '@sehati/testkit/network/crooked-proxy'
import { fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('the page reports an unreadable response as none, and the same request is not booked twice', async ({
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
