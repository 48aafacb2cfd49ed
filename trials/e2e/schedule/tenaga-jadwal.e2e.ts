import type { Page } from '@playwright/test'
import { emptyTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { listJadwalTenaga, listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { insertJadwalTenaga, updateJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { panjang, SELASA, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const slots = (page: Page) => page.getByRole('list', { name: 'Sesi pada tanggal ini' })
const dialog = (page: Page, name: 'Add Session' | 'Edit Session') => page.getByRole('dialog', { name })

async function fillSession(page: Page, jam_mulai: string, jam_selesai: string) {
  await page.getByRole('dialog').getByLabel('Jam mulai').fill(jam_mulai)
  await page.getByRole('dialog').getByLabel('Jam selesai').fill(jam_selesai)
}
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()

/** A professional in front of the own schedule, on Monday, with one session from nine to ten. */
async function atJadwal(page: Page, clinic: Clinic, level: 2 | 3 = 2) {
  const tenaga = await clinic.tenaga(level)
  const nine = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await openAs(page, tenaga, `${areaOf[level]}/jadwal`)
  return { tenaga, nine }
}

for (const level of [2, 3] as const) {
  test(`level ${level} adds a session to the day of the calendar${journeyIf(level === 2)}`, async ({
    page,
    clinic,
    api,
  }) => {
    const { tenaga } = await atJadwal(page, clinic, level)
    await page.getByRole('button', { name: new RegExp(`^${panjang(SELASA)}`) }).click()
    await expect(page.getByRole('heading', { name: panjang(SELASA) })).toBeVisible()
    await expect(page.getByText(emptyTexts.jadwalHari)).toBeVisible()
    await page.getByRole('button', { name: 'Add Session' }).click()
    await expect(dialog(page, 'Add Session').getByLabel('Hari')).toHaveValue('Selasa')
    await fillSession(page, '08:00', '08:45')
    await save(page)
    await expect(dialog(page, 'Add Session')).toHaveCount(0)
    await expect(slots(page)).toContainText('08.00–08.45 WIB')
    const stored = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id, hari: 'Selasa' } })
    expect(stored).toMatchObject([
      { hari: 'Selasa', jam_mulai: '08:00:00', jam_selesai: '08:45:00', sesi: 1, is_available: 1 },
    ])
  })
}

test('says what a session needs', async ({ page, clinic }) => {
  await atJadwal(page, clinic)
  await page.getByRole('button', { name: 'Add Session' }).click()
  await save(page)
  const sentence = page.getByRole('dialog').getByText(isianStaf.sesi)
  await expect(sentence).toBeVisible()
  await fillSession(page, '14:00', '13:00')
  await save(page)
  await expect(sentence).toBeVisible()
  await fillSession(page, '14:00', '14:00')
  await save(page)
  await expect(sentence).toBeVisible()
  await fillSession(page, '14:00', '15:00')
  await page.getByRole('dialog').getByLabel('Sesi', { exact: true }).fill('0')
  await save(page)
  await expect(sentence).toBeVisible()
  await page.getByRole('dialog').getByLabel('Sesi', { exact: true }).fill('2')
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('refuses hours that run into another session, in words', async ({ page, clinic }) => {
  await atJadwal(page, clinic)
  await page.getByRole('button', { name: 'Add Session' }).click()
  await fillSession(page, '09:30', '10:30')
  await save(page)
  await expect(page.getByRole('dialog').getByText('Jam ini bentrok dengan Sesi 1 (09.00–10.00 WIB).')).toBeVisible()
  await fillSession(page, '10:00', '11:00')
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slots(page).getByRole('listitem')).toHaveCount(2)
})

test('the server’s refusal is shown too, and what was typed stays', async ({ page, clinic, api }) => {
  const { tenaga } = await atJadwal(page, clinic)
  await page.getByRole('button', { name: 'Add Session' }).click()
  await fillSession(page, '13:00', '14:00')
  const meanwhile = { hari: 'Senin', jam_mulai: '13:30', jam_selesai: '14:30', sesi: 5 } as const
  await api(tenaga, insertJadwalTenaga, { body: meanwhile })
  await save(page)
  await expect(page.getByRole('dialog').getByText('Jam ini bentrok dengan Sesi 5 (13.30–14.30 WIB).')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Jam mulai')).toHaveValue('13:00')
})

test('edits a session', async ({ page, clinic, api }) => {
  const { tenaga } = await atJadwal(page, clinic)
  await slots(page)
    .getByRole('button', { name: /^Edit Session/ })
    .click()
  await expect(dialog(page, 'Edit Session').getByLabel('Jam mulai')).toHaveValue('09:00')
  await fillSession(page, '09:15', '10:15')
  await save(page)
  await expect(slots(page)).toContainText('09.15–10.15 WIB')
  const [stored] = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })
  expect(stored).toMatchObject({ jam_mulai: '09:15:00', jam_selesai: '10:15:00', is_available: 1 })
})

test('a session with a coming consultation keeps its hours, but can be closed and opened @journey', async ({
  page,
  clinic,
  api,
}) => {
  const { tenaga, nine } = await atJadwal(page, clinic)
  const patient = await clinic.orang(5)
  await slots(page)
    .getByRole('button', { name: /^Edit Session/ })
    .click()
  await fillSession(page, '15:00', '16:00')
  // Booked while the form is open: the server has the last word.
  await clinic.konsultasi(
    { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: nine.id },
    { tanggal: SENIN },
  )
  await save(page)
  await expect(page.getByRole('dialog').getByText(messages.SESSION_IN_USE.isi)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
  await expect(slots(page)).toContainText('09.00–10.00 WIB')
  await page.reload()
  await expect(slots(page)).toContainText(patient.name)

  for (const [act, state] of [
    ['Tutup sesi', 0],
    ['Buka sesi', 1],
  ] as const) {
    await slots(page)
      .getByRole('button', { name: new RegExp(`^${act}`) })
      .click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('1 konsultasi mendatang')
    await question.getByRole('button', { name: act, exact: true }).click()
    await expect(question).toHaveCount(0)
    await expect
      .poll(async () => {
        const [stored] = await api(tenaga, listJadwalTenaga, { query: { profid: tenaga.profesional_id } })
        return stored?.is_available
      })
      .toBe(state)
    await expect(slots(page).getByText('Ditutup')).toHaveCount(1 - state)
  }
})

test('a closed session is offered to no patient', async ({ page, clinic, api }) => {
  const { tenaga, nine } = await atJadwal(page, clinic)
  const patient = await clinic.orang(4)
  const query = { profid: tenaga.profesional_id, hari: 'Senin', tanggal: SENIN } as const
  expect(await api(patient, listSlotHari, { query })).toHaveLength(1)
  const { hari, jam_mulai, jam_selesai, sesi } = nine
  await api(tenaga, updateJadwalTenaga, {
    query: { id: nine.id },
    body: { hari, jam_mulai, jam_selesai, sesi, is_available: 0 },
  })
  expect((await api(patient, listSlotHari, { query })).filter((slot) => slot.is_available === 1)).toEqual([])
  await page.reload()
  await expect(slots(page).getByText('Ditutup')).toBeVisible()
})
