import type { Page } from '@playwright/test'
import { isianTexts, labels } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { alertOf, open, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import { capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('a specialisation is added and renamed; blanks and a name that is there are refused under the field @journey', async ({
  page,
  clinic,
}) => {
  const there = await clinic.bidang()
  await openAs(page, await clinic.orang(1), '/admin/spesialis')
  await page.getByRole('button', { name: 'Tambah spesialisasi' }).click()
  const name = dialog(page).getByLabel('Nama spesialisasi')
  const send = dialog(page).getByRole('button', { name: 'Tambah', exact: true })
  await name.fill('   ')
  await send.click()
  await expect(name).toHaveAccessibleDescription(isianStaf.spesialisasi)
  await name.fill(there.nama.toUpperCase())
  await send.click()
  await expect(name).toHaveAccessibleDescription(messages.SPESIALISASI_TAKEN.isi)
  await expect(name).toHaveValue(there.nama.toUpperCase())
  const made = `Bidang ${unikat()}`
  await name.fill(`  ${made} `)
  await send.click()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: `Edit ${made}`, exact: true }).click()
  await expect(name).toHaveValue(made)
  await name.fill(`${made} Baru`)
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('rowheader', { name: `${made} Baru` })).toBeVisible()
  await page.getByRole('searchbox').fill(made.toUpperCase())
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('only doctors and psychologists who are not professionals yet are offered', async ({ page, clinic }) => {
  const bidang = await clinic.bidang()
  const [dokter, psikolog, patient] = [await clinic.orang(2), await clinic.orang(3), await clinic.orang(5)]
  const already = await clinic.tenaga(2)
  await openAs(page, await clinic.orang(1), '/admin/tenagaprofesi')
  await page.getByRole('button', { name: 'Tambah tenaga profesional' }).click()
  const send = dialog(page).getByRole('button', { name: 'Tambah', exact: true })
  await send.click()
  await expect(dialog(page).getByText(isianTexts.wajib)).toHaveCount(3)
  const offered = await dialog(page).getByRole('combobox', { name: 'Pengguna' }).locator('option').allTextContents()
  const times = (name: string) => offered.filter((option) => option.includes(name)).length
  expect([dokter, psikolog, patient, already].map(({ name }) => times(name))).toEqual([1, 1, 0, 0])

  await dialog(page).getByRole('combobox', { name: 'Pengguna' }).selectOption(String(psikolog.user_id))
  await dialog(page).getByLabel('Spesialisasi').selectOption(bidang.nama)
  await dialog(page).getByLabel('Lokasi').fill('Gedung Barat')
  await send.click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('searchbox').fill(psikolog.name)
  await expect(page.getByRole('row').filter({ hasText: psikolog.name })).toContainText(bidang.nama)
  await expect(page.getByRole('columnheader', { name: 'Spesialisasi' })).toBeVisible()
})

test('another admin was quicker: the server’s refusal, and nothing chosen is lost', async ({
  page,
  clinic,
  openBrowser,
}) => {
  const bidang = await clinic.bidang()
  const dokter = await clinic.orang(2)
  const [one, two] = [page, await openBrowser()]
  for (const admin of [one, two]) {
    await openAs(admin, await clinic.orang(1), '/admin/tenagaprofesi')
    await admin.getByRole('button', { name: 'Tambah tenaga profesional' }).click()
    await dialog(admin).getByRole('combobox', { name: 'Pengguna' }).selectOption(String(dokter.user_id))
    await dialog(admin).getByLabel('Spesialisasi').selectOption(bidang.nama)
    await dialog(admin).getByLabel('Lokasi').fill('Gedung Barat')
  }
  await dialog(one).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(one)).toHaveCount(0)
  await dialog(two).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(alertOf(two, messages.ALREADY_PROFESSIONAL)).toBeVisible()
  await expect(dialog(two).getByLabel('Lokasi')).toHaveValue('Gedung Barat')
})

