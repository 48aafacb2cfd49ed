import { putDrafRekam, signRekam } from '@sehati/contract/care/rekam.endpoints'
import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a client asks for notes; their psychologist withholds them with a ground, and the client reads it @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [client, tenaga, officer] = [await clinic.orang(5), await clinic.tenaga(3), await clinic.orang(1)]
  await clinic.tugas(officer.user_id, 'petugas_data')
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  const of = { user_id: client.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-19', status: 'selesai' })
  await openAs(page, tenaga, '/psikolog/daftarKonsultasi')
  await page.getByRole('link', { name: 'Permintaan akses' }).click()
  await expect(page.getByText('Tidak ada permintaan akses yang menunggu Anda.')).toBeVisible()
  await fits(page)
  await api(client, insertPermintaan, { body: { jenis: 'akses', isi: 'Saya ingin membaca catatan saya', jadwal_id } })

  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await expect(page.getByText('Saya ingin membaca catatan saya')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buka catatan' })).toHaveAttribute(
    'href',
    `/psikolog/daftarKonsultasi/detail/${jadwal_id}`,
  )
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: `Beri putusan untuk ${client.name}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Putusan').selectOption('Ditahan')
  await dialog.getByLabel('Jawaban').fill('Bicarakan dulu dalam pertemuan berikutnya.')
  await dialog.getByRole('button', { name: 'Simpan putusan' }).click()
  await expect(dialog.getByLabel('Alasan penolakan')).toHaveAttribute('aria-invalid', 'true')
  await fits(page)
  await dialog.getByLabel('Alasan penolakan').selectOption('Dapat membahayakan pemohon')

  const office = await openBrowser()
  await openAs(office, officer, '/admin/petugas')
  await office.getByRole('button', { name: `Buka Akses catatan dari ${client.name}` }).click()
  await expect(office.getByText('Dijawab oleh psikolog yang menangani atau peninjau psikologi.')).toBeVisible()
  await expect(office.getByLabel('Langkah berikutnya')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Simpan putusan' }).click()
  await expect(page.getByText('Tidak ada permintaan akses yang menunggu Anda.')).toBeVisible()
  const reader = await openBrowser()
  await openAs(reader, client, '/user/data-saya')
  await expect(reader.getByText('Bicarakan dulu dalam pertemuan berikutnya.')).toBeVisible()
})

test('notes whose author is gone: an officer agrees, a psychologist who reviews reads and releases them', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [client, author, officer, reviewer] = [
    await clinic.orang(5),
    await clinic.tenaga(3),
    await clinic.orang(1),
    await clinic.tenaga(3),
  ]
  await clinic.tugas(officer.user_id, 'petugas_data')
  await clinic.tugas(reviewer.user_id, 'peninjau')
  const { id } = await clinic.sesi(author.profesional_id, { hari: 'Kamis' })
  const of = { user_id: client.user_id, profesional_id: author.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-19', status: 'selesai' })
  const query = { jadwalid: jadwal_id }
  for (const [jenis, isi] of [
    ['lengkap', 'Klien bercerita tentang keluarganya.'],
    ['terbatas', 'Klien berlatih tidur teratur.'],
  ] as const) {
    await api(author, putDrafRekam, { query, body: { jenis, isi, dasar_versi: 0 } })
    await api(author, signRekam, { query, body: { jenis, dasar_versi: 0, password: author.password } })
  }
  await clinic.deactivate(author.user_id)

  const form = page.getByRole('dialog')
  await openAs(page, client, '/user/data-saya#permintaan')
  await page.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await form.getByLabel('Jenis permintaan').selectOption('Akses catatan')
  await expect(form.getByLabel('Tentang konsultasi')).toContainText('Semua catatan psikologi saya')
  await form.getByLabel('Tentang konsultasi').selectOption(String(jadwal_id))
  await form.getByLabel('Isi permintaan').fill('Saya ingin membaca catatan saya')
  await form.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await expect(form).toHaveCount(0)

  const desk = await openBrowser({ viewport: { width: 360, height: 780 } })
  await openAs(desk, officer, '/admin/petugas')
  await desk.getByRole('button', { name: `Buka Akses catatan dari ${client.name}` }).click()
  await expect(desk.getByText('Psikolog yang menulis catatan ini sudah tidak bertugas.')).toBeVisible()
  await fits(desk)
  await desk.getByRole('button', { name: 'Izinkan peninjau membaca' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  await openAs(page, reviewer, '/psikolog/permintaan-akses')
  const row = page.getByRole('listitem').filter({ hasText: client.name })
  await row.getByRole('button', { name: 'Baca catatan' }).click()
  await expect(row.getByText('Klien bercerita tentang keluarganya.')).toBeVisible()
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await row.getByRole('button', { name: 'Rilis kepada klien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rilis', exact: true }).click()
  await expect(row.getByText(/^Dirilis kepada klien pada/)).toBeVisible()

  await clinic.untilJejakChained()
  await openAs(page, client, '/user/privasi/jejak')
  await expect(
    page.getByText(/membaca catatan konsultasi .+ dengan izin atau atas permintaan Anda\./).first(),
  ).toBeVisible()
})

test('a client of two psychologists asks for all notes: each answers for their own', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [client, satu, dua] = [await clinic.orang(5), await clinic.tenaga(3), await clinic.tenaga(3)]
  const body = { jenis: 'terbatas', isi: 'Klien berlatih tidur teratur.', dasar_versi: 0 } as const
  for (const [author, ...dates] of [
    [satu, '2026-11-12', '2026-11-19'],
    [dua, '2026-11-05'],
  ] as const) {
    const { id } = await clinic.sesi(author.profesional_id, { hari: 'Kamis' })
    const of = { user_id: client.user_id, profesional_id: author.profesional_id, jadwal_tenaga_id: id }
    for (const tanggal of dates) {
      const jadwalid = await clinic.konsultasi(of, { tanggal, status: 'selesai' })
      await api(author, putDrafRekam, { query: { jadwalid }, body })
    }
  }
  await openAs(page, client, '/user/data-saya#permintaan')
  await page.getByRole('button', { name: 'Ajukan permintaan' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Jenis permintaan').selectOption('Akses catatan')
  await form.getByLabel('Isi permintaan').fill('Saya ingin membaca catatan saya')
  await form.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await expect(form).toHaveCount(0)
  const mine = page.getByRole('list', { name: 'Permintaan saya' })
  for (const { name } of [satu, dua]) await expect(mine.getByText(`Akses catatan: ${name}`)).toBeVisible()
  await fits(page)

  const desk = await openBrowser({ viewport: { width: 360, height: 780 } })
  await openAs(desk, satu, '/psikolog/permintaan-akses')
  await expect(desk.getByText('Semua catatan Anda tentang klien ini')).toBeVisible()
  const notes = desk.getByRole('list', { name: 'Catatan yang diminta' })
  await expect(notes.getByRole('link')).toHaveText([/12 November 2026/, /19 November 2026/])
  await fits(desk)
  await desk.getByRole('button', { name: `Beri putusan untuk ${client.name}` }).click()
  await desk.getByRole('dialog').getByLabel('Jawaban').fill('Kita baca bersama.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Simpan putusan' }).click()
  await expect(desk.getByText('Tidak ada permintaan akses yang menunggu Anda.')).toBeVisible()

  await page.reload()
  await expect(mine.getByRole('listitem').filter({ hasText: satu.name })).toContainText('Kita baca bersama.')
  await expect(mine.getByRole('listitem').filter({ hasText: dua.name })).toContainText('Diterima')
})
