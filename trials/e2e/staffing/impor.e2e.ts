import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { IMPOR_BYTES } from '@sehati/contract/base/constants'
import { isianTexts } from '@sehati/contract/base/texts'
import { imporTexts } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { register } from '@sehati/contract/people/auth.endpoints'
import { findUser } from '@sehati/contract/people/user.endpoints'
import { openAs } from '@sehati/testkit/browser/acts'
import { type Clinic, type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

const choose = (page: Page, csv: string, name = 'orang.csv') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
const problems = (page: Page) => page.getByRole('table', { name: 'Masalah pada berkas' })
const verdict = (page: Page) => page.getByRole('region', { name: /^Hasil pemeriksaan/ })

async function atImport(page: Page, clinic: Clinic, jenis = 'pengguna'): Promise<Person> {
  const admin = await clinic.orang(1)
  await openAs(page, admin, jenis === 'pengguna' ? '/admin/impor' : `/admin/impor?jenis=${jenis}`)
  return admin
}

test('people are checked first, and stored all at once when nothing stands against them @journey', async ({
  page,
  clinic,
  api,
}) => {
  const admin = await atImport(page, clinic)
  const word = unikat()
  const taken = await clinic.orang(5)
  const head = 'email;name;nama_level;no_bpjs;catatan'
  const good = [`a.${word}@kampus.test;Ana ${word};karyawan;0001234567890;x`, `b.${word}@kampus.test;Budi ${word};;;y`]
  const bad = [`${taken.email};Cici;user;;`, `bukan-email;;raja;123;`]

  await choose(page, [head, ...good, ...bad].join('\r\n'))
  await expect(verdict(page)).toContainText('Hasil pemeriksaan orang.csv')
  await expect(verdict(page).getByRole('definition')).toHaveText(['4', '2', '2'])
  const rows = problems(page).getByRole('row')
  await expect(rows.filter({ hasText: messages.EMAIL_TAKEN.isi })).toContainText('4')
  for (const sentence of [isianTexts.nama, isianTexts.emailBentuk, isianTexts.bpjsPanjang, imporTexts.level]) {
    await expect(rows.filter({ hasText: sentence })).toContainText('5')
  }
  await expect(rows.filter({ hasText: isianTexts.emailBentuk })).toContainText('bukan-email')
  await expect(rows.filter({ hasText: isianTexts.nama })).toContainText('(kosong)')
  await expect(page.getByRole('button', { name: /^Impor/ })).toHaveCount(0)
  const found = () =>
    api(admin, findUser, { query: { page: 1, limit: 10 }, body: { field: 'email', value: `${word}@kampus.test` } })
  expect((await found()).total).toBe(0)

  await choose(page, [head, ...good].join('\r\n'), 'bersih.csv')
  await expect(verdict(page)).toContainText('Semua baris sesuai. Belum ada yang disimpan.')
  expect((await found()).total).toBe(0)
  await page.getByRole('button', { name: 'Impor 2 pengguna' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 pengguna ditambahkan' })).toContainText(imporTexts.masuk)
  expect((await found()).queried).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: `Ana ${word}`, level_id: 4, no_bpjs: '0001234567890' }),
      expect.objectContaining({ name: `Budi ${word}`, level_id: 5, no_bpjs: null }),
    ]),
  )
  await page.getByRole('link', { name: 'Lihat Users' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/role')
})

test('another registration was quicker between check and import: nothing is stored, and the row says why', async ({
  page,
  clinic,
  api,
}) => {
  const admin = await atImport(page, clinic)
  const word = unikat()
  await choose(page, `name,email\nSatu,satu.${word}@kampus.test\nDua,${word}@kampus.test\n`)
  await expect(page.getByRole('button', { name: 'Impor 2 pengguna' })).toBeVisible()
  const email = `${word}@kampus.test`
  await api(admin, register, { body: { name: 'Dua', email, password_hash: 'delapan huruf', level_id: 5 } })
  await page.getByRole('button', { name: 'Impor 2 pengguna' }).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.IMPORT_REFUSED.judul })).toBeVisible()
  await expect(problems(page).getByRole('row').filter({ hasText: messages.EMAIL_TAKEN.isi })).toContainText('3')
  const query = { page: 1, limit: 10 }
  const found = await api(admin, findUser, { query, body: { field: 'email', value: word } })
  expect(found.queried.map((user) => user.email)).toEqual([email])
})

