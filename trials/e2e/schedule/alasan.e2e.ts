import type { Page } from '@playwright/test'
import { alerts, labels } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { openAs, seesAlert } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, RABU, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

// The reason for a visit: chosen above the list of professionals, carried to the booking, shown beside the complaint.

const question = (page: Page) => page.getByRole('group', { name: 'Apa yang ingin Anda bicarakan?' })
const chip = (page: Page, name: string) => question(page).getByRole('radio', { name, exact: true })
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const note = (page: Page) => page.getByRole('group', { name: 'Alasan kunjungan' })
const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

/** A patient, two psychologists of whom the one who is free later has treated them, and a physician. */
async function people(clinic: Clinic) {
  const patient = await clinic.orang(5)
  const [soon, own, dokter] = [
    await clinic.tenaga(3, { name: 'Anggun Segera' }),
    await clinic.tenaga(3, { name: 'Bagus Pernah' }),
    await clinic.tenaga(2, { name: 'dr. Citra' }),
  ]
  await clinic.sesi(soon.profesional_id, { hari: 'Selasa' })
  const session = await clinic.sesi(own.profesional_id, { hari: 'Rabu' })
  await clinic.sesi(dokter.profesional_id, { hari: 'Selasa' })
  const of = { user_id: patient.user_id, profesional_id: own.profesional_id, jadwal_tenaga_id: session.id }
  await clinic.konsultasiLampau(of, ['2026-11-18'])
  return { patient, soon, own, dokter }
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    test(`a reason is chosen by keyboard, and leads to the own psychologist first, and its booking carries it${journeyIf(viewport.width === 360)}`, async ({
      openBrowser,
      ownProduct,
      ownClinic,
    }) => {
      const page = await openBrowser({ baseURL: ownProduct.url, viewport })
      const { patient, soon, own, dokter } = await people(ownClinic)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openAs(page, patient, '/user/konsultasi')
      await expect(names(page)).toHaveText([own.name, soon.name, dokter.name])
      await expect(chip(page, 'Semua')).toBeChecked()
      const more = question(page).getByRole('button', { name: 'Lainnya' })
      if (viewport.width === 360) {
        await expect(question(page).getByRole('radio')).toHaveCount(6)
        // The first professional can be booked within the first screen and a half of a small phone.
        const book = page.getByRole('button', { name: new RegExp(labels.bookNow) }).first()
        const end = await book.evaluate((button) => button.getBoundingClientRect().bottom + scrollY)
        expect(end).toBeLessThanOrEqual(1.5 * 640)
        await more.focus()
        await page.keyboard.press('Enter')
        await expect(chip(page, 'Sulit tidur')).toBeFocused()
      }
      await expect(more).toBeHidden()
      await expect(question(page).getByRole('radio')).toHaveCount(15)
      for (const box of await question(page).locator('label').all())
        expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await fitsWidth(page)
      expect(await violationsIn(page)).toEqual([])

      // Sulit tidur is the sixth after all.
      await chip(page, 'Semua').focus()
      for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight')
      await expect(chip(page, 'Sulit tidur')).toBeFocused()
      await expect(chip(page, 'Sulit tidur')).toBeChecked()
      await expect(names(page)).toHaveText([own.name, soon.name])
      await expect(page.getByRole('article', { name: own.name })).toContainText('Pernah menangani Anda')
      await expect(page.getByRole('article', { name: soon.name })).not.toContainText('Pernah menangani Anda')
      await expect(question(page).getByRole('status')).toBeEmpty()

      await chip(page, 'Kekerasan').check()
      const beside = question(page).getByRole('status')
      await expect(beside.getByRole('link', { name: '129', exact: true })).toHaveAttribute('href', 'tel:129')
      await expect(beside).toContainText('hubungi 119 atau 112')
      await expect(names(page)).toHaveText([own.name, soon.name])
      expect(await violationsIn(page)).toEqual([])
      await beside.getByRole('button', { name: 'Lihat nomor bantuan' }).click()
      await expect(page.getByRole('complementary', { name: 'Bantuan segera' })).toContainText('119 ekstensi 8')

      await chip(page, 'Semua').check()
      await expect(names(page)).toHaveText([own.name, soon.name, dokter.name])
      await chip(page, 'Cemas').check()
      await expect(names(page)).toHaveText([own.name, soon.name])
      await page.getByRole('button', { name: `${labels.bookNow} ${own.name}` }).click()
      await expect(note(page)).toContainText('Alasan kunjungan: Cemas')
      expect(await violationsIn(page)).toEqual([])
      await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Dada berdebar' })
      const sent = page.waitForRequest((request) => request.url().endsWith(bookKonsultasi.path))
      await submitButton(page).click()
      expect((await sent).postDataJSON()).toMatchObject({ alasan_id: expect.any(Number) })
      await seesAlert(page, alerts.bookingSuccess)
      expect(asked.filter((url) => /alasan_id|cemas|kekerasan|sulit/i.test(url))).toEqual([])
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      )
      expect(stored).not.toMatch(/cemas|alasan/i)

      await page.waitForURL('**/user/home')
      await page.goto('/user/riwayat-konsultasi')
      await page
        .getByRole('link', { name: /Detail/ })
        .first()
        .click()
      const complaint = page.getByRole('region', { name: 'Keluhan' })
      await expect(complaint).toContainText('Dada berdebar')
      await expect(complaint).toContainText('Alasan kunjungan: Cemas')
      const jadwal_id = new URL(page.url()).searchParams.get('jadwal_id')
      const other = await openBrowser({ baseURL: ownProduct.url, viewport })
      await openAs(other, own, `/psikolog/daftarKonsultasi/detail/${jadwal_id}`)
      await expect(other.getByRole('region', { name: 'Keluhan' }).first()).toContainText('Alasan kunjungan: Cemas')
      expect(await violationsIn(other)).toEqual([])
    })
  })
}

