import { expect, type Locator, type Page } from '@playwright/test'
import type { LevelId } from '@sehati/contract/access'
import { delay } from '@sehati/contract/constants'
import { type Alert, alerts } from '@sehati/contract/texts'
import type { Person } from './clinic.ts'

export const areaOf = { 1: '/admin', 2: '/dokter', 3: '/psikolog', 4: '/karyawan', 5: '/user' } as const
export const homeOf = (level: LevelId): string => `${areaOf[level]}/home`

/** The alert with this title and this text. */
export const alertOf = (page: Page, { judul, isi }: Alert): Locator =>
  page.getByRole('alert').filter({ hasText: judul }).filter({ hasText: isi })

export const seesAlert = (page: Page, alert: Alert) => expect(alertOf(page, alert).first()).toBeVisible()

/** Lets the time of a redirect pass in a moment, where a test is not about that time. */
const waitOut = (page: Page, ms: number) => page.clock.fastForward(ms)

/** Types e-mail and password and presses Login, on whatever login page is open. */
export async function tryLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in as a person does, and answers when the page after it is there. */
export async function signIn(page: Page, person: Person, target: string = homeOf(person.level_id)) {
  if (!new URL(page.url(), 'http://x').pathname.startsWith('/login')) await page.goto('/login')
  await tryLogin(page, person)
  await seesAlert(page, alerts.loginSuccess)
  await waitOut(page, delay.loginRedirect)
  await page.waitForURL((url) => url.pathname + url.search === target)
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: `Menu akun ${person.name}` })).toBeVisible()
  await settled(page)
}

/** Opens a page of the signed-in person's area and waits until its content has come. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

/** The page shows its heading and waits for nothing any more. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What this browser keeps in its local storage. */
export const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
