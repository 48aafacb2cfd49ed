import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { alerts } from '@sehati/contract/base/texts'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { open, openAs } from '@sehati/testkit/browser/acts'
import { panjang, RABU, SELASA, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('an admin moves a consultation that a holiday strands, and may move it again @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
  ownApi: api,
}) => {
  const [admin, patient, tenaga] = [await clinic.orang(1), await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 2, jam_mulai: '15:00:00', jam_selesai: '16:00:00' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SELASA, status: 'disetujui' })
  const body = { tanggal: SELASA, nama: 'Dies Natalis', jenis: 'libur kampus' } as const
  await api(admin, insertHariLibur, { body })

  const page = await openBrowser({ baseURL: ownProduct.url })
  const dialog = page.getByRole('dialog')
  await openAs(page, admin, '/admin/hari-libur')
  const row = page.getByRole('row').filter({ hasText: 'Dies Natalis' })
  await row.getByRole('button', { name: /1 konsultasi/ }).click()
  await expect(dialog).toContainText(`${panjang(SELASA)} pukul 09.00 WIB`)
  await dialog.getByRole('button', { name: 'Proses', exact: true }).click()
  await expect(dialog.getByText('Pilih apa yang terjadi')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Jadwalkan ulang' }).check()
  await expect(dialog.getByLabel('Tanggal pengganti')).toHaveValue(RABU)
  await dialog.getByRole('button', { name: 'Proses 1 konsultasi' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row.getByRole('button', { name: /konsultasi/ })).toHaveCount(0)

  await open(page, `/admin/konsultasi/detail/${jadwal_id}`)
  const journey = page.getByRole('region', { name: 'Riwayat status' }).getByRole('listitem')
  const moved = `Dijadwal ulang dari ${panjang(SELASA)} pukul 09.00 WIB ke ${panjang(RABU)} pukul 13.00 WIB`
  await expect(journey.last()).toContainText(moved)
  await expect(journey.last()).toContainText(`oleh ${admin.name}`)
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dialog.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog.getByText(alerts.slotMissing.isi)).toBeVisible()
  await slotAt(page, '15.00').check()
  await dialog.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(journey).toHaveCount(3)
  // The method alone, at the same time.
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dialog.getByLabel('Metode konsultasi').selectOption('Offline')
  await dialog.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(journey.last()).toContainText('Metode diganti dari Online ke Offline')
  const query = { jadwalid: jadwal_id }
  expect(await api(patient, getKonsultasi, { query })).toMatchObject({
    status: 'disetujui',
    metode_konsultasi: 'offline',
    tanggal: `${RABU}T15:00:00+07:00`,
  })
})
