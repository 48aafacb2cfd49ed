import type { Page } from '@playwright/test'
import { DASHBOARD_UPCOMING, delay, pageSize } from '@sehati/contract/base/constants'
import { pageWindow } from '@sehati/contract/base/page.rules'
import { alerts, emptyTexts, labels } from '@sehati/contract/base/texts'
import { addDays, hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import { bookKonsultasi, getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { open, openAs, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { dayOf, fillBooking, JUMAT, panjang, RABU, SELASA, SENIN, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const days = (n: number) => Array.from({ length: n }, (_, i) => addDays(SENIN, -1 - i))
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
const detailOf = (jadwal_id: number) => `/user/appointment-detail?jadwal_id=${jadwal_id}`

/** A patient with a consultation ahead, on a professional who works every day of the week at nine. */
async function booked(clinic: Clinic, tanggal: Tanggal = SELASA) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const sessions = new Map<string, number>()
  for (const hari of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'] as const)
    sessions.set(hari, (await clinic.sesi(tenaga.profesional_id, { hari })).id)
  const jadwal_tenaga_id = sessions.get(hariOf(tanggal)) as number
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  return { patient, tenaga, sessions, jadwal_id: await clinic.konsultasi(of, { tanggal }) }
}

test('history: ten a page, a window with ellipsis over seven pages, search by Enter and button, Reset', async ({
  page,
  clinic,
}) => {
  const [patient, tenaga, other] = [await clinic.orang(5), await clinic.tenaga(2), await clinic.tenaga(3)]
  const many = pageSize.riwayat * 8 + 1
  const [one, two] = [await clinic.sesi(tenaga.profesional_id), await clinic.sesi(other.profesional_id)]
  const own = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: one.id }
  await clinic.konsultasiLampau(own, days(many))
  await clinic.konsultasi(
    { ...own, profesional_id: other.profesional_id, jadwal_tenaga_id: two.id },
    { tanggal: SENIN },
  )
  await openAs(page, patient, '/user/riwayat-konsultasi')
  await expect(rows(page)).toHaveCount(pageSize.riwayat)
  await expect(page.getByRole('table')).toContainText(`${panjang(SENIN)} pukul 09.00 WIB`)
  await expect(rows(page).first()).toContainText(other.name)

  const nav = page.getByRole('navigation', { name: 'Halaman' })
  for (const current of [1, 9, 5]) {
    await nav
      .getByRole('button', { name: `Halaman ${current}`, exact: true })
      .or(nav.getByRole('button', { name: 'Halaman 6' }))
      .first()
      .click()
    if (current === 5) await nav.getByRole('button', { name: 'Halaman 5', exact: true }).click()
    await expect(nav.getByRole('button', { name: `Halaman ${current}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(nav).toHaveText(
      pageWindow(current, 9)
        .map((n) => n ?? '…')
        .join(''),
    )
  }
  expect(new URL(page.url()).searchParams.get('page')).toBe('5')

  const search = page.getByRole('searchbox')
  await search.fill(other.name)
  await expect(rows(page)).toHaveCount(pageSize.riwayat)
  await search.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(search).toHaveValue('')
  await expect(rows(page)).toHaveCount(pageSize.riwayat)
  await search.fill('tidak ada yang begini')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.getByText(emptyTexts.pencarian)).toBeVisible()
})

test('a new patient finds empty lists that say what to do', async ({ page, clinic }) => {
  await signIn(page, await clinic.orang(4))
  await expect(page.getByRole('heading', { level: 1, name: labels.karyawanDashboard })).toBeVisible()
  await open(page, '/karyawan/riwayat-konsultasi')
  await expect(page.getByText(emptyTexts.riwayat)).toBeVisible()
  await open(page, '/karyawan/feedback')
  await expect(page.getByText(emptyTexts.feedbackPilihan)).toBeVisible()
  await page.getByRole('button', { name: labels.back }).click()
  await expect(page).toHaveURL('/karyawan/riwayat-konsultasi')
})

test('after a booking the home page does not say for a moment that there is none', async ({ page, clinic }) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await clinic.sesi(tenaga.profesional_id)
  await signIn(page, patient)
  await expect(page.getByText(emptyTexts.jadwal)).toBeVisible()
  await page.getByRole('link', { name: 'Buat janji konsultasi' }).first().click()
  await page.getByRole('searchbox').fill(tenaga.name)
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: tenaga.name }).getByRole('button', { name: labels.bookNow }).click()
  await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Demam' })
  // The booking is answered; what is read after it is held back.
  let go = () => {}
  const late = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(`**${getDashboard.path}*`, async (route) => {
    await late
    await route.continue()
  })
  await submitButton(page).click()
  await seesAlert(page, alerts.bookingSuccess)
  await page.clock.fastForward(delay.bookingRedirect)
  await page.waitForURL('/user/home')
  await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible()
  await expect(page.getByText(emptyTexts.jadwal)).toHaveCount(0)
  go()
  await expect(page.getByText(tenaga.name).first()).toBeVisible()
})

test('home: three counts, at most three ahead, View all', async ({ page, clinic }) => {
  const { patient, tenaga, sessions } = await booked(clinic)
  const own = { user_id: patient.user_id, profesional_id: tenaga.profesional_id }
  for (const tanggal of [RABU, '2026-11-26', JUMAT])
    await clinic.konsultasi(
      { ...own, jadwal_tenaga_id: sessions.get(hariOf(tanggal)) as number },
      { tanggal, status: 'disetujui' },
    )
  await clinic.konsultasiLampau({ ...own, jadwal_tenaga_id: sessions.get('Senin') as number }, days(5))
  await signIn(page, patient)
  const counts = page.getByRole('region', { name: 'Jumlah konsultasi' })
  for (const [name, n] of [
    ['Semua konsultasi', 9],
    ['Konsultasi selesai', 5],
    ['Konsultasi terjadwal', 4],
  ] as const)
    await expect(counts).toContainText(new RegExp(`${name}\\s*${n}(?!\\d)`))
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' })
  await expect(upcoming.getByRole('listitem')).toHaveCount(DASHBOARD_UPCOMING)
  await expect(upcoming.getByRole('listitem').first()).toContainText(panjang(SELASA))
  await expect(page.getByRole('region', { name: 'Profil' })).toContainText(patient.email)
  await upcoming.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL('/user/riwayat-konsultasi')
})

test('cancels with a reason, and the slot is free for others @journey', async ({ page, clinic, api }) => {
  const { patient, tenaga, sessions, jadwal_id } = await booked(clinic)
  await openAs(page, patient, detailOf(jadwal_id))
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${panjang(SELASA)} pukul 09.00 WIB`)
  await dialog.getByLabel(/^Alasan pembatalan/).selectOption('Jadwal tidak cocok')
  await dialog.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Dibatalkan').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toBeDisabled()
  await expect(page.getByText(messages.NOT_OPEN.isi)).toBeVisible()
  const body = {
    jadwal_tenaga_id: sessions.get('Selasa') as number,
    profesional_id: tenaga.profesional_id,
    tanggal: SELASA,
    keluhan: 'Demam',
    metode_konsultasi: 'online',
    use_bpjs: 0,
  } as const
  expect(await api(await clinic.orang(5), bookKonsultasi, { body })).toMatchObject({ status: 'diajukan' })
})

test('moves to another slot, and the old one is free again @journey', async ({ page, clinic, api }) => {
  const { patient, tenaga, jadwal_id } = await booked(clinic)
  await openAs(page, patient, detailOf(jadwal_id))
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${panjang(SELASA)} pukul 09.00 WIB`)
  await dayOf(page, SELASA).click()
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await dayOf(page, RABU).click()
  await slotAt(page, '09.00').check()
  await dialog.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByText(`${panjang(RABU)} pukul 09.00 WIB`)
      .first(),
  ).toBeVisible()
  const free = async (tanggal: Tanggal) => {
    const query = { profid: tenaga.profesional_id, hari: hariOf(tanggal), tanggal }
    return (await api(await clinic.orang(5), listSlotHari, { query }))[0]?.is_available
  }
  expect([await free(SELASA), await free(RABU)]).toEqual([1, 0])
})

test('a slot that is taken while one moves is refused, and the old one is kept', async ({ page, clinic }) => {
  const { patient, tenaga, sessions, jadwal_id } = await booked(clinic)
  await openAs(page, patient, detailOf(jadwal_id))
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dayOf(page, RABU).click()
  await slotAt(page, '09.00').check()
  const rival = await clinic.orang(5)
  const jadwal_tenaga_id = sessions.get('Rabu') as number
  await clinic.konsultasi(
    { user_id: rival.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id },
    { tanggal: RABU },
  )
  await page.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi }).first()).toBeVisible()
  await page.reload()
  await expect(
    page
      .getByRole('main')
      .getByText(`${panjang(SELASA)} pukul 09.00 WIB`)
      .first(),
  ).toBeVisible()
})

test('what has begun can neither be cancelled nor moved, and says why', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await booked(clinic, '2026-11-20')
  await openAs(page, patient, detailOf(jadwal_id))
  for (const name of ['Ubah jadwal', 'Batalkan konsultasi'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expect(page.getByText(messages.TOO_LATE.isi)).toBeVisible()
})

test('another patient’s consultation, or none at all', async ({ page, clinic }) => {
  const { jadwal_id } = await booked(clinic)
  await openAs(page, await clinic.orang(5), detailOf(jadwal_id))
  await expect(page.getByText(messages.NOT_FOUND.isi)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toHaveCount(0)
  await open(page, '/user/appointment-detail')
  await expect(page.getByRole('main').getByRole('link', { name: 'Riwayat Konsultasi' }).first()).toBeVisible()
})
