import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { JUMAT, KAMIS, panjang, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const PESAN = 'Mohon maaf, dokter Anda sakit hari ini.'

test('an admin files a sick leave for today, offers times to one patient and cancels another; the first takes one by one tap @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const tenaga = await ownClinic.tenaga(2)
  const { profesional_id } = tenaga
  const one = { jam_mulai: '13:00:00', jam_selesai: '14:00:00' }
  const two = { jam_mulai: '14:00:00', jam_selesai: '15:00:00' }
  const first = await ownClinic.sesi(profesional_id, { hari: 'Senin', ...one })
  const second = await ownClinic.sesi(profesional_id, { hari: 'Senin', sesi: 2, ...two })
  await ownClinic.sesi(profesional_id, { hari: 'Kamis' })
  await ownClinic.sesi(profesional_id, { hari: 'Jumat' })
  const rekan = await ownClinic.tenaga(2)
  await ownClinic.sesi(rekan.profesional_id, { hari: 'Kamis' })
  const three = { jam_mulai: '15:00:00', jam_selesai: '16:00:00' }
  const third = await ownClinic.sesi(profesional_id, { hari: 'Senin', sesi: 3, ...three })
  const [patient, other, waiting] = [await ownClinic.orang(5), await ownClinic.orang(5), await ownClinic.orang(4)]
  const of = { profesional_id, jadwal_tenaga_id: first.id, user_id: patient.user_id }
  const approved = { tanggal: SENIN, status: 'disetujui' } as const
  const offered = await ownClinic.konsultasi(of, { ...approved, ...one })
  const cancelled = await ownClinic.konsultasi(
    { ...of, jadwal_tenaga_id: second.id, user_id: other.user_id },
    { ...approved, ...two },
  )
  await ownClinic.konsultasi(
    { ...of, jadwal_tenaga_id: third.id, user_id: waiting.user_id },
    { tanggal: SENIN, ...three },
  )

  const admin = await openBrowser({ baseURL: ownProduct.url })
  await openAs(admin, await ownClinic.orang(1), `/admin/tenagaprofesi/detail/${profesional_id}`)
  const section = admin.getByRole('region', { name: 'Cuti' })
  await section.getByRole('button', { name: 'Tambah cuti' }).click()
  const form = admin.getByRole('dialog', { name: 'Tambah cuti' })
  await form.getByRole('button', { name: 'Sakit hari ini' }).click()
  await expect(form.getByLabel('Dari tanggal')).toHaveValue(SENIN)
  expect(await violationsIn(admin)).toEqual([])
  await form.getByRole('button', { name: 'Simpan cuti' }).click()

  const dialog = admin.getByRole('dialog', { name: 'Tangani konsultasi yang terdampak' })
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await row(patient.name).getByLabel('Tawarkan waktu').check()
  for (const [nomor, tanggal] of [
    [1, KAMIS],
    [2, JUMAT],
  ] as const) {
    const choice = row(patient.name).getByRole('group', { name: `Pilihan ${nomor}` })
    await choice.getByLabel('Tanggal pengganti').selectOption(tanggal)
    await choice.getByLabel('Waktu pengganti').selectOption({ label: '09.00–10.00 WIB' })
  }
  await row(other.name).getByLabel('Batalkan').check()
  // Only a request can be handed over.
  await expect(row(other.name).getByLabel('Tawarkan tenaga lain')).toHaveCount(0)
  await row(waiting.name).getByLabel('Tawarkan tenaga lain').check()
  await row(waiting.name).getByLabel('Tenaga profesional').selectOption(String(rekan.profesional_id))
  await row(waiting.name).getByLabel('Tanggal pengganti').selectOption(KAMIS)
  await row(waiting.name).getByLabel('Waktu pengganti').selectOption({ label: '09.00–10.00 WIB' })
  await dialog.getByLabel('Pesan untuk pasien').fill(PESAN)
  expect(await violationsIn(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Proses 3 konsultasi' }).click()
  await expect(dialog).toHaveCount(0)
  const handled = section.getByRole('list', { name: /^Sudah ditangani/ })
  await expect(handled.getByRole('listitem').filter({ hasText: patient.name })).toContainText('Menunggu pilihan pasien')
  await expect(handled.getByRole('listitem').filter({ hasText: waiting.name })).toContainText('Ditawari tenaga lain')
  await expect(handled.getByRole('listitem').filter({ hasText: other.name })).toContainText('Dibatalkan klinik')
  expect(await violationsIn(admin)).toEqual([])

  const visitor = await openBrowser({ baseURL: ownProduct.url })
  const detail = (jadwal_id: number) => `${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`
  await openAs(visitor, patient, detail(offered))
  const card = visitor.getByRole('region', { name: 'Pilih waktu lain' })
  await expect(card.getByRole('button', { name: /^Ambil/ })).toHaveCount(2)
  expect(await violationsIn(visitor)).toEqual([])
  await card.getByRole('button', { name: `Ambil ${panjang(JUMAT)}` }).click()
  await expect(card).toHaveCount(0)
  await expect(visitor.getByText(panjang(JUMAT)).first()).toBeVisible()

  const loser = await openBrowser({ baseURL: ownProduct.url })
  await openAs(loser, other, detail(cancelled))
  await expect(loser.getByText(PESAN)).toBeVisible()

  await admin.reload()
  await expect(handled.getByRole('listitem').filter({ hasText: patient.name })).toContainText('Diterima pasien')
  await expect(section.getByRole('button', { name: /^Tangani/ })).toHaveCount(0)
})
