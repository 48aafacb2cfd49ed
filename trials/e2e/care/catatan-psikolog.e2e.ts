import { getRekam, listRekamDirilis, putDrafRekam } from '@sehati/contract/care/rekam.endpoints'
import { areaOf, openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import { violationsIn } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

const phone = { viewport: { width: 360, height: 780 } }

/** A client and a psychologist with a finished consultation, and the address of its notes. */
async function psychology(clinic: Clinic) {
  const [klien, psikolog] = [await clinic.orang(5), await clinic.tenaga(3)]
  const sesi = await clinic.sesi(psikolog.profesional_id)
  const of = { user_id: klien.user_id, profesional_id: psikolog.profesional_id, jadwal_tenaga_id: sesi.id }
  const [jadwalid] = (await clinic.konsultasiLampau(of, ['2026-11-18'], { status: 'selesai' })) as [number]
  const notes = `${areaOf[3]}/daftarKonsultasi/detail/${jadwalid}?bagian=catatan`
  return { klien, psikolog, jadwalid, notes }
}

test('a psychologist writes, signs, corrects and releases; the client reads and lets another one read @journey', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const { klien, psikolog, jadwalid } = await psychology(clinic)
  const rekan = await clinic.tenaga(3)
  await openAs(page, psikolog, `${areaOf[3]}/daftarKonsultasi/detail/${jadwalid}`)
  await page.getByRole('button', { name: 'Catatan psikolog' }).click()
  const limited = page.getByRole('region', { name: 'Catatan terbatas' })
  const dialog = page.getByRole('dialog', { name: 'Tandatangani catatan' })

  // Nothing is signed that is empty; a wrong password signs nothing.
  await limited.getByRole('button', { name: 'Tandatangani' }).click()
  await expect(page.getByText('Tulis catatan sebelum menandatangani.')).toBeVisible()
  await limited.getByLabel('Isi catatan terbatas').fill('Klien berlatih tidur teratur.')
  await limited.getByRole('button', { name: 'Tandatangani' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('bukan-password')
  await dialog.getByRole('button', { name: 'Tandatangani' }).click()
  await expect(dialog.getByText('Password tidak sesuai.')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(psikolog.password)
  await dialog.getByRole('button', { name: 'Tandatangani' }).click()
  await expect(limited.getByText('Klien berlatih tidur teratur.')).toBeVisible()
  await expect(
    limited.getByText(`Ditandatangani secara elektronik oleh ${psikolog.name} pada Senin, 23 November 2026`),
  ).toBeVisible()

  // A correction begins with what was signed, and needs a reason.
  await limited.getByRole('button', { name: 'Perbaiki catatan' }).click()
  await expect(limited.getByLabel('Perbaikan catatan terbatas')).toHaveValue('Klien berlatih tidur teratur.')
  await limited.getByLabel('Perbaikan catatan terbatas').fill('Klien tidur teratur.')
  await limited.getByRole('button', { name: 'Tandatangani' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(psikolog.password)
  await dialog.getByRole('button', { name: 'Tandatangani' }).click()
  await expect(dialog.getByText('Tulis alasan perbaikan.')).toBeVisible()
  await dialog.getByLabel('Alasan perbaikan').fill('Kalimat kurang tepat')
  await dialog.getByRole('button', { name: 'Tandatangani' }).click()
  await expect(limited.getByText('Alasan perbaikan: Kalimat kurang tepat')).toBeVisible()
  await limited.getByText('Versi sebelumnya (1)').click()
  await expect(limited.getByText('Klien berlatih tidur teratur.')).toBeVisible()

  const client = await openBrowser(phone)
  await openAs(client, klien, `${areaOf[5]}/appointment-detail?jadwal_id=${jadwalid}`)
  const own = client.getByRole('region', { name: 'Catatan psikolog' })
  await expect(own.getByText('Catatan belum dirilis.')).toBeVisible()

  await limited.getByRole('button', { name: 'Rilis kepada klien' }).click()
  await page
    .getByRole('dialog', { name: 'Rilis catatan ini kepada klien?' })
    .getByRole('button', { name: 'Rilis' })
    .click()
  await expect(limited.getByText('Dirilis kepada klien pada')).toBeVisible()
  expect(await violationsIn(page)).toEqual([])

  await client.reload()
  await expect(own.getByText('Klien tidur teratur.')).toBeVisible()
  await own.getByRole('button', { name: 'Beri izin' }).click()
  const giving = client.getByRole('dialog', { name: 'Beri izin membaca catatan' })
  await giving.getByRole('button', { name: 'Beri izin' }).click()
  await expect(giving.getByText('Pilih tenaga profesional lain yang masih aktif.')).toBeVisible()
  await expect(giving.getByRole('radio', { name: psikolog.name })).toHaveCount(0)
  await giving.getByLabel('Cari nama atau profesi').fill('tidak ada nama ini')
  await expect(giving.getByText('Tidak ada yang cocok.')).toBeVisible()
  await giving.getByLabel('Cari nama atau profesi').fill(rekan.name.slice(3).toUpperCase())
  await expect(giving.getByRole('radio')).toHaveCount(1)
  await giving.getByRole('radio', { name: rekan.name }).check()
  await giving.getByLabel('Cari nama atau profesi').fill('psikolog')
  await expect(giving.getByRole('radio', { name: rekan.name })).toBeChecked()
  await giving.getByLabel('Izin berlaku sampai').fill('2027-02-21')
  await giving.getByRole('button', { name: 'Beri izin' }).click()
  await expect(giving.getByText('Pilih tanggal mulai hari ini sampai paling lama 90 hari.')).toBeVisible()
  expect(await violationsIn(client)).toEqual([])
  await giving.getByLabel('Izin berlaku sampai').fill('2026-12-01')
  await giving.getByRole('button', { name: 'Beri izin' }).click()
  await expect(own.getByText('Berlaku sampai Selasa, 1 Desember 2026')).toBeVisible()
  expect(await violationsIn(client)).toEqual([])

  const colleague = await openBrowser(phone)
  await openAs(colleague, rekan, `${areaOf[3]}/daftarKonsultasi`)
  await colleague.getByRole('link', { name: 'Catatan dibagikan' }).click()
  const shared = colleague.getByRole('article', { name: klien.name })
  await shared.getByRole('button', { name: 'Baca catatan' }).click()
  await expect(shared.getByText('Klien tidur teratur.')).toBeVisible()
  expect(await violationsIn(colleague)).toEqual([])

  await own.getByRole('button', { name: `Cabut izin ${rekan.name}` }).click()
  await client.getByRole('dialog', { name: 'Cabut izin ini?' }).getByRole('button', { name: 'Cabut izin' }).click()
  await expect(own.getByText('Dicabut Senin, 23 November 2026')).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByText('Belum ada klien yang memberi Anda izin membaca catatan.')).toBeVisible()

  // The client sees in their trail who read with the permission.
  await clinic.untilJejakChained()
  await client.goto(`${areaOf[5]}/privasi/jejak`)
  await expect(client.getByText('dengan izin atau atas permintaan Anda')).toBeVisible()
})

test('a draft is saved while it is typed, on the server alone', async ({ page, clinic, api }) => {
  const { psikolog, jadwalid, notes } = await psychology(clinic)
  await openAs(page, psikolog, notes)
  const full = page.getByRole('region', { name: 'Catatan lengkap' })
  await full.getByLabel('Isi catatan lengkap').fill('rahasiayangdiketik')
  await expect(full.getByRole('status').filter({ hasText: 'Draf tersimpan di server.' })).toBeVisible()
  const stored = async () => (await api(psikolog, getRekam, { query: { jadwalid } })).catatan[0]?.draf?.isi
  await expect.poll(stored).toBe('rahasiayangdiketik')
  const device = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases])
  })
  expect(device).not.toContain('rahasiayangdiketik')
  await page.reload()
  await expect(full.getByLabel('Isi catatan lengkap')).toHaveValue('rahasiayangdiketik')
})

