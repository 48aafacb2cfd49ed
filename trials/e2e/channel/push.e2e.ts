import type { Page } from '@playwright/test'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { putLanggananPush } from '@sehati/contract/channel/push.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, openAppointment, RABU, submitButton } from '../harness/booking.ts'
import { openGroups } from '../harness/choices.ts'
import { expect, isSubscribed, openWorker, test } from '../harness/push.ts'

// Notices on the device: a person turns them on, something happens, and the push service is given what this browser can decrypt.

test.use({ serviceWorkers: 'allow' })

const device = (page: Page) =>
  page.getByRole('switch', { name: /^(Kabar di perangkat ini|Notifications on this device)$/ })
const section = (page: Page) => page.getByRole('region', { name: /^Atur notifikasi/ })

async function turnOn(page: Page) {
  await expect(device(page)).not.toBeChecked()
  const saved = page.waitForResponse((r) => r.request().method() === 'POST' && r.url().includes(putLanggananPush.path))
  await device(page).press('Space')
  expect((await saved).status()).toBe(201)
  await expect(device(page)).toBeChecked()
}

test('a professional turns it on; a booking arrives at the push service, is shown without a name, and leads to its page @journey', async ({
  page,
  openBrowser,
  ownClinic,
  service,
  browserKeys,
}) => {
  const [tenaga, patient] = [await ownClinic.tenaga(2), await ownClinic.orang(5)]
  await ownClinic.sesi(tenaga.profesional_id, {})
  await openAs(page, tenaga, '/dokter/profile')
  await turnOn(page)
  await page.reload()
  await settled(page)
  await expect(device(page)).toBeChecked()

  const other = await openBrowser({ serviceWorkers: 'block' })
  await signIn(other, patient)
  await openAppointment(other, patient, tenaga)
  await fillBooking(other, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(other).click()
  await expect.poll(() => browserKeys.isi()).toHaveLength(1)
  const [pesan] = browserKeys.kept.received
  const { url } = JSON.parse(pesan?.isi ?? '')
  expect(browserKeys.isi()).toEqual([{ kelompok: 'jadwal', url: expect.stringMatching(/^\/konsultasi\/\d+$/) }])
  expect(service.strange).toEqual([])

  const worker = await openWorker(page)
  await worker.deliver(pesan?.isi ?? '')
  await expect.poll(worker.shown).toEqual([
    {
      title: 'Sehati',
      body: 'Ada pembaruan jadwal. Buka Sehati untuk melihat.',
      lang: 'id',
      tag: 'jadwal',
      data: url,
    },
  ])
  // The window that is open is led there, and no other one opens.
  expect(await worker.click('jadwal')).toEqual([])
  await expect(page).toHaveURL(/\/dokter\/daftarKonsultasi\/detail\/\d+$/)
  await expect(page.getByRole('main')).toContainText(patient.name)
  expect(await worker.shown()).toEqual([])
})

test('a push that names a page of another site opens nothing', async ({ page, ownClinic }) => {
  await openAs(page, await ownClinic.orang(5), '/user/profile')
  await turnOn(page)
  const worker = await openWorker(page)
  const before = page.url()
  for (const url of ['https://jahat.example/', '//jahat.example/a', 'javascript:alert(1)']) {
    await worker.deliver(JSON.stringify({ kelompok: 'akun', url }))
    await expect.poll(async () => (await worker.shown()).map(({ data }) => data)).toEqual([url])
    expect(await worker.click('akun')).toEqual([])
    await expect.poll(worker.shown).toEqual([])
  }
  expect(page.url()).toBe(before)
})

test('who reads English is shown English', async ({ page }) => {
  await page.goto('/en?bahasa=en')
  const worker = await openWorker(page)
  await worker.deliver(JSON.stringify({ kelompok: 'tugas', url: '/user/notifikasi' }))
  await expect
    .poll(async () => (await worker.shown()).map(({ body, lang }) => [body, lang]))
    .toEqual([['A task is waiting. Open Sehati now.', 'en']])
})

test('kinds are turned off for all devices, and turning the device off ends it on both sides', async ({
  page,
  ownClinic,
  ownApi,
  browserKeys,
}) => {
  const [tenaga, patient] = [await ownClinic.tenaga(3), await ownClinic.orang(5)]
  const sesi = await ownClinic.sesi(tenaga.profesional_id, {})
  const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const jadwal_id = await ownClinic.konsultasi(ids, { tanggal: RABU })
  const decide = (status: 'disetujui' | 'dibatalkan') =>
    ownApi(tenaga, updateKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { status, initial_consult: 'Sampai bertemu.' },
    })
  await openAs(page, patient, '/user/profile')
  await turnOn(page)
  const kinds = section(page).getByRole('list', { name: 'Jenis kabar di perangkat' })
  await openGroups(kinds)
  const approved = kinds.getByRole('switch', { name: jenisKata.disetujui })
  const saved = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().includes('/pilihan'))
  await approved.press('Space')
  await saved
  await expect(approved).not.toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
    }
  // The mail of the kind is another choice.
  const mails = section(page).getByRole('list', { name: 'Jenis kabar', exact: true })
  await openGroups(mails)
  await expect(mails.getByRole('switch', { name: jenisKata.disetujui })).toBeChecked()
  await decide('disetujui')
  await decide('dibatalkan')
  await expect.poll(() => browserKeys.isi()).toHaveLength(1)

  await device(page).press('Space')
  await expect(device(page)).not.toBeChecked()
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await page.reload()
  await settled(page)
  await expect(device(page)).not.toBeChecked()
})

