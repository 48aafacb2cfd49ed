import type { Page } from '@playwright/test'
import { alerts, notifTexts } from '@sehati/contract/base/texts'
import {
  countPemberitahuan,
  putPilihanKabar,
  readPemberitahuan,
} from '@sehati/contract/channel/pemberitahuan.endpoints'
import { hanyaSurat, jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { jenisKata } from '@sehati/contract/channel/pemberitahuan.texts'
import { isInKelompok, kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import { berhentiTexts } from '@sehati/contract/channel/surat.texts'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { areaOf, open, openAs, seesAlert, settled, signIn } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { fillBooking, openAppointment, RABU, submitButton } from '../harness/booking.ts'
import { openGroups } from '../harness/choices.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails, mailsTo } from '../harness/mail.ts'

// A person is notified of what concerns them: the bell, its list, the mails, and the admin's view of these.

const WAKTU = 'Rabu, 25 November 2026 pukul 09.00 WIB'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifikasi/ })
const unread = (jumlah: number) => `Notifikasi, ${jumlah} belum dibaca`
const choices = (page: Page) => page.getByRole('list', { name: 'Jenis kabar', exact: true })
const list = (page: Page) => page.getByRole('list', { name: notifTexts.judul })
const seesUnread = (page: Page, jumlah: number) =>
  expect(bell(page)).toHaveAccessibleName(jumlah > 0 ? unread(jumlah) : notifTexts.judul)

/** A patient's request for Wednesday at nine. */
async function request(clinic: Clinic) {
  const [tenaga, patient] = [await clinic.tenaga(3), await clinic.orang(5)]
  const sesi = await clinic.sesi(tenaga.profesional_id, {})
  const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: sesi.id }
  const jadwal_id = await clinic.konsultasi(ids, { tanggal: RABU })
  return { tenaga, patient, jadwal_id }
}

const decide = (api: Api, tenaga: Person, jadwalid: number, status: (typeof StatusKonsultasi.options)[number]) =>
  api(tenaga, updateKonsultasi, { query: { jadwalid }, body: { status, initial_consult: 'Sampai bertemu.' } })

test('a booking rings the professional’s bell without a reload, and following it marks it as read @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(4)]
  await clinic.sesi(tenaga.profesional_id, {})
  await signIn(page, tenaga)
  await seesUnread(page, 0)

  const other = await openBrowser()
  await signIn(other, patient)
  await openAppointment(other, patient, tenaga)
  await fillBooking(other, { tanggal: RABU, jam: '09.00', keluhan: 'Sulit tidur' })
  await submitButton(other).click()
  await seesAlert(other, alerts.bookingSuccess)
  await expect(page.getByText('Ada notifikasi baru, 1 belum dibaca.')).toBeAttached()
  await seesUnread(page, 1)
  // The page itself shows it as well.
  await expect(page.getByRole('region', { name: 'Upcoming Appointments' })).toContainText(patient.name)

  await bell(page).click()
  const notices = list(page).getByRole('link')
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText(`Belum dibaca: Pengajuan konsultasi baru dari ${patient.name} untuk ${WAKTU}.`)
  await expect(notices.getByRole('time')).toHaveAttribute('title', /^Senin, 23 November 2026 pukul 0[78]\.\d\d WIB$/)
  // The count falls before the server has responded.
  const isRead = page.waitForResponse((response) => response.url().includes(readPemberitahuan.path))
  await notices.click()
  await isRead
  await expect(page).toHaveURL(/\/dokter\/daftarKonsultasi\/detail\/\d+$/)
  await settled(page)
  await expect(list(page)).toBeHidden()
  await seesUnread(page, 0)
  await page.reload()
  await settled(page)
  await seesUnread(page, 0)
  await bell(page).click()
  await expect(notices).toHaveCount(1)
  await expect(notices).not.toContainText('Belum dibaca')
})

