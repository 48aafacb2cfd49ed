import type { Locator, Page } from '@playwright/test'
import { addDays } from '@sehati/contract/base/waktu'
import { openAs, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const chart = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const asTable = (card: Locator) => card.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click()

test('an admin sees the consultations in four pictures, with the numbers behind each @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const [admin, patient] = [await ownClinic.orang(1), await ownClinic.orang(5)]
  const busy = await ownClinic.tenaga(2)
  const calm = await ownClinic.tenaga(3)
  const nine = await ownClinic.sesi(busy.profesional_id, { hari: 'Senin' })
  const ten = await ownClinic.sesi(calm.profesional_id, {
    hari: 'Senin',
    jam_mulai: '10:00:00',
    jam_selesai: '11:00:00',
  })
  const withBusy = { user_id: patient.user_id, profesional_id: busy.profesional_id, jadwal_tenaga_id: nine.id }
  const withCalm = { user_id: patient.user_id, profesional_id: calm.profesional_id, jadwal_tenaga_id: ten.id }
  const lastMonday = addDays(SENIN, -7)
  await ownClinic.konsultasiLampau(withBusy, [lastMonday, addDays(SENIN, -14)])
  await ownClinic.konsultasiLampau(withCalm, [lastMonday], { status: 'dibatalkan' })
  await ownClinic.konsultasi(withBusy, { tanggal: SENIN })

  await signIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Statistik konsultasi' })).toBeVisible()
  await expect(page.getByText('7 September 2026 – 29 November 2026')).toBeVisible()

  const weeks = chart(page, 'Konsultasi per minggu')
  await expect(weeks.getByRole('img')).toHaveAccessibleName(/4 konsultasi; terbanyak 2 pada minggu 16 November 2026/)
  await asTable(weeks)
  await expect(weeks.getByRole('rowheader')).toHaveCount(12)
  const week = weeks.getByRole('row').filter({ hasText: '16 November 2026' })
  await expect(week.getByRole('cell')).toHaveText([/2$/, /1$/])
  await weeks.getByRole('button', { name: 'Tampilkan sebagai grafik' }).click()
  await expect(weeks.getByRole('img')).toBeVisible()

  const status = chart(page, 'Menurut status')
  await expect(status.getByRole('listitem')).toHaveCount(5)
  await expect(status.getByRole('listitem').filter({ hasText: 'Selesai' })).toContainText('2')
  await asTable(status)
  await expect(status.getByRole('row').filter({ hasText: 'Dibatalkan' }).getByRole('cell')).toHaveText([/1$/, /25 %$/])

  const speciality = chart(page, 'Menurut spesialisasi')
  await expect(speciality).toContainText(`Paling banyak diminta: ${busy.nama_spesialisasi}, 3 konsultasi.`)
  await asTable(speciality)
  await expect(speciality.getByRole('rowheader').first()).toContainText(busy.nama_spesialisasi)

  const hours = chart(page, 'Jam tersibuk')
  await expect(hours.getByRole('img')).toHaveAccessibleName(/Paling ramai Senin pukul 09\.00 WIB, 3 konsultasi/)
  await asTable(hours)
  // A cancelled consultation does not count as a busy hour.
  await expect(hours.getByRole('rowheader')).toHaveText([/Senin, 09\.00 WIB/])
})

test('an empty clinic says so, without charts of nothing', async ({ openBrowser, ownProduct, ownClinic }) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  await signIn(page, await ownClinic.orang(1))
  await expect(chart(page, 'Jam tersibuk')).toContainText('Belum ada konsultasi pada periode ini.')
  await expect(chart(page, 'Jam tersibuk').getByRole('img')).toHaveCount(0)
  await expect(chart(page, 'Konsultasi per minggu').getByRole('img')).toHaveAccessibleName(/Belum ada konsultasi/)
})

test('a phone shows the charts without scrolling sideways; no other role sees them', async ({
  page,
  openBrowser,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, await clinic.orang(1))
  await expect(page.getByRole('heading', { name: 'Statistik konsultasi' })).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  const toTable = page.getByRole('button', { name: 'Tampilkan sebagai tabel' })
  for (let left = await toTable.count(); left > 0; left--) await toTable.first().click()
  await expect(page.getByRole('table', { name: 'Konsultasi per minggu' })).toBeVisible()
  expect(await overflow()).toBe(0)
  expect(await violationsIn(page)).toEqual([])

  const other = await openBrowser()
  await openAs(other, await clinic.orang(5), '/user/home')
  await expect(other.getByRole('heading', { name: 'Statistik konsultasi' })).toHaveCount(0)
})

test('a day of many hours can be read to its end on the narrowest phone', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const [admin, patient, tenaga] = [await ownClinic.orang(1), await ownClinic.orang(5), await ownClinic.tenaga(2)]
  for (const [sesi, jam] of ['06', '22'].entries()) {
    const hours = { hari: 'Senin', sesi: sesi + 1, jam_mulai: `${jam}:00:00`, jam_selesai: `${jam}:30:00` } as const
    const { id: jadwal_tenaga_id } = await ownClinic.sesi(tenaga.profesional_id, hours)
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
    await ownClinic.konsultasi(of, { ...hours, tanggal: addDays(SENIN, -7), status: 'selesai' })
  }
  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 320, height: 640 } })
  await signIn(page, admin)
  const map = chart(page, 'Jam tersibuk').getByRole('img')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => map.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  const last = map.getByTitle(/22\.00 WIB: 1 konsultasi$/)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await violationsIn(page)).toEqual([])
})

test('an admin sees why patients come, without small numbers', async ({ openBrowser, ownProduct, ownClinic }) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const admin = await ownClinic.orang(1)
  await ownClinic.hitunganAlasan('Cemas', addDays(SENIN, -7), 12)
  await ownClinic.hitunganAlasan('Kekerasan', addDays(SENIN, -7), 4)
  await ownClinic.hitunganAlasan('Gigi', SENIN, 30)
  await signIn(page, admin)
  const card = page.getByRole('region', { name: 'Alasan kunjungan' })
  await expect(card).toContainText('Kelompok di bawah 5 orang tidak ditampilkan.')
  await expect(card.getByRole('row')).toHaveText(['Minggu mulaiAlasanPemesanan', /16 November 2026.*Cemas.*12$/])
  expect(await violationsIn(page)).toEqual([])
})
