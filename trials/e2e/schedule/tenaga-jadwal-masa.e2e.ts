import type { Page } from '@playwright/test'
import { messages } from '@sehati/contract/messages'
import { listJadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { insertJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { appointmentOf, dayOf, panjang, RABU, SELASA, SENIN, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
/** Its label ends with the mark of a required field. */
const tanggal = (page: Page) => dialog(page).getByLabel(/^Tanggal/)
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan' }).click()
const slots = (page: Page) => page.getByRole('list', { name: 'Sesi pada tanggal ini' })
const week = (page: Page) => page.getByRole('list', { name: 'Sesi dalam seminggu' })
const day = (page: Page, tanggal: string) => page.getByRole('button', { name: new RegExp(`^${panjang(tanggal)}`) })

async function fillHours(page: Page, mulai: string, selesai: string) {
  await field(page, 'Jam mulai').fill(mulai)
  await field(page, 'Jam selesai').fill(selesai)
}

/** A doctor in front of the own schedule, with one session each Monday. */
async function atJadwal(page: Page, clinic: Clinic) {
  const tenaga = await clinic.tenaga(2)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await openAs(page, tenaga, '/dokter/jadwal')
  return tenaga
}

test('an extra session on one date: its weekday follows, patients see it on that date alone @journey', async ({
  page,
  clinic,
  api,
  openBrowser,
}) => {
  const tenaga = await atJadwal(page, clinic)
  await day(page, RABU).click()
  await page.getByRole('button', { name: 'Add Session' }).click()
  await field(page, 'Berlaku').selectOption('Hanya tanggal tertentu')
  await expect(tanggal(page)).toHaveValue(RABU)
  await tanggal(page).fill(SELASA)
  await expect(field(page, 'Hari')).toBeDisabled()
  await expect(field(page, 'Hari')).toHaveValue('Selasa')
  await fillHours(page, '13', '14')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(
    await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id, hari: 'Selasa' } }),
  ).toMatchObject([{ jam_mulai: '13:00:00', berlaku_dari: SELASA, berlaku_sampai: SELASA }])
  await expect(week(page)).toContainText('Hanya 24 November 2026')
  await day(page, SELASA).click()
  await expect(slots(page)).toContainText('Sesi 1 · Hanya 24 November 2026')
  await expect(day(page, '2026-12-01')).toHaveAccessibleName(/tidak ada sesi/)

  const patient = await openBrowser()
  const who = await clinic.orang(5)
  await openAs(patient, who, appointmentOf(who, tenaga))
  await dayOf(patient, SELASA).click()
  await expect(slotAt(patient, '13.00')).toBeEnabled()

  const visitor = await openBrowser()
  await visitor.goto('/jadwal')
  await visitor.getByRole('combobox', { name: 'Spesialisasi' }).selectOption(tenaga.nama_spesialisasi)
  await expect(visitor.getByRole('article')).toContainText('Hanya 24 November 2026')
})

test('a session between dates ends; one that has ended is folded and gives way', async ({ page, clinic, api }) => {
  const tenaga = await clinic.tenaga(3)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', berlaku_sampai: '2026-11-16' })
  await openAs(page, tenaga, '/psikolog/jadwal')
  const ended = page.getByRole('list', { name: 'Sesi yang sudah lewat' })
  await expect(ended).toBeHidden()
  await page.getByText('1 sesi sudah lewat').click()
  await expect(ended).toContainText('Sampai 16 November 2026')

  await page.getByRole('button', { name: 'Add Session' }).click()
  await fillHours(page, '9', '10')
  await field(page, 'Berlaku').selectOption('Rentang tanggal')
  await field(page, 'Berlaku sampai').fill('2026-12-18')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(week(page)).toContainText('Sampai 18 Desember 2026')
  const stored = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })
  expect(stored.at(-1)).toMatchObject({ berlaku_dari: SENIN, berlaku_sampai: '2026-12-18' })

  await week(page)
    .getByRole('button', { name: /09\.00–10\.00/ })
    .click()
  await expect(field(page, 'Berlaku sampai')).toHaveValue('2026-12-18')
  await field(page, 'Berlaku').selectOption('Setiap minggu')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(week(page)).not.toContainText('Desember')
})

test('dates that cannot be are refused at their field, before and by the server', async ({ page, clinic, api }) => {
  const tenaga = await atJadwal(page, clinic)
  await page.getByRole('button', { name: 'Add Session' }).click()
  await fillHours(page, '13', '14')
  await field(page, 'Berlaku').selectOption('Hanya tanggal tertentu')
  await tanggal(page).fill('')
  await save(page)
  await expect(tanggal(page)).toHaveAccessibleDescription(/Pilih tanggal/)

  await field(page, 'Berlaku').selectOption('Rentang tanggal')
  await field(page, 'Berlaku mulai').fill('2026-12-02')
  await field(page, 'Berlaku sampai').fill('2026-12-04')
  await expect(dialog(page).getByText(messages.SESSION_WITHOUT_DATE.isi)).toBeVisible()
  await field(page, 'Berlaku mulai').fill('')
  await field(page, 'Berlaku sampai').fill('2026-11-16')
  await save(page)
  await expect(dialog(page).getByText(messages.SESSION_ENDED.isi)).toBeVisible()
  expect(await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })).toHaveLength(1)

  await field(page, 'Berlaku').selectOption('Hanya tanggal tertentu')
  await tanggal(page).fill('2026-11-28')
  await expect(dialog(page).getByText(/Pasien hanya dapat memesan hari Senin sampai Jumat/)).toBeVisible()
})

test('dates that would leave out a patient are refused, and the session stays as it is', async ({
  page,
  clinic,
  api,
}) => {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  await clinic.konsultasi(of, { tanggal: SENIN })
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: /^Edit Session sesi/ }).click()
  await field(page, 'Berlaku').selectOption('Rentang tanggal')
  await field(page, 'Berlaku mulai').fill('2026-11-30')
  await save(page)
  await expect(dialog(page).getByText(messages.SESSION_IN_USE.isi)).toBeVisible()
  await field(page, 'Berlaku mulai').fill(SENIN)
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  const stored = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })
  expect(stored).toMatchObject([{ berlaku_dari: SENIN }])
})

test('closing a session keeps its dates', async ({ page, clinic, api }) => {
  const tenaga = await clinic.tenaga(2)
  const body = {
    hari: 'Senin',
    jam_mulai: '09:00',
    jam_selesai: '10:00',
    sesi: 1,
    berlaku_sampai: '2026-12-18',
  } as const
  await api(tenaga, insertJadwalTenaga, { body })
  await openAs(page, tenaga, '/dokter/jadwal')
  await slots(page)
    .getByRole('button', { name: /^Tutup/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Tutup sesi', exact: true }).click()
  await expect(slots(page).getByText('Ditutup')).toBeVisible()
  const [stored] = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })
  expect(stored).toMatchObject({ is_available: 0, berlaku_sampai: '2026-12-18' })
})
