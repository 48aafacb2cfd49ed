import type { Page } from '@playwright/test'
import { openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

// What was typed into a dialog is lost neither by Escape, nor by the browser's back button, nor by a reload.

const TEKS = 'Istirahat dan minum air putih'
const dialogs = (page: Page) => page.getByRole('dialog')

/** Within the application, so that the way back is its own. */
async function go(page: Page, kata: string) {
  await page.getByRole('link', { name: kata, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: kata })).toBeVisible()
  await settled(page)
}
async function goTo(page: Page, part: string) {
  await page.locator(`main a[href*="${part}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Konsultasi' })).toBeVisible()
  await settled(page)
}

async function practice(clinic: Clinic) {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  return { tenaga, patient, jadwal_id: await clinic.konsultasi(of, { tanggal: SENIN }) }
}
type Practice = Awaited<ReturnType<typeof practice>>

type Case = {
  name: string
  /** Opens the dialog. */
  begin: (page: Page, made: Practice, clinic: Clinic) => Promise<void>
  /** The field that is typed into. */
  field: (page: Page) => ReturnType<Page['locator']>
  typed: string
  question: string
}

const cases: Case[] = [
  {
    name: 'leave',
    begin: async (page, { tenaga }) => {
      await signIn(page, tenaga)
      await go(page, 'Jadwal')
      await page.getByRole('button', { name: 'Tambah cuti' }).click()
    },
    field: (page) => dialogs(page).getByLabel('Catatan'),
    typed: 'Pelatihan',
    question: 'Tutup tanpa menyimpan?',
  },
  {
    name: 'a session',
    begin: async (page, { tenaga }) => {
      await signIn(page, tenaga)
      await go(page, 'Jadwal')
      await page.getByRole('button', { name: 'Add Session' }).click()
    },
    field: (page) => dialogs(page).getByLabel('Jam mulai'),
    typed: '13:00',
    question: 'Tutup tanpa menyimpan?',
  },
  {
    name: 'the reply to a consultation',
    begin: async (page, { tenaga, jadwal_id }) => {
      await openAs(page, tenaga, '/dokter/daftarKonsultasi')
      await goTo(page, `detail/${jadwal_id}`)
      await page.getByRole('button', { name: 'Update' }).click()
    },
    field: (page) => dialogs(page).getByLabel('Balasan konsultasi'),
    typed: TEKS,
    question: 'Tutup tanpa menyimpan?',
  },
  {
    name: 'a cancellation',
    begin: async (page, { patient, jadwal_id }) => {
      await openAs(page, patient, '/user/riwayat-konsultasi')
      await goTo(page, `jadwal_id=${jadwal_id}`)
      await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
      await dialogs(page).getByLabel('Alasan pembatalan (opsional)').selectOption('Alasan lain')
    },
    field: (page) => dialogs(page).getByLabel('Tuliskan alasan Anda'),
    typed: 'Ada ujian',
    question: 'Tutup tanpa membatalkan?',
  },
  {
    name: 'a new specialisation',
    begin: async (page, _made, clinic) => {
      await signIn(page, await clinic.orang(1))
      await go(page, 'Profesi')
      await page.getByRole('button', { name: 'Tambah spesialisasi' }).first().click()
    },
    field: (page) => dialogs(page).getByLabel('Nama spesialisasi'),
    typed: 'Andrologi',
    question: 'Tutup tanpa menyimpan?',
  },
]

for (const { name, begin, field, typed, question } of cases) {
  test(`${name}: Escape, the back button and a reload ask first`, async ({ page, clinic }) => {
    await begin(page, await practice(clinic), clinic)
    const asked = page.getByRole('dialog', { name: question })
    const stay = asked.getByRole('button', { name: 'Lanjutkan mengisi' })
    await field(page).fill(typed)

    await page.keyboard.press('Escape')
    await stay.click()
    await expect(field(page)).toHaveValue(typed)

    const address = page.url()
    await page.evaluate(() => history.back())
    await stay.click()
    await expect(field(page)).toHaveValue(typed)
    expect(page.url()).toBe(address)

    const warned = page.waitForEvent('dialog')
    // Requested by the page: Playwright's own reload would wait in vain, because the dialog keeps the page.
    const reload = page.evaluate(() => location.reload())
    const warning = await warned
    expect(warning.type()).toBe('beforeunload')
    await warning.dismiss()
    await reload
    await expect(field(page)).toHaveValue(typed)

    await page.evaluate(() => history.back())
    await asked
      .getByRole('button', { name: /^Tutup( tanpa menyimpan)?$/ })
      .last()
      .click()
    await expect(page).not.toHaveURL(address)
    await expect(dialogs(page)).toHaveCount(0)
  })
}

test('Escape right after the first letter asks as well @journey', async ({ page, clinic }) => {
  const { tenaga, jadwal_id } = await practice(clinic)
  await openAs(page, tenaga, `/dokter/daftarKonsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const balasan = dialogs(page).getByLabel('Balasan konsultasi')
  await balasan.focus()
  // Both in one task of the page: no rendering comes between them.
  await balasan.evaluate((field: HTMLTextAreaElement) => {
    document.execCommand('insertText', false, 'A')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('dialog', { name: 'Tutup tanpa menyimpan?' })).toBeVisible()
})

test('what was saved, or taken back by hand, is not asked about', async ({ page, clinic }) => {
  await openAs(page, await clinic.orang(1), '/admin/spesialis')
  await page.getByRole('button', { name: 'Tambah spesialisasi' }).first().click()
  await dialogs(page).getByLabel('Nama spesialisasi').fill('Andrologi')
  await dialogs(page).getByLabel('Nama spesialisasi').fill('')
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
})