test('the patient takes the reason away, and the booking goes without it', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const { patient, dokter, soon } = await people(ownClinic)
  await openAs(page, patient, '/user/konsultasi')
  await chip(page, 'Gigi').check()
  // No professional has the speciality here: the reason leads to the profession.
  await expect(names(page)).toHaveText([dokter.name])
  await page.getByRole('button', { name: `${labels.bookNow} ${dokter.name}` }).click()
  await expect(note(page)).toContainText('Alasan kunjungan: Gigi')
  // Another professional, to whom the choice did not lead.
  await page.goBack()
  await expect(chip(page, 'Gigi')).toBeChecked()
  await page.getByRole('button', { name: `${labels.bookNow} ${dokter.name}` }).click()
  await note(page).getByRole('button', { name: 'Hapus alasan kunjungan' }).click()
  await expect(note(page)).toHaveCount(0)
  await fillBooking(page, { tanggal: '2026-11-24', jam: '09.00', keluhan: 'Linu' })
  const sent = page.waitForRequest((request) => request.url().endsWith(bookKonsultasi.path))
  await submitButton(page).click()
  expect((await sent).postDataJSON()).not.toHaveProperty('alasan_id')
  await seesAlert(page, alerts.bookingSuccess)
  await page.goto('/user/konsultasi')
  await expect(chip(page, 'Semua')).toBeChecked()
  await expect(page.getByRole('article', { name: soon.name })).toBeVisible()
})

test('a filter of the profession takes the place of the reason', async ({ openBrowser, ownProduct, ownClinic }) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const { patient, dokter } = await people(ownClinic)
  await openAs(page, patient, '/user/konsultasi')
  await chip(page, 'Cemas').check()
  await page.getByRole('combobox', { name: 'Profesi' }).selectOption('Dokter')
  await expect(chip(page, 'Semua')).toBeChecked()
  await expect(names(page)).toHaveText([dokter.name])
})

test.describe('without the code of the question', () => {
  test.use({ expectedFaults: /alasan-/ })
  test('the list is there', async ({ page, clinic }) => {
    await page.route(/alasan-.*\.js$/, (route) => route.abort())
    const [patient] = [await clinic.orang(5), await clinic.tenaga(2)]
    await openAs(page, patient, '/user/konsultasi')
    await expect(page.getByRole('button', { name: new RegExp(labels.bookNow) }).first()).toBeVisible()
  })
})

test('the question moves nothing below it while it loads', async ({ page, clinic }) => {
  // As many as the placeholders: what stands below the list stays out of view.
  for (let n = 0; n < 6; n++) await clinic.tenaga(2)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shifts: (window as never as { shifts: number }).shifts + (entry as never as { value: number }).value,
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const patient = await clinic.orang(5)
    await openAs(page, patient, '/user/konsultasi')
    await expect(chip(page, 'Semua')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => (window as never as { shifts: number }).shifts), `${width} px`).toBeLessThan(0.02)
  }
})

test('an admin adds a reason, puts it first, and closes it @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
  await openAs(page, await ownClinic.orang(1), '/admin/aturan?tab=alasan')
  const rows = page.getByRole('list', { name: 'Alasan kunjungan' }).getByRole('listitem')
  await expect(rows).toHaveCount(14)
  await fitsWidth(page)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Tambah alasan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Kata', exact: true }).fill('cemas')
  await dialog.getByRole('button', { name: 'Tambah' }).click()
  await expect(dialog).toContainText('Kata ini sudah dipakai.')
  await dialog.getByRole('textbox', { name: 'Kata', exact: true }).fill('Gizi')
  await dialog.getByLabel('Mengarah ke').selectOption('Dokter')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Tambah' }).click()
  await expect(rows.last()).toContainText('GiziDokter')
  await page.getByRole('button', { name: 'Naikkan Gizi' }).press('Enter')
  await expect(rows.nth(13)).toContainText('Gizi')
  await expect(page.getByRole('button', { name: 'Naikkan Gizi' })).toBeFocused()
  await page.getByRole('button', { name: 'Ubah Gizi' }).click()
  await dialog.getByLabel('Ditampilkan kepada pasien').uncheck()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(rows.nth(13)).toContainText('Tidak ditampilkan')
  await page.reload()
  await expect(rows.nth(13)).toContainText('Gizi')
})
