import type { Page } from '@playwright/test'
import { alerts, labels } from '@sehati/contract/base/texts'
import { listKetersediaan } from '@sehati/contract/schedule/ketersediaan.endpoints'
import { openAs, seesAlert, settled } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { appointmentOf, dayOf, KAMIS, keluhanField, RABU, SENIN, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { tabTo } from '../harness/focus.ts'

test('signs in, books and finds the booking without ever touching a mouse @journey', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  const { keyboard } = page

  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await keyboard.type(patient.email)
  await keyboard.press('Tab')
  await keyboard.type(patient.password)
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/user/home')

  await tabTo(page, page.getByRole('link', { name: 'Lewati ke konten utama' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Buat janji konsultasi' }).first())
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/user/konsultasi')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('searchbox'))
  await keyboard.type(tenaga.name)
  await tabTo(page, page.getByRole('button', { name: `${labels.bookNow} ${tenaga.name}` }))
  await keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/user/appointment')

  await tabTo(page, dayOf(page, SENIN))
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowRight']) await keyboard.press(key)
  await expect(dayOf(page, RABU)).toBeFocused()
  await keyboard.press('Enter')
  await expect(dayOf(page, RABU)).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, slotAt(page, '09.00'))
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(slotAt(page, '10.00')).toBeChecked()
  await tabTo(page, submitButton(page))
  await keyboard.press('Enter')
  await seesAlert(page, alerts.keluhanMissing)
  await expect(keluhanField(page)).toBeFocused()
  await keyboard.type('Mata cepat lelah di depan layar')
  await tabTo(page, submitButton(page))
  await keyboard.press('Space')
  await seesAlert(page, alerts.bookingSuccess)
  await page.waitForURL((url) => url.pathname === '/user/home')
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toContainText(tenaga.name)
})

/** The booking page of a professional with sessions on Monday and Thursday; its days come once `arrive` is called. */
async function openBeforeDays(page: Page, clinic: Clinic): Promise<() => void> {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  for (const hari of ['Senin', 'Kamis'] as const) await clinic.sesi(tenaga.profesional_id, { hari })
  await openAs(page, patient, '/user/home')
  const days = Promise.withResolvers<void>()
  await page.route(`**${listKetersediaan.path}?*`, async (route) => {
    await days.promise
    await route.continue()
  })
  await page.goto(appointmentOf(patient, tenaga))
  return days.resolve
}

test('a day that is chosen before the free days arrive stays chosen', async ({ page, clinic }) => {
  const arrive = await openBeforeDays(page, clinic)
  await dayOf(page, SENIN).focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dayOf(page, KAMIS)).toHaveAttribute('aria-pressed', 'true')
  arrive()
  await expect(slotAt(page, '09.00')).toBeEnabled()
  await expect(dayOf(page, KAMIS)).toHaveAttribute('aria-pressed', 'true')
})

test('the day that the arrow keys have reached stays when the free days arrive', async ({ page, clinic }) => {
  const arrive = await openBeforeDays(page, clinic)
  await dayOf(page, SENIN).focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(dayOf(page, RABU)).toBeFocused()
  arrive()
  await expect(dayOf(page, SENIN)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(dayOf(page, KAMIS)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dayOf(page, KAMIS)).toHaveAttribute('aria-pressed', 'true')
})

test('Escape closes the sidebar, and its button opens it again', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(patient.email)
  await page.getByLabel('Password', { exact: true }).fill(patient.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/user/home')
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  // Until then the heading that can be seen is still the login page's.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await settled(page)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Buka sidebar' }).press('Enter')
  await expect(menu).toBeVisible()
})
