import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { insertJenis, listJenisPilihan, putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { areaOf, openAs, seesAlert, signIn, stopTime } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { dayOf, fillBooking, KAMIS, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const chip = (page: Page, nama: string) => page.getByRole('radio', { name: new RegExp(`^${nama}`) })

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: an admin adds a type, a professional offers it, a patient books a start of it${journeyIf(where === 'a phone')}`, async ({
    page,
    openBrowser,
    clinic,
  }) => {
    await page.setViewportSize(viewport)
    const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
    const [ani, budi] = [await clinic.orang(5), await clinic.orang(4)]
    await clinic.sesi(tenaga.profesional_id, { jam_mulai: '09:00:00', jam_selesai: '10:30:00' })
    const nama = `Kontrol ${tenaga.profesional_id}`

    await openAs(page, admin, '/admin/aturan')
    await page.getByRole('button', { name: 'Tambah jenis' }).first().click()
    const form = page.getByRole('dialog', { name: 'Tambah jenis konsultasi' })
    await form.getByRole('button', { name: 'Tambah', exact: true }).click()
    await expect(form.getByText('Nama jenis konsultasi tidak boleh kosong.')).toBeVisible()
    await form.getByLabel('Nama jenis konsultasi').fill(nama)
    await form.getByLabel('Lama (menit)').fill('25')
    await form.getByLabel('Jeda sesudah (menit)').fill('5')
    expect(await violationsIn(page)).toEqual([])
    await form.getByRole('button', { name: 'Tambah', exact: true }).click()
    await expect(form).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: nama })
    await expect(row.getByText('25 menit · jeda 5 menit sesudahnya')).toBeVisible()
    await expect(row.getByText(/^Belum disediakan tenaga profesional\./)).toBeVisible()
    expect(await violationsIn(page)).toEqual([])

    const professional = await openBrowser({ viewport })
    await openAs(professional, tenaga, `${areaOf[2]}/jadwal`)
    const offer = professional.getByRole('switch', { name: nama })
    await offer.click()
    await expect(offer).toBeChecked()
    await expect(professional.getByLabel(`Lama Anda sendiri (menit), ${nama}`)).toBeVisible()
    await page.reload()
    await expect(row.getByText('Disediakan 1 tenaga profesional: 3 waktu mulai tiap pekan dalam 1 sesi.')).toBeVisible()

    const patient = await openBrowser({ viewport })
    await signIn(patient, ani)
    await openAppointment(patient, ani, tenaga)
    await expect(chip(patient, 'Konsultasi Umum')).toBeChecked()
    await chip(patient, nama).check()
    await dayOf(patient, RABU).click()
    await expect(patient.getByRole('radio', { name: /^\d\d\.\d\d–/ })).toHaveCount(3)
    await fillBooking(patient, { jam: '09.30', keluhan: 'Kontrol tekanan darah' })
    await expect(patient.getByText(/^Ditahan untuk Anda/)).toBeVisible()
    await expect(patient.getByText(`09.30–09.55 WIB, ${nama}`)).toBeVisible()
    expect(await violationsIn(patient)).toEqual([])
    await submitButton(patient).click()
    await seesAlert(patient, alerts.bookingSuccess)

    const other = await openBrowser({ viewport })
    await signIn(other, budi)
    await openAppointment(other, budi, tenaga)
    await chip(other, nama).check()
    await dayOf(other, RABU).click()
    await expect(slotAt(other, '09.30')).toBeDisabled()
    await expect(slotAt(other, '10.00')).toBeEnabled()
    // Of the usual type, the whole session is taken.
    await chip(other, 'Konsultasi Umum').check()
    await expect(slotAt(other, '09.00')).toBeDisabled()

    await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi`)
    await page
      .getByRole('link', { name: /detail/i })
      .first()
      .click()
    await expect(page.getByText(nama).first()).toBeVisible()
  })

test('a moved consultation keeps its type, and its times are those of the type', async ({ page, clinic, api }) => {
  const [admin, tenaga, ani] = [await clinic.orang(1), await clinic.tenaga(2), await clinic.orang(5)]
  await clinic.sesi(tenaga.profesional_id, { jam_mulai: '09:00:00', jam_selesai: '10:00:00' })
  const nama_jenis = `Singkat ${tenaga.profesional_id}`
  const { jenis_id } = (await api(admin, insertJenis, { body: { nama_jenis, menit: 20 } })) as JenisKonsultasi
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await chip(page, nama_jenis).check()
  await fillBooking(page, { tanggal: RABU, jam: '09.20', keluhan: 'Batuk' })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await page
    .getByRole('link', { name: /Detail|Lihat/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah jadwal' })
  await dayOf(page, RABU).click()
  await expect(slotAt(page, '09.20')).toBeDisabled()
  await slotAt(page, '09.40').check()
  await dialog.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('09.40–10.00').first()).toBeVisible()
  await expect(page.getByText(nama_jenis).first()).toBeVisible()

  // Once the professional offers the type no more, it cannot be moved, and nothing of the dialog waits for days.
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 0 } })
  await page.reload()
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await expect(dialog.getByText(messages.TYPE_NOT_OFFERED.isi)).toBeVisible()
  await expect(dialog.getByText('Memuat jadwal…')).toHaveCount(0)
  await expect(dialog.locator('[class*="Skeleton"]')).toHaveCount(0)
})

