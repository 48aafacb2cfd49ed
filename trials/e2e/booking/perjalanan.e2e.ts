import type { Page } from '@playwright/test'
import { delay, HARGA, URUNGKAN_MS } from '@sehati/contract/base/constants'
import { alerts, labels, ratingLabels } from '@sehati/contract/base/texts'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { alertOf, areaOf, leavesAfter, open, seesAlert, settled, signIn, stopTime } from '@sehati/testkit/browser/acts'
import { type Person, unikat } from '@sehati/testkit/clinic/clinic'
import { fillBooking, panjang, SELASA, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const KELUHAN = 'Sulit tidur sejak pekan ujian.\nSering terbangun pukul tiga.'
const BALASAN = 'Terima kasih sudah bercerita.\nKita mulai dari catatan tidur satu minggu.'
const ULASAN = 'Penjelasannya runtut dan saya tidak merasa dihakimi.'

/** Registers as any visitor may. Where the journey is an employee's, an admin makes an employee of the account. */
async function registerPatient(page: Page): Promise<Omit<Person, 'user_id' | 'level_id' | 'token'>> {
  const person = { name: `Laras ${unikat()}`, email: `${unikat()}@kampus.test`, password: 'kata-sandi-laras' }
  await page.goto('/register')
  await page.getByLabel('Nama lengkap').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Nomor telepon').fill('081298765432')
  await page.getByLabel('Jenis kelamin').selectOption({ label: 'Perempuan' })
  await page.getByLabel('Nomor BPJS').fill('0009876543210')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await seesAlert(page, alerts.registerSuccess)
  await page.waitForURL((url) => url.pathname === '/login')
  return person
}

for (const [level, profesi] of [
  [5, 2],
  [4, 3],
] as const) {
  const [patientArea, tenagaArea] = [areaOf[level], areaOf[profesi]]

  test(`from registration to review, ${patientArea} with ${tenagaArea}${journeyIf(level === 5)}`, async ({
    page,
    openBrowser,
    clinic,
    api,
  }) => {
    const tenaga = await clinic.tenaga(profesi)
    await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', jam_mulai: '13:30:00', jam_selesai: '14:15:00' })

    const registered = await registerPatient(page)
    const admin = await clinic.orang(1)
    const user_id = await clinic.idOf(registered.email)
    if (level === 4) await api(admin, updateUser, { body: { user_id, level_id: 4 } })
    const patient: Person = { ...registered, user_id, level_id: level, token: '' }
    await signIn(page, patient)

    await page.getByRole('link', { name: 'Konsultasi', exact: true }).first().click()
    await page.getByRole('searchbox').fill(tenaga.name)
    const card = page.getByRole('article', { name: tenaga.name })
    await expect(card).toContainText('Juga online, lewat percakapan tertulis')
    for (const fact of [tenaga.nama_spesialisasi, `Rp${HARGA / 1000}.000`]) await expect(card).toContainText(fact)
    await card.getByRole('button', { name: labels.bookNow }).click()
    await page.waitForURL((url) => url.pathname === `${patientArea}/appointment`)

    await fillBooking(page, { tanggal: SELASA, jam: '13.30', keluhan: KELUHAN })
    const summary = page.getByRole('complementary', { name: 'Ringkasan konsultasi' })
    for (const fact of [tenaga.name, `${panjang(SELASA)} pukul 13.30–14.15 WIB`, 'Online'])
      await expect(summary).toContainText(fact)
    await stopTime(page)
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)
    await leavesAfter(page, delay.bookingRedirect, (url) => url.pathname === `${patientArea}/home`)
    const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
    for (const fact of [tenaga.name, `${panjang(SELASA)} pukul 13.30`, 'Diajukan'])
      await expect(upcoming).toContainText(fact)

    await open(page, `${patientArea}/konsultasi?q=${encodeURIComponent(tenaga.name)}`)
    await expect(card.getByRole('button', { name: labels.requested })).toBeDisabled()

    const desk = await openBrowser()
    await signIn(desk, tenaga)
    await expect(desk.getByRole('region', { name: 'Upcoming Appointments' })).toContainText(patient.name)
    await desk.getByRole('link', { name: 'Daftar Konsultasi' }).first().click()
    await desk.getByRole('searchbox').fill(patient.name)
    await expect(desk.getByRole('table').getByRole('rowheader')).toHaveCount(1)
    await desk.getByRole('link', { name: `Detail konsultasi ${patient.name}` }).click()
    await settled(desk)
    await expect(desk.getByText('Sering terbangun pukul tiga.')).toBeVisible()
    await expect(desk.getByText('0009876543210')).toBeVisible()
    await desk.getByRole('button', { name: 'Update' }).click()
    const editor = desk.getByRole('dialog')
    await editor.getByLabel('Status').selectOption('selesai')
    await editor.getByLabel('Balasan konsultasi').fill(BALASAN)
    await editor.getByRole('button', { name: 'Simpan' }).click()
    // The consultation is a day ahead.
    const early = desk.getByRole('dialog', { name: 'Tandai selesai sebelum waktunya?' })
    await early.getByRole('button', { name: 'Tandai selesai' }).click()
    await seesAlert(desk, alerts.konsultasiUpdated)
    await expect(editor).toHaveCount(0)

    await open(page, `${patientArea}/riwayat-konsultasi`)
    await page.getByRole('link', { name: `Detail konsultasi ${tenaga.name}` }).click()
    await settled(page)
    for (const text of ['Kita mulai dari catatan tidur satu minggu.', 'Sering terbangun pukul tiga.'])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('main').getByText('Selesai').first()).toBeVisible()
    await page.getByRole('link', { name: labels.feedbackPage }).click()

    const send = page.getByRole('button', { name: labels.feedbackSubmit })
    await expect(page.getByRole('combobox', { name: 'Konsultasi' })).not.toHaveValue('')
    await expect(send).toBeDisabled()
    await page.getByRole('radio', { name: `5, ${ratingLabels[4]}` }).check({ force: true })
    await expect(send).toBeDisabled()
    await page.getByLabel('Komentar', { exact: true }).fill(ULASAN)
    await send.click()
    await seesAlert(page, alerts.feedbackSuccess)
    await page.waitForURL((url) => url.pathname === `${patientArea}/home`)

    await desk.getByRole('link', { name: 'Feedback' }).first().click()
    const review = desk.getByRole('article', { name: `Ulasan ${patient.name}` })
    await expect(review).toContainText(ULASAN)
    await expect(review.getByRole('img', { name: '5 dari 5 bintang' })).toBeVisible()
    // It stays for the minute in which it can be taken back.
    await desk.clock.fastForward(URUNGKAN_MS)
    await expect(alertOf(desk, alerts.konsultasiUpdated)).toHaveCount(0)
  })
}
