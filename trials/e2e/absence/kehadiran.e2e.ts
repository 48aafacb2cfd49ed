import { addDays } from '@sehati/contract/base/waktu'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
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
