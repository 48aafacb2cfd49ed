import type { Page } from '@playwright/test'
import { openAs, settled } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

// The service on the home screen: what browsers that can install it offer, and how it is done by hand on an iPhone.

type Asked = Window & { asked?: number }

/** As a browser does that can install the service: it offers it, and stays silent where the page takes the offer over. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        const count = window as Asked
        count.asked = (count.asked ?? 0) + 1
        return Promise.resolve({ outcome: 'dismissed' })
      },
    })
    dispatchEvent(event)
    return event.defaultPrevented
  })
const asked = (page: Page) => page.evaluate(() => (window as Asked).asked ?? 0)
const words = 'Pasang Sehati di layar utama.'
const card = (page: Page) => page.getByRole('region', { name: 'Pasang di layar utama' })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a patient is offered it below everything else, and not again once they declined', async ({
      page,
      clinic,
    }) => {
      await openAs(page, await clinic.orang(5), '/user/home')
      await settled(page)
      // The question that a new patient is asked comes after the rest, and moves what is below it.
      await page.getByRole('region', { name: 'Persetujuan data Anda' }).waitFor()
      await expect(page.getByText(words)).toHaveCount(0)
      const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
      const before = await upcoming.boundingBox()
      expect(await offer(page)).toBe(true)
      await expect(card(page)).toContainText(words)
      expect(await upcoming.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await violationsIn(page)).toEqual([])
      await card(page).getByRole('button', { name: 'Tutup tawaran pasang' }).click()
      await expect(card(page)).toHaveCount(0)
      expect(await asked(page)).toBe(0)
      await page.reload()
      await settled(page)
      await offer(page)
      await page.getByRole('link', { name: 'Panduan singkat' }).waitFor()
      await expect(card(page)).toHaveCount(0)
    })
  })

test('the button asks by the question of the browser, once @journey', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(4), '/karyawan/home')
  await settled(page)
  await offer(page)
  await card(page).getByRole('button', { name: 'Pasang', exact: true }).click()
  await expect(card(page)).toHaveCount(0)
  expect(await asked(page)).toBe(1)
})

test('the profile has it beside the notices of the device, also after the home was declined', async ({
  page,
  clinic,
}) => {
  await openAs(page, await clinic.orang(5), '/user/home')
  await settled(page)
  await offer(page)
  await card(page).getByRole('button', { name: 'Tutup tawaran pasang' }).click()
  await page.goto('/user/profile')
  await settled(page)
  await offer(page)
  const section = page.getByRole('region', { name: 'Atur notifikasi' })
  await expect(section).toContainText(words)
  await section.getByRole('button', { name: 'Pasang', exact: true }).click()
  await expect(section).not.toContainText(words)
  expect(await asked(page)).toBe(1)
})

test('nothing offers it where it is installed', async ({ page, clinic }) => {
  await page.addInitScript(() => {
    const real = matchMedia.bind(window)
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? real('(min-width: 0)') : real(query))
  })
  await openAs(page, await clinic.orang(5), '/user/profile')
  await settled(page)
  await offer(page)
  await expect(page.getByRole('region', { name: 'Atur notifikasi' })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ hasTouch: true })

  test('the profile says how it is done by hand, and the home says nothing', async ({ page, clinic }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
    await openAs(page, await clinic.orang(5), '/user/home')
    await settled(page)
    await expect(page.getByText(words)).toHaveCount(0)
    await page.goto('/user/profile')
    const section = page.getByRole('region', { name: 'Atur notifikasi' })
    await expect(section).toContainText(`${words}Ketuk tombol Bagikan di Safari, lalu pilih Tambah ke Layar Utama.`)
    await expect(section.getByRole('button', { name: 'Pasang', exact: true })).toHaveCount(0)
  })
})
