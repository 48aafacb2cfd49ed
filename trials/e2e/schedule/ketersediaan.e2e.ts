import type { Page } from '@playwright/test'
import { insertCuti, listCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { addDays } from '@sehati/contract/base/waktu'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { openAs, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic, Sesi } from '@sehati/testkit/clinic/clinic'
import {
  dayOf,
  fillBooking,
  JUMAT,
  keluhanField,
  openAppointment,
  panjang,
  RABU,
  SELASA,
  SENIN,
  slotAt,
  submitButton,
} from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const cuti = (page: Page) => page.getByRole('region', { name: 'Cuti' })

/** A doctor with a session on each of these days, and a patient. */
async function practice(clinic: Clinic, days: ('Senin' | 'Selasa' | 'Rabu')[]) {
  const tenaga = await clinic.tenaga(2)
  const patient = await clinic.orang(5)
  const sesi: Sesi[] = []
  for (const hari of days) sesi.push(await clinic.sesi(tenaga.profesional_id, { hari }))
  const of = (n: number) => ({
    user_id: patient.user_id,
    profesional_id: tenaga.profesional_id,
    jadwal_tenaga_id: sesi[n]?.id as number,
  })
  return { tenaga, patient, of }
}

test('a holiday strands whom it strands, and blocks its day by name', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { tenaga, patient, of } = await practice(ownClinic, ['Senin', 'Selasa'])
  const jadwal_id = await ownClinic.konsultasi(of(1), { tanggal: SELASA, status: 'disetujui' })
  const admin = await ownClinic.orang(1)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await signIn(page, admin)
  await page.getByRole('link', { name: 'Hari Libur' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hari Libur' })).toBeVisible()
  await page.getByRole('button', { name: 'Tambah hari libur' }).first().click()
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page).getByText(isianStaf.namaLibur)).toBeVisible()
  await dialog(page).getByLabel('Tanggal').fill(SELASA)
  await dialog(page).getByLabel('Nama').fill('Dies Natalis')
  await expect(dialog(page).getByText('1 konsultasi sudah dijadwalkan pada tanggal ini.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Tangani konsultasi yang terdampak' })).toBeVisible()

  const stranded = dialog(page).getByRole('list', { name: 'Konsultasi terdampak' })
  await expect(stranded.getByRole('listitem')).toHaveCount(1)
  await expect(stranded.getByRole('link', { name: `Detail konsultasi ${patient.name}` })).toHaveAttribute(
    'href',
    `/admin/konsultasi/detail/${jadwal_id}`,
  )
  await dialog(page).getByRole('button', { name: 'Tutup' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Dies Natalis' })
  await expect(row).toContainText('1 konsultasi')
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(dialog(page).getByLabel('Nama')).toHaveValue('Dies Natalis')
  await dialog(page).getByRole('button', { name: 'Batal', exact: true }).click()

  const other = await ownClinic.orang(4)
  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await signIn(visitor, other)
  await openAppointment(visitor, other, tenaga)
  await expect(dayOf(visitor, SENIN)).toHaveAccessibleName(`${panjang(SENIN)}, 1 slot kosong`)
  await expect(dayOf(visitor, SELASA)).toHaveAttribute('aria-disabled', 'true')
  await dayOf(visitor, SELASA).click({ force: true })
  await expect(visitor.getByText(`${panjang(SELASA)}, libur: Layanan tutup: Dies Natalis.`)).toBeVisible()

  await row.getByRole('button', { name: /^Hapus/ }).click()
  await dialog(page).getByRole('button', { name: 'Hapus hari libur' }).click()
  await expect(row).toHaveCount(0)
  await visitor.reload()
  await expect(dayOf(visitor, SELASA)).not.toHaveAttribute('aria-disabled', 'true')
})

test('a day closed while the form is open is refused in the server’s words', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { tenaga, patient } = await practice(ownClinic, ['Senin', 'Selasa', 'Rabu'])
  const page = await openBrowser({ baseURL: ownProduct.url })
  // With the live channel the day would close before it is requested.
  await page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  // The page would learn of it by itself a moment later.
  const hearNothing = () => page.route(/ketersediaan|jdwl\/tenaga/, (route) => route.abort())
  await fillBooking(page, { tanggal: SELASA, jam: '09.00', keluhan: 'Demam dua hari' })
  const libur = { tanggal: SELASA, nama: 'Dies Natalis', jenis: 'libur kampus', buka: false } as const
  await hearNothing()
  await ownApi(await ownClinic.orang(1), insertHariLibur, { body: libur })
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.CLINIC_CLOSED.judul }).first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue('Demam dua hari')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Layanan tutup: Dies Natalis. Silakan pilih tanggal lain.')).toBeVisible()
  await fillBooking(page, { tanggal: RABU, jam: '09.00' })
  await hearNothing()
  await ownApi(tenaga, insertCuti, { body: { dari: RABU, sampai: RABU } })
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.PROFESSIONAL_AWAY.isi }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(dayOf(page, RABU)).toHaveAttribute('aria-disabled', 'true')
})

