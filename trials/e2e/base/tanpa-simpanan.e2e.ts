import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { alertOf, homeOf, seesAlert, settled, tryLogin } from '@sehati/testkit/browser/acts'
import type { Person } from '@sehati/testkit/clinic/clinic'
import { fillBooking, openAppointment, RABU, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'
import { spoiled } from '../harness/spoiled-storage.ts'

// A browser that keeps nothing, and a page that came by plain HTTP from another machine: there a browser lacks encryption.

const HOST = 'sehati.kampus.test'
const chromium = (process.env.APP_BROWSER_ARGS ?? '--no-sandbox').split(' ').filter(Boolean)

test.use({
  launchOptions: {
    executablePath: process.env.APP_BROWSER || undefined,
    args: [...chromium, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
})

async function logsIn(page: Page, person: Person) {
  await tryLogin(page, person)
  await seesAlert(page, alerts.loginSuccess)
  await page.clock.fastForward(2_000)
  await page.waitForURL(homeOf(person.level_id))
  await expect(page.getByRole('button', { name: `Menu akun ${person.name}` })).toBeVisible()
  await settled(page)
  await expect(alertOf(page, messages.LOGIN_FAILED)).toHaveCount(0)
}

for (const [name, spoil] of Object.entries(spoiled))
  test(`the right password opens a browser ${name}, for this tab${journeyIf(name.includes('full'))}`, async ({
    page,
    clinic,
  }) => {
    const person = await clinic.orang(5)
    await page.addInitScript(spoil)
    await page.goto('/login')
    await logsIn(page, person)
    await expect(page.getByRole('alert').filter({ hasText: 'Login hanya di tab ini' })).toBeVisible()
    await page.getByRole('link', { name: 'Riwayat Konsultasi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Riwayat Konsultasi' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto(homeOf(5))
    await expect(page).toHaveURL(/\/login/)
  })

test.describe('by plain HTTP from another machine', () => {
  test.use({
    baseURL: async ({ product }, use) => use(product.url.replace(/127\.0\.0\.1|localhost/, HOST)),
    // The browser says which headers it follows on secure pages alone.
    expectedFaults: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/,
  })

  test('the right password signs in, a booking goes out, and a reload stays signed in', async ({
    page,
    clinic,
    api,
  }) => {
    const [person, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
    await clinic.sesi(tenaga.profesional_id)
    await page.goto('/login')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await logsIn(page, person)
    await openAppointment(page, person, tenaga)
    await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Demam' })
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)
    expect(await api(person, listRiwayat)).toHaveLength(1)
  })
})
