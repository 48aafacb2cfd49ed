import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { addDays } from '@sehati/contract/base/waktu'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { RABU, SELASA, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a new holiday moves all whom it strands, with one message @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { profesional_id } = await ownClinic.tenaga(2)
  const first = await ownClinic.sesi(profesional_id, { hari: 'Selasa' })
  const ten = { jam_mulai: '10:00:00', jam_selesai: '11:00:00' }
  const second = await ownClinic.sesi(profesional_id, { hari: 'Selasa', sesi: 2, ...ten })
  await ownClinic.sesi(profesional_id, { hari: 'Rabu' })
  const [patient, other] = [await ownClinic.orang(5), await ownClinic.orang(4)]
  const of = (who: { user_id: number }, jadwal_tenaga_id: number) => ({
    user_id: who.user_id,
    profesional_id,
    jadwal_tenaga_id,
  })
  const ids = [
    await ownClinic.konsultasi(of(patient, first.id), { tanggal: SELASA, status: 'disetujui' }),
    await ownClinic.konsultasi(of(other, second.id), { tanggal: SELASA, ...ten }),
  ]
  const page = await openBrowser({ baseURL: ownProduct.url })
  const dialog = page.getByRole('dialog')
  await openAs(page, await ownClinic.orang(1), '/admin/hari-libur')
  await page.getByRole('button', { name: 'Tambah hari libur' }).first().click()
  await dialog.getByLabel('Tanggal').first().fill(SELASA)
  await dialog.getByLabel('Nama').fill('Dies Natalis')
  await dialog.getByRole('button', { name: 'Terapkan usulan untuk semua' }).click()
  await expect(dialog.getByLabel('Tanggal pengganti').first()).toHaveValue(RABU)
  await expect(dialog.getByLabel('Pesan untuk pasien')).toHaveValue(/klinik tutup pada .* \(Dies Natalis\)/)
  await dialog.getByRole('button', { name: 'Tambah dan proses 2 konsultasi' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Dies Natalis' })).toContainText('Tidak ada')

  // The first has the only slot of Wednesday, the second the next one after it.
  const starts = await Promise.all(
    ids.map(async (jadwalid, n) => {
      const k = await ownApi(n === 0 ? patient : other, getKonsultasi, { query: { jadwalid } })
      return [k.status, k.tanggal.slice(0, 10)]
    }),
  )
  expect(starts).toEqual([
    ['disetujui', RABU],
    ['diajukan', addDays(SELASA, 7)],
  ])
  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await openAs(visitor, patient, `/konsultasi/${ids[0]}`)
  await expect(visitor.getByText(/Mohon maaf, klinik tutup pada/)).toBeVisible()
})

test('holidays ahead come first; those of the past are folded', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const admin = await ownClinic.orang(1)
  const insert = (tanggal: string, nama: string) =>
    ownApi(admin, insertHariLibur, { body: { tanggal, nama, jenis: 'libur kampus' } })
  await insert('2026-11-02', 'Libur yang lewat')
  await insert(SENIN, 'Libur hari ini')
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/hari-libur')
  await expect(page.getByRole('table', { name: 'Hari libur mendatang' })).toContainText('Libur hari ini')
  await expect(page.getByText('Libur yang lewat')).toBeHidden()
  await page.getByText(/hari sudah lewat$/).click()
  await expect(page.getByRole('table', { name: 'Hari libur yang sudah lewat' })).toContainText('Libur yang lewat')
})