test('the logout ends it for the next person at this browser', async ({ page, ownClinic }) => {
  const [me, next] = [await ownClinic.orang(5), await ownClinic.orang(4)]
  await openAs(page, me, '/user/profile')
  await turnOn(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await openAs(page, next, '/karyawan/profile')
  await expect(device(page)).not.toBeChecked()
  await openAs(page, me, '/user/profile')
  await expect(device(page)).not.toBeChecked()
})

test('a subscription that the browser has changed is sent with the next dashboard', async ({
  page,
  ownClinic,
  browserKeys,
}) => {
  const me = await ownClinic.orang(5)
  await openAs(page, me, '/user/profile')
  await turnOn(page)
  await page.evaluate(() => caches.open('push-berganti'))
  const sent = page.waitForRequest((r) => r.method() === 'POST' && r.url().includes(putLanggananPush.path))
  await page.goto('/user/home')
  expect((await sent).postDataJSON()).toEqual(browserKeys.subscription)
  await expect.poll(() => page.evaluate(() => caches.has('push-berganti'))).toBe(false)
})

test.describe('where it cannot be turned on', () => {
  test('a browser without pushes says so', async ({ page, ownClinic }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await openAs(page, await ownClinic.orang(5), '/user/profile')
    await expect(section(page).getByRole('note')).toContainText('Browser ini tidak dapat menampilkan kabar.')
    await expect(device(page)).toHaveCount(0)
  })

  test('a refused permission says how it is allowed again, and the switch comes back with it', async ({
    page,
    ownClinic,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('uji-izin')) sessionStorage.setItem('uji-izin', 'denied')
    })
    await openAs(page, await ownClinic.orang(5), '/user/profile')
    await expect(section(page).getByRole('note')).toContainText('izinkan Notifikasi')
    expect(await violationsIn(page)).toEqual([])
    await page.evaluate(() => {
      sessionStorage.setItem('uji-izin', 'default')
      window.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(device(page)).not.toBeChecked()
  })

  test('a permission that is not given leaves it off, with the reason', async ({ page, ownClinic }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = async () => 'default'
    })
    await openAs(page, await ownClinic.orang(5), '/user/profile')
    await device(page).press('Space')
    await expect(page.getByText('Browser ini belum mengizinkan notifikasi.')).toBeVisible()
    await expect(device(page)).not.toBeChecked()
  })

  test('a browser whose push service is away leaves it off, with the reason', async ({ page, ownClinic }) => {
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = async () => {
        throw new DOMException('Registration failed', 'AbortError')
      }
    })
    await openAs(page, await ownClinic.orang(5), '/user/profile')
    await device(page).press('Space')
    await expect(page.getByText('Browser ini tidak terhubung ke layanan kabarnya.')).toBeVisible()
    await expect(device(page)).not.toBeChecked()
  })

  test.describe('because the server refuses', () => {
    test.use({ expectedFaults: /status of 5|\/api\/allroles\/push|^500/ })

    test('the browser takes its subscription back', async ({ page, ownClinic }) => {
      await openAs(page, await ownClinic.orang(5), '/user/profile')
      await page.route(`**${putLanggananPush.path}`, (route) =>
        route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: '' } }),
      )
      await device(page).press('Space')
      await expect(page.getByText('Terjadi kesalahan pada server.')).toBeVisible()
      await expect(device(page)).not.toBeChecked()
      expect(await isSubscribed(page)).toBe(false)
    })
  })
})

test.describe('a service without keys', () => {
  test.use({ baseURL: ({ product }, use) => use(product.url) })

  test('offers none', async ({ page, clinic }) => {
    await openAs(page, await clinic.orang(5), '/user/profile')
    await expect(section(page).getByRole('list', { name: 'Jenis kabar' })).toBeVisible()
    await expect(device(page)).toHaveCount(0)
    await expect(section(page).getByText('perangkat')).toHaveCount(0)
  })
})
