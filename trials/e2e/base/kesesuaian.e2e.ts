import type { Page } from '@playwright/test'
import { openAs, settled, storageOf } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

// The screens as a reader of the specification meets them: addresses, names and sentences are written out from it, and
// nothing of the product's texts is imported. What other files already show is not shown again.

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path)

test.describe('a browser that holds nothing but a token', () => {
  const openWith = async (page: Page, token: string, path: string) => {
    await page.goto('/robots.txt')
    await page.evaluate((token) => localStorage.setItem('token', token), token)
    await page.goto(path)
  }

  test('is signed in on every page @journey', async ({ openBrowser, clinic }) => {
    const doctor = await clinic.tenaga(2)
    for (const [start, end] of [
      ['/profile', '/dokter/profile'],
      ['/chat', '/dokter/chat'],
      ['/dokter/jadwal', '/dokter/jadwal'],
      ['/admin/home', '/dokter/home'],
      ['/login', '/dokter/home'],
    ] as const) {
      const page = await openBrowser()
      await openWith(page, doctor.token, start)
      await isAt(page, end)
      await settled(page)
      const { token, ...rest } = await storageOf(page)
      expect(token).toBe(doctor.token)
      expect(Object.keys(rest)).toEqual(expect.arrayContaining(['userId', 'levelId', 'name']))
      expect(Object.values(rest)).not.toContain(doctor.name)
    }
  })

  test.describe('that does not count', () => {
    test.use({ expectedFaults: /status of 401/ })

    test('is led to /login with the reason', async ({ openBrowser }) => {
      for (const path of ['/profile', '/chat', '/user/home', '/admin/role', '/karyawan/feedback']) {
        const page = await openBrowser()
        await openWith(page, 'not-a-token', path)
        await page.waitForURL(
          (url) => url.pathname === '/login' && url.searchParams.get('reason') === 'session_expired',
        )
        expect(await storageOf(page)).not.toHaveProperty('token')
      }
    })
  })

  test.describe('without a network', () => {
    test.use({ expectedFaults: /ERR_FAILED|Failed to load resource|Server tidak dapat dihubungi/ })

    test('keeps the token and offers to try again', async ({ page, clinic }) => {
      const { token } = await clinic.orang(5)
      await page.route('**/api/allroles/saya', (route) => route.abort())
      await openWith(page, token, '/profile')
      await expect(page.getByText('Server tidak dapat dihubungi.')).toBeVisible()
      expect((await storageOf(page)).token).toBe(token)
      await page.unroute('**/api/allroles/saya')
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await isAt(page, '/user/profile')
    })
  })
})

test('an employee at a page of the patients comes to the same page of their own', async ({ page, clinic }) => {
  const employee = await clinic.orang(4)
  await openAs(page, employee, '/karyawan/home')
  for (const name of ['konsultasi', 'riwayat-konsultasi', 'appointment', 'feedback', 'profile']) {
    await page.goto(`/user/${name}`)
    await isAt(page, `/karyawan/${name}`)
  }
  await page.goto('/user/riwayat-konsultasi?q=demam')
  await isAt(page, '/karyawan/riwayat-konsultasi?q=demam')
})

test('the buttons of the landing page lead on', async ({ page }) => {
  for (const [name, path] of [
    ['Login', '/login'],
    ['Register', '/register'],
    ['Get Started', '/register'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('button', { name, exact: true }).click()
    await isAt(page, path)
    await settled(page)
    expect(page.url()).not.toContain('?')
  }
})

test('Password is the name of one field', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await page.getByLabel('Password').fill('rahasia-sekali')
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  }
})

test('Book Now stores the choice and goes to /user/appointment @journey', async ({ page, clinic }) => {
  const [patient, chosen] = [await clinic.orang(5), await clinic.tenaga(3)]
  await openAs(page, patient, `/user/konsultasi?q=${encodeURIComponent(chosen.name)}`)
  await expect(page.getByText('Rp50.000').first()).toBeVisible()
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL((url) => url.pathname === '/user/appointment')
  await page.goto('/user/appointment')
  await settled(page)
  await expect(page.getByText(chosen.name).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Appoinment' })).toBeVisible()
})

test('Kembali is a button', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(5), '/user/feedback')
  await expect(page.getByText('Data konsultasi tidak tersedia.')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await isAt(page, '/user/riwayat-konsultasi')
})

test.describe('a registration that is rejected', () => {
  test.use({ expectedFaults: /status of 409/ })

  const fillIn = async (page: Page) => {
    await page.goto('/register')
    await page.getByLabel('Nama lengkap').fill('Rani')
    await page.getByLabel('Email').fill('rani@kampus.test')
    await page.getByLabel('Nomor telepon').fill('0812')
    await page.getByLabel('Jenis kelamin').selectOption('lainnya')
    await page.getByLabel('Nomor BPJS').fill('0001234567890')
    await page.getByLabel('Password').fill('rahasia-rani')
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  }

  for (const [message, sentence] of [
    ['', 'Maaf, pendaftaran akun gagal. Coba lagi.'],
    ['Kuota pendaftaran hari ini habis.', 'Kuota pendaftaran hari ini habis.'],
  ] as const) {
    test(`with the message "${message}" says "${sentence}" once`, async ({ page }) => {
      const json = { success: false, ...(message && { message }) }
      await page.route('**/api/public/register', (route) => route.fulfill({ status: 409, json }))
      await fillIn(page)
      const alert = page.getByRole('alert').filter({ hasText: 'Pendaftaran Gagal' })
      await expect(alert.getByText(sentence)).toBeVisible()
      await expect(page.getByText(sentence)).toHaveCount(1)
    })
  }
})
