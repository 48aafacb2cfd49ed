import type { Request } from '@playwright/test'
import { landingStats, pageSize } from '@sehati/contract/base/constants'
import { emptyTexts, labels } from '@sehati/contract/base/texts'
import { listJadwalPublik } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { settled, signIn } from '@sehati/testkit/browser/acts'
import { panjang, SELASA, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test.describe('landing', () => {
  test('is readable, and leads on, without any script @journey', async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: labels.headline })).toBeVisible()
    for (const claim of Object.values(landingStats)) await expect(page.getByText(claim, { exact: true })).toBeVisible()
    for (const feature of ['Konsultasi online', 'Jadwal fleksibel', 'Privasi dan keamanan data terjamin'])
      await expect(page.getByRole('heading', { name: feature })).toBeVisible()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Jadwal' })).toHaveAttribute('href', '/jadwal')
    await expect(header.getByRole('button', { name: 'Register' })).toBeVisible()
    await page.getByText('Berapa biayanya?').click()
    await expect(page.getByText('Satu harga untuk semua konsultasi, dan selalu terlihat')).toBeVisible()
    await header.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  })

  test('is no longer than four screens of a phone, and shows the next free times in the first', async ({
    openBrowser,
  }) => {
    const height = 740
    const page = await openBrowser({ viewport: { width: 360, height } })
    await page.goto('/')
    await expect(page.getByRole('region', { name: /^(Slot kosong terdekat|Jadwal praktik)$/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * height)
  })

  test('shows the sessions that really come next @journey', async ({ openBrowser, ownProduct, ownClinic }) => {
    const dokter = await ownClinic.tenaga(2)
    const psikolog = await ownClinic.tenaga(3)
    const left = await ownClinic.tenaga(3)
    await ownClinic.sesi(dokter.profesional_id, { hari: 'Selasa' })
    await ownClinic.sesi(psikolog.profesional_id, { hari: 'Senin' })
    // Over already today, closed, and of a professional who left: none of these comes next.
    await ownClinic.sesi(dokter.profesional_id, { hari: 'Senin', jam_mulai: '05:00:00', jam_selesai: '06:00:00' })
    await ownClinic.sesi(psikolog.profesional_id, { hari: 'Selasa', is_available: 0 })
    await ownClinic.sesi(left.profesional_id, { hari: 'Senin' })
    await ownClinic.deactivate(left.user_id)
    const page = await openBrowser({ baseURL: ownProduct.url })
    await page.goto('/')
    const items = page.getByRole('region', { name: 'Slot kosong terdekat' }).getByRole('listitem')
    await expect(items).toHaveCount(2)
    await expect(items.nth(0)).toContainText(psikolog.name)
    await expect(items.nth(0)).toContainText(`${panjang(SENIN)} pukul 09.00 WIB`)
    await expect(items.nth(1)).toContainText(dokter.name)
    await expect(items.nth(1)).toContainText(`${panjang(SELASA)} pukul 09.00 WIB`)
  })

  for (const [name, path, role] of [
    ['Jadwal', '/jadwal', 'link'],
    ['Login', '/login', 'button'],
    ['Register', '/register', 'button'],
  ] as const) {
    test(`${name} in the header leads to ${path}, the logo back`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole(role, { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Sehati/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: labels.headline })).toBeVisible()
    })
  }

  test('Get Started and the links at the foot lead to real pages', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/register')
    for (const start of ['/', '/jadwal']) {
      for (const name of ['Features', 'Pricing', 'News', 'Help']) {
        await page.goto(start)
        await page.getByRole('contentinfo').getByRole('link', { name }).click()
        await page.waitForURL((url) => url.pathname === `/${name.toLowerCase()}`)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        expect((await page.request.get(page.url())).status()).toBe(200)
      }
    }
  })
})

