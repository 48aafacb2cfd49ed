import type { Page } from '@playwright/test'
import { homeOf, openAs } from '@sehati/testkit/browser/acts'
import { startPenyedia } from '../../../apps/server/test/penyedia.ts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const NEW = 'kopi pagi di teras'

// The pages of the provider are of another site, and ask for a font.
test.use({ expectedFaults: /status of (401|409|422)|asked another site: http:\/\/127\.0\.0\.1|fonts\.googleapis\.com/ })

/** Signs in on the page of the provider itself, and allows it to name the person. */
async function signInThere(page: Page, id: string) {
  await page.getByPlaceholder('Enter any login').fill(id)
  await page.getByPlaceholder('and password').fill('apa saja')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a person signs in at the campus, and signs out of it; another links an account @journey', async ({
  ownProduct,
  ownClinic,
  openBrowser,
}) => {
  const url = `http://localhost:${ownProduct.port}`
  const penyedia = await startPenyedia(url)
  const { issuer, clientId, clientSecret } = penyedia.setting
  const person = await ownClinic.orang(5)
  penyedia.people.set('siti', { email: 'siti@kampus.test', email_verified: true, name: 'Siti Kampus' })
  penyedia.people.set('budi', { email: person.email, email_verified: true })
  await ownProduct.stopServer()
  await ownProduct.startServer({
    PUBLIC_URL: url,
    OIDC_PROVIDERS: 'kampus',
    OIDC_KAMPUS_ISSUER: issuer,
    OIDC_KAMPUS_CLIENT_ID: clientId,
    OIDC_KAMPUS_CLIENT_SECRET: clientSecret,
    OIDC_KAMPUS_LABEL: 'SSO Kampus',
    OIDC_KAMPUS_EMAIL_DOMAINS: `kampus.test,${person.email.split('@')[1]}`,
  })

  const page = await openBrowser({ baseURL: url })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Masuk dengan SSO Kampus' })
  await expect(button).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await button.click()
  await signInThere(page, 'siti')
  await page.waitForURL(homeOf(5))

  await page.goto('/user/profile#keamanan')
  const part = page.getByRole('group', { name: 'Login lewat penyedia' })
  await part.getByRole('button', { name: 'Putuskan SSO Kampus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Putuskan', exact: true }).click()
  await expect(page.getByText('Akun ini belum punya password.')).toBeVisible()
  await expect(part.getByText('siti@kampus.test')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  // An act that asks for a password says how the account gets one.
  await page.goto('/user/data-saya')
  await page.getByRole('button', { name: 'Unduh salinan data saya' }).click()
  const copy = page.getByRole('dialog', { name: 'Unduh salinan data saya' })
  await copy.getByRole('button', { name: 'Unduh salinan' }).click()
  await expect(copy.getByRole('alert').filter({ hasText: 'Buat password dulu' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await copy.getByRole('button', { name: 'Kirim tautan ke email saya' }).click()
  const [token = ''] = await foundInMails(ownProduct, 'siti@kampus.test', /\/reset-password#([\w-]+)/)
  await page.goto(`/reset-password#${token}`)
  await page.getByLabel('Password baru', { exact: true }).fill(NEW)
  await page.getByLabel('Ulangi password baru', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Simpan password baru' }).click()
  await button.click()
  await page.waitForURL('/user/data-saya')
  await page.getByRole('button', { name: 'Unduh salinan data saya' }).click()
  await copy.getByLabel('Password').fill(NEW)
  await copy.getByRole('button', { name: 'Unduh salinan' }).click()
  await expect(copy).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Keluar juga dari SSO Kampus' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await page.waitForURL('/login')
  await expect(page.getByRole('button', { name: 'Keluar juga dari SSO Kampus' })).toBeHidden()

  await button.click()
  await signInThere(page, 'budi')
  await expect(page.getByText(`Email ${person.email} sudah punya akun.`)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('salah sekali')
  await page.getByRole('button', { name: 'Hubungkan dan masuk' }).click()
  await expect(page.getByText('Password akun ini tidak sesuai.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Hubungkan dan masuk' }).click()
  await page.waitForURL(homeOf(5))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Keluar juga dari SSO Kampus' })).toBeVisible()

  // A login that failed at the provider, or was begun elsewhere, is told, and the password is there.
  const other = await openBrowser({ baseURL: url })
  await other.goto(`/login#tiket=${'x'.repeat(43)}`)
  await expect(other.getByText('Login lewat penyedia ini tidak berhasil')).toBeVisible()
  await expect(other).toHaveURL('/login')
  await openAs(other, person, homeOf(5))
  penyedia.close()
})

test('a clinic without a provider offers none', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Masuk dengan SSO/ })).toBeHidden()
})
