import { messages } from '@sehati/contract/messages'
import { login } from '@sehati/contract/people/auth.endpoints'
import { seesAlert, signInByForm, storageOf, tryLogin } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'

/** Ten wrong passwords of a stranger. */
async function lock(url: string, email: string) {
  const body = JSON.stringify({ email, password: 'salah-terus-menerus' })
  const headers = { 'content-type': 'application/json' }
  for (let n = 0; n < 10; n++) await fetch(url + login.path, { method: 'POST', headers, body })
}

test('a browser that has signed in before gets in while strangers lock the account; another one does not @journey', async ({
  page,
  openBrowser,
  clinic,
  product,
}) => {
  const people = [await clinic.orang(5), await clinic.orang(4)]
  for (const person of people) {
    await signInByForm(page, person)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  }
  for (const { email } of people) await lock(product.url, email)
  // Both accounts of this browser, the later one first; an e-mail is the same in any letters.
  for (const person of [...people].reverse()) {
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === login.path)
    await signInByForm(page, { ...person, email: person.email.toUpperCase() })
    expect((await sent).url()).toBe(product.url + login.path)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
  }
  const elsewhere = await openBrowser()
  await elsewhere.goto('/login')
  await tryLogin(elsewhere, people[0] as (typeof people)[number])
  await seesAlert(elsewhere, messages.LOGIN_LOCKED)
})

test('after a logout nothing in the browser names the account', async ({ page, clinic }) => {
  const person = await clinic.orang(5)
  await signInByForm(page, person)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  const kept = JSON.stringify(await storageOf(page))
  expect(kept).toMatch(/"perangkat\.[0-9a-f]{64}":"[\w-]{43}"/)
  for (const word of [person.email, person.name]) expect(kept).not.toContain(word)
})
