import type { Page } from '@playwright/test'
import { levelIds } from '@sehati/contract/base/access'
import { failures, isianTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { login } from '@sehati/contract/people/auth.endpoints'
import { listPerangkat } from '@sehati/contract/people/perangkat.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { alertOf, areaOf, openAs, seesAlert, signInByForm, storageOf } from '@sehati/testkit/browser/acts'
import { capital, type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { corners, halves, phonePhoto } from '../../../apps/server/test/picture.ts'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'
import { rested } from '../harness/rest.ts'

async function atProfile(page: Page, person: Person) {
  await openAs(page, person, `${areaOf[person.level_id]}/profile`)
}
const save = (page: Page) => page.getByRole('button', { name: 'Simpan perubahan' }).click()
const saved = { judul: 'Profil tersimpan', isi: 'Perubahan profil tersimpan.' }
const notSaved = { judul: 'Profil belum tersimpan', isi: failures.profile }
const account = (page: Page, name: string) => page.getByRole('button', { name: `Menu akun ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')

for (const level of levelIds) {
  test(`level ${level} changes the own data, and the header and the stored name follow${journeyIf(level === 5)}`, async ({
    page,
    clinic,
    api,
  }) => {
    const person = level === 2 || level === 3 ? await clinic.tenaga(level) : await clinic.orang(level)
    await atProfile(page, person)
    const before = (await storageOf(page)).name
    const name = `Rara ${capital(unikat())}`
    const email = `${unikat()}@kampus.test`
    await page.getByLabel('Nama lengkap').fill(name)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password akun').fill(person.password)
    await page.getByLabel('Nomor telepon').fill('0812-3456 789')
    await page.getByLabel('Jenis kelamin').selectOption('lainnya')
    await expect(page.getByLabel('Nomor BPJS')).toHaveAttribute('type', 'tel')
    await page.getByLabel('Nomor BPJS').fill('0009876543210')
    await save(page)
    await seesAlert(page, { ...saved, isi: `Buka tautan yang kami kirim ke ${email} untuk mengganti email.` })
    await expect(account(page, name)).toBeVisible()
    await expect(page.getByText('Email baru menunggu konfirmasi')).toBeVisible()
    expect(await api(person, getUser, { query: { id: person.user_id } })).toMatchObject({
      name,
      email: person.email,
      email_menunggu: email,
      phone_number: '08123456789',
      gender: 'lainnya',
      no_bpjs: '0009876543210',
    })
    expect((await storageOf(page)).name).not.toBe(before)
    await page.reload()
    await expect(account(page, name)).toBeVisible()
    await expect(page.getByLabel('Nama lengkap')).toHaveValue(name)
  })
}

test('says what is missing; staff may be without BPJS, patients not', async ({ page, openBrowser, clinic, api }) => {
  const patient = await clinic.orang(5)
  await atProfile(page, patient)
  for (const label of ['Nama lengkap', 'Email', 'Nomor BPJS']) await page.getByLabel(label).fill('')
  await save(page)
  for (const sentence of [isianTexts.nama, isianTexts.email, isianTexts.bpjs]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('Nama lengkap')).toBeFocused()
  await page.getByLabel('Email').fill('bukan email')
  await page.getByLabel('Nomor BPJS').fill('123')
  await save(page)
  await expect(page.getByText(isianTexts.emailBentuk)).toBeVisible()
  await expect(page.getByText(isianTexts.bpjsPanjang)).toBeVisible()

  const tenaga = await clinic.tenaga(3)
  const other = await openBrowser()
  await atProfile(other, tenaga)
  await other.getByLabel('Nomor BPJS').fill('')
  await save(other)
  await seesAlert(other, saved)
  expect((await api(tenaga, getUser, { query: { id: tenaga.user_id } })).no_bpjs).toBeNull()
})

test('what the server refuses stays in the fields, with the specification’s sentence', async ({ page, clinic }) => {
  const [person, other] = [await clinic.orang(4), await clinic.orang(5)]
  await atProfile(page, person)
  await page.getByLabel('Email').fill(other.email.toUpperCase())
  await save(page)
  await expect(page.getByLabel('Password akun')).toBeFocused()
  await page.getByLabel('Password akun').fill(person.password)
  await save(page)
  await seesAlert(page, notSaved)
  await expect(page.getByText(messages.EMAIL_TAKEN.isi)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(other.email.toUpperCase())
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('without a server nothing is saved, and nothing typed is lost', async ({ page, context, clinic }) => {
  const person = await clinic.orang(5)
  await atProfile(page, person)
  await page.getByLabel('Nama lengkap').fill('Nama Baru')
  await rested(page)
  await context.setOffline(true)
  await save(page)
  await seesAlert(page, notSaved)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Nama Baru')
  await context.setOffline(false)
  await save(page)
  await seesAlert(page, saved)
})

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file)
const png = async (size: { width: number; height: number }) => ({
  name: 'saya.png',
  mimeType: 'image/png',
  buffer: await (await halves(size)).png().toBuffer(),
})
const photos = (page: Page) => page.locator('img[src^="blob:"]')

test('a photo is cut to a square by keys alone, shown everywhere, and taken away @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
  product,
}) => {
  const tenaga = await clinic.tenaga(2)
  await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await atProfile(page, tenaga)
  await expect(photos(page)).toHaveCount(0)
  await choose(page, await png({ width: 900, height: 300 }))
  await expect(dialog(page)).toContainText('Sesuaikan foto')
  expect(await violationsIn(page)).toEqual([])
  const area = dialog(page).getByRole('application', { name: 'Bagian foto yang dipakai' })
  await area.focus()
  for (let n = 0; n < 25; n++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await expect(dialog(page).getByRole('slider', { name: 'Perbesar' })).toHaveValue('110')
  await dialog(page).getByRole('button', { name: 'Simpan foto' }).click()
  await seesAlert(page, { judul: 'Foto tersimpan', isi: 'Foto profil tersimpan.' })
  await expect(dialog(page)).toHaveCount(0)
  // In the header and on the page.
  await expect(photos(page)).toHaveCount(2)

  const { foto_url } = await api(tenaga, getUser, { query: { id: tenaga.user_id } })
  const reply = await fetch(`${product.url}${foto_url}&ukuran=256`, {
    headers: { authorization: `Bearer ${tenaga.token}` },
  })
  expect(reply.headers.get('content-type')).toBe('image/webp')
  // Pushed to the right as far as it goes: of the two halves only the left one is kept.
  expect(await corners(Buffer.from(await reply.arrayBuffer()))).toMatchObject({ left: 'red', right: 'red' })

  const patient = await clinic.orang(5)
  const other = await openBrowser()
  await openAs(other, patient, `/user/konsultasi?q=${encodeURIComponent(tenaga.name)}`)
  await expect(other.getByRole('article').filter({ hasText: tenaga.name }).locator('img[src^="blob:"]')).toBeVisible()

  await page.getByRole('button', { name: 'Hapus foto' }).click()
  await dialog(page).getByRole('button', { name: 'Hapus foto' }).click()
  await seesAlert(page, { judul: 'Foto dihapus', isi: 'Foto profil dihapus.' })
  await expect(photos(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hapus foto' })).toHaveCount(0)
})

test('the picture is dragged by hand', async ({ page, clinic, api, product }) => {
  const person = await clinic.orang(5)
  await atProfile(page, person)
  await choose(page, await png({ width: 900, height: 300 }))
  const area = dialog(page).getByRole('application')
  const box = await area.boundingBox()
  if (!box) throw new Error('The picture is not there.')
  await page.mouse.move(box.x + box.width - 10, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x - 400, box.y + 50, { steps: 4 })
  await page.mouse.up()
  await dialog(page).getByRole('button', { name: 'Simpan foto' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const { foto_url } = await api(person, getUser, { query: { id: person.user_id } })
  const headers = { authorization: `Bearer ${person.token}` }
  const reply = await fetch(`${product.url}${foto_url}&ukuran=256`, { headers })
  expect(await corners(Buffer.from(await reply.arrayBuffer()))).toMatchObject({ left: 'blue', right: 'blue' })
})

test('the photo of a phone becomes a profile photo: only the chosen square is sent', async ({ page, clinic, api }) => {
  const person = await clinic.orang(5)
  await atProfile(page, person)
  await choose(page, { name: 'saya.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await dialog(page).getByRole('button', { name: 'Simpan foto' }).click()
  await seesAlert(page, { judul: 'Foto tersimpan', isi: 'Foto profil tersimpan.' })
  expect((await api(person, getUser, { query: { id: person.user_id } })).foto_url).not.toBeNull()
})

test('refuses what is no photo, in words, and sends nothing', async ({ page, clinic, api }) => {
  const person = await clinic.orang(5)
  await atProfile(page, person)
  const refusals: [string, string, Buffer, RegExp][] = [
    ['saya.gif', 'image/gif', Buffer.from('GIF89a'), /Gunakan JPEG, PNG, atau WebP/],
    ['kosong.png', 'image/png', Buffer.alloc(0), /kosong/],
    ['bohong.png', 'image/png', Buffer.from('bukan gambar'), /tidak dapat dibuka sebagai foto/],
  ]
  for (const [name, mimeType, buffer, sentence] of refusals) {
    await choose(page, { name, mimeType, buffer })
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
  await expect(dialog(page)).toHaveCount(0)
  expect((await api(person, getUser, { query: { id: person.user_id } })).foto_url).toBeNull()
})

test('a new password needs the old one, and ends every other session @journey', async ({ page, clinic, api }) => {
  const person = await clinic.orang(5)
  await atProfile(page, person)
  const change = (page: Page) => page.getByRole('button', { name: 'Ubah password' }).click()
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Password saat ini').fill(current)
    await page.getByLabel('Password baru', { exact: true }).fill(next)
    await page.getByLabel('Ulangi password baru').fill(again)
    await change(page)
  }
  await change(page)
  await expect(page.getByText(isianTexts.password).first()).toBeVisible()
  await fill(person.password, 'pendek', 'pendek')
  await expect(page.getByText(isianTexts.passwordPendek)).toBeVisible()
  await fill(person.password, 'kalimat yang baru', 'kalimat yang lain')
  await expect(page.getByText('Kedua password belum sama.')).toBeVisible()
  await fill('bukan password saya', 'kalimat yang baru', 'kalimat yang baru')
  await seesAlert(page, messages.PASSWORD_WRONG)
  expect(await page.getByText(messages.PASSWORD_WRONG.isi).count()).toBe(1)
  await expect(page.getByLabel('Password saat ini')).toBeFocused()
  await expect(page.getByLabel('Password baru', { exact: true })).toHaveValue('kalimat yang baru')

  await fill(person.password, 'kalimat yang baru', 'kalimat yang baru')
  await seesAlert(page, { judul: 'Password berhasil diubah.', isi: 'Perangkat lain sudah dikeluarkan.' })
  await expect(page.getByLabel('Password saat ini')).toHaveValue('')
  await expect(page.getByText('Tidak ada perangkat lain yang login.')).toBeVisible()
  await expect(api(person, listPerangkat)).rejects.toThrow(/TOKEN_INVALID/)
  await api(null, login, { body: { email: person.email, password: 'kalimat yang baru' } })
})

test('other devices are listed and signed out, one or all', async ({ page, openBrowser, clinic, api }) => {
  const person = await clinic.orang(4)
  const phone = await openBrowser({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  })
  await signInByForm(phone, person)
  await atProfile(page, person)
  const list = page.getByRole('list', { name: 'Perangkat yang sedang login' })
  // The phone, this browser, and the token of the test itself.
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText('Perangkat ini')
  await expect(list).toContainText(/Terakhir aktif Senin, 23 November 2026 pukul 0[78]\./)

  await list.getByRole('button', { name: 'Keluarkan Chrome di Android' }).click()
  await dialog(page).getByRole('button', { name: 'Batal' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: 'Keluarkan Chrome di Android' }).click()
  await dialog(page).getByRole('button', { name: 'Keluarkan', exact: true }).click()
  await expect(alertOf(page, { judul: 'Perangkat dikeluarkan', isi: 'Perangkat sudah dikeluarkan.' })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  // The phone learns of it at once, without being touched.
  await phone.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('reason') === 'session_expired')

  await page.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await dialog(page).getByRole('button', { name: 'Keluarkan semua' }).click()
  await expect(page.getByText('Tidak ada perangkat lain yang login.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(api(person, listPerangkat)).rejects.toThrow(/TOKEN_INVALID/)
})

for (const level of levelIds)
  test(`level ${level} has the emergency numbers ${level > 3 ? 'below every page' : 'in the menu of the account'}`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const person = level === 2 || level === 3 ? await clinic.tenaga(level) : await clinic.orang(level)
    await openAs(page, person, `${areaOf[level]}/home`)
    await account(page, person.name).click()
    const entry = page.getByRole('link', { name: 'Nomor bantuan', exact: true })
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    if (level > 3) {
      await expect(entry).toHaveCount(0)
      await expect(page.getByText('Lihat nomor bantuan')).toBeVisible()
      return
    }
    expect(await violationsIn(page)).toEqual([])
    await entry.click()
    await expect(page).toHaveURL('/help#darurat')
    const numbers = page.locator('#darurat')
    await expect(numbers).toBeInViewport()
    await expect(numbers.getByRole('link', { name: '112', exact: true }).first()).toHaveAttribute('href', 'tel:112')
  })
