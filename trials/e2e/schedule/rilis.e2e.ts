import { addDays } from '@sehati/contract/base/waktu'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { openAs, signIn } from '@sehati/testkit/browser/acts'
import { dayOf, fillBooking, JUMAT, openAppointment, SENIN, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { startBeside } from '../harness/own-product.ts'
import { passRelease } from '../harness/release.ts'

const NEXT_MONDAY = addDays(SENIN, 7)

test('next week appears in an open page at the release, without a reload', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [patient, tenaga, admin] = [await ownClinic.orang(5), await ownClinic.tenaga(2), await ownClinic.orang(1)]
  await ownClinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await ownApi(admin, updatePengaturan, { body: { rilis_jam: '08:00' } })
  const product = await startBeside(ownProduct, `${JUMAT}T07:00:00+07:00`)
  const page = await openBrowser({ baseURL: product.url })
  try {
    await signIn(page, patient)
    await openAppointment(page, patient, tenaga)
    await expect(page.getByText('Pekan depan dibuka hari ini pukul 08.00.')).toBeVisible()
    await expect(dayOf(page, NEXT_MONDAY)).toHaveAttribute('aria-disabled', 'true')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await passRelease(page, product, `${JUMAT}T08:00:00+07:00`, async () =>
      /1 slot kosong$/.test((await dayOf(page, NEXT_MONDAY).getAttribute('aria-label')) ?? ''),
    )
    await expect(dayOf(page, NEXT_MONDAY)).toHaveAccessibleName(/1 slot kosong$/)
    await expect(page.getByText('Pekan 7 Des – 11 Des dibuka Jumat, 4 Des pukul 08.00.')).toBeVisible()
    await fillBooking(page, { tanggal: NEXT_MONDAY, jam: '09.00' })
    await expect(slotAt(page, '09.00')).toBeChecked()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  } finally {
    await page.context().close()
    await product.remove()
  }
})

test('an admin sees what a release time and a window of days do before saving them @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, await ownClinic.orang(1), '/admin/aturan?tab=jendela')
  const form = page.getByRole('region', { name: 'Batas waktu pemesanan' })
  await expect(form).toContainText('Pekan 30 Nov – 4 Des dibuka Jumat, 27 Nov pukul 00.00.')
  const save = form.getByRole('button', { name: 'Simpan' })
  await expect(save).toBeDisabled()

  await form.getByLabel('Jam dibuka (WIB)').fill('08:00')
  await expect(form).toContainText('Pekan 30 Nov – 4 Des dibuka Jumat, 27 Nov pukul 08.00.')
  await form.getByLabel('Cara dibuka').selectOption('harian')
  await form.getByLabel('Hari ke depan').fill('0')
  await expect(form).toContainText('Isi 1 sampai 120.')
  await expect(save).toBeDisabled()
  await form.getByLabel('Hari ke depan').fill('9')
  await expect(form).toContainText('Rabu, 2 Desember dibuka Senin, 23 Nov pukul 08.00.')
  await save.click()
  await expect(save).toBeDisabled()

  await page.reload()
  await expect(form.getByLabel('Hari ke depan')).toHaveValue('9')
  await expect(form.getByLabel('Jam dibuka (WIB)')).toHaveValue('08:00')

  // Fewer days are asked about.
  await form.getByLabel('Hari ke depan').fill('2')
  await save.click()
  await expect(page.getByRole('dialog')).toContainText('Pasien hanya dapat memesan sampai')
})
