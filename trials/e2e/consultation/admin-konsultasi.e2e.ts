import type { Page } from '@playwright/test'
import { delay, pageSize } from '@sehati/contract/base/constants'
import { alerts, emptyTexts, failures, isianTexts } from '@sehati/contract/base/texts'
import { addDays } from '@sehati/contract/base/waktu'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { insertKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { messages } from '@sehati/contract/messages'
import { alertOf, open, openAs, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { RABU, SENIN, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('table', { name: 'Konsultasi' }).getByRole('rowheader')

/** A professional with two sessions on Wednesdays, and a patient. */
async function practice(clinic: Clinic) {
  const tenaga = await clinic.tenaga(2)
  const patient = await clinic.orang(5)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const later = { hari: 'Rabu', jam_mulai: '10:00:00', jam_selesai: '11:00:00', sesi: 2 } as const
  const { id: sepuluh } = await clinic.sesi(tenaga.profesional_id, later)
  return {
    tenaga,
    patient,
    /** The session at 10.00. */
    sepuluh,
    of: { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id },
  }
}

async function fillAdd(page: Page, { tenaga, patient }: Awaited<ReturnType<typeof practice>>, jam: string) {
  await page.getByRole('button', { name: 'Add Konsultasi' }).click()
  await dialog(page).getByRole('combobox', { name: 'Pasien' }).fill(patient.name)
  await dialog(page).getByRole('option').filter({ hasText: patient.email }).click()
  await dialog(page).getByLabel('Tenaga profesional').selectOption(String(tenaga.profesional_id))
  await dialog(page).getByLabel('Tanggal').selectOption(RABU)
  await slotAt(page, jam).check()
  await dialog(page).getByLabel('Keluhan').fill('Sulit tidur sejak pekan lalu')
}
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Ajukan konsultasi' }).click()

test('search and filters work, are part of the URL, and can be removed', async ({ page, clinic }) => {
  const { tenaga, patient, of } = await practice(clinic)
  const days = Array.from({ length: pageSize.riwayat + 1 }, (_, n) => addDays(SENIN, -1 - n))
  await clinic.konsultasiLampau(of, days, { status: 'selesai' })
  await clinic.konsultasi(of, { tanggal: RABU, status: 'diajukan' })
  await openAs(page, await clinic.orang(1), '/admin/konsultasi')
  await page.getByRole('searchbox').fill(patient.name)
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByText(`${days.length + 1} konsultasi`)).toBeVisible()
  await expect(rows(page).first()).toHaveText(patient.name, { useInnerText: true })
  // So low that the two rows of the last page can be scrolled too: it is read from its start.
  const size = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ ...size, height: 320 })
  await page.getByRole('button', { name: 'Halaman 2' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.setViewportSize(size)
  await page.getByLabel('Status').selectOption('Diajukan')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: patient.name, status: 'diajukan' })

  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByLabel('Tenaga profesional').selectOption(tenaga.name)
  await page.getByLabel('Dari tanggal').fill(addDays(SENIN, -3))
  await page.getByLabel('Sampai tanggal').fill(addDays(SENIN, -2))
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Status').selectOption('Dibatalkan')
  await expect(page.getByText(emptyTexts.cocok)).toBeVisible()
})

test('a consultation is added for a patient @journey', async ({ page, clinic }) => {
  const made = await practice(clinic)
  const staff = await clinic.orang(2, { name: made.patient.name })
  await openAs(page, await clinic.orang(1), '/admin/konsultasi')
  await page.getByRole('button', { name: 'Add Konsultasi' }).click()
  await send(page)
  await expect(dialog(page).getByRole('combobox', { name: 'Pasien' })).toBeFocused()
  await expect(dialog(page).getByText(isianTexts.wajib)).toHaveCount(2)
  await expect(dialog(page).getByText(isianTexts.keluhan)).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'Pasien' }).fill(made.patient.name)
  await expect(dialog(page).getByRole('option').filter({ hasText: staff.email })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Tutup' }).click()

  await fillAdd(page, made, '10.00')
  await send(page)
  await seesAlert(page, alerts.bookingSuccess)
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('searchbox').fill(made.patient.name)
  await expect(rows(page)).toHaveCount(1)
  const row = page.getByRole('row').filter({ hasText: made.patient.name })
  for (const word of ['Konsultasi Umum', 'Online', 'Diajukan', 'Rab, 25 Nov 2026'])
    await expect(row).toContainText(word)
})

