import type { Page } from '@playwright/test'
import { getPengaturan, updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { openAs, settled, signInWithGiven } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ expectedFaults: /403/ })

const OWN = 'kalimat yang hanya aku tahu'
const toggle = (page: Page) => page.getByRole('switch', { name: 'Privasi ketat' })

async function choose(page: Page, current: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Buat password kamu sendiri' })).toBeVisible()
  await page.getByLabel('Password saat ini').fill(current)
  await page.getByLabel('Password baru', { exact: true }).fill(OWN)
  await page.getByLabel('Ulangi password baru').fill(OWN)
  await page.getByRole('button', { name: 'Ubah password' }).click()
}

test('an admin turns it on, and off after a question @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const admin = await ownClinic.orang(1)
  const isOn = async () => (await ownApi(admin, getPengaturan)).privasi_ketat
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/home')
  await page.getByRole('link', { name: 'Pengaturan' }).click()
  await expect(page).toHaveURL('/admin/pengaturan')
  await settled(page)
  await expect(toggle(page)).not.toBeChecked()
  expect(await violationsIn(page)).toEqual([])
  await toggle(page).click()
  await expect(toggle(page)).toBeChecked()
  await expect.poll(isOn).toBe(true)
  await toggle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await expect(toggle(page)).toBeChecked()
  await toggle(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Matikan' }).click()
  await expect(toggle(page)).not.toBeChecked()
  await expect.poll(isOn).toBe(false)
})

test('on every page the refusal leads a person to the own password and back to where they were', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [admin, person] = [await ownClinic.orang(1), await ownClinic.orang(5)]
  const given = { ...person, password: 'dari-admin-1' }
  await ownApi(admin, resetUserPassword, { body: { user_id: person.user_id, password: given.password } })
  const page = await openBrowser({ baseURL: ownProduct.url })
  await signInWithGiven(page, given)
  // Off: the page may be left.
  await page.goto('/user/riwayat-konsultasi?q=batuk')
  await settled(page)
  await ownApi(admin, updatePengaturan, { body: { privasi_ketat: true } })
  await expect(page).toHaveURL(/\/ganti-password/)
  await page.goto('/user/riwayat-konsultasi?q=batuk')
  await expect(page).toHaveURL(/\/ganti-password/)
  expect(await violationsIn(page)).toEqual([])
  await choose(page, given.password)
  await expect(page).toHaveURL('/user/riwayat-konsultasi?q=batuk')
  await settled(page)
})

test('who wants no own password now can log out there', async ({ openBrowser, ownProduct, ownClinic, ownApi }) => {
  const [admin, person] = [await ownClinic.orang(1), await ownClinic.tenaga(3)]
  await ownApi(admin, updatePengaturan, { body: { privasi_ketat: true } })
  await ownApi(admin, resetUserPassword, { body: { user_id: person.user_id, password: 'dari-admin-1' } })
  const page = await openBrowser({ baseURL: ownProduct.url })
  await signInWithGiven(page, { ...person, password: 'dari-admin-1' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
