import { rescheduleKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { dayOf, panjang, RABU, SELASA, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { chatOf, field, openChat, pasangan } from '../harness/percakapan.ts'

// The head of a conversation says when the consultation is and how it stands.

const detailOf = (jadwal_id: number) => `/user/appointment-detail?jadwal_id=${jadwal_id}`

test('moving a consultation moves the date in the conversation beside it @journey', async ({ page, clinic }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await openAs(page, pasien, detailOf(jadwal_id))
  const chat = page.getByRole('region', { name: `Percakapan dengan ${tenaga.name}` })
  await expect(chat.getByText(`Konsultasi ${panjang(RABU)} pukul 09.00 WIB`)).toBeVisible()
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dayOf(page, SELASA).click()
  await slotAt(page, '09.00').check()
  await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(chat.getByText(`Konsultasi ${panjang(SELASA)} pukul 09.00 WIB`)).toBeVisible()
  await expect(chat.getByText('Diajukan', { exact: true })).toBeVisible()
})

test('cancelling a consultation, and taking that back, shows in the conversation beside it', async ({
  page,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openAs(page, pasien, detailOf(jadwal_id))
  const chat = page.getByRole('region', { name: `Percakapan dengan ${tenaga.name}` })
  await expect(field(page)).toBeVisible()
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(chat.getByText('Dibatalkan', { exact: true })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Urungkan' }).click()
  await expect(chat.getByText('Disetujui', { exact: true })).toBeVisible()
})

test('what the other person decides shows in an open conversation', async ({ page, clinic, api }) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic, { status: 'diajukan' })
  await openChat(page, pasien, jadwal_id)
  const chat = page.getByRole('region', { name: `Percakapan dengan ${tenaga.name}` })
  await expect(chat.getByText('Diajukan', { exact: true })).toBeVisible()
  await api(tenaga, updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'disetujui', initial_consult: 'Baik' },
  })
  await expect(chat.getByText('Disetujui', { exact: true })).toBeVisible()

  const sesi = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await openAs(page, tenaga, chatOf(tenaga, jadwal_id))
  const own = page.getByRole('region', { name: `Percakapan dengan ${pasien.name}` })
  await expect(own.getByText(`Konsultasi ${panjang(RABU)} pukul 09.00 WIB`)).toBeVisible()
  const body = { jadwal_tenaga_id: sesi.id, tanggal: SELASA }
  await api(pasien, rescheduleKonsultasi, { query: { jadwalid: jadwal_id }, body })
  await expect(own.getByText(`Konsultasi ${panjang(SELASA)} pukul 09.00 WIB`)).toBeVisible()
})

for (const [what, viewport] of [
  ['a phone that lies on its side', { width: 740, height: 360 }],
  ['a small phone that lies on its side', { width: 568, height: 320 }],
  ['a window at 200 %', { width: 640, height: 400 }],
  ['a wide window at 200 %', { width: 960, height: 470 }],
] as const)
  test(`one can write in ${what} without scrolling`, async ({ openBrowser, clinic }) => {
    const { pasien, jadwal_id } = await pasangan(clinic)
    const page = await openBrowser({ viewport, hasTouch: true })
    await openChat(page, pasien, jadwal_id)
    await field(page).fill('Selamat pagi')
    for (const part of [field(page), page.getByRole('button', { name: 'Kirim', exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      // In view and not under the bar at the bottom.
      await part.click({ trial: true })
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
