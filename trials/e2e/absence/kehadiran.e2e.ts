import { putTidakHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { addDays } from '@sehati/contract/base/waktu'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { NOW } from '@sehati/testkit/product/product'
import { connect } from '../../../apps/server/src/base/db/db.ts'
import { insertPengingat } from '../../../apps/server/src/channel/pemberitahuan/pengingat.store.ts'
import { violationsIn } from '../harness/accessibility.ts'
import { SELASA, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a professional records an absence, the patient objects, an admin accepts, and the points are gone @journey', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const [patient, tenaga, admin] = [await clinic.orang(5), await clinic.tenaga(2), await clinic.orang(1)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: addDays(SENIN, -3), status: 'disetujui' })
  const alasan = `Saya datang, pintunya terkunci ${unikat()}`
  const main = page.getByRole('main')

  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${jadwal_id}`)
  await main.getByRole('button', { name: 'Tidak hadir' }).click()
  const question = page.getByRole('dialog', { name: 'Catat tidak hadir?' })
  await expect(question).toContainText(patient.name)
  expect(await violationsIn(page)).toEqual([])
  await question.getByRole('button', { name: 'Ya, tidak hadir' }).click()
  await expect(main.getByText('Pasien tercatat tidak hadir.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Tidak hadir' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Kesalahan klinik' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  const detail = `${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`
  await openAs(page, patient, detail)
  await expect(main.getByText(/^Anda tercatat tidak hadir pada Jumat, 20 November 2026/)).toBeVisible()
  await main.getByRole('button', { name: 'Sampaikan keberatan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sampaikan keberatan' })
  await expect(dialog.getByLabel('Apa yang keliru?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Kirim keberatan' }).click()
  await expect(dialog.getByLabel('Apa yang keliru?')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Apa yang keliru?').fill(alasan)
  await dialog.getByRole('button', { name: 'Kirim keberatan' }).click()
  await expect(main.getByText('Keberatan Anda sedang diperiksa.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Sampaikan keberatan' })).toHaveCount(0)
  await openAs(page, patient, `${areaOf[5]}/riwayat-konsultasi`)
  await expect(main.getByText('Poin kehadiran: 2.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await openAs(page, admin, `${areaOf[1]}/home`)
  await main.getByRole('link', { name: 'Periksa keberatan' }).click()
  const one = main.getByRole('listitem').filter({ hasText: alasan })
  await expect(one).toContainText(patient.name)
  expect(await violationsIn(page)).toEqual([])
  await one.getByRole('button', { name: 'Terima keberatan' }).click()
  await page
    .getByRole('dialog', { name: 'Terima keberatan?' })
    .getByRole('button', { name: 'Terima keberatan' })
    .click()
  await expect(one).toHaveCount(0)

  await openAs(page, patient, `${areaOf[5]}/riwayat-konsultasi`)
  await expect(main.getByText('Poin kehadiran: 0.')).toBeVisible()
  await openAs(page, patient, detail)
  await expect(main.getByText('Keberatan Anda diterima. Konsultasi ini tidak dihitung.')).toBeVisible()
})

test('a patient who missed two is asked the day before, and confirms by one tap in the notice @journey', async ({
  page,
  clinic,
  product,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id }
  for (const [ago, hari] of [
    [3, 'Jumat'],
    [4, 'Kamis'],
  ] as const) {
    const { id } = await clinic.sesi(tenaga.profesional_id, { hari })
    const past = { tanggal: addDays(SENIN, -ago), status: 'disetujui' }
    const jadwalid = await clinic.konsultasi({ ...of, jadwal_tenaga_id: id }, past)
    await api(tenaga, putTidakHadir, { query: { jadwalid } })
  }
  const jam = { jam_mulai: '07:00:00', jam_selesai: '08:00:00' }
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', ...jam })
  const tomorrow = { ...jam, tanggal: SELASA, status: 'disetujui' }
  const jadwal_id = await clinic.konsultasi({ ...of, jadwal_tenaga_id: id }, tomorrow)
  // What the server does each minute.
  const db = connect(product.databaseUrl, 1)
  await insertPengingat(db, new Date(NOW))
  await db.close()

  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'Mohon konfirmasi kehadiran' })
  await openAs(page, patient, `${areaOf[5]}/home`)
  await expect(card).toContainText('paling lambat Senin, 23 November 2026 pukul 20.00 WIB')
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.goto(`${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(card.getByRole('button', { name: 'Saya akan hadir' })).toBeVisible()

  await page.goto(`${areaOf[5]}/notifikasi`)
  const notice = main.getByRole('listitem').filter({ hasText: 'Mohon konfirmasi kehadiran Anda' })
  await expect(notice).toContainText('Selasa, 24 November 2026 pukul 07.00 WIB')
  expect(await violationsIn(page)).toEqual([])
  await notice.getByRole('button', { name: 'Saya akan hadir' }).click()
  await expect(page.getByText('Terima kasih. Kehadiran Anda sudah dicatat.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Saya akan hadir' })).toHaveCount(0)
  await page.goto(`${areaOf[5]}/home`)
  await expect(main.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible()
  await expect(card).toHaveCount(0)
})
