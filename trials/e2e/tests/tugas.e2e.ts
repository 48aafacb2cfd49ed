import { openAs } from '@sehati/testkit/browser/acts'
import { capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test('an admin gives a duty and takes it away; the person sees it on the profile', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [admin, petugas, mahasiswa] = [
    await clinic.orang(1),
    await clinic.orang(4, { name: `Rina ${capital(unikat())}` }),
    await clinic.orang(5, { name: `Dodi ${capital(unikat())}` }),
  ]
  await openAs(page, admin, '/admin/tugas')
  await page.getByRole('button', { name: 'Beri tugas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beri tugas' })
  await dialog.getByLabel('Tugas').selectOption('Loket')
  const field = dialog.getByRole('combobox', { name: 'Pengguna' })
  await dialog.getByRole('button', { name: 'Beri tugas' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill(mahasiswa.name)
  await expect(dialog.getByText('hanya akun aktif dengan peran yang sesuai')).toBeVisible()
  await field.fill(petugas.name)
  await dialog.getByRole('option').filter({ hasText: petugas.name }).click()
  await expect(dialog.getByRole('button', { name: `Ganti pengguna ${petugas.name}` })).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Beri tugas' }).click()
  const row = page.getByRole('list', { name: 'Loket' }).getByRole('listitem').filter({ hasText: petugas.name })
  await expect(row).toContainText(`oleh ${admin.name}`)
  expect(await violationsIn(page)).toEqual([])

  const own = await openBrowser()
  await openAs(own, petugas, '/karyawan/profile')
  const section = own.getByRole('region', { name: 'Tugas' })
  await expect(section).toContainText('Loket')

  await row.getByRole('button', { name: `Cabut tugas Loket dari ${petugas.name}` }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(`${petugas.name} langsung kehilangan tugas Loket`)
  await question.getByRole('button', { name: 'Cabut tugas' }).click()
  await expect(row).toHaveCount(0)
  await own.reload()
  await expect(own.getByRole('heading', { name: 'Data diri' })).toBeVisible()
  await expect(section).toHaveCount(0)
})
