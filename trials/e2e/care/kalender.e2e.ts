import { readFile } from 'node:fs/promises'
import { getKalender } from '@sehati/contract/care/kalender.endpoints'
import { kalenderTexts } from '@sehati/contract/care/kalender.texts'
import { openAs, settled } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { RABU, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** A consultation on Wednesday at nine, with the two people of it. */
async function appointment(clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU, keluhan: 'Sulit tidur', balasan: 'Kurangi kopi.' })
  return { patient, tenaga, of, jadwal_id }
}
type Made = Awaited<ReturnType<typeof appointment>>

const screens = [
  ['patient', ({ jadwal_id }: Made) => `/user/appointment-detail?jadwal_id=${jadwal_id}`],
  ['tenaga', ({ jadwal_id }: Made) => `/psikolog/daftarKonsultasi/detail/${jadwal_id}`],
] as const

for (const [who, detailOf] of screens) {
  test(`${who}: the consultation comes as a file for the calendar`, async ({ page, clinic }) => {
    const made = await appointment(clinic)
    await openAs(page, made[who], detailOf(made))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tambahkan ke kalender' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`janji-sehati-${made.jadwal_id}.ics`)
    const text = await readFile(await file.path(), 'utf8')
    for (const line of ['DTSTART:20261125T020000Z', `SUMMARY:${kalenderTexts.judul}`]) expect(text).toContain(line)
    expect(text).not.toContain(made.tenaga.name)
  })

  test(`${who}: the summary on paper has the consultation and nothing to press`, async ({ page, clinic }) => {
    const made = await appointment(clinic)
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAs(page, made[who], detailOf(made))
    await expect(page.getByRole('button', { name: 'Cetak ringkasan' })).toBeVisible()
    await expect(page.getByText('Ringkasan konsultasi', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const text of ['Ringkasan konsultasi', 'Sulit tidur', 'Kurangi kopi.', 'Riwayat status'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Dicetak Senin, 23 November 2026 pukul 0[78]\.\d\d WIB$/)).toBeVisible()
    for (const role of ['button', 'navigation', 'banner'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
  })
}

test('a cancelled consultation has no business in a calendar', async ({ page, clinic }) => {
  const { patient, of } = await appointment(clinic)
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN, status: 'dibatalkan' })
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByRole('button', { name: 'Cetak ringkasan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambahkan ke kalender' })).toHaveCount(0)
})

test('a calendar address is made, shown this once, renewed and taken back @journey', async ({
  page,
  clinic,
  product,
}) => {
  const { patient } = await appointment(clinic)
  await openAs(page, patient, '/user/profile')
  const section = page.getByRole('region', { name: 'Langganan kalender' })
  const alamat = section.getByLabel('Alamat rahasia kalender')
  const status = async (address: string) => (await fetch(address)).status

  await section.getByRole('button', { name: 'Buat alamat kalender' }).click()
  await expect(alamat).toHaveValue(new RegExp(`^${product.url}${getKalender.path}\\?token=[\\w-]{43}$`))
  const first = await alamat.inputValue()
  expect(await (await fetch(first)).text()).toContain('DTSTART:20261125T020000Z')
  await page.reload()
  await settled(page)
  await expect(section.getByText('Aktif sejak Senin, 23 November 2026')).toBeVisible()
  await expect(alamat).toHaveCount(0)

  await section.getByRole('button', { name: 'Buat alamat baru' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buat alamat baru' }).click()
  await expect(alamat).toHaveValue(/token=/)
  const second = await alamat.inputValue()
  expect([await status(first), await status(second)]).toEqual([404, 200])

  await section.getByRole('button', { name: 'Hentikan langganan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hentikan', exact: true }).click()
  await expect(section.getByRole('button', { name: 'Buat alamat kalender' })).toBeVisible()
  expect(await status(second)).toBe(404)
})
