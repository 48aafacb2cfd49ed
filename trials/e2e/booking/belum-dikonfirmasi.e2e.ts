import { alerts } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { confirmGantiEmail } from '@sehati/contract/people/user.endpoints'
import { seesAlert, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, keluhanField, openAppointment, SENIN, submitButton } from '../harness/booking.ts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const KELUHAN = 'Sulit tidur sejak ujian.'
const jam = (n: number) => `${String(n).padStart(2, '0')}:00:00`

test.use({ expectedFaults: /status of 409/ })

test('who has not confirmed the address is shown the way, keeps what was written, and books after it @journey', async ({
  page,
  clinic,
  api,
  product,
}) => {
  const tenaga = await clinic.tenaga(2)
  const sessions = []
  for (let n = 0; n < 9; n++)
    sessions.push(
      await clinic.sesi(tenaga.profesional_id, {
        hari: 'Senin',
        sesi: n + 1,
        jam_mulai: jam(9 + n),
        jam_selesai: jam(10 + n),
      }),
    )
  const { profesional_id } = tenaga
  for (const { id } of sessions.slice(0, 6)) {
    const body = {
      jadwal_tenaga_id: id,
      profesional_id,
      tanggal: SENIN,
      keluhan: 'Demam',
      metode_konsultasi: 'online',
      use_bpjs: 0,
    } as const
    await api(await clinic.orang(5, { email_terverifikasi: false }), bookKonsultasi, { body })
  }
  const patient = await clinic.orang(5, { email_terverifikasi: false })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: SENIN, jam: '16.00', keluhan: KELUHAN })
  // The choice of the time says so already, with the same way to confirm.
  await expect(page.getByRole('status').filter({ hasText: messages.CONFIRM_FIRST.isi })).toBeVisible()
  await fits(page)
  await expect(page.getByRole('button', { name: 'Kirim ulang' })).toBeVisible()
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.CONFIRM_FIRST.isi }).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  const again = page.getByRole('button', { name: 'Kirim ulang' })
  await expect(again).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await again.click()
  const [token = ''] = await foundInMails(product, patient.email, /konfirmasi-email#([\w-]+)/)
  await api(null, confirmGantiEmail, { body: { token } })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})
