import { expect, type Locator, type Page } from '@playwright/test'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import type { Clinic, Person, Tenaga } from '@sehati/testkit/clinic/clinic'
import { RABU } from './booking.ts'

/** A patient and a professional with a consultation, on Wednesday unless said otherwise. */
export async function pasangan(clinic: Clinic, change: { tanggal?: string; status?: string } = {}) {
  const pasien = await clinic.orang(5)
  const tenaga = await clinic.tenaga(3)
  const jadwal_id = await konsultasiOf(clinic, pasien, tenaga, change)
  return { pasien, tenaga, jadwal_id }
}

/** A professional has one session here, for any number of consultations. */
const sessions = new WeakMap<Tenaga, { id: number }>()

export async function konsultasiOf(
  clinic: Clinic,
  pasien: Person,
  tenaga: Tenaga,
  change: { tanggal?: string; status?: string } = {},
) {
  const sesi = await (sessions.get(tenaga) ?? clinic.sesi(tenaga.profesional_id, {}))
  sessions.set(tenaga, sesi)
  const ids = { user_id: pasien.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  return clinic.konsultasi(ids, { tanggal: RABU, status: 'disetujui', ...change })
}

export const chatOf = (person: Person, jadwal_id?: number): string =>
  `${areaOf[person.level_id]}/chat${jadwal_id === undefined ? '' : `?jadwal_id=${jadwal_id}`}`

/** Signs in and opens a conversation, with its messages there. */
export async function openChat(page: Page, person: Person, jadwal_id: number, origin = '') {
  await openAs(page, person, origin + chatOf(person, jadwal_id))
  await expect(field(page)).toBeVisible()
}

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Tulis pesan' })
export const thread = (page: Page): Locator => page.getByRole('list', { name: /^Pesan dengan/ })
/** The message with these words. */
export const bubble = (page: Page, words: string | RegExp): Locator =>
  thread(page).getByRole('listitem').filter({ hasText: words })
/** The texts of all messages, as they stand. */
export const wordsOf = (page: Page): Promise<string[]> => thread(page).locator('p[data-kata]').allTextContents()

export async function say(page: Page, words: string) {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** Chooses from the menu of a message. */
export async function choose(page: Page, words: string | RegExp, act: string) {
  await thread(page).locator('p[data-kata]').filter({ hasText: words }).click({ button: 'right' })
  await page.getByRole('menu', { name: 'Menu pesan' }).getByRole('menuitem', { name: act }).click()
}
