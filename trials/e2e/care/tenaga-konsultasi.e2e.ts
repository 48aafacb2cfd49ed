import { delay, pageSize, SEARCH_DEBOUNCE_MS } from '@sehati/contract/base/constants'
import { alerts, emptyTexts, isianTexts, labels, ratingLabels } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { addDays } from '@sehati/contract/base/waktu'
import { listKonsultasiTenpro, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { areaOf, open, openAs, seesAlert, signIn, stopTime } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

const days = (n: number) => Array.from({ length: n }, (_, i) => addDays(SENIN, -1 - i))

/** A professional with so many finished consultations of one patient. */
async function practice(clinic: Clinic, level: 2 | 3, n: number, status = 'selesai') {
  const tenaga = await clinic.tenaga(level)
  const patient = await clinic.orang(5)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const ids = await clinic.konsultasiLampau(of, days(n), { status })
  return { tenaga, patient, of, ids }
}

for (const level of [2, 3] as const) {
  test(`level ${level}: five a page, search after a rest of the keys`, async ({ page, clinic }) => {
    const { tenaga, of } = await practice(clinic, level, pageSize.daftarKonsultasi * 2 + 1)
    const other = await clinic.orang(4)
    await clinic.konsultasi({ ...of, user_id: other.user_id }, { tanggal: SENIN, keluhan: 'Sulit tidur' })
    await openAs(page, tenaga, `${areaOf[level]}/daftarKonsultasi`)
    const rows = page.getByRole('table').getByRole('rowheader')
    await expect(rows).toHaveCount(pageSize.daftarKonsultasi)
    await expect(rows.first()).toContainText(other.name)
    await expect(page.getByRole('table')).toContainText('Sulit tidur')
    for (const name of ['Pasien', 'Keluhan', 'Status'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Halaman 3' }).click()
    await expect(rows).toHaveCount(2)
    expect(new URL(page.url()).searchParams.get('page')).toBe('3')

    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === listKonsultasiTenpro.path && url.searchParams.has('q'))
        asked.push(url.searchParams.get('q') as string)
    })
    // However slow the machine is, the pauses between the keys are shorter than the rest after them.
    await stopTime(page)
    for (const key of other.name.toLowerCase()) {
      await page.getByRole('searchbox').press(key === ' ' ? 'Space' : key)
      await page.clock.runFor(SEARCH_DEBOUNCE_MS / 10)
    }
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await page.clock.resume()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(other.name)
    expect(asked).toEqual([other.name.toLowerCase()])
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()

    await page.getByRole('searchbox').fill('tidak ada yang bernama begini')
    await expect(page.getByText(emptyTexts.pencarian)).toBeVisible()
  })
}

