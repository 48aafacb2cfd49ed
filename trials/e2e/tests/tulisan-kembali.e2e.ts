import type { Page } from '@playwright/test'
import { REALTIME_PATH } from '@sehati/contract/realtime/schema'
import { alerts, labels, ratingLabels } from '@sehati/contract/texts'
import { openAs, seesAlert, settled, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { expect, test } from '../harness/fixtures.ts'

const BALASAN = 'Tulisan panjang yang tidak boleh hilang.'
const ULASAN = 'Penjelasannya runtut dan menenangkan.'

/** Without live events the page learns from the next call that its session is over: what the user presses is that call. */
const withoutLive = (page: Page) => page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())

async function practice(clinic: Clinic, status: string) {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const [jadwal_id] = (await clinic.konsultasiLampau(of, ['2026-11-16'], { status })) as [number]
  return { tenaga, patient, of, jadwal_id }
}

const atLogin = (page: Page) => page.waitForURL(/\/login\?.*reason=session_expired/)
const isKept = (page: Page) =>
  expect(page.getByText('Tulisan kamu masih ada di tab ini dan kembali setelah login.')).toBeVisible()

/** Everything that the browser stores for the site as readable text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]))

test('a reply that is sent after the session has ended returns with the login, and can be sent @journey', async ({
  page,
  clinic,
}) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await withoutLive(page)
  await openAs(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill(BALASAN)
  await editor.getByLabel('Status').selectOption('selesai')
  await clinic.endSessions(tenaga.user_id)
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await atLogin(page)
  await isKept(page)
  expect(await stored(page)).not.toContain(BALASAN)

  await signIn(page, tenaga, detail)
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue(BALASAN)
  await expect(editor.getByLabel('Status')).toHaveValue('selesai')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('main').getByText(BALASAN)).toBeVisible()
})

test('a reply that was given up after the login does not return', async ({ page, clinic }) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await openAs(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill(BALASAN)
  await clinic.endSessions(tenaga.user_id)
  await atLogin(page)
  await signIn(page, tenaga, detail)
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue(BALASAN)
  await editor.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
  await expect(editor).toHaveCount(0)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue('')
})

test('a review returns with the login and can be sent @journey', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await practice(clinic, 'selesai')
  await withoutLive(page)
  await openAs(page, patient, '/user/feedback')
  await page.getByRole('combobox').selectOption(String(jadwal_id))
  await page.getByRole('radio', { name: `4, ${ratingLabels[3]}` }).check({ force: true })
  const comment = page.getByLabel('Komentar', { exact: true })
  await comment.fill(ULASAN)
  await clinic.endSessions(patient.user_id)
  const send = page.getByRole('button', { name: labels.feedbackSubmit })
  await send.click()
  await atLogin(page)
  await isKept(page)
  expect(await stored(page)).not.toContain(ULASAN)

  await signIn(page, patient, '/user/feedback')
  await expect(comment).toHaveValue(ULASAN)
  await expect(page.getByRole('combobox')).toHaveValue(String(jadwal_id))
  await expect(page.getByRole('radio', { name: `4, ${ratingLabels[3]}` })).toBeChecked()
  await send.click()
  await seesAlert(page, alerts.feedbackSuccess)
})

test('another account that signs in instead sees nothing of it', async ({ page, clinic }) => {
  const [mine, others] = [await practice(clinic, 'selesai'), await practice(clinic, 'selesai')]
  await openAs(page, mine.patient, '/user/feedback')
  const comment = page.getByLabel('Komentar', { exact: true })
  await comment.fill(ULASAN)
  await clinic.endSessions(mine.patient.user_id)
  await atLogin(page)
  await isKept(page)
  await signIn(page, others.patient, '/user/feedback')
  await settled(page)
  await expect(comment).toHaveValue('')
  // It is deleted then, also for its owner.
  await clinic.endSessions(others.patient.user_id)
  await atLogin(page)
  await signIn(page, mine.patient, '/user/feedback')
  await expect(comment).toHaveValue('')
})

test('the reason of a cancellation returns with its dialog', async ({ page, clinic }) => {
  const { patient, of } = await practice(clinic, 'selesai')
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-30', status: 'diajukan' })
  const detail = `/user/appointment-detail?jadwal_id=${jadwal_id}`
  await openAs(page, patient, detail)
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Batalkan konsultasi?' })
  await dialog.getByRole('combobox').selectOption({ index: 5 })
  await dialog.getByRole('textbox').fill('Ada ujian susulan')
  await clinic.endSessions(patient.user_id)
  await atLogin(page)
  await signIn(page, patient, detail)
  await expect(dialog.getByRole('textbox')).toHaveValue('Ada ujian susulan')
  await dialog.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a template returns to the form from which it was written', async ({ page, clinic }) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await openAs(page, tenaga, detail)
  const openForm = async () => {
    await page.getByRole('button', { name: 'Buat templat balasan' }).click()
    await page.getByRole('button', { name: 'Tambah templat' }).click()
  }
  await page.getByRole('button', { name: 'Update' }).click()
  await openForm()
  const form = page.getByRole('dialog', { name: 'Templat balasan' })
  await form.getByLabel('Isi').fill('Istirahat cukup.')
  await clinic.endSessions(tenaga.user_id)
  await atLogin(page)
  await signIn(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  await openForm()
  await expect(form.getByLabel('Isi')).toHaveValue('Istirahat cukup.')
})