test.describe('schedule', () => {
  for (const path of ['/jadwal', '/medic']) {
    test(`${path}: ten a page, filters and page in the address @journey`, async ({ page, clinic }) => {
      const spesialisasi = await clinic.bidang()
      for (let n = 0; n < pageSize.jadwalPublik + 2; n++) {
        const tenaga = await clinic.tenaga(n % 2 ? 3 : 2, { spesialisasi })
        await clinic.sesi(tenaga.profesional_id, {
          hari: n < 3 ? 'Kamis' : 'Rabu',
          jam_mulai: '13:30:00',
          jam_selesai: '14:15:00',
        })
      }
      const cards = page.getByRole('article')
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(path)
      await page.getByLabel('Spesialisasi').selectOption(spesialisasi.nama)
      await expect(cards).toHaveCount(pageSize.jadwalPublik)
      // Requested early, each response is the one that the page reads.
      for (const { path } of [listJadwalPublik, listSlotTerdekatTenaga])
        expect(requested.filter((one) => one === path)).toHaveLength(1)
      expect(requested.some((one) => one.includes('/jadwal-ahead-'))).toBe(true)
      const card = cards.first()
      for (const fact of [spesialisasi.nama, '13.30–14.15 WIB', 'Sesi 1']) await expect(card).toContainText(fact)
      await page.getByRole('button', { name: 'Halaman 2' }).click()
      await expect(cards).toHaveCount(2)
      expect(new URL(page.url()).searchParams.get('page')).toBe('2')
      await page.reload()
      await expect(cards).toHaveCount(2)

      await page.getByLabel('Hari').selectOption('Kamis')
      await expect(cards).toHaveCount(3)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        spesialisasi: spesialisasi.nama,
        hari: 'Kamis',
      })
      await page.getByLabel('Profesi').selectOption({ label: 'Psikolog' })
      await expect(cards).toHaveCount(1)
      await page.getByLabel('Hari').selectOption('Minggu')
      await expect(page.getByText(emptyTexts.cocok)).toBeVisible()
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(page).toHaveURL(path)
    })
  }

  for (const level of [5, 4] as const) {
    test(`Pesan leads level ${level} by way of /login to that professional`, async ({ page, clinic }) => {
      const person = await clinic.orang(level)
      const tenaga = await clinic.tenaga(2)
      await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
      await page.goto(`/jadwal?spesialisasi=${encodeURIComponent(tenaga.nama_spesialisasi)}`)
      await page.getByRole('link', { name: `Pesan konsultasi dengan ${tenaga.name}` }).click()
      await page.waitForURL((url) => url.pathname === '/login')
      const area = level === 5 ? '/user' : '/karyawan'
      await signIn(page, person, `${area}/appointment?profesional_id=${tenaga.profesional_id}`)
      await settled(page)
      await expect(page.getByRole('complementary', { name: 'Ringkasan konsultasi' })).toContainText(tenaga.name)
    })
  }

  test('the name on a card leads to the page of its professional', async ({ page, clinic }) => {
    const tenaga = await clinic.tenaga(3)
    await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
    await page.goto(`/jadwal?spesialisasi=${encodeURIComponent(tenaga.nama_spesialisasi)}`)
    const name = page.getByRole('article', { name: tenaga.name }).getByRole('link', { name: tenaga.name, exact: true })
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await name.click()
    await expect(page).toHaveURL(`/tenaga/${tenaga.profesional_id}`)
    await expect(page.getByRole('heading', { level: 1, name: tenaga.name })).toBeFocused()
  })

  test.describe('without the server', () => {
    // The code of a page that was not opened before cannot be fetched either.
    test.use({ expectedFaults: /ERR_CONNECTION_REFUSED|Unable to preload CSS|dynamically imported module/ })

    test('what happened, Coba lagi, and the rows when it is back', async ({ openBrowser, ownProduct, ownClinic }) => {
      const tenaga = await ownClinic.tenaga(2)
      await ownClinic.sesi(tenaga.profesional_id)
      const page = await openBrowser({ baseURL: ownProduct.url })
      await page.goto('/help')
      await settled(page)
      await ownProduct.stopServer()
      await page.getByRole('banner').getByRole('link', { name: 'Jadwal' }).click()
      const again = page.getByRole('button', { name: 'Coba lagi' })
      await expect(again).toBeVisible()
      await ownProduct.startServer()
      await again.click()
      await expect(page.getByRole('article', { name: tenaga.name })).toBeVisible()
    })
  })
})

test.describe('before the application has come', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedFaults: /net::ERR_FAILED|assets\/app-/ })

  for (const [path, heading] of [
    ['/jadwal', 'Jadwal dokter dan psikolog'],
    ['/login?bahasa=en', 'Log in'],
  ] as const) {
    test(`${path} says on a phone what it is`, async ({ page }) => {
      await page.route('**/assets/app-*.js', (route) => route.abort())
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }
})

test('an open landing page follows the scheme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('reaching for a link begins the reads of its page, which does not send them again', async ({ page }) => {
  const sent: string[] = []
  const isRead = (request: Request) => new URL(request.url()).pathname === listJadwalPublik.path
  page.on('request', (request) => isRead(request) && sent.push(request.url()))
  await page.goto('/login')
  const link = page.getByRole('banner').getByRole('link', { name: 'Jadwal' })
  const read = page.waitForRequest(isRead)
  await link.hover()
  await read
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jadwal dokter dan psikolog' })).toBeVisible()
  await settled(page)
  expect(sent).toHaveLength(1)
})