test('the detail reads, then edits specialisation and location, then reads again @journey', async ({
  page,
  clinic,
}) => {
  const other = await clinic.bidang()
  const tenaga = await clinic.tenaga(3)
  await openAs(page, await clinic.orang(1), `/admin/tenagaprofesi?q=${encodeURIComponent(tenaga.name)}`)
  await page.getByRole('link', { name: `Detail ${tenaga.name}` }).click()
  const facts = page.getByRole('main')
  for (const fact of [tenaga.name, tenaga.email, tenaga.nama_spesialisasi, tenaga.lokasi, 'Indonesia', 'Aktif'])
    await expect(facts.getByText(fact, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Spesialisasi')).toBeFocused()
  await page.getByLabel('Spesialisasi').selectOption(other.nama)
  const lokasi = `Gedung ${capital(unikat())}`
  await page.getByLabel('Lokasi').fill(lokasi)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  for (const fact of [other.nama, lokasi]) await expect(facts.getByText(fact, { exact: true }).first()).toBeVisible()
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('an admin fills in what a professional says of themself, and finds it on the public page', async ({
      page,
      clinic,
    }) => {
      const tenaga = await clinic.tenaga(3)
      await openAs(page, await clinic.orang(1), `/admin/tenagaprofesi/detail/${tenaga.profesional_id}`)
      const profil = page.getByRole('region', { name: 'Profil publik' })
      await expect(profil.getByText('Belum diisi')).toHaveCount(5)
      const edit = profil.getByRole('button', { name: 'Ubah profil publik' })
      await edit.click()
      await expect(profil.getByLabel('Biografi singkat')).toBeFocused()
      await profil.getByLabel('Biografi singkat').fill('Tidak disimpan')
      await profil.getByRole('button', { name: 'Batal' }).click()
      await expect(edit).toBeFocused()
      await expect(profil.getByText('Belum diisi')).toHaveCount(5)
      await edit.click()
      await profil.getByLabel('Biografi singkat').fill('Psikolog klinis sejak 2018.')
      await profil.getByLabel('Topik yang ditangani').fill('Cemas; tidur, cemas')
      await profil.getByLabel('Bahasa').fill('a,b,c,d,e,f,g')
      await profil.getByLabel('Nomor STR').fill('990001')
      await profil.getByLabel('Nomor SIP atau SIPP').fill('SIPP/1/2024')
      expect(await violationsIn(page)).toEqual([])
      const save = profil.getByRole('button', { name: 'Simpan profil profesional' })
      await save.click()
      await expect(profil.getByText(isianTexts.bahasa)).toBeVisible()
      await profil.getByLabel('Bahasa').fill('bahasa jawa')
      await save.click()
      await seesAlert(page, { judul: 'Profil profesional tersimpan', isi: 'Profil profesional tersimpan.' })
      await expect(edit).toBeFocused()
      // Stored, and without the notice, which is still fading in.
      await page.reload()
      const facts = ['Psikolog klinis sejak 2018.', 'Cemas, tidur', 'Jawa', '990001', 'SIPP/1/2024']
      for (const fact of facts) await expect(profil.getByText(fact, { exact: true })).toBeVisible()
      expect(await violationsIn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await profil.getByRole('link', { name: 'Lihat halaman publik' }).click()
      await expect(page).toHaveURL(`/tenaga/${tenaga.profesional_id}`)
      await expect(page.getByRole('region', { name: 'Tentang' })).toContainText('Psikolog klinis sejak 2018.')
    })
  })
}

test('a professional who is not active has no public page to lead to', async ({ page, clinic }) => {
  const tenaga = await clinic.tenaga(2)
  await clinic.deactivate(tenaga.user_id)
  await openAs(page, await clinic.orang(1), `/admin/tenagaprofesi/detail/${tenaga.profesional_id}`)
  const profil = page.getByRole('region', { name: 'Profil publik' })
  await expect(profil).toContainText('Tidak tampil untuk umum selama tenaga profesional ini tidak aktif.')
  await expect(profil.getByRole('link')).toHaveCount(0)
})

test('a professional without a BPJS number, and one that there is not', async ({ page, clinic }) => {
  const dokter = await clinic.orang(2, { no_bpjs: null })
  const bidang = await clinic.bidang()
  await openAs(page, await clinic.orang(1), '/admin/tenagaprofesi')
  await page.getByRole('button', { name: 'Tambah tenaga profesional' }).click()
  await dialog(page).getByRole('combobox', { name: 'Pengguna' }).selectOption(String(dokter.user_id))
  await dialog(page).getByLabel('Spesialisasi').selectOption(bidang.nama)
  await dialog(page).getByLabel('Lokasi').fill('Gedung Barat')
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('searchbox').fill(dokter.name)
  await page.getByRole('link', { name: `Detail ${dokter.name}` }).click()
  await expect(page.getByText(labels.bpjsMissing)).toBeVisible()
  for (const id of ['2147483647', 'abc']) {
    await open(page, `/admin/tenagaprofesi/detail/${id}`)
    await expect(page.getByText(messages.NOT_FOUND.judul)).toBeVisible()
  }
})
