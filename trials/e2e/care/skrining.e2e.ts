import type { Page } from '@playwright/test'
import * as skrining from '@sehati/contract/care/skrining.endpoints'
import { areaOf, homeOf, openAs, storageOf } from '@sehati/testkit/browser/acts'
import { unikat } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'
import { konsultasiOf } from '../harness/percakapan.ts'

const JAWABAN = ['Tidak pernah', 'Beberapa hari', 'Lebih dari separuh waktu yang dimaksud', 'Hampir setiap hari']
const PHQ9 = { kode: 'PHQ-9', versi: 'id-1' }
const panel = (page: Page) => page.getByRole('region', { name: 'Bantuan untuk Anda' })
const hasil = (page: Page) => page.getByRole('region', { name: 'Hasil skrining' })
const nomor = (page: Page, n: number, dari: number) => page.getByText(`Pertanyaan ${n} dari ${dari}`)

/** Answers the question that is shown, by keyboard alone, and goes on. */
async function answer(page: Page, nilai: number) {
  const choice = page.getByRole('radio', { name: JAWABAN[nilai] })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
  await page.keyboard.press('Enter')
}

async function skip(page: Page) {
  await page.getByRole('button', { name: 'Lewati pertanyaan ini' }).focus()
  await page.keyboard.press('Enter')
}

test('by keyboard: a patient answers one question a screen, saves, reads three sentences, and no number is a gauge @journey', async ({
  page,
  clinic,
}) => {
  const patient = await clinic.orang(5)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, patient, homeOf(5))
  await page.getByRole('link', { name: 'Kenali kondisi Anda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kenali kondisi Anda' })).toBeVisible()
  await expect(page.getByText('No permission required to reproduce').first()).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await page.getByRole('button', { name: 'Mulai Rasa cemas (GAD-7)' }).focus()
  await page.keyboard.press('Enter')
  await expect(nomor(page, 1, 7)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Merasa gelisah, cemas, atau amat tegang' })).toBeFocused()
  // Without an answer it goes nowhere, and says why.
  await page.getByRole('button', { name: 'Lanjut' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pilih satu jawaban, atau lewati pertanyaan ini.')).toBeVisible()
  await expect(nomor(page, 1, 7)).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await answer(page, 1)
  await answer(page, 2)
  // Back, an answer is still there.
  await page.getByRole('button', { name: 'Kembali' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: JAWABAN[2] })).toBeChecked()
  await page.getByRole('button', { name: 'Lanjut' }).focus()
  await page.keyboard.press('Enter')
  for (const nilai of [2, 2, 1, 1]) await answer(page, nilai)
  await skip(page)
  await expect(page.getByText('Anda menjawab 6 dari 7 pertanyaan. Belum ada yang dikirim.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Simpan hasil' }).focus()
  await page.keyboard.press('Enter')

  // (1 + 2 + 2 + 2 + 1 + 1) / 6 × 7 = 10.5, rounded 11: moderate.
  await expect(hasil(page)).toBeFocused()
  await expect(hasil(page)).toContainText('Keluhan Anda layak dibicarakan dengan tenaga profesional.')
  await expect(hasil(page)).toContainText('Ini skrining, bukan diagnosis.')
  await expect(hasil(page)).toContainText(/Dapat diulang setelah \S+, \d+ \S+ 20\d\d\./)
  await expect(hasil(page)).not.toContainText('11')
  await expect(page.getByRole('cell', { name: '11 dari 21' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  expect(await violationsIn(page)).toEqual([])
  expect(await page.getByRole('main').textContent()).not.toContain('gangguan')
  expect(new URL(page.url())).toMatchObject({ pathname: '/user/skrining', search: '', hash: '' })
  // A draft is on the device neither while it is filled in nor afterwards.
  const stored = JSON.stringify(await storageOf(page))
  expect(stored).not.toMatch(/jawaban|GAD-7|skrining/)
})

test('question 9 affirmed: the numbers are there at once and stay, and a person on duty learns that help may be needed @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const [patient, petugas] = [await clinic.orang(4, { name: `Sari ${unikat()}` }), await clinic.tenaga(2)]
  await clinic.tugas(petugas.user_id, 'jaga')
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, patient, `${areaOf[4]}/skrining`)
  await page.getByRole('button', { name: 'Mulai Suasana hati (PHQ-9)' }).click()
  for (let n = 0; n < 8; n += 1) await answer(page, 0)
  await expect(nomor(page, 9, 9)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.getByRole('radio', { name: JAWABAN[1] }).check()
  // Before anything is sent.
  await expect(panel(page)).toContainText(
    'Terima kasih sudah menjawab dengan jujur. Ada hal yang ingin kami bantu sekarang juga.',
  )
  await expect(panel(page)).toContainText('Jawaban belum dikirim.')
  // Without being scrolled for, and beside the answer.
  await expect(panel(page).getByText('Terima kasih sudah menjawab dengan jujur.')).toBeInViewport()
  await expect(page.getByRole('radio', { name: JAWABAN[1] })).toBeInViewport()
  await expect(panel(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Simpan hasil' }).click()
  await expect(hasil(page)).toBeFocused()
  await expect(panel(page)).toContainText('Petugas jaga tahu bahwa Anda mungkin membutuhkan bantuan')
  await expect(panel(page).getByRole('link', { name: 'Keluar cepat' })).toBeVisible()
  // The smallest total is no reason to say that all is well.
  await expect(hasil(page)).toContainText('Keluhan Anda layak dibicarakan dengan tenaga profesional.')
  expect(await violationsIn(page)).toEqual([])

  const other = await openBrowser()
  await openAs(other, petugas, `${areaOf[2]}/jaga`)
  const card = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: patient.name }) })
  await expect(card).toContainText('Ada peringatan dari skrining yang diisi sendiri.')
  await expect(card).not.toContainText(/PHQ|skor/i)
})

