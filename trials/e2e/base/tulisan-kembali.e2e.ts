import type { Page } from '@playwright/test'
import { alerts, labels, ratingLabels } from '@sehati/contract/base/texts'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { getKonsultasiTenpro } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import { insertBukaDarurat, removeBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { insertKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import { openAs, pressAfter, seesAlert, settled, signIn } from '@sehati/testkit/browser/acts'
import { type Clinic, unikat } from '@sehati/testkit/clinic/clinic'
import { expect, test } from '../harness/fixtures.ts'

const BALASAN = 'Tulisan panjang yang tidak boleh hilang.'
const ULASAN = 'Penjelasannya runtut dan menenangkan.'
const ALASAN = 'Orang tua menelepon tentang keadaan pasien.'

/** Without live events the page learns from the next call that its session is over: what the user presses is that call. */
const withoutLive = (page: Page) => page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())

async function practice(clinic: Clinic, status: string) {
  const [tenaga, patient] = [await clinic.tenaga(2), await clinic.orang(5)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const [jadwal_id] = (await clinic.konsultasiLampau(of, ['2026-11-16'], { status })) as [number]
  return { tenaga, patient, of, jadwal_id }
}

const atLogin = (page: Page) => page.waitForURL(/\/login\?.*reason=session_expired/)
const isKept = (page: Page) =>
  expect(page.getByText('Tulisan kamu masih ada di tab ini dan kembali setelah login.')).toBeVisible()

/** Everything that the browser stores for the site as readable text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]))

test('a reply that is sent after the session has ended returns with the login, and can be sent @journey', async ({
  page,
  clinic,
}) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await withoutLive(page)
  await openAs(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill(BALASAN)
  await editor.getByLabel('Status').selectOption('selesai')
  await pressAfter(page, () => clinic.endSessions(tenaga.user_id), editor.getByRole('button', { name: 'Simpan' }))
  await atLogin(page)
  await isKept(page)
  expect(await stored(page)).not.toContain(BALASAN)

  await signIn(page, tenaga, detail)
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue(BALASAN)
  await expect(editor.getByLabel('Status')).toHaveValue('selesai')
  await editor.getByRole('button', { name: 'Simpan' }).click()
  await seesAlert(page, alerts.konsultasiUpdated)
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('main').getByText(BALASAN)).toBeVisible()
})

test('a reply that was given up after the login does not return', async ({ page, clinic }) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await openAs(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  const editor = page.getByRole('dialog', { name: 'Update konsultasi' })
  await editor.getByLabel('Balasan konsultasi').fill(BALASAN)
  await clinic.endSessions(tenaga.user_id)
  await atLogin(page)
  await signIn(page, tenaga, detail)
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue(BALASAN)
  await editor.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
  await expect(editor).toHaveCount(0)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(editor.getByLabel('Balasan konsultasi')).toHaveValue('')
})

test('a review returns with the login and can be sent @journey', async ({ page, clinic }) => {
  const { patient, jadwal_id } = await practice(clinic, 'selesai')
  await withoutLive(page)
  await openAs(page, patient, '/user/feedback')
  await page.getByRole('combobox').selectOption(String(jadwal_id))
  await page.getByRole('radio', { name: `4, ${ratingLabels[3]}` }).check({ force: true })
  const comment = page.getByLabel('Komentar', { exact: true })
  await comment.fill(ULASAN)
  const send = page.getByRole('button', { name: labels.feedbackSubmit })
  await pressAfter(page, () => clinic.endSessions(patient.user_id), send)
  await atLogin(page)
  await isKept(page)
  expect(await stored(page)).not.toContain(ULASAN)

  await signIn(page, patient, '/user/feedback')
  await expect(comment).toHaveValue(ULASAN)
  await expect(page.getByRole('combobox')).toHaveValue(String(jadwal_id))
  await expect(page.getByRole('radio', { name: `4, ${ratingLabels[3]}` })).toBeChecked()
  await send.click()
  await seesAlert(page, alerts.feedbackSuccess)
})

test('another account that signs in instead sees nothing of it', async ({ page, clinic }) => {
  const [mine, others] = [await practice(clinic, 'selesai'), await practice(clinic, 'selesai')]
  await openAs(page, mine.patient, '/user/feedback')
  const comment = page.getByLabel('Komentar', { exact: true })
  await comment.fill(ULASAN)
  await clinic.endSessions(mine.patient.user_id)
  await atLogin(page)
  await isKept(page)
  await signIn(page, others.patient, '/user/feedback')
  await settled(page)
  await expect(comment).toHaveValue('')
  // It is deleted then, also for its owner.
  await clinic.endSessions(others.patient.user_id)
  await atLogin(page)
  await signIn(page, mine.patient, '/user/feedback')
  await expect(comment).toHaveValue('')
})

test('the reason of a cancellation returns with its dialog', async ({ page, clinic }) => {
  const { patient, of } = await practice(clinic, 'selesai')
  const jadwal_id = await clinic.konsultasi(of, { tanggal: '2026-11-30', status: 'diajukan' })
  const detail = `/user/appointment-detail?jadwal_id=${jadwal_id}`
  await openAs(page, patient, detail)
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Batalkan konsultasi?' })
  await dialog.getByRole('combobox').selectOption({ index: 5 })
  await dialog.getByRole('textbox').fill('Ada ujian susulan')
  await clinic.endSessions(patient.user_id)
  await atLogin(page)
  await signIn(page, patient, detail)
  await expect(dialog.getByRole('textbox')).toHaveValue('Ada ujian susulan')
  await dialog.getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a template returns to the form from which it was written', async ({ page, clinic }) => {
  const { tenaga, jadwal_id } = await practice(clinic, 'disetujui')
  const detail = `/dokter/daftarKonsultasi/detail/${jadwal_id}`
  await openAs(page, tenaga, detail)
  const openForm = async () => {
    await page.getByRole('button', { name: 'Buat templat balasan' }).click()
    await page.getByRole('button', { name: 'Tambah templat' }).click()
  }
  await page.getByRole('button', { name: 'Update' }).click()
  await openForm()
  const form = page.getByRole('dialog', { name: 'Templat balasan' })
  await form.getByLabel('Isi').fill('Istirahat cukup.')
  await clinic.endSessions(tenaga.user_id)
  await atLogin(page)
  await signIn(page, tenaga, detail)
  await page.getByRole('button', { name: 'Update' }).click()
  await openForm()
  await expect(form.getByLabel('Isi')).toHaveValue('Istirahat cukup.')
})

test('what a reviewer wrote about two accesses returns with the login @journey', async ({ page, clinic, api }) => {
  const { tenaga, patient, jadwal_id } = await practice(clinic, 'disetujui')
  const [admin, peninjau] = [await clinic.orang(1), await clinic.tenaga(2)]
  await clinic.tugas(peninjau.user_id, 'peninjau')
  const { buka_id } = await api(admin, insertBukaDarurat, {
    query: { jadwalid: jadwal_id },
    body: { kategori: 'permintaan_pasien', alasan: ALASAN, password: admin.password },
  })
  await api(admin, removeBukaDarurat, { query: { id: buka_id } })
  await api(tenaga, getKonsultasiTenpro, { query: { jadwalid: jadwal_id } })
  await clinic.untilJejakChained()
  const trail = await api(patient, listJejakSaya)
  const nomor = trail.find((row) => row.tindakan === 'lihat' && row.pelaku?.nama === tenaga.name)?.nomor as number
  const isi = `Saya belum bertemu dokter ini ${unikat()}`
  await api(patient, insertKeberatan, { body: { nomor, isi } })

  await openAs(page, peninjau, '/dokter/tinjauan')
  const opening = page.getByRole('listitem').filter({ hasText: admin.name })
  const report = page.getByRole('listitem').filter({ hasText: isi })
  await opening.getByLabel('Hasil tinjauan').selectOption('Wajar')
  await opening.getByLabel('Catatan peninjau').fill('Sesuai keadaan pasien')
  await report.getByLabel('Hasil pemeriksaan').selectOption('Tidak wajar')
  await report.getByLabel('Tanggapan untuk pelapor').fill('Tidak ada janji temu')
  await clinic.endSessions(peninjau.user_id)
  await atLogin(page)
  await isKept(page)

  await signIn(page, peninjau, '/dokter/tinjauan')
  await expect(opening.getByLabel('Hasil tinjauan')).toHaveValue('wajar')
  await expect(opening.getByLabel('Catatan peninjau')).toHaveValue('Sesuai keadaan pasien')
  await expect(report.getByLabel('Hasil pemeriksaan')).toHaveValue('tidak_wajar')
  await expect(report.getByLabel('Tanggapan untuk pelapor')).toHaveValue('Tidak ada janji temu')
  await report.getByRole('button', { name: 'Kirim tanggapan' }).click()
  await expect(report).toHaveCount(0)
})

test('the reasons of an admin return to their forms, the password does not @journey', async ({ page, clinic }) => {
  const { jadwal_id } = await practice(clinic, 'disetujui')
  const admin = await clinic.orang(1)
  const dialog = page.getByRole('dialog')
  const [alasan, password] = [dialog.getByLabel('Alasan'), dialog.getByLabel('Password', { exact: true })]
  /** Writes in a form, loses the session, signs in and opens the form again. */
  const returns = async (path: string, button: string, choice: [string, string]) => {
    const open = () => page.getByRole('button', { name: button }).click()
    await open()
    await dialog.getByLabel(choice[0]).selectOption(choice[1])
    await alasan.fill(ALASAN)
    await password.fill(admin.password)
    await clinic.endSessions(admin.user_id)
    await atLogin(page)
    await isKept(page)
    expect(await stored(page)).not.toContain(ALASAN)
    await signIn(page, admin, path)
    await open()
    await expect(dialog.getByLabel(choice[0])).toHaveValue(choice[1])
    await expect(alasan).toHaveValue(ALASAN)
    await expect(password).toHaveValue('')
    await password.fill(admin.password)
  }
  const detail = `/admin/konsultasi/detail/${jadwal_id}`
  await openAs(page, admin, detail)
  await returns(detail, 'Buka dengan akses darurat', ['Kategori', 'permintaan_pasien'])
  await dialog.getByRole('button', { name: 'Buka isi klinis' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tutup sekarang' })).toBeVisible()

  await openAs(page, admin, '/admin/impor')
  await returns('/admin/impor', 'Ekspor semua akun', ['Bentuk berkas', 'csv'])
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Unduh daftar akun' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('the message to patients returns with the account that is to be closed', async ({ page, clinic }) => {
  const { tenaga, of } = await practice(clinic, 'selesai')
  await clinic.konsultasi(of, { tanggal: '2026-11-30', status: 'disetujui' })
  const admin = await clinic.orang(1)
  const list = `/admin/role?${new URLSearchParams({ q: tenaga.name })}`
  const open = () => page.getByRole('button', { name: `Nonaktifkan ${tenaga.name}` }).click()
  const pesan = page.getByRole('dialog').getByLabel('Pesan pembatalan')
  await openAs(page, admin, list)
  await open()
  await pesan.fill('Beliau pindah tugas.')
  await clinic.endSessions(admin.user_id)
  await atLogin(page)
  await signIn(page, admin, list)
  await open()
  await expect(pesan).toHaveValue('Beliau pindah tugas.')
})
