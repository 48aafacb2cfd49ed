import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a corrected reply says so to both, and shows what was written before @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const sesi = await clinic.sesi(tenaga.profesional_id)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const [jadwalid] = (await clinic.konsultasiLampau(of, ['2026-11-18'], {
    status: 'disetujui',
    balasan: 'Minum obat',
  })) as [number]
  const detail = `${areaOf[5]}/appointment-detail?jadwal_id=${jadwalid}`
  await openAs(page, patient, detail)
  await expect(page.getByText('Minum obat', { exact: true })).toBeVisible()
  await expect(page.getByText('sudah diperbaiki')).toHaveCount(0)

  const body = { status: 'selesai', initial_consult: 'Minum obat dua kali' } as const
  await api(tenaga, updateKonsultasi, { query: { jadwalid }, body })
  const professional = await openBrowser({ viewport: { width: 360, height: 780 } })
  await openAs(professional, tenaga, `${areaOf[3]}/daftarKonsultasi/detail/${jadwalid}`)
  await page.reload()
  for (const reader of [page, professional]) {
    await expect(reader.getByText('Minum obat dua kali')).toBeVisible()
    await expect(reader.getByText('Balasan ini sudah diperbaiki 1 kali.')).toBeVisible()
    await expect(reader.getByText('Minum obat', { exact: true })).toHaveCount(0)
    const button = reader.getByRole('button', { name: 'Lihat versi sebelumnya' })
    await button.press('Enter')
    const earlier = reader.getByRole('article').filter({ hasText: 'Versi 1' })
    await expect(earlier.getByText('Minum obat', { exact: true })).toBeVisible()
    expect(await violationsIn(reader)).toEqual([])
    await reader.getByRole('button', { name: 'Sembunyikan versi sebelumnya' }).click()
    await expect(earlier).toHaveCount(0)
  }
})
