import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** An employee at the desk, and two patients with a visit in person this morning. */
async function pagi(clinic: Clinic) {
  const [petugas, tenaga] = [await clinic.orang(4), await clinic.tenaga(2)]
  await clinic.tugas(petugas.user_id, 'loket')
  const at = async (patient: Person, jam_mulai: string, jam_selesai: string, sesi: number) => {
    const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi, jam_mulai, jam_selesai })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const visit = { tanggal: SENIN, status: 'disetujui', metode_konsultasi: 'offline', jam_mulai, jam_selesai } as const
    await clinic.konsultasi(of, visit)
    return patient
  }
  const first = await at(await clinic.orang(5, { name: 'Ratna Pertama' }), '07:30:00', '08:00:00', 1)
  const second = await at(await clinic.orang(5, { name: 'Doni Kedua' }), '08:00:00', '08:30:00', 2)
  return { petugas, tenaga, first, second }
}

test('a patient shows the code, the desk records the arrival, calls and leads them in; the patient follows it @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { petugas, tenaga, first, second } = await pagi(ownClinic)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, petugas, '/karyawan/loket')
  const visits = page.getByRole('list', { name: `Kunjungan hari ini dengan ${tenaga.name}` })
  const row = (person: Person) => visits.getByRole('listitem').filter({ hasText: person.name })
  await expect(row(first)).toContainText('Belum datang')

  const phone = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
  await openAs(phone, first, '/user/home')
  const kode = phone.getByRole('region', { name: 'Kode untuk loket' })
  const shown = (await kode.getByText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/).textContent()) ?? ''
  await page.getByLabel('Kode pasien').fill(shown.toLowerCase())
  await page.getByRole('button', { name: 'Catat kehadiran', exact: true }).click()
  await expect(row(first)).toContainText('A-1 · Menunggu')
  await expect(page.getByLabel('Kode pasien')).toBeFocused()
  await page.getByRole('button', { name: `${second.name} hadir` }).click()
  await expect(row(second)).toContainText('A-2 · Menunggu')

  const nomor = phone.getByRole('region', { name: 'Nomor antrean Anda' })
  await phone.reload()
  await expect(nomor).toContainText('A-1')
  await expect(nomor).toContainText('Giliran Anda berikutnya.')

  const call = page.getByRole('button', { name: 'Panggil berikutnya' })
  await call.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Isi nama atau nomor ruang.' })).toBeVisible()
  await page.getByLabel('Ruang', { exact: true }).fill('3')
  await call.click()
  await expect(row(first)).toContainText('Dipanggil ke ruang 3')
  await phone.reload()
  await expect(nomor).toContainText('Giliran Anda. Silakan ke ruang 3.')

  await page.getByRole('button', { name: `${first.name} masuk` }).click()
  await expect(row(first)).toContainText('Di ruang 3')
  await page.getByRole('button', { name: `${first.name} selesai` }).click()
  await expect(row(first)).toContainText('Selesai')
  await call.click()
  await page.getByRole('button', { name: `Lewati ${second.name}` }).click()
  await expect(row(second)).toContainText('A-2 · Menunggu')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
  }
})

test('who did not come ten minutes after the start is recorded as absent, after a question', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  const [petugas, tenaga, patient] = [await clinic.orang(4), await clinic.tenaga(2), await clinic.orang(5)]
  await clinic.tugas(petugas.user_id, 'loket')
  const at = { jam_mulai: '06:30:00', jam_selesai: '07:30:00' }
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', ...at })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui', metode_konsultasi: 'offline', ...at })
  await openAs(page, petugas, '/karyawan/loket')
  await page.getByRole('button', { name: `${patient.name} tidak hadir` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, tidak hadir' }).click()
  await expect(page.getByText('Belum ada kunjungan tatap muka yang disetujui untuk hari ini.')).toBeVisible()
})

test('the desk is for the holders of the duty, and its menu shows it to them alone', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [without, petugas] = [await clinic.orang(4), await clinic.orang(4)]
  await clinic.tugas(petugas.user_id, 'loket')
  await openAs(page, without, '/karyawan/loket')
  await expect(page.getByText('Hanya untuk pemegang tugas Loket')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Loket' })).toHaveCount(0)
  const other = await openBrowser()
  await openAs(other, petugas, '/karyawan/home')
  await other.getByRole('navigation').getByRole('link', { name: 'Loket' }).first().click()
  await expect(other).toHaveURL(/\/karyawan\/loket/)
})

test('a code that no visit has is said at its field, and stays there', async ({ page, clinic }) => {
  const petugas = await clinic.orang(4)
  await clinic.tugas(petugas.user_id, 'loket')
  await openAs(page, petugas, '/karyawan/loket')
  await page.getByLabel('Kode pasien').fill('ZZZZZZ')
  await page.getByRole('button', { name: 'Catat kehadiran', exact: true }).click()
  await expect(page.getByText('Tidak ada kunjungan hari ini dengan kode ini.')).toBeVisible()
  await expect(page.getByLabel('Kode pasien')).toHaveValue('ZZZZZZ')
})
