import type { Locator } from '@playwright/test'
import { openAs } from '@sehati/testkit/browser/acts'
import type { Clinic } from '@sehati/testkit/clinic/clinic'
import decodeQR from 'qr/decode.js'
import { violationsIn } from '../harness/accessibility.ts'
import { SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { watchRooms } from '../harness/rooms.ts'

/** An employee at the desk, and a patient with a visit in person this morning. */
async function pagi(clinic: Clinic) {
  const [petugas, tenaga] = [await clinic.orang(4), await clinic.tenaga(2, { name: 'Sri Rahasia' })]
  await clinic.tugas(petugas.user_id, 'loket')
  const patient = await clinic.orang(4, { name: 'Ratna Rahasia' })
  const at = { jam_mulai: '07:30:00', jam_selesai: '08:00:00' }
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Senin', ...at })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  await clinic.konsultasi(of, { tanggal: SENIN, status: 'disetujui', metode_konsultasi: 'offline', ...at })
  return { petugas, tenaga, patient }
}

/** What a scanner reads of a QR code on a page. */
async function pindai(qr: Locator): Promise<string> {
  const size = 400
  const data = await qr.evaluate(async (svg, size) => {
    const image = new Image(size, size)
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, size, size)
    context.drawImage(image, 0, 0, size, size)
    return [...context.getImageData(0, 0, size, size).data]
  }, size)
  return decodeQR({ width: size, height: size, data: Uint8Array.from(data) })
}

test('a screen that the desk makes has the patient arrive by its code, and shows the number that is called @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { petugas, tenaga, patient } = await pagi(ownClinic)
  const desk = await openBrowser({ baseURL: ownProduct.url })
  const deskRooms = watchRooms(desk)
  await openAs(desk, petugas, '/karyawan/loket')
  const layar = desk.getByRole('region', { name: 'Layar ruang tunggu' })
  await layar.getByRole('button', { name: 'Buat layar' }).click()
  await expect(layar.getByText('Isi nama layar.')).toBeVisible()
  await layar.getByLabel('Nama layar').fill('Lobi')
  await layar.getByRole('button', { name: 'Buat layar' }).click()
  const alamat = await layar.getByLabel('Alamat rahasia layar').inputValue()
  await expect(layar.getByRole('listitem')).toContainText('Lobi')

  const screen = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 1920, height: 1080 } })
  await screen.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    window.speechSynthesis.speak = (ucapan) => {
      said.push(`${ucapan.lang}: ${ucapan.text}`)
      ucapan.dispatchEvent(new Event('end'))
    }
  })
  await screen.goto(alamat)
  await expect(screen.getByText('Belum ada nomor yang dipanggil.')).toBeVisible()
  await screen.getByRole('button', { name: 'Nyalakan suara' }).click()
  const qr = screen.getByRole('img', { name: 'Kode QR untuk mencatat kehadiran' })
  await expect(qr).toBeVisible()
  const kode = (await screen.getByText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/).textContent()) ?? ''
  const tautan = await pindai(qr)
  expect(tautan).toBe(`${ownProduct.url}/user/hadir#${kode.replace(' ', '')}`)

  // What the phone opens from the QR code: an employee is led to the own page.
  const phone = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
  const phoneRooms = watchRooms(phone)
  await openAs(phone, patient, tautan.slice(ownProduct.url.length))
  await expect(phone).toHaveURL(/\/karyawan\/hadir$/)
  await expect(phone.getByText(`dengan ${tenaga.name}`)).toBeVisible()
  await expect(phone.getByLabel('Kode di layar ruang tunggu')).toHaveValue(kode)
  await phone.getByLabel('Kode di layar ruang tunggu').fill('OOOOOO')
  await phone.getByRole('button', { name: 'Saya sudah datang' }).click()
  await expect(phone.getByText('Tidak ada kunjungan hari ini dengan kode ini.')).toBeVisible()
  expect(await violationsIn(phone)).toEqual([])
  await phone.getByLabel('Kode di layar ruang tunggu').fill(kode.toLowerCase())
  await phone.getByRole('button', { name: 'Saya sudah datang' }).click()
  await expect(phone.getByRole('heading', { name: 'Nomor antrean Anda A-1' })).toBeVisible()
  await phone.getByRole('link', { name: 'Lihat antrean' }).click()
  await expect(phone.getByRole('region', { name: 'Nomor antrean Anda' })).toContainText('A-1')
  await expect(screen.getByText('1 orang menunggu')).toBeVisible()

  // Desk and patient receive each step; the screen polls.
  await deskRooms.joined('antrean')
  await phoneRooms.joined('antrean')
  const row = desk.getByRole('listitem').filter({ hasText: patient.name })
  await expect(row).toContainText('A-1 · Menunggu')
  await desk.getByLabel('Ruang', { exact: true }).fill('3')
  await desk.getByRole('button', { name: 'Panggil berikutnya' }).click()
  const called = screen.getByRole('region', { name: 'Nomor yang dipanggil' })
  await expect(called).toContainText('A-1')
  await expect(called).toContainText('Ruang 3')
  await expect(phone.getByText('Giliran Anda. Silakan ke ruang 3.')).toBeVisible()
  const said = () => screen.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(said).toEqual(['id-ID: Nomor A satu, ruang tiga'])
  expect((await screen.content()).includes('Rahasia')).toBe(false)
  await expect(screen.getByRole('main')).not.toContainText(/dokter|psikolog/i)

  for (const width of [360, 1280, 1920]) {
    await screen.setViewportSize({ width, height: width < 400 ? 740 : 1080 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await screen.emulateMedia({ colorScheme })
      expect(await violationsIn(screen)).toEqual([])
    }
    expect(await screen.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
  }
})

