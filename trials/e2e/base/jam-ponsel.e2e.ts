import { alerts } from '@sehati/contract/base/texts'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { openAs, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import {
  appointmentOf,
  dayOf,
  fillBooking,
  openAppointment,
  panjang,
  RABU,
  SELASA,
  SENIN,
  slotAt,
  submitButton,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

for (const [what, phone] of [
  ['two days ahead', '2026-11-25T12:00:00+07:00'],
  ['three days behind', '2026-11-20T12:00:00+07:00'],
] as const)
  test(`a phone whose clock is ${what} shows the days and slots that can really be booked`, async ({
    page,
    clinic,
  }) => {
    const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
    await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '06:45:00' })
    await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '23:00:00', jam_selesai: '23:45:00' })
    await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
    await page.clock.setSystemTime(phone)
    await signIn(page, patient)
    await openAppointment(page, patient, tenaga)
    expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).toBe(phone.slice(0, 10))

    await expect(dayOf(page, SENIN)).toHaveAttribute('aria-current', 'date')
    await expect(dayOf(page, '2026-11-20')).toHaveAttribute('aria-disabled', 'true')
    await expect(dayOf(page, SELASA)).toHaveAccessibleName(`${panjang(SELASA)}, 1 slot kosong`)
    await dayOf(page, SENIN).click()
    await expect(slotAt(page, '06.00')).toBeDisabled()
    await fillBooking(page, { jam: '23.00', keluhan: 'Jam ponsel saya salah' })
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)
    const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
    await expect(upcoming).toContainText(`${panjang(SENIN)} pukul 23.00`)
    await expect(upcoming).toContainText('(hari ini)')
  })

test('when the time of the server cannot be read, the clock of the phone is used @journey', async ({
  page,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  await page.route(`**${getWaktu.path}`, (route) => route.abort())
  await openAs(page, patient, appointmentOf(patient, tenaga))
  await expect(dayOf(page, SENIN)).toHaveAttribute('aria-current', 'date')
  await expect(dayOf(page, RABU)).toHaveAccessibleName(`${panjang(RABU)}, 1 slot kosong`)
})

test('a sheet of paper bears the service’s time, not the time of the phone’s clock', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU })
  await page.clock.setSystemTime('2026-11-26T12:00:00+07:00')
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByRole('button', { name: 'Cetak ringkasan' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Dicetak Senin, 23 November 2026 pukul 0[78]\.\d\d WIB$/)).toBeVisible()
})
