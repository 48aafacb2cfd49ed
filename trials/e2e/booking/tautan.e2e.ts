import type { Page } from '@playwright/test'
import { instantOf } from '@sehati/contract/base/waktu'
import * as api from '@sehati/contract/booking/tautan.endpoints'
import type { TujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { getKonsultasi, listRiwayatStatus } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { openAs, settled, signInByForm } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { NOW } from '@sehati/testkit/product/product'
import { connect } from '../../../apps/server/src/base/db/db.ts'
import { insertPengingat } from '../../../apps/server/src/channel/pemberitahuan/pengingat.store.ts'
import { RABU, SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const LATE = 'Selasa, 24 November 2026'

/** An approved consultation on Tuesday at nine in Jakarta, and the links that its reminder would hold. */
async function reminded(clinic: Clinic, jam = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', ...jam })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { ...jam, tanggal: SELASA, status: 'disetujui' })
  const link = (tujuan: TujuanTautan) => clinic.tautan(tujuan, jadwal_id, instantOf(SELASA, jam.jam_mulai))
  return { patient, tenaga, jadwal_id, link }
}
test('a mail’s link leads through login to the consultation in the area of the role, and never to another site @journey', async ({
  page,
  clinic,
  openBrowser,
}) => {
  const { patient, tenaga, jadwal_id } = await reminded(clinic)
  await page.goto(`/konsultasi/${jadwal_id}`)
  await page.waitForURL((url) => url.pathname === '/login')
  await signInByForm(page, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  const desk = await openBrowser()
  await openAs(desk, tenaga, `/konsultasi/${jadwal_id}`)
  await expect(desk).toHaveURL(`/psikolog/daftarKonsultasi/detail/${jadwal_id}`)
  // Signed in already, /login leads on at once: by the same check as after a login.
  for (const evil of ['//evil.example/user', 'https://evil.example', '/\\evil.example', '/%2F%2Fevil.example/user/']) {
    await desk.goto(`/login?dari=${encodeURIComponent(evil)}`)
    await expect(desk).toHaveURL('/psikolog/home')
  }
})

const said = (page: Page, isi: string) => page.getByRole('status').filter({ hasText: isi })
const dead = (page: Page) => page.getByRole('alert').filter({ hasText: messages.LINK_INVALID.isi })

test('the patient says that they will come, and the professional sees it', async ({ page, clinic, openBrowser }) => {
  const { link, tenaga, jadwal_id } = await reminded(clinic)
  await page.goto(link('konfirmasi'))
  await settled(page)
  await expect(page).toHaveURL('/tautan')
  await expect(page).toHaveTitle('Janji Anda · Sehati')
  const main = page.getByRole('main')
  await expect(main).toContainText(LATE)
  await expect(main).toContainText('09.00–10.00 WIB')
  await expect(main).not.toContainText(tenaga.name)
  await expect(main).not.toContainText(tenaga.nama_spesialisasi)
  await page.getByRole('button', { name: 'Saya akan hadir' }).click()
  await expect(said(page, api.konfirmasiTautan.message)).toBeFocused()
  await page.goto(link('konfirmasi'))
  await expect(said(page, api.konfirmasiTautan.message)).toBeVisible()

  const desk = await openBrowser()
  await openAs(desk, tenaga, `/psikolog/daftarKonsultasi/detail/${jadwal_id}`)
  await expect(desk.getByText('Klien akan hadir')).toBeVisible()
  await desk.goto('/psikolog/daftarKonsultasi')
  await expect(desk.getByText('Klien akan hadir')).toBeVisible()
})

test('the patient cancels after being asked once, and is on record for it @journey', async ({
  page,
  clinic,
  api: ask,
}) => {
  const { link, patient, jadwal_id } = await reminded(clinic)
  await page.goto(link('batal'))
  await page.getByLabel('Alasan pembatalan (opsional)').fill('Jadwal tidak cocok')
  await page.getByRole('button', { name: 'Batalkan janji' }).click()
  await page.getByRole('button', { name: 'Tidak jadi' }).click()
  expect((await ask(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })).status).toBe('disetujui')
  await page.getByRole('button', { name: 'Batalkan janji' }).click()
  await page.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(said(page, api.batalTautan.message)).toBeFocused()
  const moves = await ask(patient, listRiwayatStatus, { query: { jadwalid: jadwal_id } })
  expect(moves.at(-1)).toMatchObject({ ke: 'dibatalkan', oleh: patient.name })
  await page.goto(link('konfirmasi'))
  await expect(dead(page)).toBeVisible()
  await page.getByRole('link', { name: 'Login untuk melihat konsultasi' }).click()
  await expect(page).toHaveURL('/login')
})

test('the patient moves it to another free time, by the keyboard', async ({ page, clinic, api: ask }) => {
  const { link, patient, jadwal_id } = await reminded(clinic)
  await page.goto(link('jadwal-ulang'))
  await settled(page)
  await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Waktu belum dipilih' })).toBeVisible()
  const slot = page
    .getByRole('group', { name: 'Rabu, 25 November 2026' })
    .getByRole('radio', { name: '09.00–10.00 WIB' })
  await slot.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Simpan jadwal baru' }).press('Enter')
  await expect(said(page, api.pindahTautan.message)).toBeFocused()
  const moved = await ask(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })
  expect(moved).toMatchObject({ status: 'diajukan', tanggal: `${RABU}T09:00:00+07:00` })
  await page.goto(link('batal'))
  await expect(dead(page)).toBeVisible()
})

test('opening a link, as a mail scanner does, changes nothing', async ({ page, clinic, api: ask }) => {
  const { link, patient, jadwal_id } = await reminded(clinic)
  const state = () => ask(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })
  const before = await state()
  for (const tujuan of ['konfirmasi', 'batal', 'jadwal-ulang'] as const) {
    // As most scanners do, and as those do that run a page's scripts.
    expect((await page.request.get(link(tujuan))).status()).toBe(200)
    await page.goto(link(tujuan))
    await settled(page)
  }
  expect(await state()).toEqual(before)
})