test('a start that another patient takes is taken on an open page at once, without polling @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
  const [ani, budi] = [await clinic.orang(5), await clinic.orang(4)]
  const sesi = await clinic.sesi(tenaga.profesional_id, { jam_mulai: '09:00:00', jam_selesai: '10:00:00' })
  const nama_jenis = `Cepat ${tenaga.profesional_id}`
  const { jenis_id } = (await api(admin, insertJenis, { body: { nama_jenis, menit: 20 } })) as JenisKonsultasi
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await chip(page, nama_jenis).check()
  await dayOf(page, RABU).click()
  await expect(slotAt(page, '09.20')).toBeEnabled()
  await stopTime(page)
  const at = { jadwal_tenaga_id: sesi.id, profesional_id: tenaga.profesional_id, tanggal: RABU, jam_mulai: '09:20' }
  const how = { keluhan: 'Kontrol', metode_konsultasi: 'online', use_bpjs: 0 } as const
  await api(budi, bookKonsultasi, { body: { ...at, ...how, jenis_id } })
  // At most two seconds pass for the page: it polls after four.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return slotAt(page, '09.20').isDisabled()
    })
    .toBe(true)
})

test('the days count the starts of the chosen type, also when another patient takes one, and the chosen date stays', async ({
  page,
  clinic,
  api,
}) => {
  const [admin, tenaga] = [await clinic.orang(1), await clinic.tenaga(2)]
  const [ani, budi, cici] = [await clinic.orang(5), await clinic.orang(4), await clinic.orang(5)]
  const { profesional_id } = tenaga
  const hours = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }
  const sesi = await clinic.sesi(profesional_id, hours)
  await clinic.sesi(profesional_id, { ...hours, hari: 'Kamis', sesi: 2 })
  const offered = async (rules: { nama_jenis: string; menit: number; pemberitahuan_menit?: number }) => {
    const { jenis_id } = (await api(admin, insertJenis, { body: rules })) as JenisKonsultasi
    await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
    return jenis_id
  }
  const [singkat, terencana] = [`Singkat ${profesional_id}`, `Terencana ${profesional_id}`]
  const jenis_id = await offered({ nama_jenis: singkat, menit: 20 })
  await offered({ nama_jenis: terencana, menit: 20, pemberitahuan_menit: 60 * 60 })
  const take = (who: typeof budi, jam_mulai: string) => {
    const at = { jadwal_tenaga_id: sesi.id, profesional_id, tanggal: RABU, jam_mulai, jenis_id }
    return api(who, bookKonsultasi, {
      body: { ...at, keluhan: 'Kontrol', metode_konsultasi: 'online', use_bpjs: 0 },
    })
  }
  await take(budi, '09:20')

  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  const rabu = dayOf(page, RABU)
  await expect(rabu).toHaveAccessibleName(/, penuh untuk jenis ini$/)
  await chip(page, singkat).check()
  await expect(rabu).toHaveAccessibleName(/, 2 waktu mulai kosong$/)
  await rabu.click()
  await expect(slotAt(page, '09.40')).toBeEnabled()
  await take(cici, '09:00')
  await expect(rabu).toHaveAccessibleName(/, 1 waktu mulai kosong$/)
  expect(await violationsIn(page)).toEqual([])

  await chip(page, terencana).check()
  await expect(rabu).toHaveAccessibleName(/, terlalu dekat untuk jenis ini$/)
  await expect(rabu).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/Terlalu dekat untuk jenis ini\./)).toBeVisible()
  await expect(dayOf(page, KAMIS)).toHaveAccessibleName(/, 3 waktu mulai kosong$/)
  await chip(page, 'Konsultasi Umum').check()
  await expect(page.getByText(/Penuh untuk jenis ini\./)).toBeVisible()
  await expect(dayOf(page, KAMIS)).toHaveAccessibleName(/, 1 slot kosong$/)
})

test('where a professional offers one type only, none is asked for', async ({ page, clinic }) => {
  const [tenaga, ani] = [await clinic.tenaga(3), await clinic.orang(5)]
  await clinic.sesi(tenaga.profesional_id)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, ani)
  await openAppointment(page, ani, tenaga)
  await fillBooking(page, { tanggal: RABU, jam: '09.00' })
  await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Jenis konsultasi' })).toHaveCount(0)
  expect(asked).not.toContain(listJenisPilihan.path)
  expect(asked.filter((path) => path.includes('jenis-picker'))).toEqual([])
})
