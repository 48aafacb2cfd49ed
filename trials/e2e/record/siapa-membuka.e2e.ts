import { getKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a patient finds on the page of their data who opened their consultation @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(4), await clinic.tenaga(2)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwalid = await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui' })

  await openAs(page, patient, `${areaOf[4]}/data-saya`)
  await page.getByRole('link', { name: 'Siapa membuka data saya' }).click()
  await expect(page.getByRole('heading', { name: 'Siapa membuka data saya' })).toBeVisible()
  await expect(page.getByText(`${tenaga.name} (Dokter) membaca`)).toHaveCount(0)

  await api(tenaga, getKonsultasiTenpro, { query: { jadwalid } })
  await api(tenaga, listPercakapan, { query: { jadwal_id: jadwalid } })
  await clinic.untilJejakChained()
  await page.reload()
  await expect(page.getByText(`${tenaga.name} (Dokter) membaca keluhan Anda`)).toBeVisible()
  await expect(page.getByText(`${tenaga.name} (Dokter) membaca percakapan`)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a patient to whom nothing happened reads that', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await clinic.dibuatBesok(patient.user_id)
  await openAs(page, patient, `${areaOf[5]}/privasi/jejak`)
  await expect(page.getByText('Belum ada orang lain yang membuka data Anda.')).toBeVisible()
  await page.getByRole('button', { name: 'Tampilkan akses administratif' }).click()
  await expect(page.getByRole('button', { name: 'Tampilkan akses administratif', pressed: true })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})
