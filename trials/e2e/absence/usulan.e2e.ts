import { getUsulan } from '@sehati/contract/absence/usulan.endpoints'
import { labels } from '@sehati/contract/base/texts'
import { open, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { keluhanField, RABU, SELASA, slotAt, submitButton } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test('an admin who deactivates a professional proposes colleagues, and the patients book them @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const tenaga = await ownClinic.tenaga(2)
  const nine = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const noon = await ownClinic.sesi(tenaga.profesional_id, {
    hari: 'Rabu',
    sesi: 2,
    jam_mulai: '12:00:00',
    jam_selesai: '13:00:00',
  })
  const [near, far] = [await ownClinic.tenaga(2), await ownClinic.tenaga(2)]
  const ten = { hari: 'Rabu', jam_mulai: '10:00:00', jam_selesai: '11:00:00' } as const
  await ownClinic.sesi(near.profesional_id, ten)
  await ownClinic.sesi(far.profesional_id, { ...ten, hari: 'Selasa' })
  const [patient, other] = [await ownClinic.orang(5), await ownClinic.orang(4)]
  const of = (who: { user_id: number }, jadwal_tenaga_id: number) => ({
    ...tenaga,
    user_id: who.user_id,
    jadwal_tenaga_id,
  })
  const first = await ownClinic.konsultasi(of(patient, nine.id), { tanggal: RABU, status: 'disetujui' })
  const second = await ownClinic.konsultasi(of(other, noon.id), {
    tanggal: RABU,
    jam_mulai: '12:00:00',
    jam_selesai: '13:00:00',
  })

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, await ownClinic.orang(1), `/admin/role?q=${encodeURIComponent(tenaga.name)}`)
  await page.getByRole('button', { name: `Nonaktifkan ${tenaga.name}` }).click()
  const dialog = page.getByRole('dialog', { name: labels.deactivateUser })
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row(patient.name)).toContainText(`${near.name}`)
  await expect(row(other.name)).toContainText(`${far.name}`)
  expect(await violationsIn(page)).toEqual([])

  // What is left out is not proposed; what is changed is.
  await row(other.name).getByRole('checkbox').uncheck()
  await row(patient.name)
    .getByRole('button', { name: `Ubah usulan untuk ${patient.name}` })
    .click()
  await row(patient.name).getByLabel('Tenaga profesional yang diusulkan').selectOption(String(far.profesional_id))
  await row(patient.name).getByLabel('Tanggal pengganti').selectOption(SELASA)
  await row(patient.name).getByLabel('Waktu pengganti').selectOption({ label: '10.00–11.00 WIB' })
  await dialog.getByLabel('Pesan pembatalan').fill('Beliau pindah tugas.')
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await ownApi(other, getUsulan, { query: { jadwalid: second } })).toBeNull()

  const visitor = await openBrowser({ baseURL: ownProduct.url })
  const kalimat = visitor.getByText(`Klinik mengusulkan ${far.name}, Selasa, 24 November 2026`)
  await openAs(visitor, patient, '/user/home')
  await expect(kalimat).toBeVisible()
  expect(await violationsIn(visitor)).toEqual([])
  await open(visitor, `/user/appointment-detail?jadwal_id=${first}`)
  await expect(visitor.getByText('Beliau pindah tugas.')).toBeVisible()
  await expect(kalimat).toBeVisible()
  await visitor.getByRole('link', { name: 'Pesan waktu ini' }).click()
  await expect(slotAt(visitor, '10.00')).toBeChecked()
  await keluhanField(visitor).fill('Masih pusing.')
  await submitButton(visitor).click()
  await visitor.waitForURL(/\/home/)
  await open(visitor, `/user/appointment-detail?jadwal_id=${first}`)
  await expect(visitor.getByText('Anda sudah memesan waktu ini.')).toBeVisible()
  await open(page, `/admin/konsultasi/detail/${first}`)
  const sent = page.getByRole('region', { name: 'Usulan pengganti' })
  await expect(sent).toContainText(`${far.name}, Selasa, 24 November 2026`)
  await expect(sent).toContainText('Pasien sudah memesan waktu ini.')
  await open(page, `/admin/konsultasi/detail/${second}`)
  await expect(page.getByRole('heading', { name: 'Keluhan' })).toBeVisible()
  await expect(sent).toHaveCount(0)
})

