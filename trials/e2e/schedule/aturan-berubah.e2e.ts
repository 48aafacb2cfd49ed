import type { Locator, Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { putBatas } from '@sehati/contract/schedule/batas.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { insertJenis, putJenisTenaga, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { seesAlert, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import {
  dayOf,
  fillBooking,
  KAMIS,
  keluhanField,
  openAppointment,
  RABU,
  SELASA,
  slotAt,
  submitButton,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// Rules of the clinic that change while a patient writes: the refusal says why, beside the button, and nothing that was chosen or
// written is lost.

test.use({ expectedFaults: /4(09|22)/, viewport: { width: 360, height: 780 } })

const KELUHAN = 'Sakit kepala sejak tiga hari'
const type = (page: Page, nama: string): Locator => page.getByRole('radio', { name: new RegExp(`^${nama}`) })

/** The sentence stands in the form's own alert, directly above the button. */
async function seesRefusal(page: Page, isi: string) {
  const form = page.getByRole('form', { name: 'Pemesanan konsultasi' })
  await expect(form.getByRole('alert').filter({ hasText: isi })).toBeVisible()
  // No one has taken the time: nothing says so.
  await expect(page.getByText(messages.SLOT_TAKEN.isi)).toHaveCount(0)
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await expect(submitButton(page)).toBeEnabled()
  expect(await violationsIn(page)).toEqual([])
}

test('TOO_SOON: the notice of a type grows after a start was chosen', async ({ page, clinic, api }) => {
  const [admin, tenaga, patient] = [await clinic.orang(1), await clinic.tenaga(2), await clinic.orang(5)]
  await clinic.sesi(tenaga.profesional_id)
  const rules = { nama_jenis: `Lekas ${tenaga.profesional_id}`, menit: 20 }
  const { jenis_id } = (await api(admin, insertJenis, { body: rules })) as JenisKonsultasi
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await type(page, rules.nama_jenis).check()
  await fillBooking(page, { tanggal: RABU, jam: '09.20', keluhan: KELUHAN })
  await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()

  await api(admin, updateJenis, { query: { id: jenis_id }, body: { ...rules, pemberitahuan_menit: 72 * 60 } })
  await submitButton(page).click()
  await seesRefusal(page, 'Waktu ini terlalu dekat. Jenis konsultasi ini dipesan paling lambat 72 jam sebelumnya.')
  await expect(type(page, rules.nama_jenis)).toBeChecked()
  await expect(slotAt(page, '09.20')).toBeDisabled()
  await expect(page.getByText('Terlalu dekat').first()).toBeVisible()
})

test('WEEK_FULL: another patient takes the last place of the week on another day @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
  const [patient, other] = [await clinic.orang(5), await clinic.orang(4)]
  await clinic.sesi(tenaga.profesional_id)
  const tuesday = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', sesi: 2 })
  await api(admin, putBatas, { query: { profid: tenaga.profesional_id }, body: { per_hari: null, per_minggu: 1 } })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: KELUHAN })
  await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()

  // The page learns of it only after the refusal, as on a slow connection.
  const refused = Promise.withResolvers<void>()
  await page.route(`**${listSlotHari.path}?*`, async (route) => {
    await refused.promise
    await route.continue()
  })
  const place = { jadwal_tenaga_id: tuesday.id, profesional_id: tenaga.profesional_id, tanggal: SELASA }
  await api(other, bookKonsultasi, {
    body: { ...place, keluhan: 'Kontrol', metode_konsultasi: 'online', use_bpjs: 0 },
  })
  const response = page.waitForResponse(`**${bookKonsultasi.path}`)
  await submitButton(page).click()
  await response
  refused.resolve()
  await seesRefusal(page, `${tenaga.name} sudah penuh pada pekan ini.`)
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(dayOf(page, RABU)).toHaveAttribute('aria-pressed', 'true')
})

test('TYPE_NOT_OFFERED: the professional stops offering the type; the patient books the usual one', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, tenaga, patient] = [await clinic.orang(1), await clinic.tenaga(2), await clinic.orang(5)]
  await clinic.sesi(tenaga.profesional_id)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Kamis', sesi: 2 })
  const nama_jenis = `Berhenti ${tenaga.profesional_id}`
  const { jenis_id } = (await api(admin, insertJenis, { body: { nama_jenis, menit: 20 } })) as JenisKonsultasi
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await type(page, nama_jenis).check()
  await fillBooking(page, { tanggal: KAMIS, jam: '09.40', keluhan: KELUHAN })
  await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()

  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 0 } })
  await submitButton(page).click()
  await seesRefusal(page, messages.TYPE_NOT_OFFERED.isi)
  await expect(type(page, nama_jenis)).toHaveCount(0)
  // The date stays; the time of the usual type is the whole session.
  await slotAt(page, '09.00').check()
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})
