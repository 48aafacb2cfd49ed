import type { Page } from '@playwright/test'
import { addDays } from '@sehati/contract/base/waktu'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// What the service worker shows where a page cannot be fetched: the next appointment, and the emergency numbers.

test.use({
  serviceWorkers: 'allow',
  expectedFaults: /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
})

const kartu = (page: Page) => page.getByRole('region', { name: /^(Janji berikutnya|Next appointment)$/ })

/** The worker controls the page, and what it shows is stored. */
const isReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const stored = (await caches.keys()).length > 0 ? await (await caches.open('luring')).keys() : []
        return navigator.serviceWorker.controller !== null && stored.length > 0
      }),
    )
    .toBe(true)

/** Something encrypted is stored under this name, or nothing. */
const isKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('sehati')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const read = opening.result.transaction('device').objectStore('device').get('kartu-luring')
          read.onsuccess = () => {
            opening.result.close()
            resolve(typeof read.result === 'string' && !/2026|Online/.test(read.result))
          }
        }
      }),
  )

test('a patient without a connection sees the next appointment and the numbers, until they sign out @journey', async ({
  page,
  context,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: addDays(SENIN, 7), keluhan: 'Sulit tidur', status: 'disetujui' })
  // Not approved yet: it may not take place.
  const other = await clinic.tenaga(2)
  const asked = { ...of, profesional_id: other.profesional_id }
  const { id: sooner } = await clinic.sesi(other.profesional_id, { hari: 'Senin' })
  await clinic.konsultasi({ ...asked, jadwal_tenaga_id: sooner }, { tanggal: SENIN })
  await openAs(page, patient, '/user/home')
  await isReady(page)
  await expect.poll(() => isKept(page)).toBe(true)

  await context.setOffline(true)
  await page.goto('/user/riwayat-konsultasi')
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible()
  await expect(kartu(page)).toContainText('Senin, 30 November 2026 pukul 09.00–10.00 WIB')
  await expect(kartu(page)).toContainText('Data terakhir:')
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  for (const secret of [tenaga.name, 'Sulit tidur', patient.name]) {
    await expect(page.locator('body')).not.toContainText(secret)
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsIn(page)).toEqual([])
  }

  // Comes by itself with the connection.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Riwayat/ })).toBeVisible()
  await settled(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.setOffline(true)
  await page.goto('/user/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible()
  await expect(page.getByRole('link', { name: '112' })).toBeVisible()
  await expect(kartu(page)).toHaveCount(0)
})

test('after a sign-out nothing is shown, even where it could not be removed yet', async ({ page, context, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })
  await openAs(page, patient, '/user/home')
  await isReady(page)
  await expect.poll(() => isKept(page)).toBe(true)
  // The removal waits for this lock.
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => void navigator.locks.request('kartu-luring', () => new Promise(() => {})))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.setOffline(true)
  await page.goto('/user/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible()
  expect(await isKept(page)).toBe(true)
  await settled(page)
  await expect(kartu(page)).toHaveCount(0)
})

test('an appointment that the patient cancels is kept no more', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: addDays(SENIN, 7), status: 'disetujui' })
  await openAs(page, patient, '/user/home')
  await expect.poll(() => isKept(page)).toBe(true)
  await page.getByRole('link', { name: `Detail konsultasi ${tenaga.name}` }).click()
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Alasan pembatalan/).selectOption('Jadwal tidak cocok')
  await dialog.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('main').getByText('Dibatalkan').first()).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(false)
})

test('no response of the API and no page of a person is stored', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await openAs(page, patient, '/user/home')
  await isReady(page)
  await page.reload()
  await settled(page)
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).sort()
  })
  expect(stored).toHaveLength(4)
  expect(stored.filter((path) => !/^\/assets\/(boot|luring|plus-jakarta)[^/]*$|^\/luring$/.test(path))).toEqual([])
})

test('a visitor who reads English is answered in English', async ({ page, context }) => {
  await page.goto('/en?bahasa=en')
  await isReady(page)
  await context.setOffline(true)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: '112' })).toBeVisible()
})

test('the browser finds nothing that keeps the service from being installed', async ({ page, context, clinic }) => {
  const patient = await clinic.orang(5)
  await page.goto('/login')
  await signIn(page, patient)
  await page.goto('/user/home')
  await isReady(page)
  const protocol = await context.newCDPSession(page)
  const { errors, data } = await protocol.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Sehati', display: 'standalone', start_url: '/login' })
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
  // Every context of a test is a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
