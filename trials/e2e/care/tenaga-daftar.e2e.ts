import { alerts, emptyTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { addDays } from '@sehati/contract/base/waktu'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { areaOf, open, openAs, seesAlert } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { journeyIf } from '../harness/journey.ts'

const PHONE = { width: 360, height: 780 }

/** A professional's week: two today (one over), two that wait for an answer, two past ones. Each patient has one. */
async function week(clinic: Clinic, level: 2 | 3 = 2) {
  const tenaga = await clinic.tenaga(level)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const booked = async (tanggal: string, jam: string, status: string, balasan?: string) => {
    const patient = await clinic.orang(5)
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const hours = { jam_mulai: `${jam}:00:00`, jam_selesai: `${jam}:45:00` }
    const jadwal_id = await clinic.konsultasi(of, { tanggal, status, balasan, ...hours })
    return { jadwal_id, name: patient.name }
  }
  return {
    tenaga,
    dini: await booked(SENIN, '05', 'disetujui', 'Istirahat cukup.'),
    siang: await booked(SENIN, '13', 'disetujui'),
    besok: await booked(addDays(SENIN, 1), '09', 'menunggu'),
    lusa: await booked(addDays(SENIN, 2), '09', 'diajukan'),
    kemarin: await booked(addDays(SENIN, -1), '09', 'disetujui'),
    lama: await booked(addDays(SENIN, -40), '09', 'selesai', 'Baik.'),
  }
}

for (const [where, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: today first, the parts with their counts, all in the URL${journeyIf(where === 'a phone')}`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize(viewport)
    const { tenaga, dini, siang, besok, lusa, kemarin, lama } = await week(clinic)
    await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi`)
    const rows = page.getByRole('table').getByRole('rowheader')
    const shows = (...people: { name: string }[]) =>
      expect(rows).toContainText(people.map(({ name }) => name) as [string, ...string[]])
    await shows(dini, siang, besok, lusa, kemarin)
    await page.getByRole('button', { name: 'Halaman 2' }).click()
    await shows(lama)

    const parts = page.getByRole('list', { name: 'Bagian daftar' }).getByRole('button')
    await expect(parts).toHaveText([
      'Semua 6 konsultasi',
      'Hari ini 2 konsultasi',
      'Perlu dijawab 2 konsultasi',
      'Mendatang 3 konsultasi',
      'Riwayat 3 konsultasi',
    ])
    await parts.nth(1).click()
    await shows(dini, siang)
    await expect(parts.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await parts.nth(2).click()
    // What was seen has no deadline any more.
    await shows(lusa, besok)
    await parts.nth(3).click()
    await shows(siang, besok, lusa)
    await parts.nth(4).click()
    await shows(dini, kemarin, lama)
    expect(new URL(page.url()).search).toBe('?bagian=riwayat')

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('search').getByLabel('Status').selectOption('disetujui')
    await shows(dini, kemarin)
    await page.getByLabel('Sampai tanggal').fill(addDays(SENIN, -1))
    await shows(kemarin)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      bagian: 'riwayat',
      status: 'disetujui',
      sampai: addDays(SENIN, -1),
    })
    await page.reload()
    await shows(kemarin)
    await expect(page.getByLabel('Sampai tanggal')).toHaveValue(addDays(SENIN, -1))
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Hapus filter' }).click()
    await shows(dini, kemarin, lama)
  })

