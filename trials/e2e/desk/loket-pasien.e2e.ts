import { messages } from '@sehati/contract/messages'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** An employee at the desk, and a professional with a session this Monday and one on Wednesday. */
async function pagi(clinic: Clinic) {
  const [petugas, tenaga] = [await clinic.orang(4), await clinic.tenaga(2)]
  await clinic.tugas(petugas.user_id, 'loket')
  const at = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 1, ...at })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 1, ...at })
  return { petugas, tenaga }
}

test('a clerk registers a person, lets them wait and calls them; another one gets a time and reads who booked it @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
}) => {
  const { petugas, tenaga } = await pagi(clinic)
  const known = await clinic.orang(5, { name: 'Wulan Ditemukan' })
  const page = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 800 } })
  await openAs(page, petugas, '/karyawan/loket')
  const add = page.getByRole('button', { name: 'Tambah pasien' })
  const dialog = page.getByRole('dialog')
  const choose = (name: string) => dialog.getByLabel('Tenaga profesional').selectOption({ label: name })

  await add.click()
  await dialog.getByLabel('Cari pasien').fill('wu')
  await dialog.getByRole('button', { name: 'Cari' }).click()
  await expect(dialog.getByText(messages.SEARCH_SHORT.isi)).toBeVisible()
  await dialog.getByRole('button', { name: 'Daftarkan pasien baru' }).click()
  await dialog.getByLabel('Nama lengkap').fill('Sari Baru')
  await dialog.getByLabel('Email').fill(known.email)
  await dialog.getByRole('button', { name: 'Daftarkan', exact: true }).click()
  await expect(dialog.getByText('Email sudah terdaftar.')).toBeVisible()
  await expect(dialog.getByLabel('Nama lengkap')).toHaveValue('Sari Baru')
  await dialog.getByLabel('Email').fill('sari.baru@uji.test')
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Daftarkan', exact: true }).click()
  await expect(dialog.getByText('s***@uji.test')).toBeVisible()
  await dialog.getByRole('button', { name: 'Masuk antrean sekarang' }).click()
  await expect(dialog.getByLabel('Tenaga profesional')).toBeFocused()
  await choose(tenaga.name)
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(360)
  await dialog.getByRole('button', { name: 'Masuk antrean sekarang' }).click()
  await expect(dialog).toHaveCount(0)

  const visits = page.getByRole('list', { name: `Kunjungan hari ini dengan ${tenaga.name}` })
  await expect(visits.getByRole('listitem').filter({ hasText: 'Sari Baru' })).toContainText('A-1 · Menunggu')
  await page.getByLabel('Ruang', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Panggil berikutnya' }).click()
  await expect(visits).toContainText('A-1 · Dipanggil ke ruang 3')

  await add.click()
  await dialog.getByLabel('Cari pasien').fill('wulan')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Pilih Wulan Ditemukan/ }).click()
  await choose(tenaga.name)
  await dialog.getByRole('button', { name: 'Masuk antrean sekarang' }).click()
  await expect(dialog.getByText('tidak memiliki tempat kosong lagi hari ini')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pesan waktu lain' }).click()
  await dialog.getByLabel('Tanggal').selectOption('2026-11-25')
  await slotAt(page, '09.00').check()
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pesan waktu ini' }).click()
  await expect(dialog).toHaveCount(0)

  const phone = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
  await openAs(phone, known, '/user/home')
  await phone.getByRole('link', { name: 'Notifikasi, 1 belum dibaca' }).click()
  await expect(
    phone.getByRole('link', { name: /Loket memesankan jadwal untuk Anda: .*Bukan Anda\? Batalkan di sini\./ }),
  ).toBeVisible()
})

test('a person whose number was drawn and whose response was lost keeps it when the clerk taps again', async ({
  openBrowser,
  ownProduct,
  ownClinic: clinic,
}) => {
  const { petugas, tenaga } = await pagi(clinic)
  const { name } = await clinic.orang(5)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, petugas, '/karyawan/loket')
  await page.getByRole('button', { name: 'Tambah pasien' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cari pasien').fill(name)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `Pilih ${name}` }).click()
  await dialog.getByLabel('Tenaga profesional').selectOption({ label: tenaga.name })
  await page.route(
    '**/api/loket/antrean',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const enter = dialog.getByRole('button', { name: 'Masuk antrean sekarang' })
  await enter.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await enter.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`${name} mendapat nomor A-1.`)).toBeVisible()
})
