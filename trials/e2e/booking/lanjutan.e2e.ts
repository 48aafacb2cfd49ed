import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { areaOf, open, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { dayOf, JUMAT, panjang, RABU, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

/** Beyond the window of patients, which ends on the coming Friday. */
const LATER = '2026-12-09'

test('a professional books a follow-up, and the patient reads why and moves it @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU, status: 'disetujui', keluhan: 'Pusing berputar' })
  const alasan = `Melihat hasil obat ${unikat()}`

  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${jadwal_id}`)
  const begin = page.getByRole('button', { name: 'Pesan konsultasi lanjutan' })
  await begin.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pesan konsultasi lanjutan' })
  await dialog.getByLabel('Tanggal').selectOption(LATER)
  const send = dialog.getByRole('button', { name: 'Pesan konsultasi lanjutan' })
  // Without a time and a reason nothing is sent.
  await send.click()
  await expect(dialog.getByText('Tulis alasan konsultasi lanjutan.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await slotAt(page, '09.00').check()
  await dialog.getByLabel('Alasan konsultasi lanjutan').fill(alasan)
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`${patient.name}, ${panjang(LATER)} pukul 09.00`).first()).toBeVisible()

  const visitor = await openBrowser()
  await openAs(visitor, patient, `${areaOf[5]}/notifikasi`)
  const kabar = visitor.getByText(`${tenaga.name} memesan konsultasi lanjutan untuk Anda pada ${panjang(LATER)}`)
  await kabar.first().click()
  await visitor.waitForURL((url) => url.pathname === `${areaOf[5]}/appointment-detail`)
  await expect(visitor.getByText(alasan)).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Alasan konsultasi lanjutan' })).toBeVisible()
  expect(await violationsIn(visitor)).toEqual([])
  const lanjutan = new URL(visitor.url()).searchParams.get('jadwal_id')
  await visitor.getByRole('link', { name: 'Konsultasi sebelumnya' }).click()
  await visitor.waitForURL((url) => url.searchParams.get('jadwal_id') === String(jadwal_id))
  await expect(visitor.getByText('Pusing berputar')).toBeVisible()

  await open(visitor, `${areaOf[5]}/appointment-detail?jadwal_id=${lanjutan}`)
  await visitor.getByRole('button', { name: 'Ubah jadwal' }).click()
  await dayOf(visitor, JUMAT).click()
  await slotAt(visitor, '09.00').check()
  await visitor.getByRole('button', { name: 'Simpan jadwal baru' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Ubah jadwal' })).toHaveCount(0)
  expect(await api(patient, getKonsultasi, { query: { jadwalid: Number(lanjutan) } })).toMatchObject({
    status: 'diajukan',
    tanggal: `${JUMAT}T09:00:00+07:00`,
    lanjutan_dari: jadwal_id,
    keluhan: alasan,
  })
})

test('a professional suggests the next visit, and the patient books it near that date @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(2)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-17', status: 'disetujui' })

  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${jadwal_id}?update=selesai`)
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill('Kita lihat hasilnya minggu ini.')
  await editor.getByLabel('Pertemuan berikutnya').selectOption({ label: 'Sekitar 7 hari lagi' })
  expect(await violationsIn(page)).toEqual([])
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await expect(editor).toHaveCount(0)
  const saran = 'Pertemuan berikutnya disarankan sekitar 30 November.'
  await expect(page.getByText(saran)).toBeVisible()

  const visitor = await openBrowser()
  await openAs(visitor, patient, `${areaOf[5]}/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(visitor.getByText(saran)).toBeVisible()
  expect(await violationsIn(visitor)).toEqual([])
  await visitor.getByRole('link', { name: `Pesan lagi dengan ${tenaga.name}` }).click()
  await visitor.waitForURL((url) => url.pathname === `${areaOf[5]}/appointment`)
  // Tuesday would be the first free day; Friday lies within three days of the date.
  await expect(visitor.getByRole('radiogroup', { name: `Waktu pada ${panjang(JUMAT)}` })).toBeVisible()

  // Those who have treated the patient come first.
  await open(visitor, `${areaOf[5]}/konsultasi`)
  const first = visitor.getByRole('article').first()
  await expect(first).toContainText(tenaga.name)
  await expect(first).toContainText('Pernah menangani Anda')
})
