import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

test('a student reads what an erasure leaves, asks for it, confirms it by the mailed link and takes it back @journey', async ({
  page,
  clinic,
  product,
}) => {
  const [me, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: me.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: SENIN })

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, me, `${areaOf[5]}/data-saya#permintaan`)
  const part = page.getByRole('region', { name: 'Permintaan tentang data' })
  await part.getByRole('button', { name: 'Hapus akun saya' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Dikunci sebagai rekam medis')).toBeVisible()
  await expect(dialog.getByText('Konsultasi (1)', { exact: true })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill('bukan ini')
  await dialog.getByRole('button', { name: 'Minta penghapusan' }).click()
  await expect(dialog.getByText('Password tidak sesuai.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(me.password)
  await dialog.getByRole('button', { name: 'Minta penghapusan' }).click()
  await expect(part.getByText('Akun dihapus setelah tautan itu dibuka')).toBeVisible()

  const [token = ''] = await foundInMails(product, me.email, /\/hapus-akun#([\w-]+)/)
  // A mail program's scanner opens the address: nothing is confirmed.
  await page.request.get('/hapus-akun')
  await page.goto(`/hapus-akun#${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hapus akun' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Konfirmasi penghapusan' }).click()
  await expect(page.getByText(/Akun dihapus pada .* Sampai saat itu/)).toBeVisible()
  await page.getByRole('link', { name: 'Buka Data saya' }).click()

  const row = part.getByRole('listitem').filter({ hasText: 'Penghapusan akun' })
  await expect(row).toContainText('Akun dihapus')
  await row.getByRole('button', { name: 'Tarik permintaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tarik permintaan' }).click()
  await expect(row).toContainText('Ditarik')
})

test('a student writes a statement beside a record whose correction was refused, and the doctor reads it there', async ({
  page,
  clinic,
}) => {
  const [me, officer] = [await clinic.orang(5), await clinic.orang(1)]
  await clinic.tugas(officer.user_id, 'petugas_data')
  const tenaga = await clinic.tenaga(2)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: me.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'selesai' })
  const words = `Menurut saya keluhannya lain ${unikat()}`

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, me, `${areaOf[5]}/data-saya#permintaan`)
  const part = page.getByRole('region', { name: 'Permintaan tentang data' })
  const dialog = page.getByRole('dialog')
  await part.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await dialog.getByLabel('Tentang konsultasi').selectOption(String(jadwal_id))
  await dialog.getByLabel('Isi permintaan').fill('Keluhan saya keliru dicatat')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ajukan permintaan' }).click()
  await expect(dialog).toHaveCount(0)

  await openAs(page, officer, `${areaOf[1]}/petugas`)
  await page.getByRole('button', { name: `Buka Perbaikan data dari ${me.name}` }).click()
  await dialog.getByLabel('Langkah berikutnya').selectOption('Tolak')
  await dialog.getByLabel('Alasan penolakan').selectOption({ index: 1 })
  await dialog.getByLabel('Jawaban').fill('Catatan itu sesuai.')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toHaveCount(0)

  await openAs(page, me, `${areaOf[5]}/data-saya#permintaan`)
  await part.getByRole('button', { name: 'Tulis pernyataan' }).click()
  await dialog.getByLabel('Pernyataan kamu').fill(words)
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Simpan pernyataan' }).click()
  await expect(part.getByText(words)).toBeVisible()
  await expect(part.getByRole('button', { name: 'Tulis pernyataan' })).toHaveCount(0)

  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${jadwal_id}`)
  const beside = page.getByRole('heading', { name: 'Pernyataan pasien tentang catatan ini' })
  await expect(beside).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(words)).toBeVisible()
})
