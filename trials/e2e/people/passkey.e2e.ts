import type { Page } from '@playwright/test'
import { KODE_CADANGAN } from '@sehati/contract/people/dua-langkah.rules'
import { homeOf, openAs, tryLogin } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { keepKodeCadangan } from '../harness/kode-cadangan.ts'

/** An authenticator of the device, whose owner has just shown a finger. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a person adds a passkey, signs in by it, and removes it @journey', async ({
  ownProduct,
  ownClinic,
  openBrowser,
}) => {
  // A passkey belongs to a name: an address of numbers is none.
  const url = `http://localhost:${ownProduct.port}`
  await ownProduct.stopServer()
  await ownProduct.startServer({ PUBLIC_URL: url })
  const person = await ownClinic.orang(5)
  const page = await openBrowser({ baseURL: url })
  await withAuthenticator(page)
  await openAs(page, person, '/user/profile#keamanan')
  const part = page.getByRole('group', { name: 'Passkey' })
  await part.getByRole('button', { name: 'Buat passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buat passkey' })
  await dialog.getByLabel('Nama passkey').fill('Ponsel saya')
  await dialog.getByLabel('Password').fill(person.password)
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Buat passkey' }).click()
  await expect(part.getByText('Ponsel saya')).toBeVisible()

  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Logout' }).click()
  const masuk = page.getByRole('button', { name: 'Masuk dengan passkey' })
  // The address changes before the page does.
  await expect(masuk).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await masuk.click()
  await page.waitForURL(homeOf(5))

  await page.goto('/user/profile#keamanan')
  await part.getByRole('button', { name: 'Hapus passkey Ponsel saya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(part.getByText('Ponsel saya')).toBeHidden()
})

test('staff meet the second step that the clinic asks for by a passkey, and log in with it after the password @journey', async ({
  ownProduct,
  ownClinic,
  openBrowser,
}) => {
  const url = `http://localhost:${ownProduct.port}`
  await ownProduct.stopServer()
  await ownProduct.startServer({ PUBLIC_URL: url })
  const [admin, person] = [await ownClinic.orang(1), await ownClinic.orang(2)]
  const page = await openBrowser({ baseURL: url, viewport: { width: 360, height: 740 } })
  await withAuthenticator(page)
  await openAs(page, admin, '/admin/pengaturan')
  await page.getByRole('switch', { name: 'Wajib untuk staf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wajibkan' }).click()
  await page.waitForURL(/\/dua-langkah/)

  const own = await openBrowser({ baseURL: url, viewport: { width: 360, height: 740 } })
  await withAuthenticator(own)
  await openAs(own, person, '/dua-langkah')
  await own.getByRole('button', { name: 'Pakai passkey' }).click()
  await own.getByLabel('Nama passkey').fill('Laptop ruang 3')
  await own.getByLabel('Password', { exact: true }).fill(person.password)
  expect(await violationsIn(own)).toEqual([])
  await own.getByRole('button', { name: 'Buat passkey' }).click()
  const [kode] = await keepKodeCadangan(own, own.getByRole('main'))
  await own.waitForURL(homeOf(2))
  await own.goto('/dokter/profile#keamanan')
  await expect(own.getByText('Passkey kamu sudah menjadi langkah kedua.')).toBeVisible()
  await expect(own.getByText(`${KODE_CADANGAN} kode cadangan belum dipakai.`)).toBeVisible()
  expect(await violationsIn(own)).toEqual([])

  const begin = async () => {
    await own.evaluate(() => localStorage.clear())
    await own.goto('/login')
    await tryLogin(own, person)
    await expect(own.getByText('Satu langkah lagi: pakai passkey kamu.')).toBeVisible()
  }
  await begin()
  await own.getByLabel('Kode cadangan').fill(kode as string)
  await own.getByLabel('Kode cadangan').press('Enter')
  await own.waitForURL(homeOf(2))
  await begin()
  expect(await violationsIn(own)).toEqual([])
  await own.getByRole('button', { name: 'Lanjutkan dengan passkey' }).click()
  await own.waitForURL(homeOf(2))
})

test('a clinic without an address offers no passkey', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Masuk dengan passkey' })).toBeHidden()
})
