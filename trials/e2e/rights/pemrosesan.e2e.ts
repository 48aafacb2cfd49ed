import { dpia } from '@sehati/contract/rights/dpia.texts'
import { openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('an officer finds the register and the risks, on a phone, in the dark and on paper @journey', async ({
  page,
  clinic,
}) => {
  const admin = await clinic.orang(1)
  await clinic.tugas(admin.user_id, 'petugas_data')
  await openAs(page, admin, '/admin/petugas')
  await page.getByRole('link', { name: 'Register pemrosesan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register pemrosesan' })).toBeVisible()
  await expect(page.getByText('perangkat_dikenal', { exact: true })).toBeVisible()
  for (const { judul } of dpia) await expect(page.getByRole('heading', { name: judul })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsIn(page)).toEqual([])
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^pemrosesan-\d{4}-\d\d-\d\d\.csv$/)
})

test('the notice says who processes data for the clinic', async ({ page }) => {
  await page.goto('/privasi')
  const part = page.getByRole('heading', { name: 'Siapa memproses data untuk klinik' }).locator('..')
  await expect(part.getByText(/Klinik memprosesnya sendiri|Server:|Pengiriman email:/).first()).toBeVisible()
})