test('the update wants a reply, saves, and closes two seconds after @journey', async ({ page, clinic }) => {
  const { tenaga, ids } = await practice(clinic, 2, 1, 'diajukan')
  await openAs(page, tenaga, `/dokter/daftarKonsultasi/detail/${ids[0]}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog')
  const statuses = await dialog.getByLabel('Status').locator('option').allTextContents()
  expect(statuses).toEqual(['Diajukan', 'Menunggu', 'Disetujui', 'Dibatalkan', 'Selesai'])
  await dialog.getByLabel('Status').selectOption('disetujui')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByText(isianStaf.balasan)).toBeVisible()
  await dialog.getByLabel('Balasan konsultasi').fill('Silakan datang.\nBawa hasil laboratorium.')
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(dialog).toBeVisible()
  await page.clock.fastForward(delay.updateModalClose)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Bawa hasil laboratorium.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Disetujui').first()).toBeVisible()
})

test('what the patient cancelled is final for a professional', async ({ page, clinic }) => {
  const { tenaga, ids } = await practice(clinic, 3, 1, 'dibatalkan')
  await openAs(page, tenaga, `/psikolog/daftarKonsultasi/detail/${ids[0]}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Status')).toBeDisabled()
  await expect(dialog.getByLabel('Status')).toHaveValue('dibatalkan')
  await expect(dialog.getByText(messages.STATUS_FINAL.isi)).toBeVisible()
})

test('unsaved words are not lost by a slip', async ({ page, clinic }) => {
  const { tenaga, ids } = await practice(clinic, 2, 1, 'diajukan')
  await openAs(page, tenaga, `/dokter/daftarKonsultasi/detail/${ids[0]}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').pressSequentially('Sudah panjang sekali', { delay: 40 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Lanjutkan mengisi' }).click()
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue('Sudah panjang sekali')
})

test('the detail shows the BPJS number, or that there is none', async ({ page, clinic }) => {
  const tenaga = await clinic.tenaga(2)
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  await signIn(page, tenaga)
  for (const no_bpjs of ['0001112223334', null]) {
    const patient = await clinic.orang(5, { no_bpjs })
    const tanggal = addDays(SENIN, no_bpjs ? -1 : -2)
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
    const jadwal_id = await clinic.konsultasi(of, { tanggal, keluhan: 'Batuk kering' })
    await open(page, `/dokter/daftarKonsultasi/detail/${jadwal_id}`)
    for (const fact of [patient.name, 'Batuk kering', no_bpjs ?? labels.bpjsMissing])
      await expect(page.getByRole('main').getByText(fact).first()).toBeVisible()
  }
})

test('a consultation of another professional, or one that does not exist', async ({ page, clinic }) => {
  const { ids } = await practice(clinic, 2, 1)
  await signIn(page, await clinic.tenaga(2))
  for (const id of [String(ids[0]), '2147483647', 'abc', '0']) {
    await open(page, `/dokter/daftarKonsultasi/detail/${id}`)
    await expect(page.getByText(isianTexts.konsultasiId)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
  }
})

test('feedback: five stars, search in comment, patient and schedule, ten a page @journey', async ({ page, clinic }) => {
  const { tenaga, patient, of, ids } = await practice(clinic, 3, pageSize.feedback + 1)
  for (const [n, jadwal_id] of ids.entries())
    await clinic.ulasan(
      { ...of, jadwal_id },
      n === 0 ? 5 : 4,
      n === 0 ? 'Sangat terbantu, tidak dihakimi.' : `Baik ${n}`,
    )
  await openAs(page, tenaga, '/psikolog/feedback')
  const reviews = page.getByRole('article')
  await expect(reviews).toHaveCount(pageSize.feedback)
  await page.getByRole('searchbox').fill('DIHAKIMI')
  await expect(reviews).toHaveCount(1)
  await expect(reviews).toContainText(patient.name)
  await expect(reviews).toContainText(ratingLabels[4])
  await expect(reviews.getByRole('img', { name: '5 dari 5 bintang' })).toBeVisible()
  await page.getByRole('searchbox').fill(patient.name)
  await expect(reviews).toHaveCount(pageSize.feedback)
  await page.getByRole('searchbox').fill('22 november 2026')
  await expect(reviews).toHaveCount(1)
  await page.getByRole('searchbox').fill('tidak ada kata ini')
  await expect(page.getByText(emptyTexts.pencarian)).toBeVisible()
})

test('no feedback yet; and an account that is not a professional yet', async ({ page, openBrowser, clinic }) => {
  await openAs(page, await clinic.tenaga(2), '/dokter/feedback')
  await expect(page.getByText(emptyTexts.feedback)).toBeVisible()
  const newcomer = await openBrowser()
  await signIn(newcomer, await clinic.orang(3))
  for (const path of ['feedback', 'jadwal', 'daftarKonsultasi']) {
    await open(newcomer, `/psikolog/${path}`)
    await expect(newcomer.getByText(messages.PROFESSIONAL_NOT_FOUND.isi)).toBeVisible()
  }
})

test('a newer reply is shown beside what was typed, and not overwritten unread', async ({ page, clinic, api }) => {
  const { tenaga, ids } = await practice(clinic, 2, 1, 'diajukan')
  await signIn(page, tenaga)
  await open(page, `/dokter/daftarKonsultasi/detail/${ids[0]}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill('Dari formulir yang lama')
  const jadwalid = ids[0] as number
  const body = { initial_consult: 'Sudah ditulis di tempat lain', status: 'diajukan' } as const
  await api(tenaga, updateKonsultasi, { query: { jadwalid }, body })
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await expect(editor.getByRole('alert')).toContainText(messages.VERSION_STALE.isi)
  await expect(editor.getByText('Sudah ditulis di tempat lain')).toBeVisible()
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue('Dari formulir yang lama')
  const goOn = editor.getByRole('button', { name: 'Sudah dibaca, lanjutkan dengan isian saya' })
  await page.setViewportSize({ width: 360, height: 800 })
  await goOn.scrollIntoViewIfNeeded()
  // Its words break on a phone: neither they nor the notice around them are cut off.
  const room = await goOn.evaluate((button) => {
    const notice = button.closest('[role="status"]') as Element
    return notice.getBoundingClientRect().right - button.getBoundingClientRect().right
  })
  expect(room).toBeGreaterThanOrEqual(0)
  await goOn.click()
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
})

test('finishing before the start asks first, and is taken back', async ({ page, clinic }) => {
  const { tenaga, of } = await practice(clinic, 2, 0)
  const jadwal_id = await clinic.konsultasi(of, { tanggal: addDays(SENIN, 7), status: 'disetujui', balasan: 'Baik' })
  await signIn(page, tenaga)
  await open(page, `/dokter/daftarKonsultasi/detail/${jadwal_id}`)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Status').selectOption('selesai')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  const question = page.getByRole('dialog', { name: 'Tandai selesai sebelum waktunya?' })
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(editor.getByRole('button', { name: 'Simpan' })).toBeEnabled()
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await question.getByRole('button', { name: 'Tandai selesai' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(editor).toHaveCount(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('main').getByText('Disetujui').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText('Disetujui').first()).toBeVisible()
})
