import { alerts } from '@sehati/contract/base/texts'
import { openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { dayOf, fillBooking, openAppointment, panjang, RABU, SELASA, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a booking without a time marks the times, leads to them, and says so in their place', async ({
  page,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  await openAs(page, patient, '/user/home')
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, keluhan: 'Sulit tidur' })
  await submitButton(page).click()
  await seesAlert(page, alerts.slotMissing)
  const times = page.getByRole('radiogroup', { name: `Waktu pada ${panjang(RABU)}` })
  await expect(times).toHaveAttribute('aria-invalid', 'true')
  await expect(times).toHaveAccessibleDescription(alerts.slotMissing.isi)
  await expect(times.getByText(alerts.slotMissing.isi)).toBeVisible()
  await expect(slotAt(page, '09.00')).toBeFocused()
  await slotAt(page, '09.00').check()
  await expect(times).not.toHaveAttribute('aria-invalid', 'true')
  await expect(times.getByText(alerts.slotMissing.isi)).toHaveCount(0)
})

test('moving a consultation without a time marks the times too', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SELASA, status: 'disetujui' })
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dayOf(page, RABU).click()
  await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  const times = page.getByRole('radiogroup', { name: `Waktu pada ${panjang(RABU)}` })
  await expect(times).toHaveAttribute('aria-invalid', 'true')
  await expect(times).toHaveAccessibleDescription(alerts.slotMissing.isi)
  await expect(slotAt(page, '09.00')).toBeFocused()
})
