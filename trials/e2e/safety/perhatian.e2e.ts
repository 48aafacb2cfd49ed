import { getLayananAdmin, replaceNomorDarurat } from '@sehati/contract/clinic/layanan.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import { insertHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.describe('what needs attention', () => {
  test.use({ expectedFaults: /ERR_FAILED|Failed to load resource|Server tidak dapat dihubungi/ })

  test('a list that could not be read is not shown as an empty one, and can be read again', async ({
    openBrowser,
    ownProduct,
    ownClinic,
  }) => {
    const [admin, patient] = [await ownClinic.orang(1), await ownClinic.orang(5)]
    const page = await openBrowser({ baseURL: ownProduct.url })
    const address = `**${getPerhatian.path}`
    await page.route(address, (route) => route.abort())
    await openAs(page, admin, '/admin/home')
    const failure = page.getByRole('alert').filter({ hasText: 'Server tidak dapat dihubungi.' })
    await expect(failure).toBeVisible()
    await expect(page.getByText('Tidak ada yang perlu ditangani.')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible()
    expect(await violationsIn(page)).toEqual([])

    await page.unroute(address)
    await failure.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Tidak ada yang perlu ditangani.')).toBeVisible()
    await expect(failure).toHaveCount(0)

    await ownClinic.suratGagal(patient.user_id, '550 mailbox unavailable')
    await page.reload()
    await expect(page.getByRole('note')).toContainText('1 email tidak terkirim')
    await expect(page.getByText('Tidak ada yang perlu ditangani.')).toHaveCount(0)
  })
})

test('an admin reads how many alerts no one handles and since when, without whom, and is led to the roster @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [admin, patient] = [await ownClinic.orang(1), await ownClinic.orang(5)]
  await ownApi(patient, insertHubungi, { body: { phone_number: '081234567890' } })
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/home')
  const note = page.getByRole('note')
  await expect(note).toContainText(/1 peringatan belum ditangani\. Yang terlama menunggu \d+ menit\./)
  await expect(note).not.toContainText(patient.name)
  expect(await violationsIn(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  // The layout follows the new width a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  await note.getByRole('link', { name: 'Lihat jadwal jaga' }).click()
  await expect(page).toHaveURL('/admin/jadwal-jaga')
})

test('an admin is reminded of a number that was not checked for 90 days, and finds it marked', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const admin = await ownClinic.orang(1)
  const { versi_nomor, nomor_darurat } = await ownApi(admin, getLayananAdmin, {})
  const old = nomor_darurat.map((one, n) => (n === 1 ? { ...one, diperiksa: '2026-08-25' } : one))
  await ownApi(admin, replaceNomorDarurat, { body: { dasar_versi: versi_nomor, nomor_darurat: old } })
  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 780 } })
  await openAs(page, admin, '/admin/home')
  await expect(page.getByRole('note')).toContainText('1 nomor darurat belum diperiksa lagi selama 90 hari.')
  await page.getByRole('link', { name: 'Periksa nomor' }).click()
  const marked = page.getByRole('list', { name: 'Nomor darurat' }).getByText('Coba hubungi lagi')
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText('Diperiksa')
  expect(await violationsIn(page)).toEqual([])
})

test('in production an admin reads that strict privacy is off, and is led to where it is turned on', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const admin = await ownClinic.orang(1)
  const { databaseUrl, dataKey, dataDir } = ownProduct
  const product = await serveProduct({ databaseUrl, dataKey, dataDir, env: inProduction(1) })
  const page = await openBrowser({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  try {
    await openAs(page, admin, '/admin/home')
    const note = page.getByRole('note')
    const sentence = 'Privasi ketat mati: password yang mudah ditebak dan password dari admin dapat terus dipakai.'
    await expect(note).toContainText(sentence)
    expect(await violationsIn(page)).toEqual([])
    await note.getByRole('link', { name: 'Buka pengaturan' }).click()
    const held = Promise.withResolvers<void>()
    await page.route(`**${updatePengaturan.path}`, async (route) => {
      if (route.request().method() === updatePengaturan.method) await held.promise
      await route.continue()
    })
    await page.getByRole('switch', { name: 'Privasi ketat' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    // The dashboard reads what needs attention before the change is stored.
    await expect(page.getByText(sentence)).toBeVisible()
    held.resolve()
    await expect(page.getByText(sentence)).toHaveCount(0)
  } finally {
    await page.context().close()
    await product.remove()
  }
})