test('a slot that is taken cannot be chosen; one that was taken meanwhile is refused and nothing is lost', async ({
  page,
  clinic,
  api,
}) => {
  const made = await practice(clinic)
  const [first, quicker] = [await clinic.orang(5), await clinic.orang(5)]
  await clinic.konsultasi({ ...made.of, user_id: first.user_id }, { tanggal: RABU })
  const admin = await clinic.orang(1)
  await openAs(page, admin, '/admin/konsultasi')
  await fillAdd(page, made, '10.00')
  await expect(slotAt(page, '09.00')).toBeDisabled()
  const body = {
    user_id: quicker.user_id,
    profesional_id: made.tenaga.profesional_id,
    jadwal_tenaga_id: made.sepuluh,
    tanggal: RABU,
    metode_konsultasi: 'online',
    use_bpjs: 0,
    keluhan: 'Pusing',
  } as const
  await api(admin, insertKonsultasi, { body })
  await send(page)
  await expect(page.getByText(messages.SLOT_TAKEN.isi).first()).toBeVisible()
  await expect(dialog(page).getByLabel('Keluhan')).toHaveValue('Sulit tidur sejak pekan lalu')
  await expect(dialog(page)).toContainText(made.patient.email)
})

test('a patient who waits for this professional already: the refusal is about the patient', async ({
  page,
  clinic,
}) => {
  const made = await practice(clinic)
  await clinic.konsultasi(made.of, { tanggal: RABU, status: 'menunggu' })
  await openAs(page, await clinic.orang(1), '/admin/konsultasi')
  await fillAdd(page, made, '10.00')
  await send(page)
  const isi = 'Pasien ini masih memiliki pengajuan yang belum dijawab'
  await expect(alertOf(page, { judul: messages.ALREADY_REQUESTED.judul, isi })).toBeVisible()
})

test('the update offers the five statuses, saves, closes after two seconds, and shows in the timeline @journey', async ({
  page,
  clinic,
}) => {
  const { of, patient, tenaga } = await practice(clinic)
  const id = await clinic.konsultasi(of, { tanggal: RABU, keluhan: 'Batuk kering' })
  const admin = await clinic.orang(1)
  await openAs(page, admin, `/admin/konsultasi/detail/${id}`)
  for (const fact of [patient.name, tenaga.name, ISI_TERTUTUP, 'Belum ada balasan.'])
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible()
  await expect(page.getByText('Batuk kering')).toHaveCount(0)
  await page.getByRole('button', { name: 'Update' }).click()
  const status = dialog(page).getByLabel('Status')
  expect(await status.locator('option').allTextContents()).toEqual([
    'Diajukan',
    'Menunggu',
    'Disetujui',
    'Dibatalkan',
    'Selesai',
  ])
  await status.selectOption('disetujui')
  await dialog(page).getByLabel('Balasan konsultasi').fill('Silakan datang.')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(dialog(page)).toBeVisible()
  await page.clock.fastForward(delay.updateModalClose)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Sudah ada balasan untuk pasien.')).toBeVisible()
  await expect(page.getByText('Silakan datang.')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: admin.name })).toContainText('Disetujui')

  // There is a reply now: the editor offers the status only, and saves it.
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page).getByLabel('Balasan konsultasi')).toHaveCount(0)
  await status.selectOption('menunggu')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await page.clock.fastForward(delay.updateModalClose)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: admin.name }).last()).toContainText('Menunggu')
})