test('a window of holidays says when the service opens again', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { tenaga, patient } = await practice(ownClinic, ['Senin'])
  const admin = await ownClinic.orang(1)
  for (let n = 0; n < 5; n += 1) {
    const libur = { tanggal: addDays(SENIN, n), nama: 'Libur semester', jenis: 'libur kampus' } as const
    await ownApi(admin, insertHariLibur, { body: libur })
  }
  const page = await openBrowser({ baseURL: ownProduct.url })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await expect(
    page.getByText('Tidak ada hari layanan minggu ini. Layanan buka kembali Senin, 30 November 2026.'),
  ).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('the first day shown is the first with a free slot', async ({ page, clinic, api }) => {
  const { tenaga, patient, of } = await practice(clinic, ['Senin', 'Selasa', 'Rabu'])
  await api(tenaga, insertCuti, { body: { dari: SENIN, sampai: SENIN } })
  await clinic.konsultasi({ ...of(1), user_id: (await clinic.orang(5)).user_id }, { tanggal: SELASA })
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await expect(dayOf(page, RABU)).toHaveAttribute('aria-pressed', 'true')
  await expect(dayOf(page, SENIN)).toHaveAttribute('aria-disabled', 'true')
  await dayOf(page, SELASA).click()
  await expect(page.getByText('Tanggal ini sudah penuh.')).toBeVisible()
  await expect(slotAt(page, '09.00')).toBeDisabled()
})

test('leave strands a booking, which is moved, and the patient sees the new date @journey', async ({
  page,
  clinic,
  api,
  openBrowser,
}) => {
  const { tenaga, patient, of } = await practice(clinic, ['Selasa', 'Rabu'])
  const jadwal_id = await clinic.konsultasi(of(0), { tanggal: SELASA, status: 'disetujui' })
  await openAs(page, tenaga, '/dokter/jadwal')
  await cuti(page).getByRole('button', { name: 'Tambah cuti' }).click()
  await dialog(page).getByLabel('Dari tanggal').fill(SELASA)
  await dialog(page).getByLabel('Sampai tanggal').fill(SENIN)
  await dialog(page).getByRole('button', { name: 'Simpan cuti' }).click()
  await expect(dialog(page).getByText(isianStaf.urutanTanggal)).toBeVisible()
  await dialog(page).getByLabel('Sampai tanggal').fill(SELASA)
  await dialog(page).getByLabel('Catatan').fill('Pelatihan')
  await dialog(page).getByRole('button', { name: 'Simpan cuti' }).click()

  await expect(dialog(page).getByText(patient.name)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Nanti saja' }).click()
  await expect(cuti(page)).toContainText('1 konsultasi masih terjadwal')
  await expect(page.getByRole('button', { name: new RegExp(`^${panjang(SELASA)}, cuti`) })).toBeVisible()

  await cuti(page)
    .getByRole('button', { name: /^Tangani/ })
    .click()
  await dialog(page).getByRole('radio', { name: 'Jadwalkan ulang' }).check()
  await dialog(page).getByRole('button', { name: 'Proses', exact: true }).click()
  await expect(dialog(page).getByText('Pilih tanggal pengganti.')).toBeVisible()
  await expect(dialog(page).getByText(isianStaf.pesanPasien)).toBeVisible()
  await dialog(page).getByLabel('Tanggal pengganti').selectOption(RABU)
  await dialog(page).getByLabel('Waktu pengganti').selectOption({ label: '09.00–10.00 WIB' })
  await dialog(page).getByLabel('Pesan untuk pasien').fill('Maaf, saya mengikuti pelatihan.')

  // Another person is quicker: the row says so, and nothing is lost.
  const quicker = await clinic.orang(4)
  const booked = await api(quicker, bookKonsultasi, {
    body: {
      ...of(1),
      user_id: quicker.user_id,
      tanggal: RABU,
      keluhan: 'Demam',
      metode_konsultasi: 'online',
      use_bpjs: 0,
    },
  })
  await dialog(page).getByRole('button', { name: 'Proses 1 konsultasi' }).click()
  await expect(dialog(page).getByText(messages.RESOLUTION_REFUSED.isi)).toBeVisible()
  await expect(dialog(page).getByText(messages.SLOT_TAKEN.isi)).toBeVisible()
  await expect(dialog(page).getByLabel('Pesan untuk pasien')).toHaveValue('Maaf, saya mengikuti pelatihan.')
  expect(booked.tanggal.slice(0, 10)).toBe(RABU)

  const nextWeek = addDays(RABU, 7)
  await dialog(page).getByLabel('Tanggal pengganti').selectOption(nextWeek)
  await dialog(page).getByLabel('Waktu pengganti').selectOption({ label: '09.00–10.00 WIB' })
  await dialog(page).getByRole('button', { name: 'Proses 1 konsultasi' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(cuti(page)).not.toContainText('masih terjadwal')
  expect((await api(tenaga, listCuti))[0]?.terdampak).toEqual([])

  const visitor = await openBrowser()
  await openAs(visitor, patient, '/user/riwayat-konsultasi')
  await expect(visitor.getByText(new RegExp(`${panjang(nextWeek)}|2 Des 2026`)).first()).toBeVisible()
  expect(jadwal_id).toBeGreaterThan(0)
})

test('leave is taken back, and its days can be booked again', async ({ page, clinic, api }) => {
  const { tenaga } = await practice(clinic, ['Selasa'])
  await api(tenaga, insertCuti, { body: { dari: SELASA, sampai: RABU } })
  await openAs(page, tenaga, `/dokter/jadwal?tanggal=${SELASA}`)
  await expect(page.getByText('Anda cuti pada tanggal ini.')).toBeVisible()
  await cuti(page)
    .getByRole('button', { name: /^Hapus cuti/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Hapus cuti' }).click()
  await expect(cuti(page)).toContainText('Belum ada cuti yang dicatat.')
  await expect(page.getByText('Anda cuti pada tanggal ini.')).toHaveCount(0)
})

test('the window that an admin sets opens next week @journey', async ({ openBrowser, ownProduct, ownClinic }) => {
  const { tenaga, patient } = await practice(ownClinic, ['Senin'])
  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await signIn(visitor, patient)
  await openAppointment(visitor, patient, tenaga)
  const nextMonday = addDays(SENIN, 7)
  await expect(dayOf(visitor, nextMonday)).toHaveAttribute('aria-disabled', 'true')

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, await ownClinic.orang(1), '/admin/aturan?tab=jendela')
  await expect(page.getByText(`sampai ${panjang(JUMAT)}.`)).toBeVisible()
  await page.getByLabel('Minggu ke depan').selectOption('1')
  await expect(page.getByText(`sampai ${panjang(addDays(JUMAT, 7))}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled()

  await visitor.reload()
  await dayOf(visitor, nextMonday).click()
  await fillBooking(visitor, { jam: '09.00' })
  await expect(slotAt(visitor, '09.00')).toBeChecked()
})
