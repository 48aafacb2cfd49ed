import type { Page } from '@playwright/test'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { markupFaults } from '../harness/markup.ts'
import { expect, test } from '../harness/webhook.ts'

test.use({ expectedFaults: /status of (401|422)/ })

const looks = [
  [1280, 'light'],
  [360, 'dark'],
] as const
/** What is shown has no fault and fits, on a desk and on a phone. */
async function judge(page: Page) {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await violationsIn(page)).toEqual([])
    expect(await markupFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('an admin adds a webhook, its receiver fails and is repaired, and is switched off after days @journey', async ({
  page,
  penerima,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  test.slow()
  const [admin, patient, tenaga] = [await ownClinic.orang(1), await ownClinic.orang(5), await ownClinic.tenaga(3)]
  const place = penerima.place()
  const received = () => place.received().map(({ id, isi }) => [id, isi.type])
  const types = () => place.received().map(({ isi }) => isi.type)
  const session = await ownClinic.sesi(tenaga.profesional_id, {})
  const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
  const wednesdays = ['2026-11-25', '2026-12-02', '2026-12-09']
  const approve = async () => {
    const jadwalid = await ownClinic.konsultasi(ids, { tanggal: wednesdays.shift() as string })
    const body = { status: 'disetujui', initial_consult: 'Sampai bertemu.' } as const
    await ownApi(tenaga, updateKonsultasi, { query: { jadwalid }, body })
  }

  await openAs(page, admin, '/admin/pengaturan')
  await page.getByRole('link', { name: 'Kelola kunci API' }).click()
  await page.getByRole('link', { name: 'Kelola webhook' }).click()
  await expect(page.getByText('Belum ada webhook')).toBeVisible()
  await judge(page)

  await page.getByRole('button', { name: 'Tambah webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah webhook' })
  await dialog.getByLabel('Alamat penerima').fill('http://127.0.0.1/')
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog.getByText('Isi alamat yang diawali https://', { exact: false }).first()).toBeVisible()
  await expect(dialog.getByText('Pilih paling sedikit satu kabar.').first()).toBeVisible()
  await dialog.getByLabel('Alamat penerima').fill(place.alamat)
  await dialog.getByLabel('Disetujui').press('Space')
  await dialog.getByLabel('Password kamu').fill('bukan password saya')
  await judge(page)
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click()
  await expect(dialog.getByText(messages.PASSWORD_WRONG.isi).first()).toBeVisible()
  await dialog.getByLabel('Password kamu').fill(admin.password)
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click()
  const secret = dialog.getByLabel('Rahasia', { exact: true })
  await expect(secret).toHaveValue(/^whsec_/)
  await judge(page)
  const rahasia = await secret.inputValue()
  place.know(rahasia)
  await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click()

  const row = page.getByRole('listitem').filter({ hasText: place.alamat })
  await expect(row.getByText('Aktif', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Kirim uji' }).click()
  await expect(page.getByText('Uji diterima')).toBeVisible()
  expect(types()).toEqual(['uji'])
  await approve()
  await expect.poll(types).toEqual(['uji', 'konsultasi.disetujui'])

  // The receiver fails, and is repaired.
  place.treat(503)
  await approve()
  await expect.poll(() => place.tries().length).toBeGreaterThan(2)
  await row.getByRole('link', { name: 'Riwayat kiriman' }).click()
  const table = page.getByRole('table', { name: 'Riwayat kiriman' })
  const failed = table.getByRole('row').filter({ hasText: 'penerima menolak (jawaban 503)' })
  await expect(failed).toContainText('Menunggu')
  await judge(page)
  place.treat(200)
  await failed.getByRole('button', { name: 'Kirim ulang' }).click()
  await expect.poll(types).toEqual(['uji', 'konsultasi.disetujui', 'konsultasi.disetujui'])
  await expect(table.getByText('Diterima', { exact: true })).toHaveCount(3)
  const before = received()

  // It lost what it had: the day is sent again.
  const span = page.getByRole('region', { name: 'Kirim ulang beberapa hari' })
  await span.getByLabel('Hanya yang tidak diterima').uncheck()
  await span.getByRole('button', { name: 'Kirim ulang' }).click()
  await expect(page.getByText('2 kiriman diulangi', { exact: false })).toBeVisible()
  await expect.poll(received).toEqual([...before, ...before.slice(1)])

  // Six days of failures.
  place.treat(500)
  await approve()
  const tried = place.tries().length
  await expect.poll(() => place.tries().length).toBeGreaterThan(tried)
  await ownProduct.stopServer()
  const later = '2026-11-29T07:00:00+07:00'
  penerima.moveTo(later)
  await ownProduct.startServer({ APP_NOW: later })
  await page.goto('/admin/integrasi/webhook')
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('karena penerima gagal 5 hari', { timeout: 1_000 })
  }).toPass()
  await expect(row).toContainText('1 kiriman menunggu.')
  await judge(page)
  const sofar = received()
  place.treat(200)
  await row.getByRole('button', { name: 'Nyalakan' }).click()
  await expect(row.getByText('Aktif', { exact: true })).toBeVisible()
  await expect.poll(() => received().length).toBe(sofar.length + 1)

  // Another secret; then off, and gone.
  await row.getByRole('button', { name: 'Ganti rahasia' }).click()
  const renew = page.getByRole('dialog', { name: 'Ganti rahasia webhook' })
  await renew.getByLabel('Password kamu').fill(admin.password)
  await renew.getByRole('button', { name: 'Ganti rahasia', exact: true }).click()
  await expect(renew.getByLabel('Rahasia', { exact: true })).not.toHaveValue(rahasia)
  place.know(await renew.getByLabel('Rahasia', { exact: true }).inputValue())
  await renew.getByRole('button', { name: 'Sudah saya simpan' }).click()
  await row.getByRole('button', { name: 'Kirim uji' }).click()
  await expect.poll(() => types().at(-1)).toBe('uji')
  await row.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Ubah webhook' })
  await edit.getByLabel('Selesai').check()
  await expect(edit.getByLabel('Password kamu')).toBeHidden()
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(row).toContainText('Selesai')
  await row.getByRole('button', { name: 'Matikan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Matikan', exact: true }).click()
  await expect(row.getByText('Mati', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Hapus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus webhook' }).click()
  await expect(page.getByText('Belum ada webhook')).toBeVisible()
  await page.goto('/admin/integrasi/webhook?id=1')
  await expect(page.getByText('Webhook ini sudah tidak ada.')).toBeVisible()
  await judge(page)
  expect(penerima.strange).toEqual([])
})
