import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { labels } from '@sehati/contract/base/texts'
import { open, openAs } from '@sehati/testkit/browser/acts'
import { dayOf, openAppointment, panjang, SELASA } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('a holiday is called one in the name of its day', async ({ openBrowser, ownProduct, ownClinic, ownApi }) => {
  const [patient, tenaga, admin] = [await ownClinic.orang(5), await ownClinic.tenaga(3), await ownClinic.orang(1)]
  await ownClinic.sesi(tenaga.profesional_id)
  await ownApi(admin, insertHariLibur, {
    body: { tanggal: SELASA, nama: 'Dies Natalis', jenis: 'libur kampus' as const },
  })
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, patient, '/user/home')
  await openAppointment(page, patient, tenaga)
  await expect(dayOf(page, SELASA)).toHaveAccessibleName(`${panjang(SELASA)}, libur`)
})

test('the specialities to choose from are those of the chosen profession', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  const [dokter, psikolog] = [await clinic.tenaga(2), await clinic.tenaga(3)]
  for (const { profesional_id } of [dokter, psikolog]) await clinic.sesi(profesional_id)
  await openAs(page, patient, '/user/konsultasi')
  for (const path of ['/user/konsultasi', '/jadwal']) {
    await open(page, path)
    const offered = page.getByRole('combobox', { name: 'Spesialisasi' })
    const option = (nama: string) => offered.getByRole('option', { name: nama })
    for (const { nama_spesialisasi } of [dokter, psikolog]) await expect(option(nama_spesialisasi)).toBeAttached()
    await offered.selectOption({ label: dokter.nama_spesialisasi })
    await page.getByRole('combobox', { name: 'Profesi' }).selectOption({ label: 'Psikolog' })
    await expect(option(psikolog.nama_spesialisasi)).toBeAttached()
    await expect(option(dokter.nama_spesialisasi)).toHaveCount(0)
    // A choice that is no longer offered is none: otherwise the list would be empty without a visible reason.
    await expect(offered).toHaveValue(/^0?$/)
  }
})

test('a rating shows its half star, and its name says it', async ({ page, clinic }) => {
  const [one, two] = [await clinic.orang(5), await clinic.orang(5)]
  const tenaga = await clinic.tenaga(3)
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id)
  const dates = ['2026-11-11', '2026-11-18']
  for (const [n, { user_id }] of [one, two].entries()) {
    const of = { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
    const jadwal_id = await clinic.konsultasi(of, { tanggal: dates[n], status: 'selesai' })
    await clinic.ulasan({ ...of, jadwal_id }, 4 + n, 'Baik')
  }
  await openAs(page, one, `/user/konsultasi?q=${encodeURIComponent(tenaga.name)}`)
  const stars = page.getByRole('article', { name: tenaga.name }).getByRole('img', { name: '4,5 dari 5' })
  await expect(stars).toBeVisible()
  /** How much of each star is filled, measured as it is drawn. */
  const filled = await stars.locator('[data-penuh]').evaluateAll((parts) =>
    parts.map((part) => {
      const whole = part.parentElement?.getBoundingClientRect().width ?? 1
      return Math.round((part.getBoundingClientRect().width / whole) * 100) / 100
    }),
  )
  expect(filled).toEqual([1, 1, 1, 1, 0.5])
  await expect(page.getByRole('button', { name: labels.bookNow })).toBeVisible()
})

test('a number with an extension is an instruction and no link that dials another service', async ({ page }) => {
  await page.goto('/help')
  await page.getByText('Butuh bantuan segera?').first().click()
  const line = page.getByRole('complementary', { name: 'Bantuan segera' }).getByRole('listitem').first()
  await expect(line).toContainText('119 ekstensi 8')
  await expect(line).toContainText('Hubungi 119. Setelah tersambung, tekan 8.')
  await expect(line.getByRole('link')).toHaveCount(0)
  await expect(line.page().getByRole('link', { name: '119', exact: true }).first()).toHaveAttribute('href', 'tel:119')
})
