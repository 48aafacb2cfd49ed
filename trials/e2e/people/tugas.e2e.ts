import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test('an admin gives a duty and takes it away; the open profile of the person shows both @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [admin, petugas, mahasiswa] = [
    await clinic.orang(1),
    await clinic.orang(4, { name: `Rina ${capital(unikat())}` }),
    await clinic.orang(5, { name: `Dodi ${capital(unikat())}` }),
  ]
  const own = await openBrowser()
  await openAs(own, petugas, '/karyawan/profile')
  await expect(own.getByRole('heading', { name: 'Data diri' })).toBeVisible()

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

  const section = own.getByRole('region', { name: 'Tugas' })
  await expect(section).toContainText('Loket')

  await row.getByRole('button', { name: `Cabut tugas Loket dari ${petugas.name}` }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(`${petugas.name} langsung kehilangan tugas Loket`)
  await question.getByRole('button', { name: 'Cabut tugas' }).click()
  await expect(row).toHaveCount(0)
  await expect(section).toHaveCount(0)
})

test('the sidebar leads to the page of a duty, for its holder alone, also on a phone', async ({
  page,
  clinic,
  api,
}) => {
  const [petugas, lain, admin] = [await clinic.tenaga(2), await clinic.tenaga(3), await clinic.orang(1)]
  for (const tugas of ['jaga', 'peninjau'] as const) await clinic.tugas(petugas.user_id, tugas)
  await clinic.tugas(admin.user_id, 'petugas_data')
  const menu = page.getByRole('navigation', { name: 'Menu utama' })

  await openAs(page, lain, `${areaOf[3]}/home`)
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveCount(6)
  await api(admin, putTugas, { body: { user_id: lain.user_id, tugas: 'jaga', aktif: 1 } })
  await expect(menu.getByRole('link', { name: 'Permintaan bantuan' })).toBeVisible()
  await api(admin, putTugas, { body: { user_id: lain.user_id, tugas: 'jaga', aktif: 0 } })
  await expect(menu.getByRole('link')).toHaveCount(6)

  await openAs(page, admin, '/admin/home')
  await menu.getByRole('link', { name: 'Permintaan data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Permintaan data' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, petugas, `${areaOf[2]}/home`)
  await page.getByRole('button', { name: 'Buka sidebar' }).click()
  await expect(menu.getByRole('link', { name: 'Tinjauan akses darurat' })).toBeVisible()
  await menu.getByRole('link', { name: 'Permintaan bantuan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Permintaan bantuan' })).toBeVisible()
  await expect(menu).toBeHidden()
})
