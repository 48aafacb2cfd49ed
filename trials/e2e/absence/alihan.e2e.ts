import { getAlihan, putAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { areaOf, open, openAs, settled } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { RABU, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const SUNDAY = '2026-11-22T09:00:00+07:00'
const LATE = '2026-11-23T06:00:00+07:00'

/** A request for Wednesday that was to be answered an hour ago, and a colleague who is free on Thursday. */
async function late(clinic: Clinic) {
  const [tenaga, rekan, psikolog] = [await clinic.tenaga(2), await clinic.tenaga(2), await clinic.tenaga(3)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const free = await clinic.sesi(rekan.profesional_id, { hari: 'Kamis' })
  await clinic.sesi(psikolog.profesional_id, { hari: 'Selasa' })
  const patient = await clinic.orang(5)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU, keluhan: 'Pusing berputar' })
  await clinic.janji(jadwal_id, SUNDAY, LATE)
  return { tenaga, rekan, psikolog, patient, jadwal_id, free }
}

const offer = async (clinic: Clinic, api: Api, { jadwal_id, free }: Awaited<ReturnType<typeof late>>) =>
  api(await clinic.orang(1), putAlihan, {
    query: { jadwalid: jadwal_id },
    body: { profesional_id: free.profesional_id, jadwal_tenaga_id: free.id, tanggal: '2026-11-26' },
  })
const detail = (jadwal_id: number) => `${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`
const THURSDAY = 'Kamis, 26 November 2026'

test('an admin offers a late request to a colleague, the patient agrees, and the colleague has it @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { tenaga, rekan, psikolog, patient, jadwal_id } = await late(ownClinic)
  const admin = await openBrowser({ baseURL: ownProduct.url })
  await openAs(admin, await ownClinic.orang(1), `/admin/konsultasi/detail/${jadwal_id}`)
  await admin.getByRole('button', { name: 'Alihkan ke tenaga lain…' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Alihkan ke tenaga lain' })
  const choice = dialog.getByLabel('Tenaga profesional')
  await expect(choice.locator('option').first()).toContainText(`${rekan.name}`)
  await expect(choice).not.toContainText(tenaga.name)
  await expect(choice).not.toContainText(psikolog.name)
  await dialog.getByLabel('Tanggal').selectOption('2026-11-26')
  // Without a time nothing is sent.
  await dialog.getByRole('button', { name: 'Tawarkan kepada pasien' }).click()
  await expect(dialog).toBeVisible()
  await slotAt(admin, '09.00').check()
  expect(await violationsIn(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Tawarkan kepada pasien' }).click()
  await expect(dialog).toHaveCount(0)
  const sent = admin.getByRole('region', { name: 'Tawaran pindah' })
  await expect(sent).toContainText(`${rekan.name}, ${THURSDAY}`)
  await expect(sent).toContainText('Menunggu jawaban pasien sampai')
  expect(await violationsIn(admin)).toEqual([])

  // The patient has nothing but the keyboard.
  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await openAs(visitor, patient, detail(jadwal_id))
  const card = visitor.getByRole('region', { name: 'Anda dapat pindah ke tenaga profesional lain' })
  await expect(card).toContainText(`${tenaga.name} tidak dapat membacanya lagi`)
  const move = card.getByRole('button', { name: `Pindah ke ${rekan.name}, ${THURSDAY} pukul 09.00 WIB` })
  await expect(card.getByRole('button', { name: `Tetap menunggu ${tenaga.name}` })).toBeVisible()
  expect(await violationsIn(visitor)).toEqual([])
  await move.focus()
  await visitor.keyboard.press('Enter')
  await visitor.waitForURL((url) => url.searchParams.get('jadwal_id') !== String(jadwal_id))
  await expect(visitor.getByRole('main')).toContainText(rekan.name)
  await expect(visitor.getByText('Pusing berputar')).toBeVisible()
  await open(visitor, detail(jadwal_id))
  await expect(
    visitor.getByText(`Dengan persetujuan Anda, pengajuan ini pindah ke ${rekan.name}, ${THURSDAY} pukul 09.00 WIB.`),
  ).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Pilih jadwal lain' })).toHaveCount(0)
  expect(await violationsIn(visitor)).toEqual([])

  // The colleague sees it, and the first professional reads it no more.
  const [other, first] = [
    await openBrowser({ baseURL: ownProduct.url }),
    await openBrowser({ baseURL: ownProduct.url }),
  ]
  await openAs(other, rekan, `${areaOf[2]}/daftarKonsultasi`)
  await other
    .getByRole('row')
    .filter({ hasText: patient.name })
    .getByRole('link', { name: /^Detail/ })
    .click()
  await expect(other.getByText('Pusing berputar')).toBeVisible()
  await openAs(first, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${jadwal_id}`)
  await expect(first.getByRole('main')).toContainText(patient.name)
  await expect(first.getByText('Pusing berputar')).toHaveCount(0)
  await expect(first.getByRole('note').filter({ hasText: 'dialihkan ke tenaga lain' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Update' })).toHaveCount(0)
  expect(await violationsIn(first)).toEqual([])
  await admin.reload()
  await settled(admin)
  await expect(sent).toContainText('Pasien menyetujui.')
  await sent.getByRole('link', { name: 'Buka pengajuan yang baru' }).click()
  await expect(admin.getByRole('main')).toContainText(rekan.name)
})

for (const width of [360, 1280])
  test(`at ${width} px a patient stays with the first professional, and nothing changes`, async ({
    page,
    clinic,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const request = await late(clinic)
    const { tenaga, rekan, patient, jadwal_id } = request
    await offer(clinic, api, request)
    await openAs(page, patient, detail(jadwal_id))
    const card = page.getByRole('region', { name: 'Anda dapat pindah ke tenaga profesional lain' })
    await expect(card).toContainText(rekan.name)
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: `Tetap menunggu ${tenaga.name}` }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByText(`${tenaga.name} belum sempat menjawab.`)).toBeVisible()
    expect(await api(patient, getAlihan, { query: { jadwalid: jadwal_id } })).toMatchObject({ hasil: 'ditolak' })
  })

test('an answer of the first professional takes the offer from the open page', async ({ page, clinic, api }) => {
  const request = await late(clinic)
  const { tenaga, rekan, patient, jadwal_id } = request
  await offer(clinic, api, request)
  await openAs(page, patient, detail(jadwal_id))
  const move = page.getByRole('button', { name: new RegExp(`^Pindah ke ${rekan.name}`) })
  await expect(move).toBeVisible()
  await api(tenaga, updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'disetujui', initial_consult: 'Silakan datang.' },
  })
  await expect(page.getByRole('main').getByText('Disetujui').first()).toBeVisible()
  await expect(move).toHaveCount(0)
})
