import type { Page } from '@playwright/test'
import { delay } from '@sehati/contract/base/constants'
import { alerts, isianTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { sendVerifikasi } from '@sehati/contract/people/user.endpoints'
import { leavesAfter, seesAlert, stopTime, tryLogin } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'
import { rested } from '../harness/rest.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

async function fillIn(page: Page, email: string) {
  await field(page, 'Nama lengkap').fill('Rani Puspita')
  await field(page, 'Email').fill(email)
  await field(page, 'Nomor telepon').fill('081234567890')
  await field(page, 'Jenis kelamin').selectOption('perempuan')
  await field(page, 'Nomor BPJS').fill('0001234567890')
  await field(page, 'Password').fill('rahasia-rani')
}

test('says what is missing in the order of the form, until nothing is', async ({ page }) => {
  await page.goto('/register')
  const steps: [label: string, text: string, mend: () => Promise<unknown>][] = [
    ['Nama lengkap', isianTexts.nama, () => field(page, 'Nama lengkap').fill('Rani')],
    ['Email', isianTexts.email, () => field(page, 'Email').fill(`${unikat()}@kampus.test`)],
    ['Jenis kelamin', isianTexts.gender, () => field(page, 'Jenis kelamin').selectOption('lainnya')],
    ['Nomor BPJS', isianTexts.bpjs, () => field(page, 'Nomor BPJS').fill('123456789012')],
    ['Nomor BPJS', isianTexts.bpjsPanjang, () => field(page, 'Nomor BPJS').fill('1234567890123')],
    ['Password', isianTexts.password, () => field(page, 'Password').fill('1234567')],
    ['Password', isianTexts.passwordPendek, () => field(page, 'Password').fill('12345678')],
  ]
  for (const [label, text, mend] of steps) {
    await submit(page)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await mend()
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
  }
  await submit(page)
  await seesAlert(page, alerts.registerSuccess)
})

test('phone and BPJS take digits only, BPJS at most thirteen', async ({ page }) => {
  await page.goto('/register')
  await field(page, 'Nomor telepon').pressSequentially('+62 812-a34')
  await expect(field(page, 'Nomor telepon')).toHaveValue('6281234')
  await field(page, 'Nomor BPJS').pressSequentially('00a0-1234567890999')
  await expect(field(page, 'Nomor BPJS')).toHaveValue('0001234567890')
})

test('success leads to /login after 1.8 seconds, and the account signs in as a patient who confirms the address @journey', async ({
  page,
  product,
  openBrowser,
}) => {
  const email = `${unikat()}@kampus.test`
  await page.goto('/register')
  await fillIn(page, email)
  await stopTime(page)
  await submit(page)
  await seesAlert(page, alerts.registerSuccess)
  await leavesAfter(page, delay.registerRedirect, (url) => url.pathname === '/login')
  // The e-mail stands there, from the history's state: the URL holds none.
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toBeFocused()
  expect(page.url()).not.toContain(email.split('@')[0])
  await tryLogin(page, { email: email.toUpperCase(), password: 'rahasia-rani' })
  await page.waitForURL((url) => url.pathname === '/user/home')

  const banner = page.getByRole('alert').filter({ hasText: 'Konfirmasi email Anda agar kami dapat mengirim kabar' })
  await expect(banner).toContainText(email)
  expect(await violationsIn(page)).toEqual([])
  await banner.getByRole('button', { name: 'Kirim ulang' }).click()
  await seesAlert(page, { judul: 'Berhasil', isi: sendVerifikasi.message })
  const links = await foundInMails(product, email, /\/konfirmasi-email#([\w-]+)/, 2)
  const mailbox = await openBrowser()
  await mailbox.goto(`/konfirmasi-email#${links.at(-1)}`)
  await mailbox.getByRole('button', { name: 'Konfirmasi email' }).click()
  await expect(mailbox.getByRole('status').filter({ hasText: 'Email sudah dikonfirmasi.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Upcoming Appointments')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('an e-mail that is taken is refused in the server’s words, and nothing typed is lost', async ({
  page,
  clinic,
}) => {
  const { email } = await clinic.orang(5)
  await page.goto('/register')
  await fillIn(page, ` ${email.toUpperCase()}`.trim())
  await submit(page)
  await seesAlert(page, { judul: alerts.registerRejected.judul, isi: messages.EMAIL_TAKEN.isi })
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Email')).toBeFocused()
  expect(await page.getByText(messages.EMAIL_TAKEN.isi).count()).toBe(1)
  await page.clock.fastForward(delay.registerReload)
  await expect(page).toHaveURL('/register')
  await expect(field(page, 'Nama lengkap')).toHaveValue('Rani Puspita')
  await expect(field(page, 'Nomor BPJS')).toHaveValue('0001234567890')
  await field(page, 'Email').fill(`lain.${email}`)
  await submit(page)
  await seesAlert(page, alerts.registerSuccess)
})

test('without the server: the sentence for accidents, and what was typed stays', async ({
  openBrowser,
  ownProduct,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  await page.goto('/register')
  await fillIn(page, `${unikat()}@kampus.test`)
  await rested(page)
  await ownProduct.stopServer()
  await submit(page)
  await seesAlert(page, { judul: alerts.registerRejected.judul, isi: messages.INTERNAL.isi })
  await expect(field(page, 'Nama lengkap')).toHaveValue('Rani Puspita')
})
