import type { Page } from '@playwright/test'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { listJadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan' }).click()

async function atAddSession(page: Page, clinic: Clinic) {
  const tenaga = await clinic.tenaga(2)
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: 'Add Session' }).click()
  return tenaga
}

test('an empty time looks empty, and how it is written stands beside it', async ({ page, clinic }) => {
  await atAddSession(page, clinic)
  for (const label of ['Jam mulai', 'Jam selesai']) {
    const field = dialog(page).getByLabel(label)
    await expect(field).not.toHaveAttribute('placeholder', /\d/)
    await expect(field).toHaveAccessibleDescription(/Contoh/)
  }
})

for (const [mulai, selesai] of [
  ['10', '11'],
  ['10.00', '11.00'],
  ['1000', '1100'],
  ['10,00', ' 11 : 00 '],
  ['10.00 WIB', 'pukul 11'],
] as const)
  test(`a time may be typed as "${mulai}" and "${selesai}"`, async ({ page, clinic, api }) => {
    const tenaga = await atAddSession(page, clinic)
    await dialog(page).getByLabel('Jam mulai').fill(mulai)
    await dialog(page).getByLabel('Jam selesai').fill(selesai)
    await save(page)
    await expect(dialog(page)).toHaveCount(0)
    const query = { profid: tenaga.profesional_id }
    expect(await api(tenaga, listJadwalTenaga, { query })).toMatchObject([
      { jam_mulai: '10:00:00', jam_selesai: '11:00:00' },
    ])
  })

test('what is wrong is said at its field, beside the specification’s sentence @journey', async ({ page, clinic }) => {
  await atAddSession(page, clinic)
  await dialog(page).getByLabel('Jam mulai').fill('25')
  await save(page)
  await expect(dialog(page).getByText(isianStaf.sesi)).toBeVisible()
  await expect(dialog(page).getByLabel('Jam mulai')).toHaveAccessibleDescription(/25.*bukan jam/)
  await expect(dialog(page).getByLabel('Jam mulai')).toBeFocused()
  await expect(dialog(page).getByLabel('Jam selesai')).toHaveAccessibleDescription(/Isi jam selesai/)
  await dialog(page).getByLabel('Jam mulai').fill('11')
  await dialog(page).getByLabel('Jam selesai').fill('10')
  await save(page)
  await expect(dialog(page).getByLabel('Jam selesai')).toHaveAccessibleDescription(/setelah jam mulai/)
  await expect(dialog(page).getByLabel('Jam mulai')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a session that is booked shows day and hours locked, and can still be closed', async ({ page, clinic, api }) => {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  await clinic.konsultasi(of, { tanggal: SENIN })
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: /^Edit Session sesi/ }).click()
  for (const label of ['Hari', 'Jam mulai', 'Jam selesai']) {
    const field = dialog(page).getByLabel(label)
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription(/sudah dipesan/)
  }
  await dialog(page).getByLabel('Dibuka untuk pesanan baru').uncheck()
  await dialog(page).getByLabel('Sesi', { exact: true }).fill('4')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })).toMatchObject([
    { hari: 'Senin', jam_mulai: '09:00:00', jam_selesai: '10:00:00', sesi: 4, is_available: 0 },
  ])
})
