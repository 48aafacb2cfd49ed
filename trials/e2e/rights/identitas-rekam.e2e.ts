import { nomorRekam } from '@sehati/contract/people/nomor-rekam.rules'
import { openAs } from '@sehati/testkit/browser/acts'
import { fits } from '../harness/fits.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('whose a record is: one officer asks, another agrees, and the one who asked reads it @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [one, other, person] = [await clinic.orang(1), await clinic.orang(1), await clinic.terhapus()]
  for (const { user_id } of [one, other]) await clinic.tugas(user_id, 'petugas_data')
  const row = (of: typeof page) => of.getByRole('listitem').filter({ hasText: nomorRekam(person.user_id) })

  await openAs(page, one, '/admin/petugas')
  await page.getByRole('link', { name: 'Identitas rekam' }).click()
  await page.getByRole('searchbox', { name: 'Nomor rekam' }).fill('999999999')
  await expect(page.getByText('Tidak ada identitas untuk nomor ini.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Nomor rekam' }).fill(nomorRekam(person.user_id))
  await row(page)
    .getByRole('button', { name: /^Minta buka/ })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Alasan')).toBeFocused()
  await page.keyboard.type('Pengadilan')
  await dialog.getByRole('button', { name: 'Minta buka' }).click()
  await expect(dialog.getByLabel('Alasan')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Alasan').fill('Perintah pengadilan negeri nomor 12')
  await fits(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await dialog.getByRole('button', { name: 'Minta buka' }).click()
  await expect(row(page)).toContainText('Petugas lain memutusnya.')
  await expect(row(page).getByRole('button')).toHaveCount(0)

  const second = await openBrowser()
  await openAs(second, other, '/admin/petugas/identitas')
  await row(second)
    .getByRole('button', { name: /^Beri putusan/ })
    .click()
  await expect(second.getByRole('dialog')).toContainText('Perintah pengadilan negeri nomor 12')
  await expect(second.getByRole('button', { name: 'Setujui', exact: true })).toBeFocused()
  await second.keyboard.press('Enter')
  await expect(second.getByText('Putusan tersimpan.')).toBeVisible()
  await expect(row(second)).toContainText('Terbuka')

  await page.reload()
  await page.getByRole('searchbox', { name: 'Nomor rekam' }).fill(String(person.user_id))
  await row(page)
    .getByRole('button', { name: /^Lihat pemilik/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(person.name)
  await expect(page.getByRole('dialog')).toContainText(person.email)
  await fits(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(person.name)).toHaveCount(0)
})

test('an admin without the duty is told whom the page is for', async ({ page, clinic }) => {
  const [holder, other, admin] = [await clinic.orang(1), await clinic.orang(1), await clinic.orang(1)]
  for (const { user_id } of [holder, other]) await clinic.tugas(user_id, 'petugas_data')
  await openAs(page, admin, '/admin/petugas/identitas')
  await expect(page.getByText(/^Hanya untuk pemegang tugas/)).toBeVisible()
})
