import { emptyTexts, failures, isianTexts, labels, ratingLabels } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { messages } from '@sehati/contract/messages'
import { updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { alertOf, open, openAs, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { fillBooking, openAppointment, SENIN, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { rested } from '../harness/rest.ts'

// Sentences of the specification that no journey of the other files comes by.

/** A patient and a doctor with a session on Monday at nine, and finished consultations before it. */
async function practice(clinic: Clinic, lampau: string[] = []) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const sesi = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  return { patient, tenaga, sesi, of, ids: await clinic.konsultasiLampau(of, lampau) }
}

test('a review says what it lacks, and in the end that it could not be sent @journey', async ({ page, clinic }) => {
  const { patient, of, ids } = await practice(clinic, ['2026-11-16'])
  await openAs(page, patient, '/user/feedback')
  const send = page.getByRole('button', { name: labels.feedbackSubmit })
  await expect(page.getByText(isianTexts.feedbackWajib)).toBeVisible()
  await page.getByRole('combobox').selectOption(String(ids[0]))
  await expect(page.getByText(isianTexts.feedbackWajib)).toBeVisible()
  await page.getByRole('radio', { name: `2, ${ratingLabels[1]}` }).check({ force: true })
  await expect(page.getByText(isianTexts.komentar)).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByLabel('Komentar', { exact: true }).fill('-')
  await clinic.ulasan({ ...of, jadwal_id: ids[0] as number }, 5, 'Dari perangkat lain.')
  await send.click()
  await expect(alertOf(page, { judul: failures.feedback, isi: messages.FEEDBACK_EXISTS.isi })).toBeVisible()
  await expect(page.getByLabel('Komentar', { exact: true })).toHaveValue('-')
})

test('a session that was closed while the form was open is no valid slot', async ({ page, clinic, api }) => {
  const { patient, tenaga, sesi } = await practice(clinic)
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: SENIN, jam: '09.00', keluhan: 'Pusing' })
  const body = { hari: 'Senin', jam_mulai: '09:00', jam_selesai: '10:00', sesi: 1, is_available: 0 } as const
  await api(tenaga, updateJadwalTenaga, { query: { id: sesi.id }, body })
  await submitButton(page).click()
  await expect(alertOf(page, messages.SLOT_INVALID).first()).toBeVisible()
  expect(await clinic.countKonsultasi(patient.user_id)).toBe(0)
})

test('method and service offer the specification’s words, and the BPJS number is the profile’s', async ({
  page,
  clinic,
}) => {
  const { patient, tenaga } = await practice(clinic)
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await expect(page.getByLabel('Metode konsultasi').getByRole('option')).toHaveText(['Online', 'Offline'])
  await expect(page.getByLabel('Layanan').getByRole('option')).toHaveText(['Reguler', 'BPJS'])
  // Only where BPJS pays it matters.
  const nomor = page.getByLabel('Nomor BPJS')
  await expect(nomor).toHaveCount(0)
  await page.getByLabel('Layanan').selectOption('BPJS')
  await expect(nomor).toHaveValue(/^\d{13}$/)
  await expect(nomor).not.toBeEditable()
  await page.getByLabel('Metode konsultasi').selectOption('Offline')
  await expect(page.getByText(`Offline, ${tenaga.lokasi}`).first()).toBeVisible()
})

test('a patient without a number sees 000', async ({ page, clinic }) => {
  const { tenaga } = await practice(clinic)
  const patient = await clinic.orang(4, { no_bpjs: null })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await page.getByLabel('Layanan').selectOption('BPJS')
  await expect(page.getByLabel('Nomor BPJS')).toHaveValue('000')
})

test('a professional without sessions, and without anything ahead', async ({ page, clinic }) => {
  await signIn(page, await clinic.tenaga(3))
  await expect(page.getByText(emptyTexts.jadwal, { exact: true })).toBeVisible()
  await open(page, '/psikolog/jadwal')
  await expect(page.getByText(emptyTexts.jadwal, { exact: true })).toBeVisible()
})

test('the server is unreachable before the detail is loaded: it cannot be updated yet', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { tenaga, patient } = await practice(ownClinic, ['2026-11-16', '2026-11-09'])
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, tenaga, '/dokter/daftarKonsultasi')
  // The first visit fetches the page itself, its conversation and its dialog; of the second one only the data are missing.
  const toDetail = page.getByRole('link', { name: `Detail konsultasi ${patient.name}` })
  await toDetail.first().click()
  await expect(page.getByText('Keluhan 0')).toBeVisible()
  await expect(page.getByRole('region', { name: `Percakapan dengan ${patient.name}` })).toBeVisible()
  await rested(page)
  await page.getByRole('link', { name: 'Daftar Konsultasi' }).last().click()
  await expect(toDetail).toHaveCount(2)
  await ownProduct.stopServer()
  await toDetail.last().click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: isianStaf.konsultasiDetail })).toBeVisible()
})

test.describe('a device that remembers only half of who is signed in', () => {
  test('the token is gone when the page looks for it', async ({ page, clinic }) => {
    // The live channel would find the token gone as well, and end the session.
    await page.routeWebSocket(`**${REALTIME_PATH}/**`, () => {})
    await signIn(page, await clinic.tenaga(2))
    await rested(page)
    await page.evaluate(() => {
      // Gone as soon as the guard has read it, as when the user empties the browser's storage at that moment. At the new address
      // the guard reads it first.
      const [read, { pathname }] = [Storage.prototype.getItem, location]
      Storage.prototype.getItem = function (name) {
        const value = read.call(this, name)
        if (name === 'token' && location.pathname !== pathname) this.removeItem(name)
        return value
      }
      document.querySelector<HTMLElement>('a[href="/dokter/feedback"]')?.click()
    })
    await expect(page.getByText(failures.tokenMissing)).toBeVisible()
  })

  test('the number of the person cannot be read', async ({ page, clinic }) => {
    await signIn(page, await clinic.tenaga(2))
    await page.evaluate(async () => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result)
        })
      const db = await settled(indexedDB.open('sehati'))
      const pair = await settled<CryptoKeyPair>(db.transaction('device').objectStore('device').get('session-key'))
      const text = new TextEncoder().encode('bukan nomor')
      const block = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, pair.publicKey, text)
      localStorage.setItem('userId', btoa(String.fromCharCode(...new Uint8Array(block))))
    })
    await page.goto('/dokter/feedback')
    await expect(page.getByText(failures.userMissing)).toBeVisible()
  })
})
