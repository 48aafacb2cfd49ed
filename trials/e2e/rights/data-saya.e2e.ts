import { readFile } from 'node:fs/promises'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { strFromU8, unzipSync } from 'fflate'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a student downloads a copy of their data and finds their complaint, not that of another @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [me, other, tenaga] = [await clinic.orang(5), await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const words = [`Sulit tidur ${unikat()}`, `Cemas ujian ${unikat()}`]
  const of = { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi({ ...of, user_id: me.user_id }, { tanggal: SENIN, keluhan: words[0] as string })
  await clinic.konsultasi(
    { ...of, user_id: other.user_id },
    { tanggal: '2026-11-16', status: 'selesai', keluhan: words[1] as string },
  )

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, me, `${areaOf[5]}/profile`)
  await page.getByRole('region', { name: 'Data saya' }).getByRole('link', { name: 'Buka Data saya' }).click()
  const part = page.getByRole('region', { name: 'Salinan data' })
  await part.getByRole('button', { name: 'Unduh salinan data saya' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('bukan ini')
  await dialog.getByRole('button', { name: 'Unduh salinan' }).click()
  await expect(dialog.getByText('Password tidak sesuai.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)

  await dialog.getByLabel('Password', { exact: true }).fill(me.password)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Unduh salinan' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('data-saya-2026-11-23.zip')
  await expect(page.getByText('tersimpan di folder unduhan')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const files = unzipSync(await readFile(await file.path()))
  const halaman = strFromU8(files['BACA-SAYA.html'] as Uint8Array)
  expect(halaman).toContain(words[0])
  expect(Object.values(files).some((bytes) => strFromU8(bytes).includes(words[1] as string))).toBe(false)

  const reader = await openBrowser()
  await reader.setViewportSize({ width: 360, height: 740 })
  await reader.setContent(halaman)
  await expect(reader.getByRole('heading', { name: 'Konsultasi', exact: true })).toBeVisible()
  await expect(reader.getByText(words[0] as string)).toBeVisible()
  expect(await reader.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360)
  expect(await violationsIn(reader)).toEqual([])
  await reader.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(reader)).toEqual([])
})

test('a link of an older mail to a part of the profile leads to the page of the data, and the menu of every role does', async ({
  page,
  clinic,
}) => {
  await openAs(page, await clinic.orang(5), `${areaOf[5]}/profile#persetujuan`)
  await expect(page).toHaveURL(`${areaOf[5]}/data-saya#persetujuan`)
  await expect(page.getByRole('heading', { level: 2, name: 'Persetujuan', exact: true })).toBeFocused()

  const tenaga = await clinic.tenaga(2)
  await openAs(page, tenaga, `${areaOf[2]}/home`)
  await page.getByRole('button', { name: `Menu akun ${tenaga.name}` }).click()
  await page.getByRole('link', { name: 'Data saya' }).click()
  await expect(page.getByRole('region', { name: 'Permintaan tentang data' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Persetujuan' })).toHaveCount(0)
})
