import { expect, type Locator, type Page } from '@playwright/test'
import type { LevelId } from '@sehati/contract/base/access'
import { delay } from '@sehati/contract/base/constants'
import { type Alert, alerts } from '@sehati/contract/base/texts'
import { PASSWORD } from '../../../../apps/server/test/factories.ts'
import type { Person } from '../clinic/clinic.ts'
import { openSignedIn } from './stored-session.ts'

export const areaOf = { 1: '/admin', 2: '/dokter', 3: '/psikolog', 4: '/karyawan', 5: '/user' } as const
export const homeOf = (level: LevelId): string => `${areaOf[level]}/home`

/** The alert with this title and this text. */
export const alertOf = (page: Page, { judul, isi }: Alert): Locator =>
  page.getByRole('alert').filter({ hasText: judul }).filter({ hasText: isi })

export const seesAlert = (page: Page, alert: Alert) => expect(alertOf(page, alert).first()).toBeVisible()

/** Lets the time of a redirect pass in a moment, where a test is not about that time. */
const waitOut = (page: Page, ms: number) => page.clock.fastForward(ms)

/**
 * From here on the time of the page passes only when the test says so. The page is drawn first: what it still fetches would
 * wait for timers that never fire.
 */
export async function stopTime(page: Page) {
  await settled(page)
  const stopIn = async (ms: number) => page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, ms))
  // The time of the page passes until the call has arrived: on a busy machine the moment is over by then.
  await stopIn(1_000).catch(() => stopIn(30_000))
}

/**
 * What a person presses is the first call that finds out what `happens` on the server: the time of the page stands still meanwhile, so
 * that no call of the page's own comes before it.
 */
export async function pressAfter(page: Page, happens: () => Promise<void>, press: Locator) {
  await stopTime(page)
  await happens()
  await press.click()
  await page.clock.resume()
}

/** With its time stopped, the page stays until this much of it has passed, and then goes on; its time runs again. */
export async function leavesAfter(page: Page, ms: number, isThere: (url: URL) => boolean) {
  const before = page.url()
  await page.clock.runFor(ms - 1)
  expect(await page.evaluate(() => location.href)).toBe(before)
  await page.clock.runFor(1)
  await page.waitForURL(isThere)
  await page.clock.resume()
}

/**
 * With its time stopped, something comes to be so before this much of it has passed, and however slow the machine is: what the
 * page polls later is no part of it.
 */
export async function comesWithin(page: Page, ms: number, isSo: () => Promise<boolean>) {
  for (let passed = 0; !(await isSo()); passed += 1) {
    if (passed === ms) throw new Error(`it was not so within ${ms} ms of the page's time`)
    await page.clock.runFor(1)
  }
}

/** Types e-mail and password and presses Login, on the login page that is open. */
export async function tryLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in through the form with a password that an admin chose, and returns when the page requires a new password. */
export async function signInWithGiven(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login')
  await tryLogin(page, person)
  await seesAlert(page, alerts.loginSuccess)
  await waitOut(page, delay.loginRedirect)
  await page.waitForURL('/ganti-password')
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Buat password kamu sendiri' })).toBeVisible()
  await settled(page)
}

/** Signs in through the form, as a person does, and returns when the page after it is there. */
export async function signInByForm(page: Page, person: Person, target: string = homeOf(person.level_id)) {
  if (!isLoginPage(page)) await page.goto('/login')
  await tryLogin(page, person)
  await seesAlert(page, alerts.loginSuccess)
  await waitOut(page, delay.loginRedirect)
  await arrived(page, person, target)
}

/**
 * Begins signed in, at home or at `target`. The form has tests of its own; it is used here where a test stands on the
 * login page already, and for a password or an account that did not come from the clinic.
 */
export async function signIn(page: Page, person: Person, target: string = homeOf(person.level_id)) {
  const newToken = storedSessionOf(page, person)
  if (!newToken) return signInByForm(page, person, target)
  await openSignedIn(page, person, await newToken(), target)
  await arrived(page, person, target)
}

/** How to get a session without the form, where that is possible. */
const storedSessionOf = (page: Page, person: Person) =>
  isLoginPage(page) || person.password !== PASSWORD ? undefined : person.newToken

/** Begins signed in on a page of the person's area, and waits until its content has come. */
export async function openAs(page: Page, person: Person, path: string) {
  const newToken = storedSessionOf(page, person)
  if (newToken) await openSignedIn(page, person, await newToken(), path)
  else {
    await signInByForm(page, person)
    await page.goto(path)
  }
  await settled(page)
}

const isLoginPage = (page: Page) => new URL(page.url(), 'http://x').pathname.startsWith('/login')

async function arrived(page: Page, person: Person, target: string) {
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
