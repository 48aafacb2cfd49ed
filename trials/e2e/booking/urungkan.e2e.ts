import type { Page } from '@playwright/test'
import { bookKonsultasi, cancelKonsultasi, urungkanBatal } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { open, signIn } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** An approved consultation of a patient on Tuesday. */
async function approved(clinic: Clinic) {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: SELASA, status: 'disetujui' })
  return { patient, tenaga, jadwal_tenaga_id, jadwal_id }
}

async function cancel(page: Page, jadwal_id: number) {
  await open(page, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: cancelKonsultasi.message })).toBeVisible()
}
const undo = (page: Page) =>
  page.getByRole('alert').filter({ hasText: cancelKonsultasi.message }).getByRole('button', { name: 'Urungkan' })

test('a cancellation is taken back from its notice, and everything is as before @journey', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await approved(clinic)
  await signIn(page, patient)
  await cancel(page, jadwal_id)
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toBeDisabled()
  await undo(page).click()
  await expect(page.getByRole('alert').filter({ hasText: urungkanBatal.message })).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toBeEnabled()
  const journey = page.getByRole('region', { name: 'Riwayat status' }).getByRole('listitem')
  await expect(journey).toHaveText([/^Disetujui/, /^Dibatalkan/, /^Disetujui/])
})

test('when another patient was quicker, the page says so, and the consultation stays cancelled', async ({
  page,
  clinic,
  api,
}) => {
  const { patient, tenaga, jadwal_tenaga_id, jadwal_id } = await approved(clinic)
  await signIn(page, patient)
  await cancel(page, jadwal_id)
  const body = {
    jadwal_tenaga_id,
    profesional_id: tenaga.profesional_id,
    tanggal: SELASA,
    keluhan: 'Demam',
    metode_konsultasi: 'online',
    use_bpjs: 0,
  } as const
  await api(await clinic.orang(5), bookKonsultasi, { body })
  await undo(page).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan konsultasi' })).toBeDisabled()
})

test('the way back goes with the notice', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await approved(clinic)
  await signIn(page, patient)
  await cancel(page, jadwal_id)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(14_000)
  await expect(undo(page)).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(undo(page)).toHaveCount(0)
})
