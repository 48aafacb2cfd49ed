import type { Page } from '@playwright/test'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { naskahTexts } from '@sehati/contract/rights/naskah.texts'
import { answerPersetujuan, listPersetujuan } from '@sehati/contract/rights/persetujuan.endpoints'
import { openAs, settled, tryLogin } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { RABU } from '../harness/booking.ts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const step = (page: Page) => page.getByRole('region', { name: 'Persetujuan data Anda' })
const box = (page: Page, keperluan: keyof typeof naskahTexts) =>
  step(page).getByRole('checkbox', { name: naskahTexts[keperluan][0].pernyataan })
const part = (page: Page, keperluan: keyof typeof naskahTexts) =>
  page.getByRole('region', { name: naskahTexts[keperluan][0].judul, exact: true })

async function fillIn(page: Page, email: string) {
  await field(page, 'Nama lengkap').fill('Rani Puspita')
  await field(page, 'Email').fill(email)
  await field(page, 'Jenis kelamin').selectOption('perempuan')
  await field(page, 'Nomor BPJS').fill('0001234567890')
  await field(page, 'Password').fill('rahasia-rani')
}
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox')
const send = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click()

test('agrees to one purpose at the registration and to another in the step, refuses the others, and withdraws on the page of their data @journey', async ({
  page,
}) => {
  const email = `${unikat()}@kampus.test`
  await page.goto('/register')
  await page.getByRole('main').getByRole('link', { name: 'pemberitahuan privasi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pemberitahuan privasi' })).toBeVisible()
  await page.goBack()
  await expect(boxes(page)).toHaveCount(2)
  for (const one of await boxes(page).all()) await expect(one).not.toBeChecked()
  await page.getByText('Baca: Pemberitahuan privasi').click()
  await expect(page.getByText(naskahTexts.layanan[0].bagian[0]?.isi as string)).toBeVisible()
  await fits(page)
  await fillIn(page, email)
  await page.getByRole('checkbox', { name: naskahTexts.layanan[0].pernyataan }).press('Space')
  await send(page)
  await page.waitForURL((url) => url.pathname === '/login')
  await tryLogin(page, { email, password: 'rahasia-rani' })
  await page.waitForURL((url) => url.pathname === '/user/home')
  await settled(page)

  await expect(step(page).getByRole('checkbox')).toHaveCount(2)
  for (const one of await step(page).getByRole('checkbox').all()) await expect(one).not.toBeChecked()
  await step(page).getByText('Baca: Konsultasi online').click()
  await expect(step(page).getByText(naskahTexts.telemedisin[0].bagian[0]?.isi as string)).toBeVisible()
  await fits(page)
  await box(page, 'telemedisin').press('Space')
  await step(page).getByRole('button', { name: 'Simpan pilihan' }).press('Enter')
  await expect(step(page).getByRole('checkbox')).toHaveCount(0)
  await step(page).getByLabel('Apakah Anda sudah berusia 18 tahun atau lebih?').selectOption('Sudah')
  await step(page).getByRole('button', { name: 'Simpan usia' }).press('Enter')
  await expect(step(page)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(step(page)).toHaveCount(0)

  await page.goto('/user/data-saya#persetujuan')
  await expect(part(page, 'layanan').getByText(/^Disetujui pada .+, versi 1$/)).toBeVisible()
  await expect(part(page, 'telemedisin').getByText(/^Disetujui pada .+, versi 1$/)).toBeVisible()
  await expect(part(page, 'pengingat_email').getByText(/^Tidak disetujui pada .+, versi 1$/)).toBeVisible()
  await fits(page)
  await part(page, 'layanan')
    .getByRole('button', { name: /^Tarik persetujuan/ })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Tarik persetujuan' }).press('Enter')
  await expect(part(page, 'layanan').getByText(/^Ditarik pada .+, versi 1$/)).toBeVisible()
  await part(page, 'layanan')
    .getByRole('button', { name: /^Setuju/ })
    .click()
  await expect(part(page, 'layanan').getByText(/^Disetujui pada .+, versi 1$/)).toBeVisible()
})

test('a registration with nothing ticked succeeds, and so does one after its notice was replaced', async ({ page }) => {
  await page.goto('/register')
  await fillIn(page, `${unikat()}@kampus.test`)
  await send(page)
  await page.waitForURL((url) => url.pathname === '/login')

  await page.route(
    '**/api/public/naskah?keperluan=telemedisin',
    async (route) => {
      const response = await route.fetch()
      const { data, ...envelope } = await response.json()
      await route.fulfill({ response, json: { ...envelope, data: { ...data, versi: 7 } } })
    },
    { times: 1 },
  )
  await page.goto('/register')
  await fillIn(page, `${unikat()}@kampus.test`)
  const online = page.getByRole('checkbox', { name: naskahTexts.telemedisin[0].pernyataan })
  await online.check()
  await send(page)
  await expect(page.getByRole('alert').getByText(messages.NOTICE_STALE.isi)).toBeVisible()
  await expect(online).not.toBeChecked()
  await online.check()
  await send(page)
  await page.waitForURL((url) => url.pathname === '/login')
})

test('the step may be put off, and comes back when the application is opened again', async ({ page, clinic, api }) => {
  const patient = await clinic.orang(4)
  await openAs(page, patient, '/karyawan/home')
  await step(page).getByRole('button', { name: 'Nanti saja' }).click()
  await expect(step(page)).toHaveCount(0)
  await page.reload()
  await expect(step(page)).toBeVisible()
  expect((await api(patient, listPersetujuan, {})).every(({ jawaban }) => jawaban === null)).toBe(true)
})

test('a withdrawal of the consent to care names what stays scheduled, and leads there', async ({
  page,
  clinic,
  api,
}) => {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const sesi = await clinic.sesi(tenaga.profesional_id, {})
  await api(patient, answerPersetujuan, {
    body: { persetujuan: [{ keperluan: 'layanan', versi: 1, sikap: 'setuju' }] },
  })
  const { jadwal_id } = await api(patient, bookKonsultasi, {
    body: {
      jadwal_tenaga_id: sesi.id,
      profesional_id: tenaga.profesional_id,
      tanggal: RABU,
      metode_konsultasi: 'online',
      keluhan: 'Sulit tidur',
      use_bpjs: 0,
    },
  })
  await openAs(page, patient, '/user/data-saya#persetujuan')
  await part(page, 'layanan')
    .getByRole('button', { name: /^Tarik persetujuan/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tarik persetujuan' }).click()
  const note = page.getByRole('status').filter({ hasText: 'Konsultasi ini tetap terjadwal' })
  await expect(note.getByRole('link')).toHaveAttribute('href', new RegExp(`${jadwal_id}$`))
  await fits(page)
})

test('the page of the notice has the seven points of the law and the contact, for any visitor', async ({ page }) => {
  await page.goto('/jadwal')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privasi' }).click()
  await page.waitForURL('/privasi')
  for (const { judul } of naskahTexts.layanan[0].bagian)
    await expect(page.getByRole('heading', { level: 2, name: judul, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Kontak pelindungan data' })).toBeVisible()
  await fits(page)
})
