import type { Page } from '@playwright/test'
import { instantOf } from '@sehati/contract/base/waktu'
import { forgotPassword, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { settled, signIn, storageOf } from '@sehati/testkit/browser/acts'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'

const isThere = (page: Page) => expect.poll(async () => 'token' in (await storageOf(page)))

/** Signed in once, and no page was open when the session ended: as after seven days without a visit. */
async function comeBackLate(page: Page, person: Person, clinic: Clinic) {
  await page.goto('/login')
  await signIn(page, person)
  await page.goto('about:blank')
  await clinic.endSessions(person.user_id)
}

test('with a session that ended long ago public pages and mailed links work @journey', async ({
  page,
  clinic,
  product,
  api,
}) => {
  const [person, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const hour = { jam_mulai: '09:00:00', jam_selesai: '10:00:00' }
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa', ...hour })
  const of = { user_id: person.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { ...hour, tanggal: SELASA, status: 'disetujui' })
  await api(null, forgotPassword, { body: { email: person.email } })
  const [reset = ''] = await foundInMails(product, person.email, /\/reset-password#([\w-]+)/)
  await comeBackLate(page, person, clinic)

  await page.goto(`/jadwal?spesialisasi=${encodeURIComponent(tenaga.nama_spesialisasi)}`)
  await settled(page)
  await expect(page.getByText(tenaga.name).first()).toBeVisible()
  await isThere(page).toBe(true)

  await page.goto(clinic.tautan('konfirmasi', jadwal_id, instantOf(SELASA, hour.jam_mulai)))
  await page.getByRole('button', { name: 'Saya akan hadir' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'hadir' }).first()).toBeVisible()
  await isThere(page).toBe(true)

  await page.goto(`/reset-password#${reset}`)
  for (const label of ['Password baru', 'Ulangi password baru'])
    await page.getByLabel(label, { exact: true }).fill('kata sandi yang baru sekali')
  await page.getByRole('button', { name: 'Simpan password baru' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(page.getByText(resetPassword.message).first()).toBeVisible()
  await isThere(page).toBe(false)
  expect(new URL(page.url()).search).toBe('')
})

test('with a session that ended long ago a professional’s public page is shown to a guest', async ({
  page,
  clinic,
}) => {
  const [person, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  await comeBackLate(page, person, clinic)
  await page.goto(`/tenaga/${tenaga.profesional_id}`)
  await isThere(page).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: tenaga.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waktu kosong terdekat' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/tenaga/${tenaga.profesional_id}`)
})

test('with a session that ended long ago a protected page says that it is over', async ({ page, clinic }) => {
  await comeBackLate(page, await clinic.orang(5), clinic)
  await page.goto('/user/riwayat-konsultasi')
  await page.waitForURL(/\/login\?.*reason=session_expired/)
  await isThere(page).toBe(false)
})
