import type { Page } from '@playwright/test'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { type Clinic, capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { bubble, field, konsultasiOf, openChat, say } from '../harness/percakapan.ts'

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const panel = (page: Page) => page.getByRole('region', { name: 'Bantuan untuk Anda' })

/** A patient with a consultation, and a person with the duty. */
async function prepared(clinic: Clinic) {
  const patient = await clinic.orang(5, { name: `Sari ${capital(unikat())}` })
  const [tenaga, petugas] = [await clinic.tenaga(3), await clinic.tenaga(2)]
  await clinic.tugas(petugas.user_id, 'jaga')
  const jadwal_id = await konsultasiOf(clinic, patient, tenaga)
  return { patient, tenaga, petugas, jadwal_id }
}

test('words of danger in a chat reach the person on duty live, who takes, hands over and closes the alert @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { patient, petugas, jadwal_id } = await prepared(clinic)
  const kata = `saya ingin mati saja ${unikat()}`
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, petugas, `${areaOf[2]}/profile`)
  await page.getByRole('main').getByRole('link', { name: 'Permintaan bantuan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Permintaan bantuan' })).toBeVisible()
  await expect(cardOf(page, patient.name)).toHaveCount(0)

  const other = await openBrowser()
  await openChat(other, patient, jadwal_id)
  await say(other, kata)
  await expect(bubble(other, kata)).toContainText('Terkirim')

  const card = cardOf(page, patient.name)
  await expect(card).toContainText(`Ada peringatan pada konsultasi #${jadwal_id}, di percakapan.`)
  await expect(card).toContainText(/Belum ada yang menangani. Terbuka sejak \d+ menit./)
  expect(await page.content()).not.toContain(kata)
  expect(await violationsIn(page)).toEqual([])

  // By keyboard alone.
  await card.getByRole('button', { name: 'Saya tangani' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText(/Anda menangani sejak/)
  await expect(card).not.toContainText('Muncul lagi')
  await say(other, `masih ingin mati ${unikat()}`)
  await expect(card).toContainText(/Muncul lagi/)
  await card.getByRole('button', { name: 'Serahkan' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Belum ada yang menangani')
  await card.getByRole('button', { name: 'Saya tangani' }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Tutup dengan catatan' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Catatan penanganan')).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
  await page.keyboard.type('Sudah ditelepon, ditemani kakaknya.')
  await card.getByRole('button', { name: 'Tutup permintaan' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
})

test('a patient asks to be called from the help panel; what they write beside it stays', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { patient, petugas, jadwal_id } = await prepared(clinic)
  await page.setViewportSize({ width: 360, height: 740 })
  await openChat(page, patient, jadwal_id)
  await say(page, 'aku pengen mati')
  await field(page).fill('Belum selesai')
  await panel(page).getByRole('button', { name: 'Minta petugas menghubungi saya hari ini' }).click()
  const nomor = panel(page).getByLabel('Nomor yang dapat dihubungi')
  await expect(nomor).toBeFocused()
  await nomor.fill('bukan nomor')
  await nomor.press('Enter')
  await expect(nomor).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsIn(page)).toEqual([])
  await nomor.fill('081234567890')
  await panel(page).getByLabel('Tempat saat ini').fill('Kos Melati')
  await panel(page).getByLabel('Tempat saat ini').press('Enter')
  await expect(panel(page)).toContainText(/Permintaan (diterima|tersimpan)/)
  await expect(field(page)).toHaveValue('Belum selesai')
  await expect(bubble(page, 'Belum selesai')).toHaveCount(0)

  const other = await openBrowser()
  await openAs(other, petugas, `${areaOf[2]}/jaga`)
  const card = cardOf(other, patient.name)
  await expect(card).toContainText('Meminta dihubungi hari ini.')
  await expect(card).toContainText('Kos Melati')
  await expect(card.getByRole('link', { name: '081234567890' })).toHaveAttribute('href', 'tel:081234567890')
  await expect(card).toContainText(`Ada peringatan pada konsultasi #${jadwal_id}, di percakapan.`)
  await expect(card).toContainText(/Muncul lagi .*, seluruhnya 2 kali/)
  // One person, one alert.
  await expect(card.getByRole('button', { name: 'Saya tangani' })).toHaveCount(1)
})

test('a patient asks to be called from the numbers at the end of any page, without writing anything', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { patient, petugas } = await prepared(clinic)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, patient, '/user/home')
  const strip = page.getByRole('complementary', { name: 'Bantuan segera' })
  const wish = strip.getByRole('button', { name: 'Minta petugas menghubungi saya hari ini' })
  await expect(wish).toHaveCount(0)
  await strip.getByText('Lihat nomor bantuan').click()
  await wish.focus()
  await page.keyboard.press('Enter')
  await expect(strip.getByLabel('Nomor yang dapat dihubungi')).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
  await strip.getByLabel('Nomor yang dapat dihubungi').fill('081234567890')
  await page.keyboard.press('Enter')
  await expect(strip).toContainText(/Permintaan (diterima|tersimpan)/)

  const other = await openBrowser()
  await openAs(other, petugas, `${areaOf[2]}/jaga`)
  await expect(cardOf(other, patient.name)).toContainText('Meminta dihubungi hari ini.')
})

test('an admin puts a person with the duty on the roster and takes them off @journey', async ({ page, clinic }) => {
  const [admin, petugas] = [await clinic.orang(1), await clinic.tenaga(2, { name: `Jaga ${capital(unikat())}` })]
  await clinic.tugas(petugas.user_id, 'jaga')
  await openAs(page, admin, '/admin/tugas')
  await page.getByRole('link', { name: 'Buka jadwal jaga' }).click()
  await page.getByRole('button', { name: 'Tambah jadwal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah jadwal jaga' })
  const add = dialog.getByRole('button', { name: 'Tambah' })
  await add.click()
  await expect(dialog.getByLabel('Petugas')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Petugas').selectOption(petugas.name)
  await dialog.getByLabel('Dari jam').fill('20')
  await dialog.getByLabel('Sampai jam').fill('6')
  expect(await violationsIn(page)).toEqual([])
  await add.click()
  const row = page.getByRole('listitem').filter({ hasText: petugas.name })
  await expect(row).toContainText('20.00–06.00 WIB')
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Tambah jadwal' }).click()
  await dialog.getByLabel('Petugas').selectOption(petugas.name)
  await dialog.getByLabel('Dari jam').fill('22')
  await dialog.getByLabel('Sampai jam').fill('23')
  await add.click()
  await expect(dialog.getByText('Orang ini sudah memiliki jadwal jaga pada waktu itu.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
  await row.getByRole('button', { name: /^Hapus jadwal jaga/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(row).toHaveCount(0)
})
