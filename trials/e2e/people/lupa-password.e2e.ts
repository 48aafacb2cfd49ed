import type { Page } from '@playwright/test'
import { alerts, isianTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { forgotPassword, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { homeOf, seesAlert, settled, signInByForm, tryLogin } from '@sehati/testkit/browser/acts'
import { type Clinic, type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails, mailsTo } from '../harness/mail.ts'

const LINK = /\/reset-password#([\w-]+)/
const NEW = 'kata sandi yang baru sekali'

const answer = (page: Page) => page.getByRole('status').filter({ hasText: forgotPassword.message })

async function askFor(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(answer(page)).toBeVisible()
  await expect(answer(page)).toBeFocused()
}

async function setPassword(page: Page, password: string, ulangi = password) {
  await page.getByLabel('Password baru', { exact: true }).fill(password)
  await page.getByLabel('Ulangi password baru', { exact: true }).fill(ulangi)
  await page.getByRole('button', { name: 'Simpan password baru' }).click()
}

const dead = (page: Page) => page.getByRole('alert').filter({ hasText: messages.RESET_LINK_INVALID.isi })

/** A consultation of this person, as a mail links to it. */
async function consultationOf(clinic: Clinic, { user_id }: Person) {
  const { profesional_id } = await clinic.tenaga(2)
  const { id } = await clinic.sesi(profesional_id, { hari: 'Selasa' })
  return clinic.konsultasi({ user_id, profesional_id, jadwal_tenaga_id: id }, { tanggal: SELASA })
}

test('from a mailed link by the forgotten password to a new one, which ends what was open elsewhere @journey', async ({
  page,
  clinic,
  product,
  openBrowser,
}) => {
  const person = await clinic.orang(5)
  const elsewhere = await openBrowser()
  await signInByForm(elsewhere, person)

  const jadwal_id = await consultationOf(clinic, person)
  await page.goto(`/konsultasi/${jadwal_id}`)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.waitForURL((url) => url.pathname === '/lupa-password')
  await expect(page).toHaveTitle('Lupa password · Sehati')
  await askFor(page, person.email)
  const [token = ''] = await foundInMails(product, person.email, LINK)

  // A mail program's scanner fetches the address: nothing is used up.
  await page.request.get('/reset-password')
  await page.goto(`/reset-password#${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Password baru' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  expect(await page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }]))).not.toContain(
    token,
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await setPassword(page, 'pendek')
  await expect(page.getByText(isianTexts.passwordPendek)).toBeVisible()
  await setPassword(page, NEW, `${NEW}?`)
  await expect(page.getByText(isianTexts.passwordBeda)).toBeVisible()
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).first().click()
  await expect(page.getByLabel('Password baru', { exact: true })).toHaveAttribute('type', 'text')
  await setPassword(page, NEW)
  await page.waitForURL((url) => url.pathname === '/login')
  await seesAlert(page, { judul: alerts.bookingSuccess.judul, isi: resetPassword.message })

  await elsewhere.goto(homeOf(5))
  await expect(elsewhere).toHaveURL(/\/login\?/)
  await signInByForm(page, { ...person, password: NEW }, `/user/appointment-detail?jadwal_id=${jadwal_id}`)

  await elsewhere.goto('/login')
  await tryLogin(elsewhere, person)
  await seesAlert(elsewhere, messages.LOGIN_FAILED)
})

test('a link is good once, and the way to another is shown', async ({ page, clinic, product }) => {
  const person = await clinic.orang(4)
  await page.goto('/lupa-password')
  await askFor(page, person.email)
  const [token = ''] = await foundInMails(product, person.email, LINK)
  await page.goto(`/reset-password#${token}`)
  await setPassword(page, NEW)
  await expect(page).toHaveURL('/login')

  await page.goto(`/reset-password#${token}`)
  await setPassword(page, 'kata sandi orang lain')
  await expect(dead(page)).toBeVisible()
  await expect(dead(page)).toBeFocused()
  await page.getByRole('link', { name: 'Minta tautan baru' }).click()
  await expect(page).toHaveURL('/lupa-password')
})

test('for an address without an account the page shows the same words, and no mail is sent', async ({
  page,
  product,
  clinic,
}) => {
  const unknown = `${unikat()}@kampus.test`
  await page.goto('/lupa-password')
  await askFor(page, unknown)
  // The mail for a later request of another person has been sent: a mail for this one would have been sent too.
  const person = await clinic.orang(5)
  await askFor(page, person.email)
  await foundInMails(product, person.email, LINK)
  expect(await mailsTo(product, unknown)).toEqual([])
})

test('an invalid address is not sent', async ({ page }) => {
  await page.goto('/lupa-password')
  await page.getByLabel('Email', { exact: true }).fill('bukan email')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText(isianTexts.emailBentuk)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('without a token the page says that the link is not valid', async ({ page }) => {
  await page.goto('/reset-password')
  await settled(page)
  await expect(dead(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Minta tautan baru' })).toBeVisible()
})

test('a sign-in from an unknown device is notified by mail, the first sign-in is not', async ({
  product,
  clinic,
  openBrowser,
}) => {
  const person = await clinic.orang(5)
  const first = await openBrowser()
  await signInByForm(first, person)
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
  const second = await openBrowser({ userAgent: firefox })
  await signInByForm(second, person)
  const found = await foundInMails(product, person.email, /(Firefox di Linux)/)
  expect(found).toHaveLength(1)
  expect(await mailsTo(product, person.email)).toHaveLength(1)
})