test('professionals are imported by their e-mail', async ({ page, clinic }) => {
  await atImport(page, clinic, 'tenaga-profesional')
  const doctor = await clinic.orang(2)
  const patient = await clinic.orang(5)
  const bidang = await clinic.bidang()
  const head = 'email,nama_spesialisasi,lokasi'
  await choose(page, `${head}\n${patient.email},${bidang.nama},Klinik\n${doctor.email},Tidak ada,Klinik\n`)
  await expect(problems(page)).toContainText(messages.NOT_A_PROFESSIONAL_LEVEL.isi)
  await expect(problems(page)).toContainText(messages.SPESIALISASI_UNKNOWN.isi)
  await choose(page, `${head}\n${doctor.email},${bidang.nama.toUpperCase()},"Klinik, lantai 2"\n`)
  await page.getByRole('button', { name: 'Impor 1 tenaga profesional' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 tenaga profesional ditambahkan' })).toBeVisible()
  await page.getByRole('button', { name: 'Impor berkas lain' }).click()
  await expect(page.getByRole('button', { name: 'Pilih berkas CSV' })).toBeVisible()
})

test('files that cannot be one are refused in words; the template is one', async ({ page, clinic }) => {
  await atImport(page, clinic)
  const refused = (sentence: string | RegExp) =>
    expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await choose(page, 'PK', 'orang.xlsx')
  await refused(messages.CSV_UNREADABLE.isi)
  await choose(page, 'x'.repeat(IMPOR_BYTES + 1))
  await refused(/maksimal 1 MB/)
  await choose(page, 'name,email\n')
  await expect(verdict(page)).toContainText('tidak memiliki baris data')
  await choose(page, 'nama,surel\nSari,sari@kampus.test\n')
  await expect(problems(page).getByRole('row').filter({ hasText: imporTexts.kolomTidakAda })).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh templat' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('templat-pengguna.csv')
  await choose(page, await readFile(await file.path(), 'utf8'), 'templat.csv')
  await expect(verdict(page)).toContainText('Semua baris sesuai.')
})

test('many problems come a page at a time, also on a phone', async ({ page, clinic }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await atImport(page, clinic)
  await choose(page, `name,email\n${Array.from({ length: 120 }, (_, n) => `Orang ${n},salah`).join('\n')}\n`)
  await expect(problems(page).getByRole('rowheader')).toHaveCount(50)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(await violationsIn(page)).toEqual([])
})

test('the same lists leave the clinic as CSV and as a workbook', async ({ page, clinic }) => {
  const admin = await atImport(page, clinic)
  const saved = async (tombol: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: tombol }).click()
    return download
  }
  const save = async () => {
    const file = await saved('Ekspor CSV')
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const
  }
  const alasan = 'Laporan tahunan untuk rektorat kampus'
  await page.getByRole('button', { name: 'Ekspor semua akun' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bentuk berkas').selectOption('CSV')
  await dialog.getByLabel('Alasan').fill(alasan)
  await dialog.getByLabel('Password', { exact: true }).fill('bukan ini')
  await dialog.getByRole('button', { name: 'Unduh daftar akun' }).click()
  await expect(dialog.getByText('Password tidak sesuai.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  const accounts = await saved('Unduh daftar akun')
  const [nama, isi] = [accounts.suggestedFilename(), await readFile(await accounts.path(), 'utf8')]
  expect(nama).toBe('pengguna-2026-11-23.csv')
  expect(isi.startsWith('\uFEFF')).toBe(true)
  expect(isi).toContain(admin.email)
  await expect(page.getByRole('alert').filter({ hasText: 'Ekspor selesai' })).toContainText(nama)
  await page.getByRole('button', { name: 'Ekspor semua akun' }).click()
  await expect(dialog).toContainText(`${admin.name}: ${alasan}`)
  await page.keyboard.press('Escape')
  await page.getByLabel('Data yang diimpor').selectOption('tenaga-profesional')
  const tenaga = await clinic.tenaga(3)
  const [otherName, other] = await save()
  expect(otherName).toBe('tenaga-profesional-2026-11-23.csv')
  expect(other).toContain(tenaga.name)
  const workbook = await saved('Ekspor Excel')
  expect(workbook.suggestedFilename()).toBe('tenaga-profesional-2026-11-23.xlsx')
  // A workbook is a ZIP archive.
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')
})
