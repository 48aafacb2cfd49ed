import type { Page } from '@playwright/test'
import { languages } from '@sehati/contract/base/language'
import { areaOf, openAs, settled } from '@sehati/testkit/browser/acts'
import type { Clinic, Person, Tenaga } from '@sehati/testkit/clinic/clinic'
import { appointmentOf, panjang, RABU, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// The booking page shows its first words before the application is there: the same words at the same place as the page itself.

/** Holds the application itself back, `app-` and the hash, until the returned function is called. */
async function withoutApplication(page: Page): Promise<() => void> {
  let go = () => {}
  const late = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/assets\/app-(?!shell)[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  return go
}

async function practice(clinic: Clinic): Promise<Tenaga> {
  const tenaga = await clinic.tenaga(3)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 1, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 2, jam_mulai: '09:00:00', jam_selesai: '10:00:00' })
  return tenaga
}

/** Words and place of the parts that are in view, to the pixel; not their width, which depends on the font that has arrived. */
const placesOf = (page: Page, parts: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector<HTMLElement>(selector)
        if (!part?.checkVisibility()) return null
        const { x, y, height } = part.getBoundingClientRect()
        return [part.innerText, ...[x, y, height].map(Math.round)]
      }),
    parts,
  )

const early = ['h1', 'h1 + p', '.name', 'section:nth-child(2) p', '.slot', '.slot:last-child'].map(
  (it) => `.awal ${it}`,
)
const final = [
  'main h1',
  'main h1 + p',
  'form aside p',
  'form section:nth-child(2) p',
  '[role=radiogroup] label',
  '[role=radiogroup] label:last-of-type',
]
/** What the page shows on a phone, between phone and laptop, and on a laptop. */
const shownAt = [
  { width: 360, height: 1000, shown: 6 },
  { width: 412, height: 1000, shown: 6 },
  { width: 800, height: 1000, shown: 3 },
  { width: 1024, height: 800, shown: 3 },
  { width: 1280, height: 800, shown: 2 },
]

for (const bahasa of languages)
  test(`the first words of the booking page are those of the page itself, at their place: ${bahasa}`, async ({
    page,
    clinic,
  }) => {
    const [patient, tenaga] = [await clinic.orang(5), await practice(clinic)]
    await openAs(page, patient, `/user/home?bahasa=${bahasa}`)
    for (const { shown, ...viewport } of shownAt) {
      await page.setViewportSize(viewport)
      const go = await withoutApplication(page)
      await page.goto(appointmentOf(patient, tenaga), { waitUntil: 'commit' })
      await expect(page.locator('.awal .slot')).toHaveCount(2)
      const before = (await placesOf(page, early)).slice(0, shown)
      expect(before).not.toContain(null)
      go()
      await expect(page.getByRole('radio').first()).toBeAttached()
      await settled(page)
      await expect(page.locator('.awal')).toHaveCount(0)
      expect(before).toEqual((await placesOf(page, final)).slice(0, shown))
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

test('the first words name the first free day and its times in their order @journey', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(4), await practice(clinic)]
  await openAs(page, patient, '/karyawan/home')
  await page.setViewportSize({ width: 360, height: 740 })
  const go = await withoutApplication(page)
  await page.goto(appointmentOf(patient, tenaga), { waitUntil: 'commit' })
  const words = page.locator('.awal')
  await expect(words).toContainText(tenaga.name)
  await expect(words).toContainText(`${panjang(RABU)}, lusa.`)
  await expect(words.locator('.slot b')).toHaveText(['09.00–10.00 WIB', '13.00–14.00 WIB'])
  go()
  await settled(page)
})

type Early = { sehatiAhead?: { responses: Map<string, { answer: Promise<Response> } | null> } }

/** All that is requested early has arrived, and what was requested because of it. */
const allArrived = (page: Page) =>
  page.evaluate(async () => {
    const responses = () => [...((globalThis as Early).sehatiAhead?.responses.values() ?? [])]
    for (let count = 0; count < responses().length; ) {
      count = responses().length
      await Promise.allSettled(responses().map(async (one) => (await one?.answer)?.clone().text()))
      await new Promise((resolve) => setTimeout(resolve))
    }
  })

/** Opens the booking page and reports what its first words were when all that they need has arrived, and the URL after them. */
async function firstWordsFor(page: Page, person: Person | null, path: string) {
  if (person) await openAs(page, person, `${areaOf[person.level_id]}/home`)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const words = document.querySelector<HTMLElement>('.awal')
      if (words) document.documentElement.dataset.said = words.innerText
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const go = await withoutApplication(page)
  if (person) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => (globalThis as Early).sehatiAhead?.responses.size)
    await allArrived(page)
    go()
  } else {
    go()
    await page.goto(path)
  }
  await settled(page)
  return page.evaluate(() => document.documentElement.dataset.said ?? null)
}

test('there are no first words for a visitor who is led to the login', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await practice(clinic)]
  expect(await firstWordsFor(page, null, appointmentOf(patient, tenaga))).toBeNull()
  await expect(page).toHaveURL(/\/login/)
})

test('there are none for an account of another area', async ({ page, clinic }) => {
  const [karyawan, student, tenaga] = [await clinic.orang(4), await clinic.orang(5), await practice(clinic)]
  expect(await firstWordsFor(page, karyawan, appointmentOf(student, tenaga))).toBeNull()
  await expect(page).toHaveURL(appointmentOf(karyawan, tenaga))
})

test('a patient with an open request to the professional sees the head of the page alone', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await practice(clinic)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 3 })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'diajukan' })
  const said = await firstWordsFor(page, patient, appointmentOf(patient, tenaga))
  expect(said).toContain('Pilih tanggal dan waktu')
  expect(said).not.toContain(tenaga.name)
})

test.describe('an application that is lost on its way', () => {
  test.use({ expectedFaults: /net::ERR_FAILED/ })

  test('says so, and a reload brings it', async ({ page }) => {
    await page.route(/\/assets\/app-(?!shell)[^/]*\.js$/, (route) => route.abort())
    await page.goto('/login')
    const lost = page.getByRole('alert').filter({ hasText: 'Halaman belum termuat lengkap.' })
    await expect(lost).toBeVisible()
    await page.unrouteAll()
    await lost.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  })
})
