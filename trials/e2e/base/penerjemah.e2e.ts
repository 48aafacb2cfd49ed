import type { Page } from '@playwright/test'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { open, settled, signIn } from '@sehati/testkit/browser/acts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { translate } from '../harness/translator.ts'
import { statesOf, visitors } from '../harness/visitors.ts'

// The pages while the translator of the browser is on: it takes the texts that the page made out of the document.

test('a translated page shows each new status and the reply of a consultation @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id } = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwalid = await clinic.konsultasi(of, { tanggal: SENIN })
  const update = (status: StatusKonsultasi, initial_consult = 'Minum air putih.') =>
    api(tenaga, updateKonsultasi, { query: { jadwalid }, body: { status, initial_consult } })
  await translate(page)
  await signIn(page, patient)
  await open(page, `/user/appointment-detail?jadwal_id=${jadwalid}`)
  const badge = page.getByRole('main').locator('[data-tone]').first()
  await expect(badge).toHaveText('Diajukan')
  await update('disetujui')
  await expect(badge).toHaveText('Disetujui')
  await expect(page.getByRole('main')).toContainText('Minum air putih.')
  await update('dibatalkan')
  await expect(badge).toHaveText('Dibatalkan')
})

/** How the server's responses differ in a round, as after other people's acts. */
type Change = (key: string, value: unknown) => unknown
const statuses: readonly unknown[] = StatusKonsultasi.options
const others: Change = (key, value) => {
  if (statuses.includes(value)) return statuses[(statuses.indexOf(value) + 1) % statuses.length]
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number' && !/(^|_)id$/.test(key)) return value + 1
  return value
}
const none: Change = (_, value) => (Array.isArray(value) ? [] : value)

const changed = (value: unknown, change: Change): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => change(key, part))

/** Every call of the page is made again, and what it returns differs. */
async function readAgain(page: Page, change: Change | null) {
  await page.unrouteAll({ behavior: 'wait' })
  if (change)
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch().catch(() => null)
      const body = await response?.json().catch(() => null)
      if (!response || !body?.data) return route.abort()
      await route.fulfill({ response, json: { ...body, data: changed(body.data, change) } })
    })
  // Data counts as new for 15 seconds, and is read again when the person comes back to the page.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(2_000)
}

/** React lost a node: what it wants to remove or to insert before is no longer where it put it. */
const LOST = /NotFoundError|insertBefore|removeChild/

test.describe('no live change ends a translated page', () => {
  // Made-up responses may be refused in words, or by the page's own checks: these tests are about lost nodes alone.
  test.use({ expectedFaults: new RegExp(`^(?![^]*(${LOST.source}))`) })
  for (const [name, visit] of Object.entries(visitors))
    test(`on any screen of ${name}`, async ({ page, clinic }) => {
      await translate(page)
      const lost: string[] = []
      page.on('pageerror', (error) => LOST.test(String(error)) && lost.push(`${page.url()}: ${error}`))
      page.on('console', (line) => LOST.test(line.text()) && lost.push(`${page.url()}: ${line.text()}`))
      const { person, routes } = await visit(clinic)
      if (person) await signIn(page, person)
      for (const { route, act } of statesOf(name, routes)) {
        await page.goto(route)
        await settled(page)
        await act?.(page)
        for (const change of [others, none, null]) await readAgain(page, change)
      }
      expect(lost).toEqual([])
    })
})
