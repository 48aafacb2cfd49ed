import type { Page } from '@playwright/test'
import { alerts, emptyTexts, labels } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { alertOf, open, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic, Person, Sesi, Tenaga } from '@sehati/testkit/clinic/clinic'
import {
  appointmentOf,
  dayOf,
  fillBooking,
  JUMAT,
  keluhanField,
  openAppointment,
  SELASA,
  SENIN,
  slotAt,
  submitButton,
  withoutHolds,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { rested } from '../harness/rest.ts'

const KELUHAN = 'Kepala berdenyut sejak tiga hari, terutama pagi.'
const booking = (tenaga: Tenaga, sesi: Sesi, tanggal = SENIN) => ({
  body: {
    jadwal_tenaga_id: sesi.id,
    profesional_id: tenaga.profesional_id,
    tanggal,
    keluhan: 'Demam',
    metode_konsultasi: 'online' as const,
    use_bpjs: 0 as const,
  },
})

/** A patient in front of the booking page of a doctor with two sessions on Monday. */
async function atBooking(page: Page, clinic: Clinic, change: { no_bpjs?: string | null } = {}) {
  const patient = await clinic.orang(5, change)
  const tenaga = await clinic.tenaga(2)
  const nine = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const eleven = await clinic.sesi(tenaga.profesional_id, {
    hari: 'Senin',
    sesi: 2,
    jam_mulai: '11:00:00',
    jam_selesai: '12:00:00',
  })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  return { patient, tenaga, nine, eleven }
}
const bookedNothing = async (clinic: Clinic, { user_id }: Person) =>
  expect(await clinic.countKonsultasi(user_id)).toBe(0)

test('without a complaint', async ({ page, clinic }) => {
  const { patient } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: '   ' })
  await submitButton(page).click()
  await seesAlert(page, alerts.keluhanMissing)
  await expect(keluhanField(page)).toBeFocused()
  await expect(keluhanField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(slotAt(page, '09.00')).toBeChecked()
  await bookedNothing(clinic, patient)
})

test('without a slot', async ({ page, clinic }) => {
  const { patient } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN, keluhan: KELUHAN })
  await submitButton(page).click()
  await seesAlert(page, alerts.slotMissing)
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await bookedNothing(clinic, patient)
})

test('a slot that another person took while the form was open, and could not be held @journey', async ({
  page,
  clinic,
  api,
}) => {
  await withoutHolds(page)
  const { patient, tenaga, nine } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: KELUHAN })
  await api(await clinic.orang(5), bookKonsultasi, booking(tenaga, nine))
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi }).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await bookedNothing(clinic, patient)
  await fillBooking(page, { jam: '11.00' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test('the slots in view follow what others book', async ({ page, clinic, api }) => {
  const { tenaga, nine } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN })
  await expect(slotAt(page, '09.00')).toBeEnabled()
  await api(await clinic.orang(4), bookKonsultasi, booking(tenaga, nine))
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(slotAt(page, '11.00')).toBeEnabled()
})

test('a request without a reply: the list says so, and the form refuses a second one', async ({
  page,
  clinic,
  api,
}) => {
  const { patient, tenaga, nine } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN, jam: '11.00', keluhan: KELUHAN })
  await api(patient, bookKonsultasi, booking(tenaga, nine))
  await submitButton(page).click()
  await expect(alertOf(page, messages.ALREADY_REQUESTED).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  expect(await clinic.countKonsultasi(patient.user_id)).toBe(1)

  await open(page, `/user/konsultasi?q=${encodeURIComponent(tenaga.name)}`)
  const card = page.getByRole('article', { name: tenaga.name })
  await expect(card.getByRole('button', { name: labels.requested })).toBeDisabled()
  await expect(card.getByText(labels.bookNow)).toHaveCount(0)
})

test('another consultation at the same time', async ({ page, clinic, api }) => {
  const { patient } = await atBooking(page, clinic)
  const other = await clinic.tenaga(3)
  const same = await clinic.sesi(other.profesional_id, {
    hari: 'Senin',
    jam_mulai: '09:30:00',
    jam_selesai: '10:30:00',
  })
  await api(patient, bookKonsultasi, booking(other, same))
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: KELUHAN })
  await submitButton(page).click()
  await expect(alertOf(page, messages.PATIENT_BUSY).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
})

test('a day on which the professional has no sessions', async ({ page, clinic }) => {
  await atBooking(page, clinic)
  await dayOf(page, SELASA).click()
  await expect(page.getByText(emptyTexts.slotHari)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('only Monday to Friday from today through the coming Friday can be chosen', async ({ page, clinic }) => {
  await atBooking(page, clinic)
  await expect(page.getByRole('grid', { name: 'Tanggal konsultasi' }).getByRole('button')).toHaveCount(42)
  for (const blocked of ['2026-11-20', '2026-11-22', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-04']) {
    await expect(dayOf(page, blocked)).toHaveAttribute('aria-disabled', 'true')
    // A person can press it all the same; nothing must come of it.
    await dayOf(page, blocked).click({ force: true })
    await expect(dayOf(page, blocked)).not.toHaveAttribute('aria-pressed', 'true')
  }
  for (const free of [SENIN, SELASA, '2026-11-25', '2026-11-26', JUMAT]) {
    await dayOf(page, free).click()
    await expect(dayOf(page, free)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('BPJS without a number on the profile is said before, and accepted', async ({ page, clinic }) => {
  const { patient } = await atBooking(page, clinic, { no_bpjs: null })
  const number = page.getByLabel('Nomor BPJS', { exact: true })
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: KELUHAN })
  await page.getByLabel('Layanan', { exact: true }).selectOption({ label: 'BPJS' })
  await expect(number).toHaveValue('000')
  await expect(number).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Layanan', { exact: true })).toHaveAccessibleDescription(
    /Profil Anda belum memuat nomor BPJS/,
  )
  await bookedNothing(clinic, patient)
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
})

test('a double click books once @journey', async ({ page, clinic }) => {
  const { patient } = await atBooking(page, clinic)
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: KELUHAN })
  await submitButton(page).dblclick()
  await seesAlert(page, alerts.bookingSuccess)
  await expect(alertOf(page, messages.ALREADY_REQUESTED)).toHaveCount(0)
  expect(await clinic.countKonsultasi(patient.user_id)).toBe(1)
})

test('a professional that there is not', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await signIn(page, patient)
  for (const search of ['?profesional_id=2147483647', '?profesional_id=abc', '']) {
    await open(page, `/user/appointment${search}`)
    await expect(submitButton(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('the server is unreachable: the alert for failures, and the typed text stays', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const { patient, tenaga } = await atBooking(page, ownClinic)
  expect(page.url()).toContain(appointmentOf(patient, tenaga))
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: KELUHAN })
  await rested(page)
  await ownProduct.stopServer()
  await submitButton(page).click()
  await expect(alertOf(page, alerts.bookingException).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  await expect(submitButton(page)).toBeEnabled()
})
