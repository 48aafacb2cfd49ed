import type { Page } from '@playwright/test'
import { insertFeedback, updateTampilFeedback } from '@sehati/contract/care/feedback.endpoints'
import { openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { type Clinic, type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

// A patient's later choice whether the comment of a review is public, on a phone.

test.use({ viewport: { width: 360, height: 740 } })

/** A patient with a consultation to be reviewed. */
async function treated(clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const [jadwal_id] = await clinic.konsultasiLampau(of, ['2026-11-18'])
  return { patient, tenaga, body: { jadwal_id: jadwal_id as number, rating: 5, komentar: `Sabar ${unikat()}` } }
}
const atFeedback = (page: Page, person: Person) => openAs(page, person, '/user/feedback')
const own = (page: Page) => page.getByRole('region', { name: 'Ulasan Anda' })
const choiceOf = (page: Page, name: string) =>
  own(page)
    .getByRole('article', { name: `Ulasan untuk ${name}` })
    .getByRole('switch', { name: 'Tampil di halaman publik, tanpa nama' })

test('a patient withdraws a comment from the public page, and shows it again @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const { patient, tenaga, body } = await treated(clinic)
  await api(patient, insertFeedback, { body: { ...body, tampil_publik: 1 } })
  const visitor = await openBrowser()
  const isShown = async (shown: boolean) => {
    await visitor.goto(`/tenaga/${tenaga.profesional_id}`)
    await expect(visitor.getByRole('region', { name: 'Komentar pasien' })).toContainText(
      shown ? body.komentar : 'Belum ada komentar yang ditampilkan untuk umum.',
    )
    await expect(visitor.getByText(body.komentar)).toHaveCount(shown ? 1 : 0)
  }
  await isShown(true)
  await atFeedback(page, patient)
  await expect(own(page)).toContainText(body.komentar)
  const choice = choiceOf(page, tenaga.name)
  await expect(choice).toBeChecked()
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const isi = updateTampilFeedback.message
  await choice.click()
  await expect(choice).not.toBeChecked()
  await seesAlert(page, { judul: 'Komentar tidak lagi ditampilkan untuk umum', isi })
  await isShown(false)
  await page.reload()
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeChecked()
  await seesAlert(page, { judul: 'Komentar ditampilkan untuk umum', isi })
  await isShown(true)
})

test('without a review of their own, a patient reads that there is none', async ({ page, clinic }) => {
  const { patient } = await treated(clinic)
  await atFeedback(page, patient)
  await expect(own(page)).toContainText('Anda belum menulis ulasan.')
})

test.describe('where the server cannot be reached', () => {
  test.use({ expectedFaults: /feedback\/tampil|ERR_FAILED/ })

  test('the switch turns back', async ({ page, clinic, api }) => {
    const { patient, tenaga, body } = await treated(clinic)
    await api(patient, insertFeedback, { body: { ...body, tampil_publik: 1 } })
    await atFeedback(page, patient)
    const choice = choiceOf(page, tenaga.name)
    await expect(choice).toBeChecked()
    await page.route(`**${updateTampilFeedback.path}*`, (route) => route.abort())
    await choice.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(choice).toBeChecked()
  })
})
