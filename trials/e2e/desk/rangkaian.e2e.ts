import type { Page } from '@playwright/test'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { panjang, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** Far beyond the window of patients and that of a follow-up. */
const [FIRST, SECOND, THIRD] = ['2027-04-07', '2027-04-14', '2027-04-21']

/** A psychologist, and a patient whose consultation with them is over. */
async function sesudah(clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5, { name: 'Laras Berencana' }), await clinic.tenaga(3)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-18', status: 'selesai' })
  return { patient, tenaga, jadwal_id }
}

/** Chooses three Wednesdays in a row, the first of them months ahead. */
async function polaDi(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tanggal').selectOption(FIRST)
  await slotAt(page, '09.00').check()
  await dialog.getByLabel('Jarak').selectOption('1')
  await dialog.getByLabel('Jumlah pertemuan').selectOption('3')
  await dialog.getByRole('button', { name: 'Lihat tanggalnya' }).click()
  await expect(dialog.getByText('3 pertemuan, semua sesuai pola.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  return dialog
}

test('a clerk plans a series for the person at the desk, without a word of why @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
}) => {
  const petugas = await clinic.orang(4)
  await clinic.tugas(petugas.user_id, 'loket')
  const { patient, tenaga } = await sesudah(clinic)
  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 800 } })
  await openAs(page, petugas, '/karyawan/loket')
  await page.getByRole('button', { name: 'Tambah pasien' }).click()
  await page.getByLabel('Cari pasien').fill(patient.name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Pilih ${patient.name}` }).click()
  await page.getByRole('button', { name: 'Rencanakan rangkaian' }).click()
  const whom = page.getByRole('dialog').getByLabel('Tenaga profesional')
  await expect(whom).toBeFocused()
  await whom.selectOption({ label: tenaga.name })
  const dialog = await polaDi(page)
  await expect(dialog.getByLabel('Alasan rangkaian')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Pesan 3 pertemuan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`3 pertemuan dengan ${patient.name} disetujui.`)).toBeVisible()

  const phone = await openBrowser({ baseURL: ownProduct.url })
  await openAs(phone, patient, `${areaOf[5]}/notifikasi`)
  await phone.getByText(`Rangkaian pertemuan dengan ${tenaga.name} sudah dipesan`).first().click()
  await expect(phone.getByText('Pertemuan 1 dari 3')).toBeVisible()
  await expect(phone.getByText(KELUHAN_LOKET)).toBeVisible()
})

test('a person without an agreed consultation has nothing that a series could follow, and the clerk goes back', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
}) => {
  const petugas = await clinic.orang(4)
  await clinic.tugas(petugas.user_id, 'loket')
  const { name } = await clinic.orang(5)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, petugas, '/karyawan/loket')
  await page.getByRole('button', { name: 'Tambah pasien' }).click()
  await page.getByLabel('Cari pasien').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Pilih ${name}` }).click()
  await page.getByRole('button', { name: 'Rencanakan rangkaian' }).click()
  await expect(page.getByText('Rangkaian dapat direncanakan sesudah ada konsultasi')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali ke antrean' }).click()
  await expect(page.getByRole('button', { name: 'Masuk antrean sekarang' })).toBeVisible()
})

test('an admin plans a series from a consultation, and cancels what is left of it @journey', async ({
  page,
  clinic,
  api,
}) => {
  const admin = await clinic.orang(1)
  const { tenaga, jadwal_id } = await sesudah(clinic)
  await openAs(page, admin, `${areaOf[1]}/konsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Rencanakan rangkaian' }).click()
  const dialog = await polaDi(page)
  await dialog.getByLabel('Alasan rangkaian').fill('Terapi mingguan')
  await dialog.getByRole('button', { name: 'Pesan 3 pertemuan' }).click()
  await expect(dialog).toHaveCount(0)

  await openAs(page, admin, `${areaOf[1]}/konsultasi?dari=${FIRST}&profesional_id=${tenaga.profesional_id}`)
  await page
    .getByRole('link', { name: /Detail/ })
    .first()
    .click()
  const all = page.getByRole('region', { name: 'Rangkaian pertemuan' })
  await expect(all.getByRole('listitem')).toHaveText([FIRST, SECOND, THIRD].map((date) => new RegExp(panjang(date))))
  expect(await violationsIn(page)).toEqual([])
  const [, last] = page.url().split('detail/')
  await all.getByRole('button', { name: 'Batalkan sisa rangkaian' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan sisa rangkaian' }).click()
  await expect(page.getByText('Rangkaian pertemuan dibatalkan.').first()).toBeVisible()
  const query = { jadwalid: Number.parseInt(last ?? '', 10) }
  expect(await api(tenaga, getKonsultasi, { query })).toMatchObject({ status: 'dibatalkan' })
})
