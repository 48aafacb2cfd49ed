import type { Page } from '@playwright/test'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { type Clinic, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** A consultation with words that occur nowhere else, an admin, and a reviewer of it. */
async function prepared(clinic: Clinic) {
  const [patient, tenaga, admin, peninjau] = [
    await clinic.orang(5),
    await clinic.tenaga(3),
    await clinic.orang(1),
    await clinic.tenaga(3),
  ]
  await clinic.tugas(peninjau.user_id, 'peninjau')
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const words = { keluhan: `Sulit tidur ${unikat()}`, balasan: `Kurangi kopi ${unikat()}` }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui', ...words })
  const alasan = `Orang tua menelepon, pasien tidak sadarkan diri ${unikat()}`
  return { patient, tenaga, admin, peninjau, jadwal_id, alasan, ...words }
}

test('an admin opens a consultation, reads and closes it; the patient reads why, and a reviewer reviews it @journey', async ({
  page,
  clinic,
}) => {
  const { patient, admin, peninjau, jadwal_id, alasan, keluhan, balasan } = await prepared(clinic)
  await openAs(page, admin, `/admin/konsultasi/detail/${jadwal_id}`)
  await expect(page.getByText('Isi klinis disembunyikan untuk peran ini.')).toBeVisible()
  await page.getByRole('button', { name: 'Buka dengan akses darurat' }).click()
  await expect(dialog(page)).toContainText('berlaku 30 menit. Alasan Anda akan dibaca oleh pasien.')
  await dialog(page).getByLabel('Alasan').fill('Terlalu pendek')
  await dialog(page).getByLabel('Password', { exact: true }).fill('bukan ini')
  await dialog(page).getByRole('button', { name: 'Buka isi klinis' }).click()
  await expect(dialog(page).getByText('Minimal 20 karakter.')).toBeVisible()
  await expect(dialog(page).getByLabel('Kategori')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Kategori').selectOption('Keselamatan jiwa')
  expect(await violationsIn(page)).toEqual([])
  await dialog(page).getByLabel('Alasan').fill(alasan)
  await dialog(page).getByRole('button', { name: 'Buka isi klinis' }).click()
  await expect(dialog(page).getByText('Password tidak sesuai.')).toBeVisible()
  await dialog(page).getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog(page).getByRole('button', { name: 'Buka isi klinis' }).click()

  await expect(page.getByText(keluhan)).toBeVisible()
  await expect(page.getByText(balasan)).toBeVisible()
  await expect(page.getByText(/sisa waktu (30|29)\.\d\d/)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Tutup sekarang' }).click()
  await expect(page.getByText('Isi klinis disembunyikan untuk peran ini.')).toBeVisible()
  await expect(page.getByText(keluhan)).toHaveCount(0)
  await page.getByRole('link', { name: 'Akses darurat saya' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: alasan })).toContainText('Menunggu tinjauan')
  expect(await violationsIn(page)).toEqual([])

  await openAs(page, peninjau, `${areaOf[3]}/profile`)
  await page.getByRole('main').getByRole('link', { name: 'Tinjauan akses darurat' }).click()
  const item = page.getByRole('listitem').filter({ hasText: alasan })
  await expect(item).toContainText(admin.name)
  await expect(item).toContainText(/\d+ kali, pukul/)
  expect(await violationsIn(page)).toEqual([])
  await item.getByRole('button', { name: 'Simpan tinjauan' }).click()
  await expect(item.getByLabel('Hasil tinjauan')).toHaveAttribute('aria-invalid', 'true')
  await item.getByLabel('Hasil tinjauan').selectOption('Wajar')
  await item.getByLabel('Catatan peninjau').fill('Sesuai keadaan pasien')
  await item.getByRole('button', { name: 'Simpan tinjauan' }).click()
  await expect(item).toHaveCount(0)

  await clinic.untilJejakChained()
  await openAs(page, patient, `${areaOf[5]}/notifikasi`)
  await page.getByRole('link', { name: /dengan akses khusus/ }).click()
  await expect(page.getByRole('heading', { name: 'Siapa membuka data saya' })).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: `${admin.name} (Admin) membuka konsultasi` })
  await expect(line).toContainText('Keselamatan jiwa')
  await expect(line).toContainText(alasan)
  await expect(line).toContainText('Wajar')
  await expect(page.getByText(`${admin.name} (Admin) membaca isi konsultasi`)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('what was opened leaves the screen and the memory of the page when the time is over', async ({ page, clinic }) => {
  const { admin, jadwal_id, alasan, keluhan } = await prepared(clinic)
  await openAs(page, admin, `/admin/konsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Buka dengan akses darurat' }).click()
  await dialog(page).getByLabel('Kategori').selectOption('Permintaan pasien')
  await dialog(page).getByLabel('Alasan').fill(alasan)
  await dialog(page).getByLabel('Password', { exact: true }).fill(admin.password)
  await dialog(page).getByRole('button', { name: 'Buka isi klinis' }).click()
  await expect(page.getByText(keluhan)).toBeVisible()
  // The service would still send the text: it is the page that must not have kept it.
  await page.route('**/api/allroles/konsultasi/getone*', (route) => route.abort())
  // The service's clock stays where it is: a page that asks for the time would learn that half an hour is left.
  await page.route(`**${getWaktu.path}`, (route) => route.abort())
  await page.clock.fastForward('31:00')
  await expect(page.getByText(keluhan)).toHaveCount(0)
  expect(await page.content()).not.toContain(keluhan)
})

test.describe('without a duty', () => {
  test.use({ expectedFaults: /403/ })

  test('the pages of a duty say whom they are for to an account without it', async ({ page, openBrowser, clinic }) => {
    const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(3)]
    await openAs(page, admin, '/admin/tinjauan')
    await expect(page.getByText('Hanya untuk pemegang tugas Peninjau')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('link', { name: 'Buka Tugas' }).click()
    await expect(page).toHaveURL('/admin/tugas')
    await openAs(page, admin, '/admin/jejak')
    await expect(page.getByText('Hanya untuk pemegang tugas Petugas data')).toHaveCount(1)

    const other = await openBrowser()
    await openAs(other, tenaga, `${areaOf[3]}/jaga`)
    await expect(other.getByText('Hanya untuk pemegang tugas Jaga')).toBeVisible()
    await other.getByRole('main').getByRole('link', { name: 'Ke dashboard' }).click()
    await expect(other).toHaveURL(`${areaOf[3]}/home`)
  })
})
