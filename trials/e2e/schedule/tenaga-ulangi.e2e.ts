import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: a day is repeated on others, after a preview that names each conflict${journeyIf(where === 'a phone')}`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize(viewport)
    const tenaga = await clinic.tenaga(2)
    const { profesional_id } = tenaga
    await clinic.sesi(profesional_id, { hari: 'Senin' })
    await clinic.sesi(profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    await clinic.sesi(profesional_id, { hari: 'Kamis', jam_mulai: '09:30:00', jam_selesai: '10:30:00' })
    await openAs(page, tenaga, `${areaOf[2]}/jadwal?tanggal=${SENIN}`)
    await page.getByRole('button', { name: 'Ulangi ke hari lain' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ulangi sesi Senin ke hari lain' })
    await dialog.getByRole('button', { name: 'Ulangi sesi' }).click()
    await expect(dialog.getByText('Pilih satu hari atau lebih')).toBeVisible()
    await expect(dialog.getByText('Bentrok: 09.00–10.00 WIB dengan Sesi 1, 09.30–10.30 WIB')).toBeVisible()
    await dialog.getByLabel('Rabu').check()
    await dialog.getByLabel('Kamis').check()
    await expect(dialog.getByText('Ada jam yang bentrok.')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await dialog.getByLabel('Kamis').uncheck()
    await dialog.getByRole('button', { name: 'Ulangi sesi' }).click()
    await expect(dialog).toHaveCount(0)
    const week = page.getByRole('list', { name: 'Sesi dalam seminggu' })
    await expect(week.getByRole('button', { name: /^Edit Session Rabu/ })).toHaveCount(2)
    await expect(week.getByRole('button', { name: /^Edit Session Kamis/ })).toHaveCount(1)
  })

test('a new session says how long it lasts', async ({ page, clinic }) => {
  await openAs(page, await clinic.tenaga(3), `${areaOf[3]}/jadwal`)
  await page.getByRole('button', { name: 'Add Session' }).click()
  const form = page.getByRole('dialog', { name: 'Add Session' })
  await expect(form.getByText('Lama sesi:')).toHaveCount(0)
  await form.getByLabel('Jam mulai').fill('9')
  await form.getByLabel('Jam selesai').fill('10')
  await expect(form.getByText('Lama sesi: 60 menit')).toBeVisible()
})

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: the schedule as patients see it`, async ({ page, clinic }) => {
    await page.setViewportSize(viewport)
    const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
    const { profesional_id } = tenaga
    const { id } = await clinic.sesi(profesional_id, { hari: 'Senin' })
    await clinic.sesi(profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: id }
    await clinic.konsultasi(of, { tanggal: SENIN })
    await openAs(page, tenaga, `${areaOf[2]}/jadwal?tanggal=${SENIN}`)
    await page.getByRole('button', { name: 'Lihat seperti pasien' }).click()
    const preview = page.getByRole('dialog', { name: 'Jadwal seperti yang dilihat pasien' })
    await expect(preview.getByRole('radio', { name: /09\.00–10\.00 WIB/ })).toBeDisabled()
    await expect(preview.getByText('Sudah terisi')).toBeVisible()
    const free = preview.getByRole('radio', { name: /13\.00–14\.00 WIB/ })
    await expect(free).toBeEnabled()
    if (where === 'a phone') await preview.getByRole('button', { name: 'Bulan' }).click()
    // Next Monday lies beyond the days that patients may book.
    await expect(preview.getByRole('button', { name: /30 November 2026/ })).toBeDisabled()
    expect(await violationsIn(page)).toEqual([])
    await expect(preview.getByText(patient.name)).toHaveCount(0)
  })