test('an admin who takes the role of a professional away proposes colleagues too', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const [tenaga, rekan] = [await ownClinic.tenaga(2), await ownClinic.tenaga(2)]
  const session = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  await ownClinic.sesi(rekan.profesional_id, { hari: 'Rabu', jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  const patient = await ownClinic.orang(5)
  const jadwal_id = await ownClinic.konsultasi(
    { ...tenaga, user_id: patient.user_id, jadwal_tenaga_id: session.id },
    { tanggal: RABU, status: 'disetujui' },
  )
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, await ownClinic.orang(1), `/admin/role?q=${encodeURIComponent(tenaga.name)}`)
  await page.getByRole('button', { name: `Edit ${tenaga.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${tenaga.name}` })
  await dialog.getByRole('radio', { name: 'Karyawan' }).check()
  await expect(dialog.getByRole('listitem').filter({ hasText: patient.name })).toContainText(rekan.name)
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Pesan pembatalan').fill('Beliau pindah tugas.')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: tenaga.name })).toContainText('Karyawan')

  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await openAs(visitor, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(visitor.getByText('Beliau pindah tugas.')).toBeVisible()
  await expect(visitor.getByText(`Klinik mengusulkan ${rekan.name}, Rabu, 25 November 2026`)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Pesan waktu ini' })).toBeVisible()
})

test('a proposed slot that another patient took leads to the schedule of the professional', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const [tenaga, rekan] = [await ownClinic.tenaga(3), await ownClinic.tenaga(3)]
  const session = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const free = await ownClinic.sesi(rekan.profesional_id, { hari: 'Rabu' })
  const later = await ownClinic.sesi(rekan.profesional_id, {
    hari: 'Kamis',
    sesi: 2,
    jam_mulai: '15:00:00',
    jam_selesai: '16:00:00',
  })
  const patient = await ownClinic.orang(5)
  const jadwal_id = await ownClinic.konsultasi(
    { ...tenaga, user_id: patient.user_id, jadwal_tenaga_id: session.id },
    { tanggal: RABU, status: 'disetujui' },
  )
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, await ownClinic.orang(1), `/admin/role?q=${encodeURIComponent(tenaga.name)}`)
  await page.getByRole('button', { name: `Nonaktifkan ${tenaga.name}` }).click()
  const dialog = page.getByRole('dialog', { name: labels.deactivateUser })
  await expect(dialog.getByRole('listitem').filter({ hasText: patient.name })).toContainText(rekan.name)
  await dialog.getByLabel('Pesan pembatalan').fill('Beliau cuti panjang.')

  // The slot goes while the dialog is open: nothing is saved, and the row says why.
  const taken = await ownClinic.konsultasi(
    { ...rekan, user_id: (await ownClinic.orang(4)).user_id, jadwal_tenaga_id: free.id },
    { tanggal: RABU, status: 'disetujui' },
  )
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(dialog.getByText('Slot baru saja terisi. Silakan pilih waktu lain.')).toBeVisible()
  expect(taken).toBeGreaterThan(0)
  const row = dialog.getByRole('listitem').filter({ hasText: patient.name })
  await row.getByLabel('Tanggal pengganti').selectOption('2026-11-26')
  await row.getByLabel('Waktu pengganti').selectOption({ label: '15.00–16.00 WIB' })
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(dialog).toHaveCount(0)

  await ownClinic.konsultasi(
    { ...rekan, user_id: (await ownClinic.orang(4)).user_id, jadwal_tenaga_id: later.id },
    { tanggal: '2026-11-26', jam_mulai: '15:00:00', jam_selesai: '16:00:00', status: 'disetujui' },
  )
  const visitor = await openBrowser({ baseURL: ownProduct.url })
  await openAs(visitor, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(visitor.getByText('Waktu yang diusulkan sudah tidak tersedia.')).toBeVisible()
  await visitor.getByRole('link', { name: `Lihat jadwal ${rekan.name}` }).click()
  await visitor.waitForURL(new RegExp(`/user/appointment\\?profesional_id=${rekan.profesional_id}$`))
})
