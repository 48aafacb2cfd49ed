import type { Page } from '@playwright/test'
import { alerts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { akuiPeringatan, listPeringatan, tutupPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import type { Peringatan } from '@sehati/contract/safety/peringatan.schema'
import { insertJenis, putJenisTenaga } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import { areaOf, homeOf, openAs, seesAlert, signIn } from '@sehati/testkit/browser/acts'
import { type Clinic, capital, unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { dayOf, fillBooking, keluhanField, openAppointment, RABU, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

type Api = Parameters<Parameters<typeof test>[2]>[0]['api']

const types = (page: Page) => page.getByRole('radiogroup', { name: 'Jenis konsultasi' })
const sentence = (page: Page) => page.getByText(/^Kunjungan mendesak dapat dipesan di sini\./)

/** A patient, a person with the duty, and a psychologist with a session that is kept back and an urgent type. */
async function prepared(clinic: Clinic, api: Api) {
  const admin = await clinic.orang(1)
  const [patient, tenaga, petugas] = [
    await clinic.orang(5, { name: `Sari ${capital(unikat())}` }),
    await clinic.tenaga(3),
    await clinic.tenaga(2),
  ]
  await clinic.tugas(petugas.user_id, 'jaga')
  await clinic.sesi(tenaga.profesional_id, { cadangan: 1, lepas_menit: 120 })
  const nama_jenis = `Temu segera ${tenaga.profesional_id}`
  const { jenis_id } = (await api(admin, insertJenis, {
    body: { nama_jenis, menit: 25, mendesak: 1 },
  })) as JenisKonsultasi
  await api(tenaga, putJenisTenaga, { query: {}, body: { jenis_id, aktif: 1 } })
  return { patient, tenaga, petugas, nama_jenis }
}

async function askToBeCalled(page: Page) {
  const strip = page.getByRole('complementary', { name: 'Bantuan segera' })
  await strip.getByText('Lihat nomor bantuan').click()
  await strip.getByRole('button', { name: 'Minta petugas menghubungi saya hari ini' }).click()
  await strip.getByLabel('Nomor yang dapat dihubungi').fill('081234567890')
  await page.keyboard.press('Enter')
  await expect(strip).toContainText(/Permintaan (diterima|tersimpan)/)
}

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: a patient who asks to be called books a place that is kept back, and the person on duty sees it${journeyIf(where === 'a phone')}`, async ({
    page,
    openBrowser,
    clinic,
    api,
  }) => {
    await page.setViewportSize(viewport)
    const { patient, tenaga, petugas, nama_jenis } = await prepared(clinic, api)
    await signIn(page, patient)
    await openAppointment(page, patient, tenaga)
    await expect(page.getByText('Keluhan').first()).toBeVisible()
    await expect(types(page)).toHaveCount(0)
    await askToBeCalled(page)

    const duty = await openBrowser()
    await openAs(duty, petugas, `${areaOf[2]}/jaga`)
    const card = duty.getByRole('listitem').filter({ has: duty.getByRole('heading', { name: patient.name }) })
    await expect(card).toContainText('Meminta dihubungi hari ini.')
    await expect(card).not.toContainText('Kunjungan mendesak')

    await openAppointment(page, patient, tenaga)
    await expect(sentence(page)).toBeVisible()
    // Of the usual type no place is left: the day says so of this type alone.
    await expect(dayOf(page, RABU)).toHaveAccessibleName(/, penuh untuk jenis ini$/)
    await dayOf(page, RABU).click()
    const first = types(page).getByRole('radio').first()
    await expect(first).toHaveAccessibleName(`${nama_jenis} Mendesak, 25 menit`)
    await first.check()
    await expect(dayOf(page, RABU)).toHaveAccessibleName(/, 2 waktu mulai kosong$/)
    await expect(dayOf(page, RABU)).toHaveAttribute('aria-pressed', 'true')
    await fillBooking(page, { jam: '09.25', keluhan: 'Tidak bisa tidur' })
    await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await submitButton(page).click()
    await seesAlert(page, alerts.bookingSuccess)

    // Live, and the alert stays open.
    await expect(card).toContainText('Kunjungan mendesak sudah dipesan: Rabu, 25 November 2026 pukul 09.25 WIB.')
    await expect(card.getByRole('button', { name: 'Saya tangani' })).toBeVisible()
    expect(await violationsIn(duty)).toEqual([])
  })

test.describe('when the alert is closed before the booking', () => {
  test.use({ expectedFaults: /422/ })
  test('the booking is refused with its sentence, and the complaint and the choice of the day stay', async ({
    page,
    clinic,
    api,
  }) => {
    const { patient, tenaga, petugas, nama_jenis } = await prepared(clinic, api)
    await openAs(page, patient, homeOf(5))
    await askToBeCalled(page)
    await openAppointment(page, patient, tenaga)
    await types(page)
      .getByRole('radio', { name: new RegExp(`^${nama_jenis}`) })
      .check()
    await fillBooking(page, { tanggal: RABU, jam: '09.00', keluhan: 'Tidak bisa tidur' })
    await expect(page.getByText(/^Ditahan untuk Anda/)).toBeVisible()

    const open = (await api(petugas, listPeringatan)) as Peringatan[]
    const query = { id: open.find(({ user_id }) => user_id === patient.user_id)?.peringatan_id as number }
    await api(petugas, akuiPeringatan, { query })
    await api(petugas, tutupPeringatan, { query, body: { catatan: 'Sudah ditelepon.' } })
    await submitButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: messages.TYPE_NOT_OFFERED.isi })).toBeVisible()
    await expect(keluhanField(page)).toHaveValue('Tidak bisa tidur')
    for (const isAgain of [false, true]) {
      if (isAgain) {
        await page.reload()
        await dayOf(page, RABU).click()
      }
      await expect(keluhanField(page)).toHaveValue('Tidak bisa tidur')
      await expect(types(page)).toHaveCount(0)
      await expect(slotAt(page, '09.00')).toBeDisabled()
      expect(await violationsIn(page)).toEqual([])
    }
  })
})
