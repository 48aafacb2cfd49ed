import { messages } from '@sehati/contract/messages'
import { cabutKunciApi } from '@sehati/contract/people/kunci-api.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ expectedFaults: /status of (401|422)/ })

for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const)
  test(`an admin makes a key, a program reads by it, and it is revoked, at ${width} px ${colorScheme} @journey`, async ({
    page,
    clinic,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const admin = await clinic.orang(1)
    const nama = `Akademik ${capital(unikat())}`
    await openAs(page, admin, '/admin/pengaturan')
    await page.getByRole('link', { name: 'Kelola kunci API' }).click()
    await page.getByRole('button', { name: 'Buat kunci API' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buat kunci API' })
    await dialog.getByRole('button', { name: 'Buat kunci', exact: true }).click()
    await expect(dialog.getByText('Pilih paling sedikit satu izin.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Nama' }).fill(nama)
    await dialog.getByLabel('Slot: kosong atau terisi').check()
    await dialog.getByLabel('Password kamu').fill('bukan password saya')
    expect(await violationsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Buat kunci', exact: true }).click()
    await expect(dialog.getByText(messages.PASSWORD_WRONG.isi).first()).toBeVisible()
    await dialog.getByLabel('Password kamu').fill(admin.password)
    await dialog.getByRole('button', { name: 'Buat kunci', exact: true }).click()
    const field = dialog.getByLabel('Kunci API', { exact: true })
    await expect(field).toHaveValue(/^sk_[\w-]{43}$/)
    expect(await violationsIn(page)).toEqual([])
    const kunci = await field.inputValue()
    await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click()
    await expect(dialog).toBeHidden()

    const row = page.getByRole('listitem').filter({ hasText: nama })
    await expect(row).toContainText('Masih berlaku')
    await expect(row).toContainText(`Dibuat oleh ${admin.name}`)
    const read = () => request.get('/api/fhir/r4/Slot', { headers: { authorization: `Bearer ${kunci}` } })
    expect((await read()).status()).toBe(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violationsIn(page)).toEqual([])

    await row.getByRole('button', { name: `Cabut kunci ${nama}` }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: 'Cabut kunci', exact: true }).click()
    await expect(page.getByText(cabutKunciApi.message)).toBeVisible()
    await expect(row).toContainText('Dicabut')
    expect((await read()).status()).toBe(401)
  })