test('says the time in Jakarta on any side of the world', async ({ clinic, openBrowser }) => {
  const { link } = await reminded(clinic)
  const page = await openBrowser({ timezoneId: 'Pacific/Honolulu' })
  await page.goto(link('konfirmasi'))
  await expect(page.getByRole('main')).toContainText(LATE)
  await expect(page.getByRole('main')).toContainText('09.00–10.00 WIB')
})

test('a link that was cut off, and none at all, lead to the login', async ({ page, clinic }) => {
  const { link } = await reminded(clinic)
  for (const address of [link('batal').slice(0, -9), '/tautan']) {
    await page.goto('/help')
    await page.goto(address)
    await expect(dead(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login untuk melihat konsultasi' })).toBeVisible()
  }
})

test('the reminder by mail holds the three links, and they work', async ({ ownProduct, ownClinic, openBrowser }) => {
  const { patient } = await reminded(ownClinic, { jam_mulai: '07:00:00', jam_selesai: '08:00:00' })
  // What the server does each minute.
  const db = connect(ownProduct.databaseUrl, 1)
  await insertPengingat(db, new Date(NOW))
  await db.close()
  const [mail = ''] = await foundInMails(ownProduct, patient.email, /([\s\S]*\/tautan#[\s\S]*)/)
  const links = [...new Set([...mail.matchAll(/\/tautan#([\w-]+)/g)].map(([, token]) => token))]
  expect(links).toHaveLength(3)
  const page = await openBrowser({ baseURL: ownProduct.url })
  for (const token of links) {
    await page.goto(`/tautan#${token}`)
    await expect(page.getByRole('main')).toContainText('07.00–08.00 WIB')
  }
})
