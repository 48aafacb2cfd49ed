import { kataMasa } from '@sehati/contract/record/retensi.rules'
import { openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('an admin finds how long data are kept and what ends soon, on a phone, in the dark and on paper @journey', async ({
  page,
  clinic,
}) => {
  const admin = await clinic.orang(1)
  await openAs(page, admin, '/admin/jejak')
  await page.getByRole('link', { name: 'Masa simpan data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masa simpan data' })).toBeVisible()
  await expect(page.getByText(kataMasa('rekam'))).toBeVisible()
  await expect(page.getByText('0 orang diusulkan')).toBeVisible()
  // A page that a phone shows in three screens: what has nothing to end is folded.
  expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBeLessThan(3 * 780)
  await page.getByText('Belum ada yang berakhir').click()
  await expect(page.getByText(kataMasa('persetujuan'))).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsIn(page)).toEqual([])
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
  await page.getByText('Belum ada yang berakhir').click()
  await expect(page.getByText(kataMasa('persetujuan'))).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const kelas of ['rekam', 'persetujuan'] as const) await expect(page.getByText(kataMasa(kelas))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
})

test('the notice says how long each class is kept, in the words of the rules that delete it', async ({ page }) => {
  await page.goto('/privasi')
  for (const kelas of ['surat_terkirim', 'akun_tidur', 'persetujuan'] as const)
    await expect(page.getByText(kataMasa(kelas))).toBeVisible()
})
