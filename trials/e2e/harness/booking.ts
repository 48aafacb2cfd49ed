import { expect, type Locator, type Page } from '@playwright/test'
import { labels } from '@sehati/contract/base/texts'
import { instantOf, type Tanggal } from '@sehati/contract/base/waktu'
import { areaOf, settled } from '@sehati/testkit/browser/acts'
import type { Person, Tenaga } from '@sehati/testkit/clinic/clinic'

/** The working week that can be booked on the Monday on which all tests take place. */
export const SENIN: Tanggal = '2026-11-23'
export const SELASA: Tanggal = '2026-11-24'
export const RABU: Tanggal = '2026-11-25'
export const KAMIS: Tanggal = '2026-11-26'
export const JUMAT: Tanggal = '2026-11-27'

const full = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** `Senin, 23 November 2026`, as the platform itself writes it. */
export const panjang = (tanggal: Tanggal): string => full.format(instantOf(tanggal, '12:00:00'))

export const appointmentOf = (patient: Person, tenaga: Tenaga): string =>
  `${areaOf[patient.level_id]}/appointment?profesional_id=${tenaga.profesional_id}`

/** The day of this date in the booking calendar. */
export const dayOf = (page: Page, tanggal: Tanggal): Locator =>
  page
    .getByRole('grid', { name: 'Tanggal konsultasi' })
    .getByRole('button', { name: new RegExp(`^${panjang(tanggal)}`) })

/** The slot that starts then, `09.00`. */
export const slotAt = (page: Page, jam: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${jam.replace('.', '\\.')}–`) })

export const keluhanField = (page: Page): Locator => page.getByRole('textbox', { name: 'Keluhan', exact: true })
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: labels.submitBooking })

/** Opens the booking page of a professional, with the day's slots in view. */
export async function openAppointment(page: Page, patient: Person, tenaga: Tenaga) {
  await page.goto(appointmentOf(patient, tenaga))
  await settled(page)
  await expect(submitButton(page)).toBeVisible()
}

/** Lets no slot be held, as after an interrupted connection: then another person can still take a chosen one. */
export const withoutHolds = (page: Page) => page.route('**/api/users/slot/tahan*', (route) => route.abort())

/** Chooses date and slot, writes the complaint; does not send. */
export async function fillBooking(page: Page, of: { tanggal?: Tanggal; jam?: string; keluhan?: string }) {
  if (of.tanggal) await dayOf(page, of.tanggal).click()
  if (of.jam) await slotAt(page, of.jam).check()
  if (of.keluhan) await keluhanField(page).fill(of.keluhan)
}
