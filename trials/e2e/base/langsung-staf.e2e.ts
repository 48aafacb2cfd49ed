import type { Page } from '@playwright/test'
import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { bookKonsultasi, cancelKonsultasi, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Clinic, Person } from '@sehati/testkit/clinic/clinic'
import { panjang, RABU, SELASA, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { watchRooms } from '../harness/rooms.ts'

// What admins and professionals have before them changes in place as well, as soon as another person books or cancels.

const KELUHAN = 'Sulit tidur sejak dua minggu terakhir'
const dialog = (page: Page) => page.getByRole('dialog')

/** A doctor with a session on Tuesday and one on Wednesday. */
async function practice(clinic: Clinic) {
  const tenaga = await clinic.tenaga(2)
  const selasa = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  const rabu = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu', sesi: 2 })
  const of = (patient: Person, jadwal_tenaga_id: number) => ({
    user_id: patient.user_id,
    profesional_id: tenaga.profesional_id,
    jadwal_tenaga_id,
  })
  return { tenaga, selasa, rabu, of }
}

/** Asks, beside the browser, for a slot on Wednesday. */
const bookRabu = (api: Api, patient: Person, ids: { profesional_id: number; jadwal_tenaga_id: number }) =>
  api(patient, bookKonsultasi, {
    body: {
      ...ids,
      user_id: patient.user_id,
      tanggal: RABU,
      keluhan: 'Demam',
      metode_konsultasi: 'online',
      use_bpjs: 0,
    },
  })

async function cancelLast(api: Api, patient: Person) {
  const [last] = (await api(patient, listRiwayat)) as Konsultasi[]
  await api(patient, cancelKonsultasi, { query: { jadwalid: last?.jadwal_id as number }, body: {} })
}

test('the slot that an admin has picked is lost in words, and nothing typed with it', async ({ page, clinic, api }) => {
  const { tenaga, rabu } = await practice(clinic)
  const [patient, quicker] = [await clinic.orang(5), await clinic.orang(5)]
  const rooms = watchRooms(page)
  await openAs(page, await clinic.orang(1), '/admin/konsultasi')
  await page.getByRole('button', { name: 'Add Konsultasi' }).click()
  await dialog(page).getByRole('combobox', { name: 'Pasien' }).fill(patient.name)
  await dialog(page).getByRole('option').filter({ hasText: patient.email }).click()
  await dialog(page).getByLabel('Tenaga profesional').selectOption(String(tenaga.profesional_id))
  await dialog(page).getByLabel('Tanggal').selectOption(RABU)
  await slotAt(page, '09.00').check()
  await dialog(page).getByLabel('Keluhan').fill(KELUHAN)
  await rooms.joined('slot')

  await bookRabu(api, quicker, { profesional_id: tenaga.profesional_id, jadwal_tenaga_id: rabu.id })
  await expect(dialog(page).getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi })).toBeVisible()
  await expect(slotAt(page, '09.00')).toBeDisabled()
  await expect(dialog(page).getByLabel('Keluhan')).toHaveValue(KELUHAN)
  await expect(dialog(page)).toContainText(patient.email)
  await expect(dialog(page).getByLabel('Tanggal').locator(':checked')).toContainText('penuh')
})

test('when another patient takes the replacement slot, the form says so, and the message stays', async ({
  page,
  clinic,
  api,
}) => {
  const { tenaga, selasa, rabu, of } = await practice(clinic)
  const [patient, quicker] = [await clinic.orang(5), await clinic.orang(5)]
  await clinic.konsultasi(of(patient, selasa.id), { tanggal: SELASA, status: 'disetujui' })
  await api(tenaga, insertCuti, { body: { dari: SELASA, sampai: SELASA } })
  const rooms = watchRooms(page)
  await openAs(page, tenaga, '/dokter/jadwal')
  await page.getByRole('button', { name: /^Tangani/ }).click()
  await dialog(page).getByRole('radio', { name: 'Jadwalkan ulang' }).check()
  await dialog(page).getByLabel('Tanggal pengganti').selectOption(RABU)
  await dialog(page).getByLabel('Waktu pengganti').selectOption({ label: '09.00–10.00 WIB' })
  await dialog(page).getByLabel('Pesan untuk pasien').fill('Maaf, saya mengikuti pelatihan.')
  await rooms.joined('slot')

  await bookRabu(api, quicker, of(quicker, rabu.id))
  await expect(dialog(page).getByRole('alert').filter({ hasText: messages.SLOT_TAKEN.isi })).toBeVisible()
  await expect(dialog(page).getByLabel('Waktu pengganti')).toHaveValue('')
  await expect(dialog(page).getByLabel('Pesan untuk pasien')).toHaveValue('Maaf, saya mengikuti pelatihan.')
  await cancelLast(api, quicker)
  await expect(dialog(page).getByLabel('Waktu pengganti').locator(':checked')).toHaveText('09.00–10.00 WIB')
  await expect(dialog(page).getByText(messages.SLOT_TAKEN.isi)).toHaveCount(0)
})

test('a booking and its cancellation appear in the professional’s calendar in place @journey', async ({
  page,
  clinic,
  api,
}) => {
  const { tenaga, rabu, of } = await practice(clinic)
  const patient = await clinic.orang(5)
  const rooms = watchRooms(page)
  await openAs(page, tenaga, `/dokter/jadwal?tanggal=${RABU}`)
  const slots = page.getByRole('list', { name: 'Sesi pada tanggal ini' })
  const day = page.getByRole('grid').getByRole('button', { name: new RegExp(`^${panjang(RABU)}`) })
  await expect(slots).toContainText('Kosong')
  await rooms.joined('slot')

  await bookRabu(api, patient, of(patient, rabu.id))
  await expect(slots).toContainText(patient.name)
  await expect(day).toHaveAccessibleName(/1 konsultasi/)
  await cancelLast(api, patient)
  await expect(slots).toContainText('Kosong')
  await expect(day).not.toHaveAccessibleName(/konsultasi/)
})

test.describe('a year on', () => {
  test.use({ baseURL: ({ ownProduct }, use) => use(ownProduct.url) })

  test('the professional’s calendar knows the holidays of whichever month is shown', async ({
    page,
    ownClinic,
    ownApi,
  }) => {
    const libur = { tanggal: '2027-11-10', nama: 'Dies Natalis', jenis: 'libur kampus', buka: false } as const
    await ownApi(await ownClinic.orang(1), insertHariLibur, { body: libur })
    const tenaga = await ownClinic.tenaga(2)
    await ownClinic.sesi(tenaga.profesional_id)
    await openAs(page, tenaga, '/dokter/jadwal')
    const calendar = page.getByRole('region', { name: 'Kalender' })
    for (let n = 0; n < 12; n += 1) await calendar.getByRole('button', { name: 'Bulan berikutnya' }).click()
    await expect(calendar).toContainText('November 2027')
    const day = calendar.getByRole('button', { name: /^Rabu, 10 November 2027, libur/ })
    await day.click()
    await expect(page.getByText('Layanan tutup: Dies Natalis. Tanggal ini tidak dapat dipesan.')).toBeVisible()
    // The chosen date keeps its sentence while another month is looked at.
    for (let n = 0; n < 3; n += 1) await calendar.getByRole('button', { name: 'Bulan berikutnya' }).click()
    await expect(page.getByText('Layanan tutup: Dies Natalis. Tanggal ini tidak dapat dipesan.')).toBeVisible()
  })
})