test('of two editors the later one keeps its text, and reads the other one first', async ({ page, clinic, api }) => {
  const { psikolog, jadwalid, notes } = await psychology(clinic)
  await openAs(page, psikolog, notes)
  const full = page.getByRole('region', { name: 'Catatan lengkap' })
  const editor = full.getByLabel('Isi catatan lengkap')
  await expect(editor).toBeVisible()
  const query = { jadwalid }
  await api(psikolog, putDrafRekam, { query, body: { jenis: 'lengkap', isi: 'Dari ponsel', dasar_versi: 0 } })
  await editor.fill('Dari laptop')
  await editor.blur()
  await expect(full.getByText('Catatan ini sudah diperbarui. Bacalah versi terbaru.')).toBeVisible()
  await expect(full.getByText('Dari ponsel')).toBeVisible()
  await expect(editor).toHaveValue('Dari laptop')
  await expect(full.getByRole('button', { name: 'Tandatangani' })).toBeDisabled()
  expect(await violationsIn(page)).toEqual([])
  await full.getByRole('button', { name: 'Sudah dibaca, lanjutkan dengan isian saya' }).click()
  await expect(full.getByText('Dari ponsel')).toHaveCount(0)
  const stored = async () => (await api(psikolog, getRekam, { query })).catatan[0]?.draf?.isi
  await expect.poll(stored).toBe('Dari laptop')
})

test('a physician and a client of a physician see nothing of notes', async ({ page, openBrowser, clinic, api }) => {
  const [pasien, dokter] = [await clinic.orang(4), await clinic.tenaga(2)]
  const sesi = await clinic.sesi(dokter.profesional_id)
  const of = { user_id: pasien.user_id, profesional_id: dokter.profesional_id, jadwal_tenaga_id: sesi.id }
  const [id] = (await clinic.konsultasiLampau(of, ['2026-11-18'], { status: 'selesai' })) as [number]
  await openAs(page, dokter, `${areaOf[2]}/daftarKonsultasi/detail/${id}?bagian=catatan`)
  await expect(page.getByRole('heading', { name: 'Keluhan' })).toBeVisible()
  await expect(page.getByText('Catatan psikolog')).toHaveCount(0)
  const patient = await openBrowser()
  await openAs(patient, pasien, `${areaOf[4]}/appointment-detail?jadwal_id=${id}`)
  await expect(patient.getByRole('heading', { name: 'Keluhan' })).toBeVisible()
  await expect(patient.getByText('Catatan psikolog')).toHaveCount(0)
  expect(await api(pasien, listRekamDirilis, { query: { jadwalid: id } })).toEqual([])
})
