import { levelIds } from '@sehati/contract/base/access'
import { delay } from '@sehati/contract/base/constants'
import { alerts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { logout } from '@sehati/contract/people/auth.endpoints'
import {
  alertOf,
  areaOf,
  homeOf,
  leavesAfter,
  seesAlert,
  signInByForm,
  stopTime,
  storageOf,
  tryLogin,
} from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

const wrong = { judul: messages.LOGIN_FAILED.judul, isi: messages.LOGIN_FAILED.isi }

test.describe('login', () => {
  for (const level of levelIds) {
    test(`leads level ${level} to ${homeOf(level)} after two seconds @journey`, async ({ page, clinic }) => {
      const person = level === 2 || level === 3 ? await clinic.tenaga(level) : await clinic.orang(level)
      await page.goto('/login')
      await stopTime(page)
      await tryLogin(page, person)
      await seesAlert(page, alerts.loginSuccess)
      expect(await storageOf(page)).not.toHaveProperty('token')
      await leavesAfter(page, delay.loginRedirect, (url) => url.pathname.startsWith(areaOf[level]))
      expect(new URL(page.url()).pathname).toBe(homeOf(level))
    })
  }

  test('a wrong password and an unknown address are refused alike; what was typed stays @journey', async ({
    page,
    clinic,
  }) => {
    const person = await clinic.orang(5)
    for (const email of [person.email, `tidak.${person.email}`]) {
      await page.goto('/login')
      await tryLogin(page, { email, password: 'bukan-password-ini' })
      await seesAlert(page, wrong)
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    }
    await expect(page).toHaveURL('/login')
    expect(await storageOf(page)).not.toHaveProperty('token')
  })

  test('an account that is nonaktif gets the info alert and no token', async ({ page, clinic }) => {
    const person = await clinic.orang(5)
    await clinic.deactivate(person.user_id)
    await page.goto('/login')
    await tryLogin(page, person)
    await seesAlert(page, messages.ACCOUNT_INACTIVE)
    expect(await storageOf(page)).not.toHaveProperty('token')
  })

  test('ten failures lock the account, also for the right password', async ({ page, clinic, product }) => {
    const person = await clinic.orang(5)
    const body = JSON.stringify({ email: person.email, password: 'salah-terus-menerus' })
    const headers = { 'content-type': 'application/json' }
    for (let n = 0; n < 10; n++) await fetch(`${product.url}/api/public/login`, { method: 'POST', headers, body })
    await page.goto('/login')
    await tryLogin(page, person)
    await seesAlert(page, messages.LOGIN_LOCKED)
    await expect(alertOf(page, wrong)).toHaveCount(0)
  })

  test('email and password are both required', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('what a password manager wrote into the fields without an event is sent', async ({ page, clinic }) => {
    const person = await clinic.orang(5)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    for (const [label, value] of [
      ['Email', person.email],
      ['Password', person.password],
    ] as const)
      await page.getByLabel(label, { exact: true }).evaluate((field, value) => {
        ;(field as HTMLInputElement).value = value
      }, value)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await seesAlert(page, alerts.loginSuccess)
  })

  test('offers the ways to a new password and to registration', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page.getByRole('heading', { name: /lupa password/i })).toBeVisible()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/register')
  })
})

test.describe('local storage', () => {
  test('keeps the token plain and no id, level or name readable; nothing after logout', async ({ page, clinic }) => {
    const person = await clinic.orang(5)
    await signInByForm(page, person)
    const kept = await storageOf(page)
    expect(kept.token).toMatch(/^[\w-]{40,}$/)
    for (const name of ['userId', 'levelId', 'name']) {
      // One block of RSA-OAEP with a key of 2048 bits.
      expect(Buffer.from(kept[name] as string, 'base64')).toHaveLength(256)
    }
    const encrypted = Object.entries(kept)
      .filter(([name]) => name !== 'token')
      .map(([, value]) => value)
      .join(' ')
    expect(encrypted).not.toContain(person.name)
    expect(encrypted).not.toContain(Buffer.from(person.name).toString('base64').slice(0, 12))

    await page.reload()
    await expect(page.getByRole('button', { name: `Menu akun ${person.name}` })).toBeVisible()

    // The page changes at once; the server ends the session in the background.
    const ended = page.waitForResponse((response) => new URL(response.url()).pathname === logout.path)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    for (const name of ['token', 'userId', 'levelId', 'name']) expect(await storageOf(page)).not.toHaveProperty(name)
    expect((await ended).status()).toBe(logout.success)
    const reply = await page.request.get(`/api/allroles/getone?id=${person.user_id}`, {
      headers: { authorization: `Bearer ${kept.token}` },
    })
    expect(reply.status()).toBe(401)
  })

  test('the same person’s values differ from device to device, and nothing of one opens on another', async ({
    page,
    openBrowser,
    clinic,
  }) => {
    const person = await clinic.orang(4)
    await signInByForm(page, person)
    const elsewhere = await openBrowser()
    await signInByForm(elsewhere, person)
    const [here, there] = [await storageOf(page), await storageOf(elsewhere)]
    expect(here.userId).not.toBe(there.userId)
    await elsewhere.evaluate((values) => Object.assign(localStorage, values), here)
    // The token alone identifies the user; the values of the other device cannot be decrypted here and are written again.
    await elsewhere.goto('/karyawan/home')
    await expect.poll(async () => (await storageOf(elsewhere)).userId).not.toBe(here.userId)
    await expect(elsewhere).toHaveURL(/\/karyawan\/home/)
  })
})