test('the professional replies while the admin’s editor is open: the admin’s text is refused and stays, the status is saved', async ({
  page,
  clinic,
  api,
}) => {
  const { of, tenaga } = await practice(clinic)
  const id = await clinic.konsultasi(of, { tanggal: RABU })
  await openAs(page, await clinic.orang(1), `/admin/konsultasi/detail/${id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  await dialog(page).getByLabel('Balasan konsultasi').fill('Dari admin.')
  const body = { status: 'menunggu', initial_consult: 'Dari dokter.' } as const
  await api(tenaga, updateKonsultasi, { query: { jadwalid: id }, body })
  await dialog(page).getByLabel('Status').selectOption('disetujui')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  const isi = messages.REPLY_BY_PROFESSIONAL.isi
  await expect(alertOf(page, { judul: failures.konsultasiUpdate, isi })).toBeVisible()
  await expect(dialog(page).getByText('Tenaga profesional baru saja menulis balasan.')).toBeVisible()
  await expect(dialog(page).getByLabel('Balasan konsultasi')).toHaveValue('Dari admin.')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(page.getByText('Dari dokter.')).toHaveCount(0)
})

test('with strict privacy, the editor of an admin has no field for a reply', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { of } = await practice(ownClinic)
  const id = await ownClinic.konsultasi(of, { tanggal: RABU })
  const admin = await ownClinic.orang(1)
  await ownApi(admin, updatePengaturan, { body: { privasi_ketat: true } })
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, `/admin/konsultasi/detail/${id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  await dialog(page).getByLabel('Status').selectOption('disetujui')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(dialog(page).getByLabel('Balasan konsultasi')).toHaveCount(0)
})

test('a final status is reopened while the slot is free, refused when it is not', async ({ page, clinic }) => {
  const { of } = await practice(clinic)
  const other = await clinic.orang(5)
  const id = await clinic.konsultasi(of, { tanggal: RABU, status: 'dibatalkan' })
  await clinic.konsultasi({ ...of, user_id: other.user_id }, { tanggal: RABU })
  const free = await clinic.konsultasi(of, { tanggal: addDays(RABU, 7), status: 'dibatalkan' })
  await signIn(page, await clinic.orang(1))
  const reopen = async (jadwal_id: number) => {
    await open(page, `/admin/konsultasi/detail/${jadwal_id}`)
    await page.getByRole('button', { name: 'Update' }).click()
    await dialog(page).getByLabel('Status').selectOption('disetujui')
    await expect(dialog(page).getByText('dibuka kembali')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  }
  await reopen(id)
  await expect(alertOf(page, { judul: failures.konsultasiUpdate, isi: messages.SLOT_TAKEN.isi })).toBeVisible()
  await expect(dialog(page).getByLabel('Status')).toHaveValue('disetujui')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
  await reopen(free)
  await seesAlert(page, alerts.konsultasiUpdated)
})

test('a reviewed consultation stays finished, and says why', async ({ page, clinic }) => {
  const { of, tenaga, patient } = await practice(clinic)
  const jadwal_id = await clinic.konsultasi(of, {
    tanggal: addDays(RABU, -7),
    status: 'selesai',
    balasan: 'Lekas sembuh.',
  })
  await clinic.ulasan({ jadwal_id, profesional_id: tenaga.profesional_id, user_id: patient.user_id }, 5, 'Baik')
  await openAs(page, await clinic.orang(1), `/admin/konsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(dialog(page).getByLabel('Status')).toBeDisabled()
  await expect(dialog(page).getByText(messages.HAS_FEEDBACK.isi)).toBeVisible()
  await expect(dialog(page).getByLabel('Balasan konsultasi')).toHaveCount(0)
})

test('a review that comes while the editor is open: the server refuses, and the form learns it', async ({
  page,
  clinic,
}) => {
  const { of, tenaga, patient } = await practice(clinic)
  const jadwal_id = await clinic.konsultasi(of, { tanggal: addDays(RABU, -7), status: 'selesai' })
  await openAs(page, await clinic.orang(1), `/admin/konsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  await dialog(page).getByLabel('Status').selectOption('menunggu')
  await clinic.ulasan({ jadwal_id, profesional_id: tenaga.profesional_id, user_id: patient.user_id }, 4, 'Baik')
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(alertOf(page, { judul: failures.konsultasiUpdate, isi: messages.HAS_FEEDBACK.isi })).toBeVisible()
})

test('a consultation that there is not', async ({ page, clinic }) => {
  await signIn(page, await clinic.orang(1))
  for (const id of ['2147483647', 'abc', '0']) {
    await open(page, `/admin/konsultasi/detail/${id}`)
    await expect(page.getByText(isianTexts.konsultasiId)).toBeVisible()
  }
})
