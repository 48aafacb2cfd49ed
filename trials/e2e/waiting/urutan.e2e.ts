import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { bookKonsultasi, getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertTunggu, listTunggu, mendesakTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { dayOf, KAMIS, RABU, SENIN, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { entryFor, isFine, keluhan, penuh } from '../harness/tunggu.ts'

test('a professional puts a patient first with a reason, and an admin reads it and returns them to their order', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { tenaga } = await penuh(ownClinic)
  const [b, c] = [await ownClinic.orang(5, { name: 'Budi Kedua' }), await ownClinic.orang(5, { name: 'Citra Ketiga' })]
  for (const person of [b, c]) await ownApi(person, insertTunggu, { body: entryFor(tenaga) })
  const urutan = async () => (await ownApi(c, listTunggu))[0]?.urutan

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: '2 menunggu' }).click()
  await isFine(page)
  await page.getByRole('button', { name: `Dahulukan: ${c.name}` }).click()
  const reason = page.getByRole('dialog', { name: 'Dahulukan' })
  await reason.getByRole('button', { name: 'Dahulukan' }).click()
  await expect(reason.getByText('Alasan mendahulukan tidak boleh kosong.')).toBeVisible()
  await reason.getByLabel('Alasan').fill('Hasil pemeriksaan perlu segera dibahas.')
  await reason.getByRole('button', { name: 'Dahulukan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: mendesakTunggu.message })).toBeVisible()
  await expect(page.getByRole('button', { name: `Kembalikan ke urutan: ${c.name}` })).toBeVisible()
  expect(await urutan()).toBe(1)

  const desk = await openBrowser({ baseURL: ownProduct.url })
  await openAs(desk, await ownClinic.orang(1), '/admin/home')
  await desk.getByRole('navigation').getByRole('link', { name: 'Daftar Tunggu' }).first().click()
  const row = desk.getByRole('row').filter({ hasText: c.name })
  await expect(row).toContainText('Mendesak')
  await expect(row).toContainText('Hasil pemeriksaan perlu segera dibahas.')
  await expect(row).toContainText(`Diputuskan oleh ${tenaga.name}`)
  await isFine(desk)
  await row.getByRole('button', { name: `Kembalikan ke urutan: ${c.name}` }).click()
  const back = desk.getByRole('dialog', { name: 'Kembalikan ke urutan' })
  await back.getByLabel('Alasan').fill('Sudah ditangani.')
  await back.getByRole('button', { name: 'Kembalikan ke urutan' }).click()
  await expect(row).toContainText('Sudah ditangani.')
  expect(await urutan()).toBe(2)
})

test('where a time is free, the form names it, and chooses it by one button', async ({ page, clinic }) => {
  const { tenaga } = await penuh(clinic)
  const patient = await clinic.orang(5)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', jam_mulai: '15:00:00', jam_selesai: '16:00:00' })
  await openAs(page, patient, `/user/appointment?profesional_id=${tenaga.profesional_id}`)
  await dayOf(page, RABU).click()
  await page.getByRole('button', { name: 'Beri tahu saya jika ada slot kosong' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daftar tunggu' })
  await dialog.getByLabel('Keluhan').fill(keluhan)
  await dialog.getByRole('button', { name: 'Masuk daftar tunggu' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('Senin, 23 November 2026 pukul 15.00 WIB')
  await dialog.getByRole('button', { name: 'Pilih waktu ini' }).click()
  await expect(slotAt(page, '15.00')).toBeChecked()
  await expect(page).toHaveURL(new RegExp(`tanggal=${SENIN}`))
})

test('a patient whose request ran out is put where they would have been, and leaves the line after a question', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [tenaga, patient, earlier] = [await ownClinic.tenaga(2), await ownClinic.orang(5), await ownClinic.orang(5)]
  const { id } = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  const of = { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await ownClinic.konsultasi({ ...of, user_id: patient.user_id }, { tanggal: KAMIS })
  await ownClinic.janji(jadwal_id, '2026-11-19T06:00:00+07:00', '2026-11-20T06:00:00+07:00')
  await ownApi(await ownClinic.orang(1), updatePengaturan, { body: { kedaluwarsa: 1 } })
  const status = async () => (await ownApi(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })).status
  await expect.poll(status).toBe('dibatalkan')
  const booking = { ...of, tanggal: KAMIS, keluhan, metode_konsultasi: 'online', use_bpjs: 0 } as const
  await ownApi(await ownClinic.orang(5), bookKonsultasi, { body: booking })
  await ownApi(earlier, insertTunggu, { body: { ...entryFor(tenaga), sampai: KAMIS } })

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByText(`Anda kami dahulukan di daftar tunggu ${tenaga.name}`)).toBeVisible()
  await isFine(page)
  await page.getByRole('button', { name: 'Masuk daftar tunggu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daftar tunggu' })
  await dialog.getByLabel('Menunggu sampai tanggal').fill(KAMIS)
  await dialog.getByRole('button', { name: 'Masuk daftar tunggu' }).click()
  await expect(dialog.getByText(`Anda berada di urutan 1 untuk ${tenaga.name}.`)).toBeVisible()
  await dialog.getByRole('link', { name: 'Lihat daftar tunggu' }).click()
  await page.getByRole('button', { name: /^Keluar dari daftar tunggu/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, keluar' }).click()
  await expect(page.getByText('Anda tidak sedang menunggu slot.')).toBeVisible()
  expect(await ownApi(patient, listTunggu)).toEqual([])
})