test('an approved one that is over is finished from the list, and taken back', async ({ page, clinic }) => {
  const { tenaga, dini, kemarin } = await week(clinic, 3)
  await openAs(page, tenaga, `${areaOf[3]}/daftarKonsultasi`)
  const over = page.getByText('Sudah lewat. Selesaikan konsultasi ini?')
  await expect(over).toHaveCount(2)
  await page.getByRole('button', { name: `Selesaikan konsultasi ${dini.name}` }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(over).toHaveCount(1)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(over).toHaveCount(2)

  // Without a reply the way leads to the form that asks for it, with the status chosen.
  await page.getByRole('link', { name: `Balas dan selesaikan konsultasi ${kemarin.name}` }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await expect(editor.getByLabel('Status')).toHaveValue('selesai')
  await editor.getByLabel('Balasan konsultasi').fill('Sudah dibahas bersama.')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(editor).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('an empty part says so and leads back to everything', async ({ page, clinic }) => {
  const tenaga = await clinic.tenaga(2)
  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi`)
  await expect(page.getByText(emptyTexts.cocok)).toBeVisible()
  await open(page, `${areaOf[2]}/daftarKonsultasi?bagian=hari_ini`)
  await expect(page.getByText('Tidak ada konsultasi hari ini.')).toBeVisible()
  await page.getByRole('button', { name: 'Tampilkan semua konsultasi' }).click()
  await expect(page.getByText(emptyTexts.cocok)).toBeVisible()
})

for (const [where, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${where}: what a reply is about stands beside it, and nothing of other professionals`, async ({
    page,
    clinic,
    api,
  }) => {
    await page.setViewportSize(viewport)
    const [tenaga, other, patient] = [await clinic.tenaga(2), await clinic.tenaga(3), await clinic.orang(5)]
    const with_ = async (who: { profesional_id: number }, tanggal: string, keluhan: string, balasan?: string) => {
      const { profesional_id } = who
      const { id } = await clinic.sesi(profesional_id, { hari: 'Senin', sesi: Number(tanggal.slice(8)) })
      const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: id }
      return clinic.konsultasi(of, { tanggal, keluhan, balasan, status: balasan ? 'selesai' : 'diajukan' })
    }
    const before = await with_(tenaga, addDays(SENIN, -7), 'Demam', 'Minum air putih yang cukup.')
    expect(before).toBeGreaterThan(0)
    await with_(other, addDays(SENIN, -3), 'Cemas', 'Rahasia antara pasien dan psikolog.')
    const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Selasa' })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const now = await clinic.konsultasi(of, { tanggal: addDays(SENIN, 1), keluhan: 'Demam lagi sejak kemarin.' })
    await api(patient, insertPercakapan, { body: { jadwal_id: now, pesan: 'Suhunya 38,5 derajat.' } })

    await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${now}`)
    await page.getByRole('button', { name: 'Update' }).click()
    const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
    const fold = editor.getByText('Keluhan, percakapan, dan konsultasi sebelumnya')
    if (viewport === PHONE) {
      await expect(editor.getByText('Demam lagi sejak kemarin.')).toBeHidden()
      await fold.click()
    } else await expect(fold).toHaveCount(0)
    for (const text of ['Demam lagi sejak kemarin.', 'Suhunya 38,5 derajat.', 'Minum air putih yang cukup.'])
      await expect(editor.getByText(text)).toBeVisible()
    await expect(editor.getByText('Rahasia antara')).toHaveCount(0)
    await expect(editor.getByRole('link', { name: /^Detail konsultasi/ })).toHaveAttribute(
      'href',
      `${areaOf[2]}/daftarKonsultasi/detail/${before}`,
    )
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    // The link leads to the other consultation, whose form does not hold what was typed about this one.
    await editor.getByLabel('Balasan konsultasi').fill('Untuk konsultasi yang baru')
    await editor.getByRole('link', { name: /^Detail konsultasi/ }).click()
    await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
    await expect(editor).toHaveCount(0)
    // Before the other consultation is loaded, Update says that it is not.
    await expect(page.getByRole('main').getByText('Minum air putih yang cukup.')).toBeVisible()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue('Minum air putih yang cukup.')
    await expect(editor.getByLabel('Status')).toHaveValue('selesai')
  })

test('the next step is one press with a reply, and the form without one', async ({ page, clinic }) => {
  const { tenaga, besok, lusa } = await week(clinic)
  await openAs(page, tenaga, `${areaOf[2]}/daftarKonsultasi/detail/${besok.jadwal_id}`)
  await page.getByRole('button', { name: 'Setujui' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await expect(editor.getByLabel('Status')).toHaveValue('disetujui')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await expect(editor.getByText(isianStaf.balasan)).toBeVisible()
  await editor.getByLabel('Balasan konsultasi').fill('Silakan datang.')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(editor).toHaveCount(0)

  // Now a reply is written: finishing asks first, because it has not begun, and is taken back.
  await page.getByRole('button', { name: 'Selesaikan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(page.getByRole('button', { name: 'Selesaikan' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('button', { name: 'Selesaikan' })).toBeVisible()

  await open(page, `${areaOf[2]}/daftarKonsultasi/detail/${lusa.jadwal_id}`)
  await expect(page.getByRole('button', { name: 'Setujui' })).toBeVisible()
})
