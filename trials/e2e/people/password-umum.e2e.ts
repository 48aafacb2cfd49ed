import type { Locator, Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { messages } from '@sehati/contract/messages'
import { alertOf, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'
import { rested } from '../harness/rest.ts'

const WARNING = 'Password ini sering dipakai dan mudah ditebak. Sebaiknya pilih yang lain.'
const warning = (page: Page) => page.getByText(WARNING, { exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Types a common password, another one that is short, and a sentence: only the first is warned of, and nothing is marked as wrong. */
async function warns(input: Locator) {
  const page = input.page()
  await input.pressSequentially('12345678')
  await expect(warning(page)).toBeVisible()
  await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  await input.fill('1234567')
  await expect(warning(page)).toHaveCount(0)
  await input.fill('PassWord')
  await expect(warning(page)).toBeVisible()
  await input.fill('kopi pagi di teras')
  await expect(warning(page)).toHaveCount(0)
}

async function fillIn(page: Page, email: string) {
  await field(page, 'Nama lengkap').fill('Rani Puspita')
  await field(page, 'Email').fill(email)
  await field(page, 'Jenis kelamin').selectOption('perempuan')
  await field(page, 'Nomor BPJS').fill('0001234567890')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

test('registration warns of a common password and takes it, as specified @journey', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page, `${unikat()}@kampus.test`)
  await warns(field(page, 'Password'))
  await field(page, 'Password').fill('12345678')
  await expect(warning(page)).toBeVisible()
  await submit(page)
  await seesAlert(page, alerts.registerSuccess)
})

test('the list comes with the first password that could be chosen, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/register')
  await field(page, 'Password').pressSequentially('1234567')
  await rested(page)
  const isList = (url: string) => /password-umum/.test(url)
  expect(asked.filter(isList)).toEqual([])
  await field(page, 'Password').press('8')
  await expect(warning(page)).toBeVisible()
  expect(asked.filter(isList)).toHaveLength(1)
})

test('the own password, a new account and a reset by an admin are warned of too', async ({ page, clinic }) => {
  const [admin, person] = [await clinic.orang(1), await clinic.orang(5)]
  await openAs(page, admin, '/admin/profile')
  await warns(field(page, 'Password baru'))
  await page.goto(`/admin/role?q=${person.name.split(' ')[1]}`)
  await page.getByRole('button', { name: 'Tambah pengguna' }).click()
  await warns(page.getByRole('dialog').getByRole('textbox', { name: 'Password' }))
  await page.goto(`/admin/role?q=${person.name.split(' ')[1]}`)
  await page.getByRole('button', { name: `Reset Password ${person.name}` }).click()
  await warns(page.getByRole('dialog').getByRole('textbox', { name: 'Password baru' }))
})

test('the link of a lost password warns too', async ({ page, clinic, product }) => {
  const person = await clinic.orang(4)
  await page.goto('/lupa-password')
  await field(page, 'Email').fill(person.email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  const [token = ''] = await foundInMails(product, person.email, /\/reset-password#([\w-]+)/)
  await page.goto(`/reset-password#${token}`)
  await warns(field(page, 'Password baru'))
})

test.describe('with strict privacy', () => {
  test.use({ expectedFaults: /422/ })

  test('the refusal stands once, its field is marked, and another password is taken', async ({
    openBrowser,
    ownProduct,
    ownClinic,
    ownApi,
  }) => {
    await ownApi(await ownClinic.orang(1), updatePengaturan, { body: { privasi_ketat: true } })
    const page = await openBrowser({ baseURL: ownProduct.url })
    await page.goto('/register')
    await fillIn(page, `${unikat()}@kampus.test`)
    await field(page, 'Password').fill('12345678')
    await submit(page)
    const { isi } = messages.PASSWORD_COMMON
    await expect(alertOf(page, { judul: alerts.registerRejected.judul, isi })).toBeVisible()
    await expect(page.getByText(isi)).toHaveCount(1)
    await expect(warning(page)).toHaveCount(0)
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Password')).toBeFocused()
    await field(page, 'Password').fill('kopi pagi di teras')
    await page.clock.fastForward(2_000)
    await submit(page)
    await seesAlert(page, alerts.registerSuccess)
  })
})
