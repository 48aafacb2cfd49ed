import { getPengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { areaOf, openAs, settled } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { KAMIS, RABU } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const SUNDAY = '2026-11-22T09:00:00+07:00'

/** Two requests with one professional: the later visit was to be answered at six o'clock today, an hour ago. */
async function requests(clinic: Clinic) {
  const tenaga = await clinic.tenaga()
  const request = async (hari: 'Rabu' | 'Kamis', tanggal: string, batas: string) => {
    const patient = await clinic.orang(5)
    const { id } = await clinic.sesi(tenaga.profesional_id, { hari })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const jadwal_id = await clinic.konsultasi(of, { tanggal })
    await clinic.janji(jadwal_id, SUNDAY, batas)
    return { patient, jadwal_id }
  }
  return {
    tenaga,
    inTime: await request('Rabu', RABU, '2026-11-24T08:00:00+07:00'),
    late: await request('Kamis', KAMIS, '2026-11-23T06:00:00+07:00'),
  }
}

for (const width of [360, 1280])
  test(`at ${width} px the professional sees what to answer by its deadline, and in words that one is late`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { tenaga, inTime, late } = await requests(clinic)
    await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi`)
    const names = page.getByRole('table').getByRole('rowheader')
    await expect(names).toContainText([inTime.patient.name, late.patient.name])
    await page.getByRole('button', { name: /^Perlu dijawab/ }).click()
    await expect(names).toContainText([late.patient.name, inTime.patient.name])
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row(late.patient.name)).toContainText('Terlambat sejak Senin, 23 November pukul 06.00 WIB')
    await expect(row(inTime.patient.name)).toContainText('Jawab paling lambat Selasa, 24 November pukul 08.00 WIB')
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await row(late.patient.name)
      .getByRole('link', { name: /^Detail/ })
      .click()
    // The list says it too.
    await expect(names).toHaveCount(0)
    await settled(page)
    await expect(page.getByRole('main').getByText('Terlambat sejak Senin, 23 November pukul 06.00 WIB')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
  })

test('the patient reads until when, then the truth, and is led to other professionals @journey', async ({
  openBrowser,
  clinic,
}) => {
  const { tenaga, inTime, late } = await requests(clinic)
  const detail = (jadwal_id: number) => `${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`
  const waiting = await openBrowser()
  await openAs(waiting, inTime.patient, detail(inTime.jadwal_id))
  await expect(waiting.getByText('Dijawab paling lambat Selasa, 24 November pukul 08.00 WIB')).toBeVisible()
  await expect(waiting.getByRole('link', { name: 'Pilih tenaga profesional lain' })).toHaveCount(0)

  const page = await openBrowser()
  await openAs(page, late.patient, detail(late.jadwal_id))
  await expect(
    page.getByText(
      `${tenaga.name} belum sempat menjawab. Kami sudah mengingatkan. Anda boleh memilih tenaga profesional lain.`,
    ),
  ).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('link', { name: 'Pilih tenaga profesional lain' }).click()
  await expect(page).toHaveURL(`${areaOf[5]}/konsultasi`)
})

test('an admin sees what is late, the figures, and turns the expiry on after a question', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [admin, { late }] = [await ownClinic.orang(1), await requests(ownClinic)]
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/home')
  await expect(page.getByText('1 pengajuan melewati janji jawab.')).toBeVisible()
  const figures = page.getByRole('region', { name: 'Janji jawab' })
  await expect(figures.getByRole('row').filter({ hasText: '16 November 2026' })).toContainText(/Dokter.*0 %/)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('link', { name: 'Lihat yang terlambat' }).click()
  await expect(page).toHaveURL('/admin/konsultasi?perhatian=lewat_janji')
  await expect(page.getByRole('table').getByRole('rowheader')).toContainText([late.patient.name])

  const isOn = async () => (await ownApi(admin, getPengaturan)).kedaluwarsa
  await page.goto('/admin/pengaturan')
  await settled(page)
  const toggle = page.getByRole('switch', { name: 'Akhiri pengajuan yang tidak dijawab' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nyalakan' }).click()
  await expect(toggle).toBeChecked()
  await expect.poll(isOn).toBe(true)
  expect(await violationsIn(page)).toEqual([])
})
