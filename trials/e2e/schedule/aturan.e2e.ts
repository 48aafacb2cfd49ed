import type { Page } from '@playwright/test'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { putBatas } from '@sehati/contract/schedule/batas.endpoints'
import { openAs, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import {
  dayOf,
  fillBooking,
  keluhanField,
  openAppointment,
  RABU,
  slotAt,
  submitButton,
  withoutHolds,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, nama: string) => page.getByRole('tab', { name: nama })
const item = (page: Page, nama: string) => page.getByRole('listitem').filter({ hasText: nama })

test('the tabs are in the address, and the keyboard reaches them', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(1), '/admin/aturan?tab=batas')
  await expect(tab(page, 'Batas')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Batas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Semester')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/aturan?tab=semester')
  await expect(page.getByRole('heading', { name: 'Kunjungan per semester' })).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Semester')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Jenis').click()
  await expect(page).toHaveURL('/admin/aturan')
  await expect(page.getByRole('button', { name: 'Tambah jenis' })).toBeVisible()
})

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: a capped day reads as full, and a booking that comes too late says why${journeyIf(where === 'a phone')}`, async ({
    page,
    openBrowser,
    clinic,
    api,
  }) => {
    const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
    const [ani, budi] = [await clinic.orang(5), await clinic.orang(4)]
    const first = await clinic.sesi(tenaga.profesional_id)
    const later = { sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' }
    await clinic.sesi(tenaga.profesional_id, later)
    await page.setViewportSize(viewport)
    await openAs(page, admin, '/admin/aturan?tab=batas')
    const row = item(page, tenaga.name)
    await expect(row).toContainText('Tanpa batas: semua sesi yang terbuka dapat dipesan.')
    await row.getByRole('button', { name: `Ubah batas ${tenaga.name}` }).click()
    await dialog(page).getByLabel('Konsultasi sehari').fill('0')
    await dialog(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog(page).getByText('Minimal 1.')).toBeVisible()
    await dialog(page).getByLabel('Konsultasi sehari').fill('1')
    expect(await violationsIn(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(row).toContainText(`Batas 1 sehari: pekan depan ${tenaga.name} belum memiliki konsultasi.`)
    expect(await violationsIn(page)).toEqual([])

    const patient = await openBrowser({ viewport })
    await withoutHolds(patient)
    await signIn(patient, budi)
    await openAppointment(patient, budi, tenaga)
    await fillBooking(patient, { tanggal: RABU, jam: '13.00', keluhan: 'Pusing' })
    // The page does not learn in time that the other patient books the last place of the day.
    await patient.route(/\/api\/users\/(jdwl\/tenaga|ketersediaan)/, (route) => route.abort())
    const body = {
      jadwal_tenaga_id: first.id,
      profesional_id: tenaga.profesional_id,
      tanggal: RABU,
      ...({ metode_konsultasi: 'online', use_bpjs: 0, keluhan: 'Demam' } as const),
    }
    await api(ani, bookKonsultasi, { body })
    await submitButton(patient).click()
    await expect(
      patient.getByRole('alert').filter({ hasText: `${tenaga.name} sudah penuh pada tanggal ini.` }),
    ).toBeVisible()
    await patient.unroute(/\/api\/users\/(jdwl\/tenaga|ketersediaan)/)
    await patient.reload()
    await expect(dayOf(patient, RABU)).toHaveAccessibleName(/penuh/i)
    expect(await violationsIn(patient)).toEqual([])

    // Without the cap the day is free again.
    await api(admin, putBatas, { query: { profid: tenaga.profesional_id }, body: {} })
    await expect(dayOf(patient, RABU)).toHaveAccessibleName(/1 slot kosong$/)
  })

test('an admin sets a semester and its quota; a patient reads what is left, is refused, and gets more @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const [admin, ani] = [await ownClinic.orang(1), await ownClinic.orang(5)]
  const [tenaga, other] = [await ownClinic.tenaga(2), await ownClinic.tenaga(3)]
  for (const { profesional_id } of [tenaga, other]) await ownClinic.sesi(profesional_id)
  const { id } = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: ani.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await ownClinic.konsultasiLampau(of, ['2026-11-16'])

  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 780 } })
  await openAs(page, admin, '/admin/aturan?tab=semester')
  await page.getByRole('button', { name: 'Tambah semester' }).click()
  await dialog(page).getByLabel('Nama semester').fill('Ganjil')
  await dialog(page).getByLabel('Tanggal mulai').fill('2026-08-01')
  await dialog(page).getByLabel('Tanggal selesai').fill('2026-07-01')
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page).getByText(isianStaf.urutanTanggal)).toBeVisible()
  await dialog(page).getByLabel('Tanggal selesai').fill('2027-01-31')
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(item(page, 'Ganjil').getByText('Berjalan')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah semester' }).click()
  await dialog(page).getByLabel('Nama semester').fill('Lain')
  await dialog(page).getByLabel('Tanggal mulai').fill('2027-01-01')
  await dialog(page).getByLabel('Tanggal selesai').fill('2027-06-30')
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page).getByText(messages.SEMESTER_OVERLAP.isi)).toBeVisible()
  await dialog(page).getByLabel('Tanggal mulai').fill('2027-02-01')
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByLabel('Kunjungan Konsultasi Umum per semester').fill('1')
  await page.getByRole('button', { name: 'Simpan Konsultasi Umum' }).click()
  await expect(page.getByText('1 dari 1 pasien dalam Ganjil sudah mencapainya')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  const patient = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 780 } })
  await signIn(patient, ani)
  await openAppointment(patient, ani, other)
  const sisa = patient.getByText('Sisa 0 dari 1 kunjungan semester ini.')
  await expect(sisa).toBeVisible()
  await fillBooking(patient, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(patient).click()
  const refusal = 'Kunjungan Konsultasi Umum Anda semester ini sudah 1 dari 1.'
  await expect(patient.getByRole('alert').filter({ hasText: refusal })).toBeVisible()

  await page.getByRole('button', { name: 'Beri kelonggaran' }).click()
  const field = dialog(page).getByRole('combobox', { name: 'Pasien' })
  await field.fill(ani.name)
  await dialog(page).getByRole('option').filter({ hasText: ani.name }).click()
  await dialog(page).getByLabel('Kunjungan tambahan').fill('2')
  await dialog(page).getByRole('button', { name: 'Beri kelonggaran' }).click()
  await expect(dialog(page).getByText('Wajib diisi.')).toBeVisible()
  await dialog(page).getByLabel('Alasan').fill('Rujukan psikiater')
  expect(await violationsIn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Beri kelonggaran' }).click()
  await expect(item(page, ani.name)).toContainText('tambahan 2 kunjungan, terpakai 1 dari 3.')

  await patient.reload()
  await expect(patient.getByText('Sisa 2 dari 3 kunjungan semester ini.')).toBeVisible()
  // The draft brings back what was chosen and written.
  await expect(slotAt(patient, '09.00')).toBeChecked()
  await expect(keluhanField(patient)).toHaveValue('Sulit tidur')
  await submitButton(patient).click()
  await expect(patient.getByText('Konsultasi berhasil diajukan!').first()).toBeVisible()
})
