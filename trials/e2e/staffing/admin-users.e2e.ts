import type { Page } from '@playwright/test'
import { AUTOCOMPLETE_ROWS, pageSize } from '@sehati/contract/base/constants'
import { emptyTexts, failures, isianTexts, labels } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import { resendUndangan } from '@sehati/contract/people/auth.endpoints'
import { alertOf, open, openAs, signIn, signInWithGiven, tryLogin } from '@sehati/testkit/browser/acts'
import { capital, type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'
import { rested } from '../harness/rest.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Pengguna' }).getByRole('rowheader')
const search = (page: Page) => page.getByRole('combobox', { name: 'Cari pengguna' })
const dialog = (page: Page) => page.getByRole('dialog')
const refused = (page: Page, judul: string, isi: string) => expect(alertOf(page, { judul, isi }).first()).toBeVisible()

async function atUsers(page: Page, admin: Person, q = '') {
  await openAs(page, admin, q ? `/admin/role?q=${encodeURIComponent(q)}` : '/admin/role')
}

test('a role’s name shows its people, any other word those of the name, an empty search all users', async ({
  page,
  clinic,
}) => {
  const admin = await clinic.orang(1)
  const patient = await clinic.orang(5)
  await atUsers(page, admin)
  await expect(page.getByRole('columnheader')).toHaveText(['No', 'Nama', 'Role', 'Aksi'])
  await search(page).fill('Psikolog')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/q=Psikolog/)
  await expect(page.getByRole('button', { name: /^Psikolog/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).filter({ hasText: patient.name })).toHaveCount(0)

  await search(page).fill(patient.name.toUpperCase())
  await search(page).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(patient.name)
  await search(page).fill(patient.email.toUpperCase())
  await search(page).press('Enter')
  await expect(page).toHaveURL(/q=.*%40/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(patient.name)
  await search(page).fill('tidak ada yang bernama begini')
  await search(page).press('Enter')
  await expect(page.getByText(emptyTexts.pengguna)).toBeVisible()
  await search(page).fill('')
  await expect(rows(page)).toHaveCount(pageSize.users)
  expect(new URL(page.url()).search).toBe('')
})

test('at most eight suggestions, by name, e-mail and phone, picked by the keyboard', async ({ page, clinic }) => {
  const word = unikat()
  for (let n = 0; n <= AUTOCOMPLETE_ROWS; n++) await clinic.orang(5, { name: `Sari ${capital(word)} ${n}` })
  const one = await clinic.orang(4)
  await atUsers(page, await clinic.orang(1))
  await search(page).fill(word)
  await expect(page.getByRole('option')).toHaveCount(AUTOCOMPLETE_ROWS)
  await search(page).fill(one.email)
  await expect(page.getByRole('option')).toHaveCount(1)
  await search(page).press('ArrowDown')
  await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await search(page).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(one.email)
  await search(page).fill(word)
  await expect(page.getByRole('option')).toHaveCount(AUTOCOMPLETE_ROWS)
  await search(page).press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(search(page)).toHaveValue(word)
})

test('pages by number, previous and next; the page is part of the URL', async ({ page, clinic }) => {
  const word = capital(unikat())
  for (let n = 0; n < pageSize.users * 2 + 1; n++) await clinic.orang(5, { name: `Rama ${word} ${n}` })
  await atUsers(page, await clinic.orang(1), word)
  await expect(rows(page)).toHaveCount(pageSize.users)
  await page.getByRole('button', { name: 'Halaman 3' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('cell', { name: String(pageSize.users * 2 + 1), exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('page')).toBe('3')
  await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled()
  await page.getByRole('button', { name: 'Halaman sebelumnya' }).click()
  await expect(rows(page)).toHaveCount(pageSize.users)
})

test('a person is added, after what is missing and what is taken has been said @journey', async ({
  page,
  clinic,
  openBrowser,
}) => {
  const taken = await clinic.orang(5)
  await atUsers(page, await clinic.orang(1))
  await page.getByRole('button', { name: 'Tambah pengguna' }).click()
  const send = dialog(page).getByRole('button', { name: 'Tambah', exact: true })
  await send.click()
  await expect(dialog(page).getByText(isianTexts.wajib)).toHaveCount(4)
  await expect(dialog(page).getByLabel('Nama lengkap')).toBeFocused()

  const made = { name: `Budi ${capital(unikat())}`, email: `${unikat()}@kampus.test`, password: 'rahasia-sekali' }
  await dialog(page).getByLabel('Nama lengkap').fill(made.name)
  await dialog(page).getByLabel('Email').fill(taken.email)
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(made.password)
  await dialog(page).getByLabel('Role').selectOption('Karyawan')
  await send.click()
  await refused(page, failures.adminAdd, messages.EMAIL_TAKEN.isi)
  expect(await page.getByText(messages.EMAIL_TAKEN.isi).count()).toBe(1)
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel('Nama lengkap')).toHaveValue(made.name)
  await dialog(page).getByLabel('Email').fill(made.email)
  await send.click()
  await expect(dialog(page)).toHaveCount(0)
  await refused(page, 'Berhasil', made.name)

  const theirs = await openBrowser()
  await signInWithGiven(theirs, made)
})

test('an invited person chooses a password by the mailed link, and signs in with it @journey', async ({
  page,
  clinic,
  product,
  openBrowser,
}) => {
  const made = { name: `Rina ${capital(unikat())}`, email: `${unikat()}@kampus.test`, password: 'rahasia-sendiri' }
  await atUsers(page, await clinic.orang(1))
  await page.getByRole('button', { name: 'Undang pengguna' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Password' })).toHaveCount(0)
  await dialog(page).getByLabel('Nama lengkap').fill(made.name)
  await dialog(page).getByLabel('Email').fill(made.email)
  await dialog(page).getByLabel('Role').selectOption('Karyawan')
  expect(await violationsIn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Kirim undangan' }).click()
  await refused(page, 'Berhasil', made.name)

  await search(page).fill(made.name)
  await search(page).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: made.name })).toContainText(/Diundang.*Berlaku sampai/)
  const [first = ''] = await foundInMails(product, made.email, /\/undangan#([\w-]+)/)
  await page.getByRole('button', { name: `Kirim ulang undangan ke ${made.name}` }).click()
  await refused(page, 'Berhasil', resendUndangan.message)
  const links = await foundInMails(product, made.email, /\/undangan#([\w-]+)/, 2)
  const second = links.find((link) => link !== first)

  const theirs = await openBrowser()
  const choose = async (link: string | undefined) => {
    await theirs.goto(`/undangan#${link}`)
    await theirs.getByLabel('Password baru', { exact: true }).fill(made.password)
    await theirs.getByLabel('Ulangi password baru', { exact: true }).fill(made.password)
    await theirs.getByRole('button', { name: 'Buat password' }).click()
  }
  await choose(first)
  await expect(theirs.getByText(messages.INVITATION_INVALID.isi)).toBeVisible()
  await choose(second)
  await theirs.waitForURL((url) => url.pathname === '/login')
  await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(made.email)
  await tryLogin(theirs, made)
  await theirs.waitForURL((url) => url.pathname === '/karyawan/home')
})

test('the role is saved only when it is another, and another tab keeps its words', async ({ page, clinic }) => {
  const person = await clinic.orang(5)
  await atUsers(page, await clinic.orang(1), person.name)
  await page.getByRole('button', { name: `Edit ${person.name}` }).click()
  const save = dialog(page).getByRole('button', { name: 'Simpan' })
  await expect(dialog(page).getByRole('radio', { name: 'User' })).toBeChecked()
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription(/Pilih peran lain/)
  await dialog(page).getByRole('radio', { name: 'Karyawan' }).check()
  await dialog(page).getByRole('tab', { name: 'User' }).click()
  await dialog(page).getByLabel('Nomor telepon').fill('0812')
  await dialog(page).getByRole('tab', { name: 'Role' }).click()
  await save.click()
  await expect(dialog(page).getByRole('tab', { name: 'User' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog(page).getByLabel('Nomor telepon')).toHaveValue('0812')
  await save.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('Karyawan')
})

test('an e-mail that is taken: the alert says so and nothing typed is lost', async ({ page, clinic }) => {
  const [person, other] = [await clinic.orang(5), await clinic.orang(5)]
  await atUsers(page, await clinic.orang(1), person.name)
  await page.getByRole('button', { name: `Edit ${person.name}` }).click()
  await dialog(page).getByRole('tab', { name: 'User' }).click()
  await dialog(page).getByLabel('Email').fill(other.email)
  await dialog(page).getByRole('button', { name: 'Simpan' }).click()
  await refused(page, failures.adminSave, messages.EMAIL_TAKEN.isi)
  await expect(dialog(page).getByLabel('Email')).toHaveValue(other.email)
})

test('deactivated after a question, and taken back @journey', async ({ page, clinic, openBrowser }) => {
  const person = await clinic.orang(5)
  await atUsers(page, await clinic.orang(1), person.name)
  await page.getByRole('button', { name: `Nonaktifkan ${person.name}` }).click()
  const question = page.getByRole('dialog', { name: labels.deactivateUser })
  await expect(question).toContainText('tidak dapat lagi mengakses sistem')
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('button', { name: `Nonaktifkan ${person.name}` })).toBeFocused()

  await page.getByRole('button', { name: `Nonaktifkan ${person.name}` }).click()
  await question.getByRole('button', { name: 'Nonaktifkan' }).click()
  const again = page.getByRole('button', { name: `Aktifkan ${person.name}`, exact: true })
  await expect(again).toBeVisible()
  const theirs = await openBrowser()
  await theirs.goto('/login')
  await tryLogin(theirs, person)
  await expect(alertOf(theirs, messages.ACCOUNT_INACTIVE).first()).toBeVisible()

  await again.click()
  await page
    .getByRole('dialog', { name: 'Aktifkan kembali pengguna' })
    .getByRole('button', { name: 'Aktifkan' })
    .click()
  await expect(page.getByRole('button', { name: `Nonaktifkan ${person.name}` })).toBeVisible()
  await signIn(theirs, person)
})

test('an account with appointments: those affected are named first and read the reason', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  const tenaga = await clinic.tenaga()
  const session = await clinic.sesi(tenaga.profesional_id)
  const jadwal_id = await clinic.konsultasi({ ...tenaga, user_id: patient.user_id, jadwal_tenaga_id: session.id })
  await atUsers(page, await clinic.orang(1), tenaga.name)
  await page.getByRole('button', { name: `Nonaktifkan ${tenaga.name}` }).click()
  const question = page.getByRole('dialog', { name: labels.deactivateUser })
  await expect(question).toContainText('1 konsultasi mendatang akan dibatalkan')
  await expect(question.getByRole('list', { name: 'Konsultasi terdampak' })).toContainText(patient.name)
  // A proposal of a professional of another test could be refused.
  await question.getByRole('checkbox', { name: `Usulkan jadwal lain kepada ${patient.name}` }).uncheck()
  await question.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(question.getByLabel('Pesan')).toBeFocused()
  await question.getByLabel('Pesan').fill('Beliau pindah tugas.')
  await question.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByRole('button', { name: `Aktifkan ${tenaga.name}`, exact: true })).toBeVisible()
  await open(page, `/admin/konsultasi/detail/${jadwal_id}`)
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
})

test('a password is replaced, never by nothing', async ({ page, clinic, openBrowser }) => {
  const person = await clinic.orang(5)
  await atUsers(page, await clinic.orang(1), person.name)
  await page.getByRole('button', { name: `Reset Password ${person.name}` }).click()
  const send = dialog(page).getByRole('button', { name: 'Reset Password' })
  await send.click()
  await expect(dialog(page).getByText(isianStaf.passwordKosongAdmin, { exact: true })).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Password baru' }).fill('kata-yang-baru')
  await send.click()
  await expect(dialog(page)).toHaveCount(0)
  const theirs = await openBrowser()
  await signInWithGiven(theirs, { ...person, password: 'kata-yang-baru' })
})

test('an admin can neither deactivate their own account nor change its role, and reads why', async ({
  page,
  clinic,
}) => {
  const admin = await clinic.orang(1)
  await atUsers(page, admin, admin.name)
  const off = page.getByRole('button', { name: `Nonaktifkan ${admin.name}` })
  await expect(off).toBeDisabled()
  await expect(off).toHaveAccessibleDescription(messages.SELF_PROTECTED.isi)
  await page.getByRole('button', { name: `Edit ${admin.name}` }).click()
  await expect(dialog(page).getByRole('radio', { name: 'User' })).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Simpan' })).toHaveAccessibleDescription(
    messages.SELF_PROTECTED.isi,
  )
})

test.describe('without a server', () => {
  // The list of common passwords comes with the first password that is typed; without it there is no warning.
  test.use({ expectedFaults: /password-umum/ })

  test('the server is unreachable: each act has a separate sentence for its failure', async ({
    openBrowser,
    ownProduct,
    ownClinic,
  }) => {
    const page = await openBrowser({ baseURL: ownProduct.url })
    const person = await ownClinic.orang(5)
    await atUsers(page, await ownClinic.orang(1), person.name)
    await rested(page)
    await ownProduct.stopServer()
    const away = 'Server tidak dapat dihubungi'
    await page.getByRole('button', { name: `Nonaktifkan ${person.name}` }).click()
    await refused(page, failures.adminDeactivate, away)
    await page.getByRole('button', { name: `Reset Password ${person.name}` }).click()
    await dialog(page).getByRole('textbox', { name: 'Password baru' }).fill('kata-yang-baru')
    await dialog(page).getByRole('button', { name: 'Reset Password' }).click()
    await refused(page, failures.adminResetPassword, away)
    await expect(dialog(page).getByRole('textbox', { name: 'Password baru' })).toHaveValue('kata-yang-baru')
  })
})
