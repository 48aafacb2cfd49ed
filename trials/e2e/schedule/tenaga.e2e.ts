import type { Locator, Page } from '@playwright/test'
import { brandName } from '@sehati/contract/base/brand'
import { emptyTexts, labels, ratingLabels } from '@sehati/contract/base/texts'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { getTenagaProfesionalPublik, updateProfilTenaga } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { panjang, RABU, SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

// Choosing a professional: the public page of each, the cards with the next free slot, the filters.

const said = {
  biografi: 'Psikolog klinis sejak 2018.',
  topik: ['Cemas', 'Gangguan tidur'],
  bahasa: ['Indonesia', 'Jawa'],
  no_str: '990001',
  no_sip: 'SIPP/1/2024',
}
const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(`the page of a professional tells a visitor who they are and when they are free${journeyIf(viewport.width === 360)}`, async ({
      page,
      clinic,
      api,
    }) => {
      const tenaga = await clinic.tenaga(3, { name: `Melati ${unikat()}, M.Psi., Psikolog` })
      await api(tenaga, updateProfilTenaga, { body: said })
      for (const hari of ['Selasa', 'Rabu'] as const) await clinic.sesi(tenaga.profesional_id, { hari })
      await page.goto(`/tenaga/${tenaga.profesional_id}`)
      await expect(page.getByRole('heading', { level: 1, name: tenaga.name })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${tenaga.name} · `))
      const about = page.getByRole('region', { name: 'Tentang' })
      for (const fact of [said.biografi, 'Psikolog', tenaga.nama_spesialisasi, 'Gangguan tidur', 'Indonesia, Jawa'])
        await expect(about).toContainText(fact)
      for (const fact of [said.no_str, said.no_sip, tenaga.lokasi, 'Belum ada ulasan'])
        await expect(about).toContainText(fact)
      const slots = page.getByRole('list', { name: 'Waktu kosong terdekat' }).getByRole('listitem')
      await expect(slots).toHaveText([
        `${panjang(SELASA)} pukul 09.00 WIBbesok`,
        `${panjang(RABU)} pukul 09.00 WIBlusa`,
      ])
      await expect(page.getByText(tenaga.email)).toHaveCount(0)
      const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0
      if (viewport.width < 768)
        expect(await topOf(page.getByRole('link', { name: `Buat janji dengan ${tenaga.name}` }))).toBeLessThan(
          await topOf(about),
        )
      await fitsWidth(page)
      expect(await violationsIn(page)).toEqual([])
    })

    test('a card names the next free slot and leads to the page of its professional', async ({ page, clinic }) => {
      const patient = await clinic.orang(5)
      const spesialisasi = await clinic.bidang()
      const free = await clinic.tenaga(2, { spesialisasi })
      const full = await clinic.tenaga(2, { spesialisasi })
      await clinic.sesi(free.profesional_id, { hari: 'Selasa' })
      await openAs(page, patient, `/user/konsultasi?spesialisasi=${spesialisasi.id}`)
      const card = (name: string) => page.getByRole('article', { name })
      await expect(card(free.name)).toContainText('Terdekat: Selasa 09.00 WIB (besok)')
      await expect(card(full.name)).toContainText('Belum ada waktu kosong hingga Jumat, 27 November.')
      await expect(card(full.name).getByRole('button', { name: labels.bookNow })).toBeEnabled()
      await fitsWidth(page)
      expect(await violationsIn(page)).toEqual([])
      await card(free.name).getByRole('link', { name: free.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: free.name })).toBeFocused()
      await expect(page).toHaveURL(`/tenaga/${free.profesional_id}`)
      await page.getByRole('link', { name: `Buat janji dengan ${free.name}` }).click()
      await page.waitForURL(`/user/appointment?profesional_id=${free.profesional_id}`)
    })

    test(`filters and order are in the address, and one button removes the filters${journeyIf(viewport.width === 360)}`, async ({
      page,
      clinic,
      api,
    }) => {
      const patient = await clinic.orang(4)
      const spesialisasi = await clinic.bidang()
      const [she, he] = [
        await clinic.tenaga(3, { spesialisasi, name: `Ani ${unikat()}` }),
        await clinic.tenaga(3, { spesialisasi, name: `Budi ${unikat()}` }),
      ]
      const language = `Dialek ${unikat()}`
      await api(she, updateProfil, { body: { gender: 'perempuan' } })
      await api(he, updateProfil, { body: { gender: 'laki-laki' } })
      await api(he, updateProfilTenaga, { body: { bahasa: [language] } })
      await clinic.sesi(she.profesional_id, { hari: 'Rabu' })
      await clinic.sesi(he.profesional_id, { hari: 'Selasa' })
      const cards = page.getByRole('article')
      await openAs(page, patient, `/karyawan/konsultasi?spesialisasi=${spesialisasi.id}`)
      await expect(cards).toHaveCount(2)
      await expect(cards.first()).toContainText(she.name)
      await page.getByLabel('Urutkan').selectOption({ label: 'Waktu kosong terdekat' })
      await expect(cards.first()).toContainText(he.name)
      const fold = page.getByRole('button', { name: /^Filter/ })
      if (viewport.width < 768) {
        await expect(page.getByLabel('Jenis kelamin')).toBeHidden()
        await fold.click()
        await expect(fold).toHaveText('Filter (1 dipakai)')
        await expect(fold).toHaveAttribute('aria-expanded', 'true')
      } else await expect(fold).toBeHidden()
      await page.getByLabel('Jenis kelamin').selectOption('perempuan')
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText(she.name)
      await page.getByLabel('Jenis kelamin').selectOption('')
      await page.getByRole('combobox', { name: 'Bahasa' }).selectOption(language.replace(/ ./, (x) => x.toUpperCase()))
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText(he.name)
      await page.getByLabel('Hari dengan waktu kosong').selectOption('Rabu')
      await expect(page.getByText(emptyTexts.cocok)).toBeVisible()
      await page.getByRole('combobox', { name: 'Bahasa' }).selectOption('')
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText('Terdekat: Rabu 09.00 WIB (lusa)')
      await fitsWidth(page)
      expect(await violationsIn(page)).toEqual([])
      const search = () => Object.fromEntries(new URL(page.url()).searchParams)
      expect(search()).toEqual({ spesialisasi: String(spesialisasi.id), hari: 'Rabu', urut: 'terdekat' })
      await page.reload()
      await expect(cards).toHaveCount(1)
      if (viewport.width < 768) await fold.click()
      await page.getByRole('button', { name: 'Hapus filter' }).click()
      await expect(page).toHaveURL('/karyawan/konsultasi?urut=terdekat')
    })
  })
}

test('Buat janji leads a visitor by way of /login to the booking page of that professional @journey', async ({
  page,
  clinic,
}) => {
  const person = await clinic.orang(5)
  const tenaga = await clinic.tenaga(2)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await page.goto(`/tenaga/${tenaga.profesional_id}`)
  const book = page.getByRole('link', { name: `Buat janji dengan ${tenaga.name}` })
  await expect(book).toHaveText('Buat janji')
  await book.click()
  await page.waitForURL((url) => url.pathname === '/login')
  await signIn(page, person, `/user/appointment?profesional_id=${tenaga.profesional_id}`)
  await settled(page)
  await expect(page.getByRole('complementary', { name: 'Ringkasan konsultasi' })).toContainText(tenaga.name)
})

test('the page of a professional says who they are before the application is there, and requests that once', async ({
  page,
  clinic,
}) => {
  const tenaga = await clinic.tenaga(2)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  let go = () => {}
  const late = new Promise<void>((resolve) => {
    go = resolve
  })
  // The application itself: `app-` and the hash.
  await page.route(/\/assets\/app-(?!shell)[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/tenaga/${tenaga.profesional_id}`, { waitUntil: 'commit' })
  const first = page.locator('.splash header')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(tenaga.name)
  await expect(first).toContainText(`Dokter · ${tenaga.nama_spesialisasi}`)
  await expect(first).toContainText(`Offline: tatap muka di ${tenaga.lokasi}.`)
  go()
  await expect(page.getByRole('region', { name: 'Tentang' })).toContainText(tenaga.lokasi)
  await expect(first).toHaveCount(0)
  expect(requested.filter((path) => path === getTenagaProfesionalPublik.path)).toHaveLength(1)
})

test.describe('a shared link', () => {
  test.use({ serviceWorkers: 'allow' })

  test('says in its document who it is about, without a script, and no worker stores it', async ({
    page,
    openBrowser,
    clinic,
  }) => {
    const tenaga = await clinic.tenaga(3, { name: `Sari ${unikat()}, M.Psi., Psikolog` })
    const url = `/tenaga/${tenaga.profesional_id}`
    const reader = await openBrowser({ javaScriptEnabled: false })
    for (const [query, profession] of [
      ['', 'Psikolog'],
      ['?bahasa=en', 'Psychologist'],
    ]) {
      await reader.goto(url + query)
      await expect(reader).toHaveTitle(`${tenaga.name} · ${profession} · ${brandName}`)
      const description = reader.locator('meta[name=description]')
      const words = `${tenaga.name}, ${profession} · ${tenaga.nama_spesialisasi}.`
      expect(await description.getAttribute('content')).toContain(words)
      await expect(reader.locator('meta[property="og:title"]')).toHaveAttribute('content', await reader.title())
    }
    await openAs(page, await clinic.orang(5), '/user/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: tenaga.name })).toBeVisible()
    const stored = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(stores.map((store) => store.keys()))
      return requests.flat().map((request) => new URL(request.url).pathname)
    })
    expect(stored).toContain('/luring')
    expect(stored).not.toContain(url)
  })
})

