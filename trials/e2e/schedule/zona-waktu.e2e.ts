import { alerts } from '@sehati/contract/base/texts'
import { open, openAs, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import { dayOf, fillBooking, openAppointment, panjang, SENIN, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// There it is still Sunday afternoon, 22 November, while in Jakarta Monday has begun.
test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' })

test('today, days and hours are Jakarta’s in any time zone of the browser @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '06:45:00' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '23:00:00', jam_selesai: '23:45:00' })
  await signIn(page, patient)
  expect(await page.evaluate(() => new Date().getDay())).toBe(0)
  await openAppointment(page, patient, tenaga)
  await expect(dayOf(page, SENIN)).toHaveAttribute('aria-current', 'date')
  await expect(dayOf(page, '2026-11-22')).toHaveAttribute('aria-disabled', 'true')
  await dayOf(page, SENIN).click()
  await expect(slotAt(page, '06.00')).toBeDisabled()
  await fillBooking(page, { jam: '23.00', keluhan: 'Jet lag' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  const when = `${panjang(SENIN)} pukul 23.00`
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toContainText(when)
  await open(page, '/user/riwayat-konsultasi')
  await expect(page.getByRole('table')).toContainText(`${when} WIB`)

  const desk = await openBrowser()
  await openAs(desk, tenaga, '/dokter/jadwal')
  await expect(desk.getByRole('heading', { name: panjang(SENIN) })).toBeVisible()
  await expect(desk.getByRole('list', { name: 'Sesi pada tanggal ini' })).toContainText(patient.name)
})