test('an approval reaches the patient on the page that shows it; the mail says nothing about it, and turns its kind off @journey', async ({
  page,
  clinic,
  api,
  product,
}) => {
  const { tenaga, patient, jadwal_id } = await request(clinic)
  await openAs(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(page.getByRole('main').getByText('Diajukan', { exact: true }).first()).toBeVisible()
  await decide(api, tenaga, jadwal_id, 'disetujui')
  await expect(page.getByRole('main').getByText('Disetujui', { exact: true }).first()).toBeVisible()
  await bell(page).click()
  await expect(list(page).getByRole('link').filter({ hasText: 'disetujui' })).toContainText(
    `Konsultasi Anda dengan ${tenaga.name} pada ${WAKTU} disetujui.`,
  )
  const [subjek] = await foundInMails(product, patient.email, /^Subject: (.*disetujui.*)$/m)
  expect(subjek).toBeDefined()
  const mails = (await mailsTo(product, patient.email)).join()
  expect(mails).not.toContain(tenaga.name)
  const ofThis = mails.slice(mails.indexOf(subjek as string))
  const [link] = /\/api\/public\/berhenti\?token=\S+/.exec(ofThis) ?? []
  await page.goto(link as string)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: berhentiTexts.tombol }).click()
  await expect(page.getByRole('heading', { name: berhentiTexts.mati.judul })).toBeVisible()
  await page.getByRole('link', { name: berhentiTexts.atur }).click()
  await expect(page).toHaveURL('/user/profile#notifikasi')
  await openGroups(choices(page))
  await expect(page.getByRole('switch', { name: jenisKata.disetujui })).not.toBeChecked()
})

test('a kind whose mail is turned off in the profile is shown all the same', async ({ page, clinic, api, product }) => {
  const { tenaga, patient, jadwal_id } = await request(clinic)
  await signIn(page, patient)
  await bell(page).click()
  await page.getByRole('link', { name: notifTexts.atur }).click()
  await expect(page).toHaveURL('/user/profile#notifikasi')
  const section = page.getByRole('region', { name: notifTexts.atur })
  await expect(section.getByRole('heading', { name: notifTexts.atur })).toBeFocused()
  await openGroups(choices(page))
  await expect(choices(page).getByRole('switch')).toHaveCount(kindsOf.pasien.length)
  const approved = section.getByRole('switch', { name: jenisKata.disetujui })
  await expect(approved).toBeChecked()
  const saved = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().includes('/pilihan'))
  await approved.press('Space')
  await expect(approved).not.toBeChecked()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await settled(page)
  const all = kindsOf.pasien.filter((jenis) => isInKelompok(jenis, 'jadwal')).length
  await expect(choices(page)).toContainText(`${all - 1} dari ${all}`)
  await openGroups(choices(page))
  await expect(approved).not.toBeChecked()

  await decide(api, tenaga, jadwal_id, 'disetujui')
  await expect(bell(page)).toHaveAccessibleName(/belum dibaca/)
  await decide(api, tenaga, jadwal_id, 'dibatalkan')
  await foundInMails(product, patient.email, /^Subject: (.*dibatalkan.*)$/m)
  expect((await mailsTo(product, patient.email)).filter((mail) => /^Subject: .*disetujui/m.test(mail))).toEqual([])
  await open(page, '/user/notifikasi')
  await expect(
    list(page)
      .getByRole('link')
      .filter({ hasText: / (disetujui|dibatalkan)\./ }),
  ).toHaveCount(2)
})

