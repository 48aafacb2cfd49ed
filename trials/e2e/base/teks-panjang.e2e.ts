import type { Locator, Page } from '@playwright/test'
import { maxLength } from '@sehati/contract/base/constants'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { expect, test } from '../harness/fixtures.ts'
import { poisonedClinic } from '../harness/poisoned-clinic.ts'

const tooLong = (max: number) => `Maksimal ${max} karakter.`
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** What is longer than the field takes stays whole, and the field says why it is refused. */
async function staysWhole(input: Locator, text: string, send: () => Promise<unknown>, max: number) {
  await input.fill(text)
  await expect(input).toHaveValue(text)
  await send()
  await expect(input).toHaveValue(text)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input.page().getByText(tooLong(max), { exact: true }).first()).toBeVisible()
}

test('registration keeps a long name, number and password and says what is too long', async ({ page }) => {
  await page.goto('/register')
  await field(page, 'Email').fill(`${unikat()}@kampus.test`)
  await field(page, 'Jenis kelamin').selectOption('perempuan')
  await field(page, 'Nomor BPJS').fill('0001234567890')
  const send = () => page.getByRole('button', { name: 'Register', exact: true }).click()
  await field(page, 'Nomor telepon').fill('0'.repeat(21))
  await field(page, 'Password').fill('kopi '.repeat(26))
  await staysWhole(field(page, 'Nama lengkap'), `Sri ${'Rahayu '.repeat(15)}Sastro`, send, maxLength.name)
  await expect(field(page, 'Nomor telepon')).toHaveValue('0'.repeat(21))
  await expect(page.getByText(tooLong(maxLength.phone_number), { exact: true })).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue('kopi '.repeat(26))
  await expect(page.getByText(tooLong(maxLength.password), { exact: true })).toBeVisible()
})

test('login says that a password is too long instead of sending another one', async ({ page, clinic }) => {
  const { email } = await clinic.orang(5)
  await page.goto('/login')
  await field(page, 'Email').fill(email)
  const send = () => page.getByRole('button', { name: 'Login', exact: true }).click()
  await staysWhole(field(page, 'Password'), 'x'.repeat(129), send, maxLength.password)
})

test('the name, password and new password of the user', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(5), '/user/profile')
  const save = () => page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await staysWhole(page.getByLabel('Nama lengkap'), 'N'.repeat(101), save, maxLength.name)
  await page.reload()
  const change = () => page.getByRole('button', { name: 'Ubah password' }).click()
  await field(page, 'Password saat ini').fill('rahasia-sekali')
  await staysWhole(field(page, 'Password baru'), 'y'.repeat(129), change, maxLength.password)
})

test('a new account of an admin', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(1), '/admin/role')
  await page.getByRole('button', { name: 'Tambah pengguna' }).click()
  const dialog = page.getByRole('dialog')
  const send = () => dialog.getByRole('button', { name: 'Tambah', exact: true }).click()
  await staysWhole(dialog.getByLabel('Nama lengkap'), 'N'.repeat(101), send, maxLength.name)
})

test('a review: the count says how far it is over, and the button waits', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga()]
  const { id } = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const [jadwal_id] = await clinic.konsultasiLampau(of, ['2026-11-18'])
  await openAs(page, patient, `/user/feedback?jadwal_id=${jadwal_id}`)
  await page.getByLabel('Pilih konsultasi').selectOption(String(jadwal_id))
  await page.getByRole('radio', { name: /^5/ }).check({ force: true })
  const words = 'baik '.repeat(201)
  await page.getByLabel('Komentar', { exact: true }).fill(words)
  await expect(page.getByLabel('Komentar', { exact: true })).toHaveValue(words)
  await expect(page.getByText(tooLong(1_000), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim Ulasan' })).toBeDisabled()
  await page.getByLabel('Komentar', { exact: true }).fill('baik')
  await expect(page.getByRole('button', { name: 'Kirim Ulasan' })).toBeEnabled()
})

test('a message: nothing pasted is lost, and it is sent once it is short enough', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga()]
  const { id } = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { status: 'disetujui' })
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  const input = page.getByRole('textbox', { name: 'Tulis pesan' })
  const words = 'a'.repeat(4_005)
  await input.fill(words)
  await expect(input).toHaveValue(words)
  await expect(page.getByText('Terlalu panjang 5 karakter. Maksimal 4000 karakter.')).toBeVisible()
  await input.press('Enter')
  await expect(input).toHaveValue(words)
  await expect(page.getByText('a'.repeat(100))).toHaveCount(1)
  await input.fill('cukup pendek')
  await input.press('Enter')
  await expect(input).toHaveValue('')
})

/** What is wider than the page, on a phone. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    const beyond = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    return (document.scrollingElement?.scrollWidth ?? 0) > innerWidth
      ? beyond.slice(0, 6).map((one) => one.outerHTML.slice(0, 160))
      : []
  })

test.describe('one long word', () => {
  test.use({ expectedFaults: /status of 404 \(Not Found\).*tidak-ada/ })
  for (const who of ['guest', 'admin', 'tenaga', 'patient'] as const)
    test(`no text of one long word pushes a page of ${who} at 360 px sideways`, async ({
      openBrowser,
      ownProduct,
      ownClinic,
      ownApi,
    }) => {
      const texts = { short: 'W'.repeat(90), long: 'Keluhanpanjangtanpaspasi'.repeat(10) }
      const found = await poisonedClinic(ownClinic, ownApi, ownProduct.url, 5, 2, texts)
      const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 800 } })
      const screens = [...found.screens[who], `/tenaga/${found.tenaga.profesional_id}`]
      if (who !== 'guest') await signIn(page, found[who])
      for (const screen of screens) {
        await page.goto(screen)
        await settled(page)
        expect.soft(await wider(page), screen).toEqual([])
      }
    })
})