test('a screen says that its connection is lost, comes back by itself, and calls a number again', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { petugas, patient } = await pagi(ownClinic)
  const desk = await openBrowser({ baseURL: ownProduct.url })
  await openAs(desk, petugas, '/karyawan/loket')
  await desk.getByLabel('Nama layar').fill('Lobi')
  await desk.getByRole('button', { name: 'Buat layar' }).click()
  const screen = await openBrowser({ baseURL: ownProduct.url })
  await screen.goto(await desk.getByLabel('Alamat rahasia layar').inputValue())
  await expect(screen.getByText('Tidak ada antrean')).toBeVisible()
  await screen.context().setOffline(true)
  await expect(screen.getByText('Sambungan terputus.')).toBeVisible()
  await desk.getByRole('button', { name: `${patient.name} hadir` }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: patient.name })).toContainText('A-1 · Menunggu')
  await desk.getByLabel('Ruang', { exact: true }).fill('Poli Gigi')
  await desk.getByRole('button', { name: 'Panggil berikutnya' }).click()
  await screen.context().setOffline(false)
  const called = screen.getByRole('region', { name: 'Nomor yang dipanggil' })
  await expect(called).toContainText('A-1')
  await expect(called).toContainText('Poli Gigi')
  await expect(screen.getByText('Sambungan terputus.')).toHaveCount(0)
  await desk.getByRole('button', { name: `Lewati ${patient.name}` }).click()
  await expect(screen.getByText('Belum ada nomor yang dipanggil.')).toBeVisible()
  await desk.getByRole('button', { name: 'Panggil berikutnya' }).click()
  await expect(called).toContainText('A-1')
})

test('a screen that is ended after a question shows no number any more', async ({
  openBrowser,
  ownProduct,
  ownClinic,
}) => {
  const { petugas } = await pagi(ownClinic)
  const desk = await openBrowser({ baseURL: ownProduct.url })
  await openAs(desk, petugas, '/karyawan/loket')
  await desk.getByLabel('Nama layar').fill('Lobi')
  await desk.getByRole('button', { name: 'Buat layar' }).click()
  const screen = await openBrowser({ baseURL: ownProduct.url })
  await screen.goto(await desk.getByLabel('Alamat rahasia layar').inputValue())
  await expect(screen.getByText('Sudah datang?')).toBeVisible()
  await desk.getByRole('button', { name: 'Hentikan layar Lobi' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Hentikan' }).click()
  await expect(desk.getByText('Belum ada layar.')).toBeVisible()
  await expect(desk.getByLabel('Alamat rahasia layar')).toHaveCount(0)
  await expect(screen.getByText('Alamat layar ini tidak berlaku')).toBeVisible()
  expect(await violationsIn(screen)).toEqual([])
})

test('the desk scans the code of a patient where the browser can', async ({ openBrowser, ownProduct, ownClinic }) => {
  const { petugas, patient } = await pagi(ownClinic)
  const phone = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
  await openAs(phone, patient, '/karyawan/home')
  const kode = await pindai(phone.getByRole('img', { name: 'Kode QR untuk loket' }))
  expect(kode).toMatch(/^[2-9A-Z]{6}$/)
  const desk = await openBrowser({ baseURL: ownProduct.url })
  await desk.addInitScript((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue }]
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      return canvas.captureStream()
    }
  }, kode)
  await openAs(desk, petugas, '/karyawan/home')
  await desk.getByRole('navigation').getByRole('link', { name: 'Loket' }).first().click()
  // Within the document of another page: the desk's own is loaded for the camera.
  await desk.getByRole('button', { name: 'Pindai' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: patient.name })).toContainText('A-1 · Menunggu')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk).toHaveURL(/\/karyawan\/loket$/)
})