test.describe('when a choice cannot be saved', () => {
  test.use({ expectedFaults: /pilihan|status of 500/ })

  test('the switch turns back, with the reason', async ({ page, clinic }) => {
    await openAs(page, await clinic.tenaga(2), '/dokter/profile')
    await page.route(`**${putPilihanKabar.path}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: '' } })
        : route.continue(),
    )
    await openGroups(choices(page))
    const requested = page.getByRole('switch', { name: jenisKata.pengajuan })
    await requested.press('Space')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(requested).toBeChecked()
  })
})

test('the bell by keyboard: opens, is walked through, closes with Escape and keeps the sidebar', async ({
  page,
  clinic,
}) => {
  const { patient, jadwal_id } = await request(clinic)
  await clinic.kabar(patient.user_id, jadwal_id, kindsOf.pasien.slice(0, 3))
  await signIn(page, patient)
  await seesUnread(page, 2)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(list(page).getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: notifTexts.bacaSemua })).toBeFocused()
  await page.keyboard.press('Enter')
  await seesUnread(page, 0)
  await expect(page.getByRole('button', { name: notifTexts.bacaSemua })).toHaveCount(0)
  await expect(list(page).getByText('Belum dibaca')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
})

test('without the live channel the count is polled every minute', async ({ page, clinic, api }) => {
  const { patient, jadwal_id } = await request(clinic)
  await page.routeWebSocket('**/api/realtime/**', (socket) => socket.close())
  await signIn(page, patient)
  await seesUnread(page, 0)
  await clinic.kabar(patient.user_id, jadwal_id, ['balasan'])
  expect((await api(patient, countPemberitahuan)).jumlah).toBe(1)
  await seesUnread(page, 0)
  await page.clock.fastForward(61_000)
  await seesUnread(page, 1)
})

test('on a phone the bell leads to the page, whose page number is part of the URL', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await request(clinic)
  await clinic.kabar(
    patient.user_id,
    jadwal_id,
    Array.from({ length: 16 }, () => 'balasan'),
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, patient)
  await page
    .getByRole('banner')
    .getByRole('link', { name: unread(8) })
    .click()
  await expect(page).toHaveURL('/user/notifikasi')
  await expect(page).toHaveTitle('Notifikasi · Sehati')
  await expect(list(page).getByRole('link')).toHaveCount(10)
  await page.getByRole('button', { name: 'Halaman 2' }).click()
  await expect(page).toHaveURL('/user/notifikasi?page=2')
  await expect(list(page).getByRole('link')).toHaveCount(6)
  await page.reload()
  await expect(list(page).getByRole('link')).toHaveCount(6)
  // The button marks all notifications, from any page of the list.
  await page.getByRole('button', { name: notifTexts.bacaSemua }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: notifTexts.judul, exact: true })).toBeVisible()
  await expect(list(page).getByText('Belum dibaca')).toHaveCount(0)
})

test('nothing has happened yet: the list says so', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await signIn(page, patient)
  await bell(page).click()
  await expect(page.getByRole('status').filter({ hasText: notifTexts.kosong })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua notifikasi' }).click()
  await expect(page).toHaveURL('/user/notifikasi')
  await expect(page.getByRole('main').getByText(notifTexts.kosong)).toBeVisible()
})

test.describe('the mails of a clinic that no other test uses', () => {
  test.use({ baseURL: ({ ownProduct }, use) => use(ownProduct.url) })

  test('an admin sees the mails that were given up, and sends one again', async ({ page, ownClinic, ownProduct }) => {
    const [admin, patient] = [await ownClinic.orang(1), await ownClinic.orang(5)]
    await ownClinic.suratGagal(patient.user_id, '550 mailbox unavailable')
    await signIn(page, admin)
    await page.getByRole('note').getByRole('link', { name: 'Lihat email yang gagal' }).click()
    await expect(page).toHaveURL('/admin/surat?status=gagal')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('gagal')
    const row = page.getByRole('row').filter({ hasText: patient.email })
    for (const word of [patient.name, jenisKata.masuk, 'Gagal', '3 kali', '550 mailbox unavailable'])
      await expect(row).toContainText(word)
    await row.getByRole('button', { name: `Kirim ulang ke ${patient.name}: ${jenisKata.masuk}` }).click()
    await seesAlert(page, { judul: 'Berhasil', isi: 'Email akan dikirim ulang.' })
    await expect(row).toHaveCount(0)
    await foundInMails(ownProduct, patient.email, /^(Subject: .*)$/m)
    await expect(page.getByText('Tidak ada email yang gagal.')).toBeVisible()
    await page.getByRole('button', { name: 'Tampilkan semua email' }).click()
    await expect(page).toHaveURL('/admin/surat')
    // What is under way is looked at again by itself.
    await expect(row.getByRole('cell').filter({ hasText: /^StatusTerkirim/ })).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every kind of notice, open and on its page, is accessible, ${colorScheme}`, async ({ page, clinic }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { patient, jadwal_id } = await request(clinic)
    await clinic.kabar(
      patient.user_id,
      jadwal_id,
      jenisPemberitahuan.filter((jenis) => jenis !== 'pengajuan' && !hanyaSurat.some((kind) => kind === jenis)),
    )
    await signIn(page, patient)
    await bell(page).click()
    await expect(list(page).getByRole('link')).toHaveCount(10)
    await judge(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `${areaOf[5]}/notifikasi`)
      await expect(list(page).getByRole('link')).toHaveCount(10)
      await judge(page)
    }
  })
}

async function judge(page: Page) {
  expect(await violationsIn(page)).toEqual([])
  const [wide, room] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, innerWidth])
  expect(wide).toBeLessThanOrEqual(room as number)
}
