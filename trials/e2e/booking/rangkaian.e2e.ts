import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { panjang, RABU, slotAt } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const [FIRST, AWAY, INSTEAD, LAST] = ['2026-12-02', '2026-12-09', '2026-12-10', '2026-12-16']

test('a psychologist plans weekly meetings around a leave, and the patient reads which one it is @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const { id: jadwal_tenaga_id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  await clinic.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }
  const jadwal_id = await clinic.konsultasi(of, { tanggal: RABU, status: 'disetujui' })
  await api(tenaga, insertCuti, { body: { dari: AWAY, sampai: AWAY } })
  const alasan = `Terapi kecemasan ${unikat()}`

  await openAs(page, tenaga, `${areaOf[3]}/daftarKonsultasi/detail/${jadwal_id}`)
  const begin = page.getByRole('button', { name: 'Rencanakan rangkaian' })
  await begin.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rencanakan rangkaian' })
  await dialog.getByLabel('Tanggal').selectOption(FIRST)
  await slotAt(page, '09.00').check()
  await dialog.getByLabel('Jarak').selectOption('1')
  await dialog.getByLabel('Jumlah pertemuan').selectOption('3')
  await dialog.getByRole('button', { name: 'Lihat tanggalnya' }).click()
  await expect(dialog.getByText('3 pertemuan: 2 sesuai pola, 1 perlu waktu lain.')).toBeVisible()
  const other = dialog.getByRole('radiogroup', { name: `Waktu lain untuk ${panjang(AWAY)}` })
  await expect(other).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  // Without a time for each meeting and a reason nothing is booked.
  const send = dialog.getByRole('button', { name: 'Pesan 3 pertemuan' })
  await send.click()
  await expect(dialog.getByText('Pilih satu waktu.')).toBeVisible()
  await other.getByRole('radio', { name: panjang(INSTEAD) }).check()
  await dialog.getByLabel('Alasan rangkaian').fill(alasan)
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`3 pertemuan dengan ${patient.name} disetujui.`)).toBeVisible()

  const visitor = await openBrowser()
  await openAs(visitor, patient, `${areaOf[5]}/notifikasi`)
  await visitor
    .getByText(`Rangkaian pertemuan dengan ${tenaga.name} sudah dipesan, mulai ${panjang(FIRST)}`)
    .first()
    .click()
  await visitor.waitForURL((url) => url.pathname === `${areaOf[5]}/appointment-detail`)
  await expect(visitor.getByText('Pertemuan 1 dari 3')).toBeVisible()
  const all = visitor.getByRole('region', { name: 'Rangkaian pertemuan' }).getByRole('listitem')
  await expect(all).toHaveText([FIRST, INSTEAD, LAST].map((date) => new RegExp(panjang(date))))
  expect(await violationsIn(visitor)).toEqual([])
  await all.nth(1).getByRole('link').click()
  await expect(visitor.getByText('Pertemuan 2 dari 3')).toBeVisible()
  await expect(visitor.getByText(alasan)).toBeVisible()
  const second = Number(new URL(visitor.url()).searchParams.get('jadwal_id'))

  // The professional cancels what lies ahead, from one of the meetings.
  await openAs(page, tenaga, `${areaOf[3]}/daftarKonsultasi/detail/${second}`)
  await page.getByRole('button', { name: 'Batalkan sisa rangkaian' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan sisa rangkaian' }).click()
  await expect(page.getByText('Rangkaian pertemuan dibatalkan.').first()).toBeVisible()
  expect(await api(patient, getKonsultasi, { query: { jadwalid: second } })).toMatchObject({ status: 'dibatalkan' })
})