test.describe('without a professional', () => {
  test.use({ expectedFaults: /404/ })

  for (const id of ['2000000000', 'abc', '0'])
    test(`/tenaga/${id} says so, with a way to the others`, async ({ page }) => {
      expect((await page.goto(`/tenaga/${id}`))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Tenaga profesional tidak ditemukan' })).toBeVisible()
      await page.getByRole('link', { name: 'Lihat tenaga profesional lain' }).click()
      await expect(page).toHaveURL('/jadwal')
    })

  test('/tenaga alone is no page', async ({ page, clinic }) => {
    expect((await page.request.get('/tenaga')).status()).toBe(404)
    expect((await page.request.get(`/tenaga/${(await clinic.tenaga(2)).profesional_id}`)).status()).toBe(200)
  })
})

test('a professional without a free slot, and a professional as visitor', async ({ page, clinic }) => {
  const tenaga = await clinic.tenaga(2)
  await openAs(page, tenaga, `/tenaga/${tenaga.profesional_id}`)
  const slots = page.getByRole('region', { name: 'Waktu kosong terdekat' })
  await expect(slots).toContainText('Belum ada waktu kosong hingga Jumat, 27 November.')
  await expect(slots).toContainText('Pemesanan dilakukan dengan akun pasien.')
})

for (const isPublic of [false, true])
  test(`a comment is ${isPublic ? '' : 'not '}public where its author ${isPublic ? 'allows it' : 'says nothing'}`, async ({
    page,
    openBrowser,
    clinic,
  }) => {
    const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
    const { id } = await clinic.sesi(tenaga.profesional_id)
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const [jadwal_id] = await clinic.konsultasiLampau(of, ['2026-11-18'])
    const komentar = `Sangat membantu ${unikat()}`
    await openAs(page, patient, `/user/feedback?jadwal_id=${jadwal_id}`)
    await page.getByRole('radio', { name: `5, ${ratingLabels[4]}` }).check({ force: true })
    await page.getByLabel('Komentar', { exact: true }).fill(komentar)
    const allow = page.getByLabel('Tampilkan komentar ini di halaman publik, tanpa nama.')
    await expect(allow).not.toBeChecked()
    if (isPublic) await allow.check()
    await page.getByRole('button', { name: labels.feedbackSubmit }).click()
    await page.waitForURL('/user/home')
    const visitor = await openBrowser()
    await visitor.goto(`/tenaga/${tenaga.profesional_id}`)
    const comments = visitor.getByRole('region', { name: 'Komentar pasien' })
    await expect(comments).toContainText(isPublic ? komentar : 'Belum ada komentar yang ditampilkan untuk umum.')
    if (isPublic) await expect(comments).toContainText('November 2026')
    await expect(visitor.getByText(komentar)).toHaveCount(isPublic ? 1 : 0)
    await expect(visitor.getByText(patient.name)).toHaveCount(0)
    await expect(visitor.getByRole('region', { name: 'Tentang' })).toContainText('1 ulasan')
  })
