import type { Page } from '@playwright/test'
import { messages } from '@sehati/contract/messages'
import { beginTotp, resetDuaLangkah } from '@sehati/contract/people/dua-langkah.endpoints'
import { KODE_CADANGAN } from '@sehati/contract/people/dua-langkah.rules'
import { homeOf, openAs, signInByForm, tryLogin } from '@sehati/testkit/browser/acts'
import type { Person } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { keepKodeCadangan } from '../harness/kode-cadangan.ts'

const part = (page: Page) => page.getByRole('group', { name: 'Verifikasi dua langkah' })

/** Turns it on from where the card is shown, and returns the secret and the codes for emergencies. */
async function turnOn(
  page: Page,
  within: ReturnType<typeof part>,
  kode: (rahasia: string) => Promise<string>,
  person: Person,
) {
  await within.getByRole('button', { name: 'Aktifkan verifikasi dua langkah' }).click()
  await within.getByLabel('Password').fill(person.password)
  await within.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(within.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  const rahasia = (await within.locator('code').innerText()).replaceAll(' ', '')
  await within.getByLabel('Kode 6 angka dari aplikasi').fill('000000')
  await within.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  await expect(within.getByText(messages.SECOND_FACTOR_WRONG.isi).first()).toBeVisible()
  await within.getByLabel('Kode 6 angka dari aplikasi').fill(await kode(rahasia))
  await within.getByRole('button', { name: 'Aktifkan', exact: true }).click()
  return { rahasia, cadangan: await keepKodeCadangan(page, within) }
}

test.use({ expectedFaults: /status of (401|422)/ })

test('a psychologist turns the second step on, signs in with it, and with a code for emergencies @journey', async ({
  page,
  clinic,
  openBrowser,
}) => {
  const person = await clinic.tenaga(3)
  await openAs(page, person, '/psikolog/profile#keamanan')
  const { rahasia, cadangan } = await turnOn(
    page,
    part(page),
    (rahasia) => clinic.kode(person.user_id, rahasia),
    person,
  )
  await expect(part(page).getByText(`${KODE_CADANGAN} kode cadangan belum dipakai.`)).toBeVisible()

  const other = await openBrowser()
  await other.goto('/login')
  await tryLogin(other, person)
  const field = other.getByLabel('Kode dari aplikasi, atau kode cadangan')
  await expect(field).toBeFocused()
  expect(await violationsIn(other)).toEqual([])
  await field.fill(await clinic.kode(person.user_id, rahasia, { next: true }))
  await field.press('Enter')
  await other.waitForURL(homeOf(3))

  const third = await openBrowser()
  await third.goto('/login')
  await tryLogin(third, person)
  await third.getByLabel('Kode dari aplikasi, atau kode cadangan').fill(cadangan[0]?.toLowerCase() as string)
  await third.getByRole('button', { name: 'Lanjutkan' }).click()
  await third.waitForURL(homeOf(3))
})

test('a login that waits can begin again, and an admin helps who has lost the phone @journey', async ({
  page,
  clinic,
  api,
  openBrowser,
}) => {
  const [person, admin] = [await clinic.tenaga(2), await clinic.orang(1)]
  await openAs(page, person, '/dokter/profile#keamanan')
  await turnOn(page, part(page), (rahasia) => clinic.kode(person.user_id, rahasia), person)
  const other = await openBrowser()
  await other.goto('/login')
  await tryLogin(other, person)
  await other.getByRole('button', { name: 'Kembali ke login' }).click()
  await expect(other.getByLabel('Email')).toHaveValue(person.email)
  await api(admin, resetDuaLangkah, { body: { user_id: person.user_id } })
  await signInByForm(other, person)
})

test('staff without it are led there once the clinic asks for it, and on to where they were going @journey', async ({
  ownProduct: _,
  ownClinic,
  openBrowser,
  ownApi,
}) => {
  const [admin, doctor] = [await ownClinic.orang(1), await ownClinic.tenaga(2)]
  const page = await openBrowser({ baseURL: _.url })
  await openAs(page, admin, '/admin/pengaturan')
  await page.getByLabel('Wajib untuk staf').click()
  await page.getByRole('button', { name: 'Wajibkan' }).click()
  // The admin has none either.
  await page.reload()
  await page.waitForURL('/dua-langkah?dari=%2Fadmin%2Fpengaturan')
  const card = page.getByRole('main')
  await turnOn(page, card, (rahasia) => ownClinic.kode(admin.user_id, rahasia), admin)
  await page.waitForURL('/admin/pengaturan')
  const answer = await ownApi(doctor, beginTotp, { body: { password: doctor.password } })
  expect(answer.rahasia).toMatch(/^[A-Z2-7]+$/)
})
