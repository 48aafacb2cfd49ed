import { emptyTexts, labels } from '@sehati/contract/base/texts'
import { openAs, settled } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

test.describe('the language of the interface', () => {
  test('is Indonesian until the user chooses English, which stays @journey', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
    await page.goto('/jadwal')
    await expect(page.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('lang', 'id')
    await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  })

  test('can be requested by a query parameter, which is then removed from the URL', async ({ page }) => {
    await page.goto('/jadwal?bahasa=en&profesi=dokter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).search).toBe('?profesi=dokter')
    await page.goto('/jadwal')
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  })

  test('holds for what the server refuses, too', async ({ page }) => {
    await page.goto('/login?bahasa=en')
    await page.locator('input[name="email"]').fill('nobody@sehati.test')
    await page.locator('input[name="password"]').fill('not the password')
    await page.locator('form button[type="submit"]').click()
    await expect(page.getByRole('alert').first()).toContainText('Your email address or password is wrong.')
  })

  test('can be changed from the menu of the account', async ({ page, clinic }) => {
    const patient = await clinic.orang(5)
    await openAs(page, patient, '/user/riwayat-konsultasi')
    await expect(page.getByText(emptyTexts.riwayat)).toBeVisible()
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByText('There are no past consultations.')).toBeVisible()
    await settled(page)
  })
})

test('the landing page has an English sister, each readable without a script and leading to the other @journey', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Health and Psychology Consultation Service')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?bahasa=en$/)
  await page.goBack()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: labels.headline })).toBeVisible()
})
