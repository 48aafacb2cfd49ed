import { openAs } from '@sehati/testkit/browser/acts'
import { RABU } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const professions = [
  [2, 'dokter', 'pasien', 'klien'],
  [3, 'psikolog', 'klien', 'pasien'],
] as const

for (const [level, peran, word, other] of professions) {
  test(`a ${peran} reads “${word}” on the screens of one consultation`, async ({ page, clinic }) => {
    const [tenaga, patient] = [await clinic.tenaga(level), await clinic.orang(5)]
    const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
    const id = await clinic.konsultasi(of, { tanggal: RABU, status: 'disetujui' })
    await openAs(page, tenaga, `/${peran}/daftarKonsultasi/detail/${id}`)
    const main = page.getByRole('main')
    // The label of the facts, and the line below the name in the chat.
    await expect(main.getByText(new RegExp(`^${word}$`, 'i'))).toHaveCount(2)
    await page.getByRole('button', { name: 'Update' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`Dibaca oleh ${word} pada detail konsultasinya.`)).toBeVisible()
    await dialog.getByLabel('Status').selectOption('dibatalkan')
    await expect(dialog.getByText(`${word} melihat status dan balasan ini`)).toBeVisible()
    await dialog.getByLabel('Status').selectOption('selesai')
    await expect(dialog.getByText(`${word} dapat memberi ulasan`)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(new RegExp(`\\b${other}\\b`, 'i'))
  })
}
