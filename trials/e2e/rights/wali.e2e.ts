import type { Page } from '@playwright/test'
import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import { openAs, settled } from '@sehati/testkit/browser/acts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const wali = (page: Page) => page.getByRole('region', { name: 'Usia dan wali' })

test('a person under 18 says so, an admin records at the counter what the guardian signed, and the page of the data says it @journey', async ({
  page,
  clinic,
  openBrowser,
}) => {
  const [patient, admin] = [await clinic.orang(5), await clinic.orang(1)]
  await openAs(page, patient, '/user/home')
  const step = page.getByRole('region', { name: 'Persetujuan data Anda' })
  const simpan = step.getByRole('button', { name: 'Simpan usia' })
  await step.getByLabel('Apakah Anda sudah berusia 18 tahun atau lebih?').selectOption('Belum')
  await step.getByRole('textbox', { name: 'Tanggal lahir' }).fill('1990-01-01')
  await simpan.press('Enter')
  await expect(step.getByText('bukan tanggal lahir orang yang belum berusia 18 tahun')).toBeVisible()
  await fits(page)
  await step.getByRole('textbox', { name: 'Tanggal lahir' }).fill('2010-03-05')
  await simpan.press('Enter')
  await expect(step.getByRole('textbox', { name: 'Tanggal lahir' })).toHaveCount(0)

  const desk = await openBrowser()
  await openAs(desk, admin, `/admin/role?q=${encodeURIComponent(patient.name)}`)
  await desk.getByRole('link', { name: `Persetujuan ${patient.name}` }).click()
  await expect(wali(desk).getByText('Wali belum menjawab.')).toBeVisible()
  await wali(desk).getByRole('button', { name: 'Catat jawaban wali' }).press('Enter')
  await dialog(desk).getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(dialog(desk).getByLabel('Nama orang tua atau wali')).toBeFocused()
  await dialog(desk).getByLabel('Nama orang tua atau wali').fill('Ibu Sari Wulandari')
  await dialog(desk).getByLabel('Hubungan').selectOption('Ibu')
  await dialog(desk).getByLabel('Tanggal surat').fill('2026-11-20')
  await dialog(desk).getByLabel('Jawaban').selectOption('Setuju')
  await dialog(desk).getByRole('button', { name: 'Catat', exact: true }).press('Enter')
  await expect(wali(desk).getByText('Wali menyetujui.')).toBeVisible()
  await expect(wali(desk).getByText(/^Setuju: Ibu Sari Wulandari \(Ibu\), surat .+20 November 2026$/)).toBeVisible()
  await fits(desk)

  await page.goto('/user/data-saya#persetujuan')
  await settled(page)
  await expect(page.getByText(/^Di bawah 18 tahun sampai .+5 Maret 2028$/)).toBeVisible()
  await expect(page.getByText('Orang tua atau wali Anda sudah mengonfirmasi.')).toBeVisible()
  await fits(page)
})

test('an admin records a consent that was signed on paper, and the page of the data says so @journey', async ({
  page,
  clinic,
}) => {
  const [patient, admin] = [await clinic.orang(5), await clinic.orang(1)]
  await openAs(page, admin, `/admin/role/detail/${patient.user_id}`)
  const part = page.getByRole('region', { name: 'Konsultasi online', exact: true })
  await part.getByText('Baca: Konsultasi online').click()
  await expect(part.getByText('tidak dapat memeriksa tubuh Anda', { exact: false })).toBeVisible()
  await part.getByRole('button', { name: /^Catat setuju/ }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Catat setuju' }).press('Enter')
  await expect(part.getByText(/^Disetujui pada .+, versi 1, dicatat di loket$/)).toBeVisible()
  await expect(part.getByRole('button', { name: /^Catat penarikan/ })).toBeVisible()
  await fits(page)
  await openAs(page, patient, '/user/data-saya#persetujuan')
  await expect(page.getByText(/^Disetujui pada .+, versi 1, dicatat di loket$/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh bukti: Konsultasi online' }).press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^bukti-persetujuan-\d+\.html$/)
})

test('a reviewer opens bookings for a vital interest, and reads the reason when they ask for it', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, admin] = [await clinic.orang(4), await clinic.orang(1)]
  await clinic.tugas(admin.user_id, 'peninjau')
  await api(patient, putUsia, { body: { dewasa: 'belum', lahir: '2010-03-05' } })
  await openAs(page, admin, `/admin/role/detail/${patient.user_id}`)
  await wali(page).getByRole('button', { name: 'Catat kepentingan vital' }).click()
  await dialog(page).getByLabel('Alasan').fill('Tidak aman bila keluarga tahu')
  await dialog(page).getByRole('button', { name: 'Buka pemesanan' }).click()
  await expect(wali(page).getByText('Pemesanan dibuka sementara karena kepentingan vital.')).toBeVisible()
  await expect(page.getByText('Tidak aman bila keluarga tahu')).toHaveCount(0)
  await wali(page).getByRole('button', { name: 'Lihat alasan (dicatat)' }).click()
  await expect(wali(page).getByText('Tidak aman bila keluarga tahu')).toBeVisible()
  await fits(page)
})

test('a psychologist who reviews opens bookings for a vital interest, on a page of their own @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, adult, tenaga] = [await clinic.orang(5), await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.tugas(tenaga.user_id, 'peninjau')
  await api(patient, putUsia, { body: { dewasa: 'belum', lahir: '2010-03-05' } })
  await api(adult, putUsia, { body: { dewasa: 'ya' } })
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, tenaga, '/psikolog/tinjauan')
  await page.getByRole('main').getByRole('link', { name: 'Kepentingan vital' }).click()
  const nomor = page.getByRole('searchbox', { name: 'Nomor rekam' })
  await expect(page.getByText(/^Tulis nomor rekam pasien/)).toBeVisible()
  await fits(page)
  const record = async (alasan: string) => {
    await page.getByRole('button', { name: 'Catat kepentingan vital' }).press('Enter')
    await dialog(page).getByLabel('Alasan').fill(alasan)
    await dialog(page).getByRole('button', { name: 'Buka pemesanan' }).click()
  }
  await nomor.fill(String(patient.user_id))
  await expect(page.getByText(nomorRekam(patient.user_id))).toBeVisible()
  await record('Tidak aman bila keluarga tahu')
  await expect(page.getByText('Kepentingan vital tercatat.')).toBeVisible()
  await page.getByRole('button', { name: 'Lihat alasan (dicatat)' }).click()
  await expect(page.getByText('Tidak aman bila keluarga tahu')).toBeVisible()
  await fits(page)
  await nomor.fill(String(adult.user_id))
  await expect(page.getByText(nomorRekam(adult.user_id))).toBeVisible()
  await record('Tidak aman bila keluarga tahu')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await fits(page)
})

test('a professional without the duty is told whom the page is for', async ({ page, clinic }) => {
  await openAs(page, await clinic.tenaga(2), '/dokter/kepentingan-vital')
  await expect(page.getByText(/^Hanya untuk pemegang tugas/)).toBeVisible()
})
