import { getKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a patient reports an access that seems wrong, and reads what a reviewer found @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, tenaga, peninjau] = [await clinic.orang(5), await clinic.tenaga(2), await clinic.tenaga(2)]
  await clinic.tugas(peninjau.user_id, 'peninjau')
  await clinic.tugas(tenaga.user_id, 'peninjau')
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwalid = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })
  await api(tenaga, getKonsultasiTenpro, { query: { jadwalid } })
  const [alasan, tanggapan] = [`Saya belum bertemu dokter ini ${unikat()}`, `Dokter menyiapkan konsultasi ${unikat()}`]

  await clinic.untilJejakChained()
  await openAs(page, patient, `${areaOf[5]}/privasi/jejak`)
  const line = page.getByRole('listitem').filter({ hasText: `${tenaga.name} (Dokter) membaca keluhan Anda` })
  await line.getByRole('button', { name: 'Ini tidak wajar?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('bukan oleh orang yang membuka data Anda')
  await expect(dialog.getByLabel('Apa yang tidak wajar?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(dialog.getByLabel('Apa yang tidak wajar?')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Apa yang tidak wajar?').fill(alasan)
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line).toContainText(alasan)
  await expect(line).toContainText('menunggu peninjau')
  await expect(line.getByRole('button', { name: 'Ini tidak wajar?' })).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])

  // The physician who read it is a reviewer too, and sees nothing of the report.
  await openAs(page, tenaga, `${areaOf[2]}/tinjauan`)
  await expect(page.getByRole('heading', { name: 'Akses yang dilaporkan tidak wajar' })).toBeVisible()
  await expect(page.getByText(/Tidak ada laporan yang perlu Anda tanggapi|Dilaporkan oleh/).first()).toBeVisible()
  await expect(page.getByText(alasan)).toHaveCount(0)

  await openAs(page, peninjau, `${areaOf[2]}/notifikasi`)
  await page
    .getByRole('link', { name: /Ada akses data yang perlu Anda tinjau/ })
    .first()
    .click()
  const report = page.getByRole('listitem').filter({ hasText: alasan })
  await expect(report).toContainText(tenaga.name)
  await expect(report).toContainText('Melihat · Konsultasi')
  expect(await violationsIn(page)).toEqual([])
  await report.getByRole('button', { name: 'Kirim tanggapan' }).click()
  await expect(report.getByLabel('Hasil pemeriksaan')).toHaveAttribute('aria-invalid', 'true')
  await report.getByLabel('Hasil pemeriksaan').selectOption('Wajar')
  await report.getByLabel('Tanggapan untuk pelapor').fill(tanggapan)
  await report.getByRole('button', { name: 'Kirim tanggapan' }).click()
  await expect(report).toHaveCount(0)

  await clinic.untilJejakChained()
  await openAs(page, patient, `${areaOf[5]}/privasi/jejak`)
  await expect(line).toContainText('Sudah ditanggapi')
  await expect(line).toContainText('Wajar')
  await expect(line).toContainText(tanggapan)
  await expect(page.getByText(`${peninjau.name} (Dokter) menanggapi laporan Anda.`)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})
