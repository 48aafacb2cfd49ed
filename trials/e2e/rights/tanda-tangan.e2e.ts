import type { Page } from '@playwright/test'
import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import { openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('a patient signs for a psychologist before the first message, finds the proof, and withdraws @journey', async ({
  page,
  clinic,
}) => {
  const [me, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: me.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, me, `/user/chat?jadwal_id=${jadwal_id}`)
  const step = page.getByRole('status').filter({ hasText: 'Tanda tangani persetujuan layanan psikologi' })
  await expect(step).toContainText(tenaga.name)
  // Help stands beside the words, signed or not.
  await expect(page.getByRole('textbox', { name: 'Tulis pesan' })).toBeVisible()
  // On a low screen the words of an empty conversation are scrolled, by keys too.
  await page.setViewportSize({ width: 360, height: 480 })
  expect(await violationsIn(page)).toEqual([])
  await fits(page)
  await step.getByRole('button', { name: /^Baca dan tanda tangani/ }).press('Enter')
  await expect(dialog(page).getByText(naskahTexts.psikologi[0].bagian[2]?.isi as string)).toBeVisible()
  const password = dialog(page).getByLabel(/^Tanda tangani secara elektronik/)
  await password.fill('bukan ini')
  await dialog(page).getByRole('button', { name: 'Tanda tangani' }).click()
  await expect(dialog(page).getByText('Password tidak sesuai.')).toBeVisible()
  await fits(page)
  await password.fill(me.password)
  await dialog(page).getByRole('button', { name: 'Tanda tangani' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(step).toHaveCount(0)

  await page.goto('/user/data-saya#persetujuan')
  const part = page.getByRole('region', { name: `Layanan psikologi: ${tenaga.name}`, exact: true })
  await expect(part.getByText(/^Disetujui pada .+, versi 1$/)).toBeVisible()
  await fits(page)
  const saved = page.waitForEvent('download')
  await part.getByRole('button', { name: /^Unduh bukti/ }).press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^bukti-persetujuan-\d+\.html$/)
  await part.getByRole('button', { name: /^Tarik persetujuan/ }).click()
  await dialog(page).getByRole('button', { name: 'Tarik persetujuan' }).click()
  await expect(part.getByText(/^Ditarik pada .+, versi 1$/)).toBeVisible()
})

test('an admin records at the counter what a patient signed on paper for a psychologist', async ({ page, clinic }) => {
  const [me, tenaga, admin] = [await clinic.orang(4), await clinic.tenaga(3), await clinic.orang(1)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: me.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })
  await openAs(page, admin, `/admin/role/detail/${me.user_id}`)
  const part = page.getByRole('region', { name: `Layanan psikologi: ${tenaga.name}`, exact: true })
  await part.getByRole('button', { name: /^Catat setuju/ }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Catat setuju' }).press('Enter')
  await expect(part.getByText(/^Disetujui pada .+, versi 1, dicatat di loket$/)).toBeVisible()
  await fits(page)
})