test('question 9 skipped: a gentle line with the numbers, and no alert', async ({ page, clinic }) => {
  const patient = await clinic.orang(5)
  await openAs(page, patient, `${areaOf[5]}/skrining`)
  await page.getByRole('button', { name: 'Mulai Suasana hati (PHQ-9)' }).click()
  for (let n = 0; n < 8; n += 1) await answer(page, 0)
  await skip(page)
  await expect(page.getByText('Tidak apa-apa melewati pertanyaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan hasil' }).click()
  await expect(panel(page)).toContainText('Tidak apa-apa melewati pertanyaan tentang melukai diri.')
  await expect(panel(page).getByRole('link', { name: '112' })).toBeVisible()
  await expect(panel(page)).not.toContainText('Petugas jaga tahu')
  expect(await violationsIn(page)).toEqual([])
})

test('a patient who skips everything saves nothing', async ({ page, clinic, api }) => {
  const patient = await clinic.orang(5)
  await openAs(page, patient, `${areaOf[5]}/skrining`)
  await page.getByRole('button', { name: 'Mulai Rasa cemas (GAD-7)' }).click()
  for (let n = 0; n < 7; n += 1) await skip(page)
  await expect(page.getByRole('heading', { name: 'Semua pertanyaan dilewati' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Simpan hasil' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mulai Rasa cemas (GAD-7)' })).toBeVisible()
  expect((await api(patient, skrining.getSkrining)).hasil).toEqual([])
})

test('the psychologist opens the course of a patient who shares it, and it is gone when the patient ends that', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const [patient, tenaga] = [await clinic.orang(5), await clinic.tenaga(3)]
  const jadwal_id = await konsultasiOf(clinic, patient, tenaga)
  for (const jawaban of [
    [3, 3, 3, 3, 2, 0, 0, 0, 0],
    [2, 2, 1, 1, 1, 0, 0, 0, 0],
  ])
    await api(patient, skrining.insertSkrining, { body: { ...PHQ9, jawaban } })
  const detail = `${areaOf[3]}/daftarKonsultasi/detail/${jadwal_id}`
  const other = await openBrowser()
  await openAs(other, tenaga, detail)
  await expect(other.getByRole('heading', { name: 'Detail Konsultasi' })).toBeVisible()
  const card = other.getByRole('region', { name: 'Skrining', exact: true })
  await expect(other.getByRole('heading', { name: 'Riwayat status' })).toBeVisible()
  await expect(card).toHaveCount(0)

  await openAs(page, patient, `${areaOf[5]}/skrining`)
  const share = page.getByRole('switch', { name: `Bagikan kepada ${tenaga.name}` })
  await share.check()
  await expect(page.getByText(`${tenaga.name} dapat membaca hasil skrining Anda.`)).toBeVisible()
  await expect(page.getByRole('img', { name: /Grafik garis\. 2 hasil: skor 14 pada .*, 7 pada / })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await other.reload()
  await card.getByRole('button', { name: 'Buka hasil' }).click()
  await expect(card.getByRole('img', { name: /skor 14 pada .*, 7 pada / })).toBeVisible()
  await card.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click()
  await expect(card.getByRole('row', { name: /14 dari 27/ })).toContainText('Keluhan sedang')
  expect(await violationsIn(other)).toEqual([])

  await share.uncheck()
  await expect(page.getByText(`${tenaga.name} tidak lagi dapat membacanya.`)).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Detail Konsultasi' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Riwayat status' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('an admin imports an instrument; a file without a licence is refused with its reason', async ({
  page,
  clinic,
}) => {
  const admin = await clinic.orang(1)
  const kode = `UJI-${unikat().toUpperCase()}`
  const berkas = {
    kode,
    versi: '1',
    bahasa: 'id',
    sumber: 'Uji',
    izin: '',
    jendela_hari: 30,
    butir: ['Pertanyaan uji'],
    skala: [
      { nilai: 0, kata: 'Tidak' },
      { nilai: 1, kata: 'Ya' },
    ],
    aturan: { pita: [{ dari: 0, sampai: 1, tingkat: 'minimal' }] },
  }
  await openAs(page, admin, '/admin/pengaturan')
  const section = page.getByRole('region', { name: 'Instrumen skrining' })
  const choose = (isi: string) =>
    section.locator('input[type="file"]').setInputFiles({
      name: 'instrumen.json',
      mimeType: 'application/json',
      buffer: Buffer.from(isi),
    })
  await choose('{"kode":')
  await expect(section.getByRole('alert')).toContainText('Berkas tidak terbaca')
  const confirmed = async (isi: object) => {
    await choose(JSON.stringify(isi))
    await page
      .getByRole('dialog', { name: `Impor ${kode} versi 1?` })
      .getByRole('button', { name: 'Impor' })
      .click()
  }
  await confirmed(berkas)
  await expect(section.getByRole('alert')).toContainText('Tulis izin pemakaian.')
  await confirmed({ ...berkas, izin: 'Izin uji', aturan: { pita: [{ dari: 0, sampai: 0, tingkat: 'minimal' }] } })
  await expect(section.getByRole('alert')).toContainText('Rentang skor harus bersambung')
  expect(await violationsIn(page)).toEqual([])
  await confirmed({ ...berkas, izin: 'Izin uji' })
  await expect(section.getByRole('row', { name: new RegExp(kode) })).toContainText('Aktif')
  await expect(section.getByRole('alert')).toHaveCount(0)
})
