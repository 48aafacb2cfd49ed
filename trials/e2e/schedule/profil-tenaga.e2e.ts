import type { Page } from '@playwright/test'
import { failures, isianTexts } from '@sehati/contract/base/texts'
import { areaOf, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import type { Person } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

// What a professional says of themself, typed into their own profile.

const atProfile = (page: Page, person: Person) => openAs(page, person, `${areaOf[person.level_id]}/profile#profesional`)
const section = (page: Page) => page.getByRole('region', { name: 'Profil profesional' })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan profil profesional' }).click()

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(`a professional fills it in, and finds it tidied${journeyIf(viewport.width === 360)}`, async ({
      page,
      clinic,
    }) => {
      const tenaga = await clinic.tenaga(3)
      await atProfile(page, tenaga)
      await expect(section(page).getByRole('heading', { name: 'Profil profesional' })).toBeFocused()
      await page.getByLabel('Biografi singkat').fill('Psikolog klinis sejak 2018.')
      await page.getByLabel('Topik yang ditangani').fill('Cemas; tidur, cemas')
      await page.getByLabel('Bahasa', { exact: true }).fill('bahasa inggris, jawa')
      await page.getByLabel('Nomor STR').fill('990001')
      await page.getByLabel('Nomor SIP atau SIPP').fill('SIPP/1/2024')
      expect(await violationsIn(page)).toEqual([])
      await save(page)
      await seesAlert(page, { judul: 'Profil profesional tersimpan', isi: 'Profil profesional tersimpan.' })
      for (const reloads of [false, true]) {
        if (reloads) await page.reload()
        await expect(page.getByLabel('Topik yang ditangani')).toHaveValue('Cemas, tidur')
        await expect(page.getByLabel('Bahasa', { exact: true })).toHaveValue('Inggris, Jawa')
      }
      await expect(page.getByLabel('Biografi singkat')).toHaveValue('Psikolog klinis sejak 2018.')
      await page.getByRole('link', { name: 'Lihat halaman publik' }).click()
      await expect(page.getByText('Psikolog klinis sejak 2018.')).toBeVisible()
      await expect(page.getByText('Pemesanan dilakukan dengan akun pasien.')).toBeVisible()
    })
  })
}

test('what is too long stays in its field, with the reason', async ({ page, clinic }) => {
  const tenaga = await clinic.tenaga(2)
  await atProfile(page, tenaga)
  await page.getByLabel('Bahasa', { exact: true }).fill('a,b,c,d,e,f,g')
  await save(page)
  await expect(section(page).getByText(isianTexts.bahasa)).toBeVisible()
  await expect(page.getByLabel('Bahasa', { exact: true })).toHaveValue('a,b,c,d,e,f,g')
  await expect(page.getByText(failures.profile)).toBeHidden()
})

test('a doctor without a record reads why it is closed, and a patient has no such part', async ({
  page,
  openBrowser,
  clinic,
}) => {
  await atProfile(page, await clinic.orang(2))
  await expect(section(page)).toContainText('setelah admin menambahkan spesialisasi')
  const other = await openBrowser()
  await atProfile(other, await clinic.orang(5))
  await expect(other.getByRole('region', { name: 'Data diri' })).toBeVisible()
  await expect(section(other)).toHaveCount(0)
})
