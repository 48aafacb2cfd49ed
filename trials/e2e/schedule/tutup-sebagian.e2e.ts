import type { Page } from '@playwright/test'
import { listCuti } from '@sehati/contract/absence/cuti.endpoints'
import { listHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { appointmentOf, dayOf, panjang, SELASA, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const slots = (page: Page) => page.getByRole('list', { name: 'Sesi pada tanggal ini' })

/** A doctor who is there on Tuesday at nine and at one, and a patient who has booked each of the two hours. */
async function tuesday(clinic: Clinic) {
  const [tenaga, pagi, siang] = [await clinic.tenaga(2), await clinic.orang(5), await clinic.orang(4)]
  const one = { jam_mulai: '13:00:00', jam_selesai: '14:00:00' }
  const first = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  const second = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', sesi: 2, ...one })
  const last = { jam_mulai: '15:00:00', jam_selesai: '16:00:00' }
  await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', sesi: 3, ...last })
  const of = { profesional_id: tenaga.profesional_id }
  await clinic.konsultasi({ ...of, user_id: pagi.user_id, jadwal_tenaga_id: first.id }, { tanggal: SELASA })
  await clinic.konsultasi({ ...of, user_id: siang.user_id, jadwal_tenaga_id: second.id }, { tanggal: SELASA, ...one })
  return { tenaga, pagi, siang }
}

/** Whether a patient can choose the last hour of Tuesday, which is not booked. */
async function seesLastHour(page: Page, clinic: Clinic, tenaga: Parameters<typeof appointmentOf>[1], isOpen: boolean) {
  const patient = await clinic.orang(5)
  await openAs(page, patient, appointmentOf(patient, tenaga))
  await dayOf(page, SELASA).click()
  await expect(slotAt(page, '15.00')).toBeEnabled({ enabled: isOpen })
  if (!isOpen) await expect(page.getByText(/Sesi 3 · Tidak dilayani/)).toBeVisible()
}

test('leave of some hours strands whom it meets, and leaves the other hours open @journey', async ({
  page,
  clinic,
  api,
  openBrowser,
}) => {
  const { tenaga, pagi, siang } = await tuesday(clinic)
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: 'Tambah cuti' }).click()
  await dialog(page).getByLabel('Dari tanggal').fill(SELASA)
  await dialog(page).getByLabel('Sampai tanggal').fill(SELASA)
  await dialog(page).getByLabel('Tutup sebagian hari').check()
  await dialog(page).getByRole('button', { name: 'Simpan cuti' }).click()
  await expect(dialog(page).getByText(isianStaf.jamTutup).first()).toBeVisible()
  await dialog(page).getByLabel('Tutup mulai jam').fill('12')
  await dialog(page).getByLabel('Buka lagi jam').fill('11')
  await expect(dialog(page).getByText(isianStaf.jamTutup)).toBeVisible()
  await dialog(page).getByLabel('Buka lagi jam').fill('14.30')
  await dialog(page).getByRole('button', { name: 'Simpan cuti' }).click()

  const stranded = page.getByRole('dialog', { name: 'Tangani konsultasi yang terdampak' })
  await expect(stranded).toContainText(siang.name)
  await expect(stranded).not.toContainText(pagi.name)
  await stranded.getByRole('button', { name: 'Nanti saja' }).click()
  await expect(page.getByRole('list', { name: 'Daftar cuti' })).toContainText('pukul 12.00–14.30 WIB')
  expect(await api(tenaga, listCuti)).toMatchObject([{ jam_dari: '12:00:00', jam_sampai: '14:30:00' }])

  await page.getByRole('button', { name: new RegExp(`^${panjang(SELASA)}`) }).click()
  await expect(page.getByText('Anda tidak melayani pukul 12.00–14.30 WIB.')).toBeVisible()
  await expect(slots(page).getByRole('listitem').filter({ hasText: '15.00–16.00' })).toContainText('Kosong')
  await seesLastHour(await openBrowser(), clinic, tenaga, true)
})

test('a holiday from noon on: named with its hours, refused in them, and open before', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { tenaga, pagi, siang } = await tuesday(ownClinic)
  const admin = await ownClinic.orang(1)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/hari-libur')
  await page.getByRole('button', { name: 'Tambah hari libur' }).first().click()
  await dialog(page).getByLabel('Tanggal').fill(SELASA)
  await dialog(page).getByLabel('Nama').fill('Rapat kerja')
  await expect(dialog(page).getByText('2 konsultasi sudah dijadwalkan pada tanggal ini.')).toBeVisible()
  await dialog(page).getByLabel('Tutup sebagian hari').check()
  await dialog(page).getByLabel('Tutup mulai jam').fill('12')
  await expect(dialog(page).getByText('1 konsultasi sudah dijadwalkan pada tanggal ini.')).toBeVisible()
  await expect(dialog(page)).toContainText(siang.name)
  await expect(dialog(page)).not.toContainText(pagi.name)
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  const stranded = page.getByRole('dialog', { name: 'Tangani konsultasi yang terdampak' })
  await expect(stranded.getByText('mulai pukul 12.00 WIB (Rapat kerja)').first()).toBeVisible()
  await stranded.getByRole('button', { name: 'Nanti saja' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Rapat kerja' })
  await expect(row).toContainText('Tutup mulai 12.00')
  await expect(row).toContainText('1 konsultasi')

  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await seesLastHour(visitor, ownClinic, tenaga, false)

  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: new RegExp(`^${panjang(SELASA)}`) }).click()
  await expect(page.getByText('Layanan tutup mulai pukul 12.00 WIB: Rapat kerja.')).toBeVisible()
  await expect(slots(page).getByRole('listitem').filter({ hasText: '15.00–16.00' })).toContainText('Tutup')

  await openAs(page, admin, '/admin/hari-libur')
  await page.getByRole('button', { name: /^Edit Rapat kerja/ }).click()
  await expect(dialog(page).getByLabel('Tutup mulai jam')).toHaveValue('12:00')
  await dialog(page).getByLabel('Klinik tetap buka').check()
  await expect(dialog(page).getByLabel('Tutup mulai jam')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  const stored = (await ownApi(admin, listHariLibur, { query: { tahun: 2026 } })).find(
    ({ nama }) => nama === 'Rapat kerja',
  )
  expect(stored).toMatchObject({ buka: true, jam_dari: null, jam_sampai: null })
})

test('hours that were typed short are taken when Enter sends the form', async ({ page, clinic }) => {
  await openAs(page, await clinic.tenaga(3), '/psikolog/jadwal')
  await page.getByRole('button', { name: 'Tambah cuti' }).click()
  await dialog(page).getByLabel('Dari tanggal').fill('2026-11-26')
  await dialog(page).getByLabel('Sampai tanggal').fill('2026-11-27')
  await dialog(page).getByLabel('Tutup sebagian hari').check()
  await dialog(page).getByLabel('Tutup mulai jam').fill('9')
  await dialog(page).getByLabel('Buka lagi jam').fill('10.30')
  await dialog(page).getByLabel('Buka lagi jam').press('Enter')
  await expect(page.getByRole('list', { name: 'Daftar cuti' })).toContainText(
    'Kamis, 26 November 2026 sampai Jumat, 27 November 2026 pukul 09.00–10.30 WIB',
  )
})
