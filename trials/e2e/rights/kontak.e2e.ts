import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const level of [1, 2, 5] as const)
  test(`level ${level} finds the contact for data protection in the account’s menu`, async ({ page, clinic }) => {
    const person = level === 2 ? await clinic.tenaga(2) : await clinic.orang(level)
    await openAs(page, person, `${areaOf[level]}/home`)
    await page.getByRole('button', { name: /^Menu akun/ }).press('Enter')
    await page.getByRole('link', { name: 'Kontak pelindungan data' }).press('Enter')
    await expect(page).toHaveURL('/privasi#kontak')
    await expect(page.getByRole('heading', { name: 'Kontak pelindungan data' })).toBeInViewport()
  })
