import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: a template is kept, put into a reply, changed and deleted${journeyIf(where === 'a phone')}`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize(viewport)
    const [tenaga, patient] = [await clinic.tenaga(3), await clinic.orang(5)]
    const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const jadwal_id = await clinic.konsultasi(of, { tanggal: SENIN })
    await openAs(page, tenaga, `${areaOf[3]}/daftarKonsultasi/detail/${jadwal_id}`)
    await page.getByRole('button', { name: 'Update' }).click()
    const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
    await editor.getByLabel('Balasan konsultasi').fill('Terima kasih sudah bercerita.')
    await editor.getByRole('button', { name: 'Buat templat balasan' }).click()

    const templates = page.getByRole('dialog', { name: 'Templat balasan' })
    await templates.getByRole('button', { name: 'Tambah templat' }).click()
    await templates.getByRole('button', { name: 'Simpan templat' }).click()
    await expect(templates.getByText('Tulis judul templat.')).toBeVisible()
    await templates.getByLabel('Judul').fill('Kebersihan tidur')
    await templates.getByLabel('Isi').fill('Tidur dan bangun pada jam yang sama.')
    // An unsaved one is not lost by a slip, and the reply behind it is not touched.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Lanjutkan mengisi' }).click()
    await templates.getByRole('button', { name: 'Simpan templat' }).click()
    await expect(templates.getByText('Kebersihan tidur')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await templates.getByRole('button', { name: 'Tutup', exact: true }).click()
    await expect(templates).toHaveCount(0)

    await editor.getByLabel('Templat balasan').selectOption('Kebersihan tidur')
    await editor.getByRole('button', { name: 'Sisipkan' }).click()
    await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue(
      'Terima kasih sudah bercerita.\n\nTidur dan bangun pada jam yang sama.',
    )
    expect(await violationsIn(page)).toEqual([])

    await editor.getByRole('button', { name: 'Kelola templat' }).click()
    await templates.getByRole('button', { name: 'Ubah templat Kebersihan tidur' }).click()
    await templates.getByLabel('Judul').fill('Jam tidur')
    await templates.getByRole('button', { name: 'Simpan templat' }).click()
    await templates.getByRole('button', { name: 'Hapus templat Jam tidur' }).click()
    await page.getByRole('dialog', { name: 'Hapus templat?' }).getByRole('button', { name: 'Hapus templat' }).click()
    await expect(templates.getByText('Belum ada templat.')).toBeVisible()
  })
