import type { Page } from '@playwright/test'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { messages } from '@sehati/contract/messages'
import { homeOf, open, pressAfter, signIn, signInByForm, storageOf } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

/** A page that receives live events leaves before the user touches it. Without them it learns from the next call. */
const withoutLive = (page: Page) => page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())

test('a session that ended on the server leads to /login with the reason, and back after it @journey', async ({
  page,
  clinic,
}) => {
  const person = await clinic.orang(5)
  await withoutLive(page)
  await signIn(page, person)
  const link = page.getByRole('link', { name: 'Riwayat Konsultasi' }).first()
  await pressAfter(page, () => clinic.endSessions(person.user_id), link)
  await page.waitForURL((url) => url.pathname === '/login')
  const search = new URL(page.url()).searchParams
  expect(search.get('reason')).toBe('session_expired')
  await expect(page.getByText(messages.TOKEN_INVALID.isi)).toBeVisible()
  expect(await storageOf(page)).not.toHaveProperty('token')
  await signIn(page, person, '/user/riwayat-konsultasi')
})

test('a profile that cannot be loaded ends the session with its reason', async ({ page, clinic }) => {
  const person = await clinic.orang(4)
  await withoutLive(page)
  await signIn(page, person)
  await clinic.endSessions(person.user_id)
  await page.goto('/profile')
  await page.waitForURL(/\/login\?.*reason=session_expired/)
  expect(await storageOf(page)).not.toHaveProperty('token')
})

test('logout in one tab ends the other', async ({ page, context, clinic }) => {
  const person = await clinic.orang(5)
  await signIn(page, person)
  const other = await context.newPage()
  await open(other, '/user/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await other.waitForURL((url) => url.pathname === '/login')
  await expect(other.getByText(person.email)).toHaveCount(0)
})

test('another role’s area leads to the home page of the user’s role @journey', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await signIn(page, patient)
  for (const path of ['/dokter/daftarKonsultasi', '/admin/home', '/psikolog/home', '/karyawan/home']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === homeOf(5))
  }
})

test('a professional who opens the patients’ area comes home', async ({ page, clinic }) => {
  await signIn(page, await clinic.tenaga(3))
  for (const path of ['/user/konsultasi', '/dokter/home', '/karyawan/appointment']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === homeOf(3))
  }
})

test('signed out, a protected page leads to /login and back to it', async ({ page, clinic }) => {
  const person = await clinic.orang(5)
  await page.goto('/user/riwayat-konsultasi?q=demam')
  await page.waitForURL((url) => url.pathname === '/login')
  await signIn(page, person, '/user/riwayat-konsultasi?q=demam')
})

test('who is signed in has no business at /login', async ({ page, clinic }) => {
  await signIn(page, await clinic.orang(5))
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === homeOf(5))
  }
})

test('the bare prefix of an area leads home, and /profile to the user’s profile', async ({ page, clinic }) => {
  await signIn(page, await clinic.orang(4))
  await page.goto('/karyawan')
  await page.waitForURL((url) => url.pathname === '/karyawan/home')
  await page.goto('/profile')
  await page.waitForURL((url) => url.pathname === '/karyawan/profile')
})

for (const path of ['/chat', '/profile']) {
  test(`${path} leads to the page of the person's role, a visitor by way of the login`, async ({ page, clinic }) => {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login')
    await signInByForm(page, await clinic.orang(5), `/user${path}`)
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === `/user${path}`)
  })
}

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedFaults: /status of 404/ })

  test('an unknown address is a page with status 404 and ways on', async ({ page }) => {
    const reply = await page.goto('/tidak/ada')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: messages.NOT_FOUND.judul })).toBeVisible()
    await page.getByRole('link', { name: 'Lihat jadwal' }).click()
    await expect(page).toHaveURL('/jadwal')
  })

  test('a missing file and a missing call are 404 without a page', async ({ request }) => {
    for (const path of ['/assets/app-00000000.js', '/gambar.png', '/api/public/tidak-ada']) {
      const reply = await request.get(path)
      expect(reply.status(), path).toBe(404)
      expect(reply.headers()['content-type'], path).toContain('application/json')
    }
  })
})
