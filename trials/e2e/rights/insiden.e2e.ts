import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('an incident: its people from a list, its letter completed, sent by two people, and read by the person @journey', async ({
  page,
  openBrowser,
  clinic,
  product,
}) => {
  const [holder, patient] = [await clinic.orang(1), await clinic.orang(5)]
  const [approver, closed] = [await clinic.orang(1), await clinic.orang(5)]
  await clinic.deactivate(closed.user_id)
  for (const { user_id } of [holder, approver]) await clinic.tugas(user_id, 'petugas_data')
  const wide = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
  const dialog = page.getByRole('dialog')
  const id = await clinic.insiden()

  await openAs(page, holder, '/admin/jejak')
  await page.getByRole('link', { name: 'Insiden data' }).click()
  await page.locator(`a[href="/admin/petugas/insiden/detail/${id}"]`).click()
  // The list says how late each incident is; the page of one says it once.
  await expect(page.getByRole('button', { name: 'Tambah orang' })).toBeVisible()
  await expect(page.getByText(/^Terlambat \d+ jam$/)).toBeVisible()
  await expect(page.getByText(insidenTexts.LENGKAPI).first()).toBeVisible()
  await page.getByRole('button', { name: 'Tambah orang' }).click()
  await dialog.getByLabel('Cara menemukan').selectOption('Dari daftar')
  await dialog.getByRole('button', { name: 'Tambah orang' }).click()
  await expect(dialog.getByLabel('Alamat email atau nomor akun')).toHaveAttribute('aria-invalid', 'true')
  const csv = Buffer.from(
    `nama,email\n${closed.name},${closed.email}\n${patient.name},${patient.email}\nTidak Ada,tidak.ada@kampus.test\n`,
  )
  await dialog.locator('input[type=file]').setInputFiles({ name: 'orang.csv', mimeType: 'text/csv', buffer: csv })
  await expect(dialog.getByLabel('Alamat email atau nomor akun')).toHaveValue(/tidak\.ada@kampus\.test/)
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Tambah orang' }).click()
  await expect(page.getByText('2 orang ditemukan, 2 di antaranya baru.')).toBeVisible()
  await expect(page.getByText('Tidak ada akun dengan alamat: tidak.ada@kampus.test.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Ajukan pengiriman' })).toBeDisabled()
  await page.getByRole('button', { name: 'Ubah insiden' }).click()
  await dialog.getByRole('checkbox', { name: 'nama dan peran' }).check()
  await dialog.getByLabel('Terjadi sejak tanggal').fill('2026-11-15')
  await dialog.getByLabel('Terjadi sejak jam').fill('0800')
  await dialog.getByLabel('Terjadi sampai tanggal').fill('2026-11-16')
  await dialog.getByLabel('Terjadi sampai jam').fill('0700')
  await dialog.getByLabel('Bagaimana terjadi').fill('Laptop seorang petugas hilang.')
  await dialog.getByLabel('Yang dapat dilakukan').fill('Ganti password Anda.')
  await dialog.getByLabel('Upaya penanganan').fill('Laptop itu dikunci dari jauh.')
  await dialog.getByRole('button', { name: 'Simpan insiden' }).click()
  await expect(page.getByText(insidenTexts.LENGKAPI)).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsIn(page)).toEqual([])
  expect(await wide()).toBe(360)
  await page.getByRole('button', { name: 'Ajukan pengiriman' }).click()
  await expect(page.getByText(/^Pengiriman diajukan oleh /)).toBeVisible()
  const second = await openBrowser()
  await openAs(second, approver, new URL(page.url()).pathname)
  await second.getByRole('button', { name: 'Setujui dan beri tahu 1 orang' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Beri tahu', exact: true }).click()
  await expect(second.getByText('1 sudah diberi tahu')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Catat surat untuk ${closed.name}` }).click()
  await expect(page.getByText('2 sudah diberi tahu')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await page.getByRole('button', { name: 'Catat pengiriman' }).click()
  await dialog.getByLabel('Dikirim tanggal').fill('2026-11-23')
  await dialog.getByLabel('Dikirim jam').fill('0000')
  await dialog.getByLabel('Nomor bukti').fill('KOMDIGI-7')
  await dialog.getByRole('button', { name: 'Simpan pengiriman' }).click()
  await expect(page.getByText('(KOMDIGI-7)')).toBeVisible()
  await expect(page.getByText('Sudah diberitahukan')).toBeVisible()
  await page.getByRole('button', { name: 'Tutup insiden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup insiden' }).click()
  await expect(page.getByRole('button', { name: 'Ubah insiden' })).toHaveCount(0)

  await foundInMails(product, patient.email, /^Subject: (Pemberitahuan tentang data Anda)$/m)
  const reader = await openBrowser()
  await reader.setViewportSize({ width: 360, height: 740 })
  await openAs(reader, patient, `${areaOf[5]}/home`)
  const banner = reader.getByRole('alert').filter({ hasText: 'Data Anda terdampak.' })
  await banner.getByText('Baca penjelasan').click()
  await expect(banner).toContainText('Laptop itu dikunci dari jauh.')
  expect(await violationsIn(reader)).toEqual([])
  expect(await reader.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
  await banner.getByRole('button', { name: 'Tandai sudah dibaca' }).click()
  await expect(banner).toHaveCount(0)
})
