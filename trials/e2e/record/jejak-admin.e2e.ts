import { readFile } from 'node:fs/promises'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a holder of petugas_data looks for what was done with an account on a day, and saves it as a file @journey', async ({
  page,
  clinic,
  api,
}) => {
  const [holder, admin, patient] = [await clinic.orang(1), await clinic.orang(1), await clinic.orang(5)]
  await clinic.tugas(holder.user_id, 'petugas_data')
  await api(admin, getUser, { query: { id: patient.user_id } })
  await clinic.untilJejakChained()
  await openAs(page, holder, '/admin/jejak')
  await page.getByRole('combobox', { name: 'Orang' }).fill(patient.name)
  await page.getByRole('option', { name: patient.name }).click()
  await expect(page.getByRole('table')).toContainText(admin.name)
  await page.getByLabel('Sampai tanggal').fill('2026-11-22')
  await expect(page.getByText('Tidak ada catatan yang cocok.')).toBeVisible()
  await page.getByLabel('Sampai tanggal').fill('2026-11-23')
  await page.getByLabel('Dari tanggal').fill('2026-11-23')
  await expect(page.getByRole('table')).toContainText(admin.name)
  expect(await violationsIn(page)).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ekspor CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('jejak-akses-2026-11-23.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(admin.name)
  expect(text.split('\r\n')[1]).toContain(patient.name)
  await expect(page.getByText('tersimpan di folder unduhan')).toBeVisible()
})
