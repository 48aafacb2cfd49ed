import type { Page } from '@playwright/test'
import { countPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { putWhatsapp, receiveWebhookWhatsapp } from '@sehati/contract/channel/whatsapp.endpoints'
import { izinWhatsapp } from '@sehati/contract/channel/whatsapp.texts'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { openAs, settled } from '@sehati/testkit/browser/acts'
import { NOW } from '@sehati/testkit/product/product'
import { violationsIn } from '../harness/accessibility.ts'
import { RABU } from '../harness/booking.ts'
import { expect, KALIMAT, test } from '../harness/whatsapp.ts'

// A person consents in the profile, something happens to their schedule, the template arrives, and BERHENTI ends it.

const consent = (page: Page) => page.getByRole('switch', { name: izinWhatsapp })
const section = (page: Page) => page.getByRole('region', { name: /^Atur notifikasi/ })
const [nomor, saved] = ['6281234567890', '081234567890']

test('from the consent to the message, and from BERHENTI to none @journey', async ({
  page,
  ownClinic,
  ownApi,
  ownProduct,
  whatsapp,
}) => {
  const [tenaga, patient] = [await ownClinic.tenaga(3), await ownClinic.orang(5)]
  const sesi = await ownClinic.sesi(tenaga.profesional_id, {})
  const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const jadwal_id = await ownClinic.konsultasi(ids, { tanggal: RABU })
  const decide = (status: 'disetujui' | 'dibatalkan') =>
    ownApi(tenaga, updateKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { status, initial_consult: 'Sampai bertemu.' },
    })
  const hook = async ({ raw, headers }: ReturnType<typeof whatsapp.sign>) =>
    (await fetch(ownProduct.url + receiveWebhookWhatsapp.path, { method: 'POST', headers, body: raw })).status
  const unread = async () => (await ownApi(patient, countPemberitahuan, {})).jumlah

  await ownApi(patient, updateProfil, { body: { phone_number: '0211234567' } })
  await openAs(page, patient, '/user/profile')
  await expect(consent(page)).not.toBeChecked()
  await consent(page).press('Space')
  await expect(page.getByText('bukan nomor ponsel Indonesia')).toBeVisible()
  await expect(consent(page)).not.toBeChecked()

  await ownApi(patient, updateProfil, { body: { phone_number: saved } })
  await page.reload()
  await settled(page)
  await expect(consent(page)).not.toBeChecked()
  const given = page.waitForResponse((r) => r.request().method() === 'POST' && r.url().includes(putWhatsapp.path))
  await consent(page).press('Space')
  expect((await given).status()).toBe(201)
  await expect(consent(page)).toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
    }

  await decide('disetujui')
  await expect.poll(() => whatsapp.textsTo(nomor)).toEqual([KALIMAT])
  expect(whatsapp.strange).toEqual([])

  const at = new Date(Date.parse(NOW) + 600_000)
  const word = whatsapp.messageFrom(nomor, 'Berhenti', at)
  expect(await hook(whatsapp.sign(word.raw, 'rahasia yang salah'))).toBe(401)
  await page.reload()
  await expect(consent(page)).toBeChecked()
  expect(await hook(word)).toBe(200)
  await page.reload()
  await settled(page)
  await expect(consent(page)).not.toBeChecked()
  await expect(section(page).getByRole('note').filter({ hasText: 'BERHENTI dibalas' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  // The statement that writes the notice would also write a message.
  const before = await unread()
  await decide('dibatalkan')
  await expect.poll(unread).toBeGreaterThan(before)
  expect(whatsapp.triesOf(nomor)).toBe(1)
})

test('an account without a number, and an admin, are asked for nothing', async ({ page, ownClinic, ownApi }) => {
  const [me, admin] = [await ownClinic.orang(5), await ownClinic.orang(1)]
  await openAs(page, me, '/user/profile')
  await expect(section(page).getByRole('list', { name: 'Jenis kabar', exact: true })).toBeVisible()
  await settled(page)
  await expect(consent(page)).toHaveCount(0)
  await ownApi(admin, updateProfil, { body: { phone_number: saved } })
  await openAs(page, admin, '/admin/profile')
  await settled(page)
  await expect(consent(page)).toHaveCount(0)
})

test.describe('a service that sends none', () => {
  test.use({ baseURL: ({ product }, use) => use(product.url) })

  test('asks for nothing', async ({ page, clinic, api }) => {
    const me = await clinic.orang(5)
    await api(me, updateProfil, { body: { phone_number: saved } })
    await openAs(page, me, '/user/profile')
    await expect(section(page).getByRole('list', { name: 'Jenis kabar', exact: true })).toBeVisible()
    await settled(page)
    await expect(consent(page)).toHaveCount(0)
  })
})
