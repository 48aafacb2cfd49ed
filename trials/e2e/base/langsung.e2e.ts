import type { Page } from '@playwright/test'
import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { alerts } from '@sehati/contract/base/texts'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { bookKonsultasi, cancelKonsultasi, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { comesWithin, seesAlert, signIn, stopTime } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { dayOf, fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { rested } from '../harness/rest.ts'
import { watchRooms } from '../harness/rooms.ts'

const KELUHAN = 'Sulit tidur sejak dua minggu terakhir'

/** A professional with two sessions on Wednesday. */
async function tenagaRabu(clinic: Clinic) {
  const tenaga = await clinic.tenaga(3)
  const jam = (sesi: number, hour: string) =>
    clinic.sesi(tenaga.profesional_id, { sesi, jam_mulai: `${hour}:00:00`, jam_selesai: `${hour}:45:00` })
  return { tenaga, pagi: await jam(1, '09'), siang: await jam(2, '13') }
}

/** Books a slot on Wednesday beside the browser. */
const book = (api: Api, who: Person, profesional_id: number, sesi: { id: number }) =>
  api(who, bookKonsultasi, {
    body: {
      user_id: who.user_id,
      profesional_id,
      jadwal_tenaga_id: sesi.id,
      tanggal: RABU,
      keluhan: 'Demam',
      metode_konsultasi: 'online',
      use_bpjs: 0,
    },
  })

/** The slot calls that a page makes from now on. */
function slotCalls(page: Page): { count: number } {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/api/users/jdwl/tenaga')) calls.count += 1
  })
  return calls
}

/** Opens the booking page on Wednesday, with the live channel up. */
async function lookAt(
  page: Page,
  ...[patient, tenaga]: [Parameters<typeof signIn>[1], Parameters<typeof openAppointment>[2]]
) {
  await signIn(page, patient)
  const rooms = watchRooms(page)
  await openAppointment(page, patient, tenaga)
  await dayOf(page, RABU).click()
  await expect(slotAt(page, '09.00')).toBeEnabled()
  await rooms.joined('slot')
  return rooms
}

test('a slot that another person takes or frees shows at once, and nothing typed is lost @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [watcher, buyer] = [await clinic.orang(5), await clinic.orang(4)]
  const { tenaga } = await tenagaRabu(clinic)
  await lookAt(page, watcher, tenaga)
  await fillBooking(page, { jam: '13.00', keluhan: KELUHAN })

  const other = await openBrowser()
  await signIn(other, buyer)
  await openAppointment(other, buyer, tenaga)
  await fillBooking(other, { tanggal: RABU, jam: '09.00', keluhan: 'Cemas' })
  // Chosen, the slot is held for its patient; booked, it is taken.
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(page.getByText('Sedang dipilih orang lain sampai')).toBeVisible()
  const calls = slotCalls(page)
  await submitButton(other).click()
  await seesAlert(other, alerts.bookingSuccess)
  await expect(page.getByRole('status', { name: 'Perubahan waktu' })).toHaveText(
    'Waktu 09.00–09.45 WIB baru saja terisi.',
  )
  await expect(slotAt(page, '13.00')).toBeChecked()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
  expect(calls.count).toBe(1)

  const [booked] = (await api(buyer, listRiwayat)) as Konsultasi[]
  await api(buyer, cancelKonsultasi, { query: { jadwalid: booked?.jadwal_id as number }, body: {} })
  await expect(slotAt(page, '09.00')).toBeEnabled()
  await expect(page.getByRole('status', { name: 'Perubahan waktu' })).toHaveText('Waktu 09.00–09.45 WIB tersedia lagi.')
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
})

test('the chosen slot is lost in words, in the dialog that moves a consultation too', async ({ page, clinic, api }) => {
  const [patient, quicker] = [await clinic.orang(5), await clinic.orang(5)]
  const { tenaga, pagi, siang } = await tenagaRabu(clinic)
  const ids = { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: siang.id }
  const hour = { jam_mulai: '13:00:00', jam_selesai: '13:45:00' }
  const jadwal_id = await clinic.konsultasi({ ...ids, user_id: patient.user_id }, hour)
  await signIn(page, patient)
  const rooms = watchRooms(page)
  await page.goto(`/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await page.getByRole('button', { name: 'Ubah jadwal' }).click()
  await slotAt(page, '09.00').check()
  await rooms.joined('slot')
  await book(api, quicker, tenaga.profesional_id, pagi)
  await expect(page.getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi })).toBeVisible()
})

test('leave that is taken meanwhile closes its day at once', async ({ page, clinic, api }) => {
  const patient = await clinic.orang(5)
  const { tenaga } = await tenagaRabu(clinic)
  await lookAt(page, patient, tenaga)
  await fillBooking(page, { jam: '09.00', keluhan: KELUHAN })
  await stopTime(page)
  await api(tenaga, insertCuti, { body: { dari: RABU, sampai: RABU } })
  // The days are polled every 30 seconds, also in a joined room.
  await comesWithin(page, 3_500, async () => (await dayOf(page, RABU).getAttribute('aria-disabled')) === 'true')
  await expect(page.getByText('Tenaga profesional cuti pada tanggal ini.').first()).toBeVisible()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
})

test('without the live channel the slots are polled every few seconds, and the screen says so', async ({
  page,
  clinic,
}) => {
  const patient = await clinic.orang(5)
  const { tenaga, pagi } = await tenagaRabu(clinic)
  await page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())
  await signIn(page, patient)
  await openAppointment(page, patient, tenaga)
  await fillBooking(page, { tanggal: RABU, keluhan: KELUHAN })
  await expect(page.getByText('Pembaruan langsung terputus.')).toBeVisible()
  const quicker = await clinic.orang(5)
  await clinic.konsultasi({
    user_id: quicker.user_id,
    profesional_id: tenaga.profesional_id,
    jadwal_tenaga_id: pagi.id,
  })
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(keluhanField(page)).toHaveValue(KELUHAN)
})

test.describe('a server that stops', () => {
  test.use({ baseURL: ({ ownProduct }, use) => use(ownProduct.url) })

  test('is found again: what happened meanwhile shows, and what happens after', async ({
    page,
    ownProduct,
    ownClinic,
    ownApi,
  }) => {
    const [patient, quicker] = [await ownClinic.orang(5), await ownClinic.orang(5)]
    const { tenaga, pagi, siang } = await tenagaRabu(ownClinic)
    const { profesional_id } = tenaga
    const rooms = await lookAt(page, patient, tenaga)
    await fillBooking(page, { keluhan: KELUHAN })
    await rested(page)
    await ownProduct.stopServer()
    await ownClinic.konsultasi({ user_id: quicker.user_id, profesional_id, jadwal_tenaga_id: pagi.id })
    await ownProduct.startServer()
    await rooms.joined('slot')
    await expect(slotAt(page, '09.00')).toBeDisabled()
    await book(ownApi, await ownClinic.orang(4), profesional_id, siang)
    await expect(slotAt(page, '13.00')).toBeDisabled()
    await expect(keluhanField(page)).toHaveValue(KELUHAN)
  })
})
