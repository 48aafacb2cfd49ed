import { openAs } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

test('each part of the profile is found by a link at the top of the page, on a phone too @journey', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, await clinic.tenaga(3), '/psikolog/profile')
  const parts = page.getByRole('navigation', { name: 'Bagian profil' })
  const names = await parts.getByRole('link').allTextContents()
  expect(names).toHaveLength(8)
  for (const name of names) {
    await parts.getByRole('link', { name, exact: true }).click()
    const heading = page.getByRole('heading', { name, exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
})
