import { insertHubungi } from '@sehati/contract/safety/peringatan.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a psychologist records whom they told outside of the clinic, and the client sees it among the accesses @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [client, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  const of = { user_id: client.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-19', status: 'selesai' })
  await openAs(page, tenaga, `/psikolog/daftarKonsultasi/detail/${jadwal_id}`)
  await page.getByRole('link', { name: 'Pengungkapan karena bahaya' }).press('Enter')
  await expect(page.getByText('Belum ada pengungkapan yang Anda catat.')).toBeVisible()
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Catat pengungkapan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Kepada')).toBeFocused()
  await dialog.getByRole('button', { name: 'Catat pengungkapan' }).click()
  await expect(dialog.getByLabel('Kepada')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Kepada').fill('UGD RS Kampus')
  await dialog.getByLabel('Alasan').fill('Klien akan melukai diri malam ini')
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await dialog.getByRole('button', { name: 'Catat pengungkapan' }).click()
  await expect(page.getByText('Kepada UGD RS Kampus')).toBeVisible()
  await expect(page.getByText('Klien akan melukai diri malam ini')).toBeVisible()
  await fits(page)
  await clinic.untilJejakChained()
  const reader = await openBrowser()
  await openAs(reader, client, '/user/privasi/jejak')
  await expect(reader.getByText(/memberi tahu pihak di luar klinik tentang Anda karena ada bahaya/)).toBeVisible()
})

test('the person on duty records it while they handle an alert', async ({ page, clinic, api }) => {
  const [patient, duty] = [await clinic.orang(5), await clinic.tenaga(2)]
  await clinic.tugas(duty.user_id, 'jaga')
  await api(patient, insertHubungi, { body: { phone_number: '081234567890' } })
  await openAs(page, duty, '/dokter/jaga')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: patient.name }) })
  await card.getByRole('button', { name: 'Saya tangani' }).click()
  await card.getByRole('button', { name: 'Catat pengungkapan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kepada').fill('Keluarga pasien')
  await dialog.getByLabel('Alasan').fill('Pasien sendirian dan tidak aman malam ini')
  await fits(page)
  await dialog.getByRole('button', { name: 'Catat pengungkapan' }).click()
  await expect(page.getByText('Pengungkapan tercatat.')).toBeVisible()
  await openAs(page, duty, '/dokter/pengungkapan')
  await expect(page.getByText('Kepada Keluarga pasien')).toBeVisible()
})
