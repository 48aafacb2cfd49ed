import { expect, test } from '../harness/fixtures.ts'

// The fixture fails a test in which the browser reports a breach of the content security policy.
for (const path of ['/', '/en', '/login', '/jadwal', '/help']) {
  test(`${path} has one title and one description in the browser, too`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('head > title')).toHaveCount(1)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
  })
}

test('the title follows the page @journey', async ({ page }) => {
  await page.goto('/help')
  await expect(page).toHaveTitle('Help · Sehati')
  await page.goto('/jadwal')
  await expect(page).toHaveTitle('Jadwal dokter dan psikolog · Sehati')
  await expect(page.locator('title:not(svg title)')).toHaveCount(1)
})
