import { getLayananAdmin, replaceNomorDarurat, updateLayanan } from '@sehati/contract/clinic/layanan.endpoints'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { alertOf, openAs, settled, tryLogin } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { RABU } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'

test.use({ expectedFaults: /40[39]/ })

test('what an admin writes about the clinic is what visitors read @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const [admin, closed] = [await ownClinic.orang(1), await ownClinic.orang(5)]
  await ownClinic.deactivate(closed.user_id)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, admin, '/admin/home')
  await page.getByRole('link', { name: 'Informasi Layanan' }).click()
  await expect(page).toHaveURL('/admin/layanan')
  await settled(page)
  const preview = page.getByRole('region', { name: 'Yang dilihat publik' })
  const save = page.getByRole('button', { name: 'Simpan informasi layanan' })
  await expect(preview).toContainText('Belum ada kontak.')

  await test.step('texts: the preview follows, a wrong field is named, leaving asks', async () => {
    await page.getByLabel('Telepon 1').fill('(021) 555-0100')
    await page.getByLabel('Email layanan').fill('klinik@kampus.test')
    await page.getByLabel('Alamat').fill('Jalan Contoh 1')
    await page.getByLabel('Cara pembayaran').fill('Tunai di loket.')
    await page.getByLabel('Tautan peta').fill('http://peta.test')
    await expect(preview).toContainText('Jalan Contoh 1')
    await expect(preview.getByRole('link', { name: '(021) 555-0100' })).toHaveAttribute('href', 'tel:0215550100')
    await save.click()
    await expect(page.getByText('Tautan peta harus diawali https://')).toBeVisible()
    await page.getByLabel('Tautan peta').fill('https://peta.test/klinik')
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lanjutkan mengisi' }).click()
    await expect(page).toHaveURL('/admin/layanan')
    await save.click()
    await expect(page.getByText(updateLayanan.message)).toBeVisible()
  })

  await test.step('another admin wrote in between: nothing is overwritten, and the text typed stays until it is given up', async () => {
    const { versi } = await ownApi(admin, getLayananAdmin)
    await page.getByLabel('Nama klinik').fill('Klinik Lama')
    await ownApi(admin, updateLayanan, { body: { dasar_versi: versi, nama: 'Klinik Kampus' } })
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: messages.LAYANAN_STALE.isi })).toBeVisible()
    await expect(page.getByLabel('Nama klinik')).toHaveValue('Klinik Lama')
    await page.getByRole('button', { name: 'Muat yang terbaru' }).click()
    await expect(page.getByLabel('Nama klinik')).toHaveValue('Klinik Kampus')
  })

  const numbers = page.getByRole('list', { name: 'Nomor darurat' })
  await test.step('an emergency number that is always answered asks for no hours, and is removed again', async () => {
    await page.getByRole('button', { name: 'Tambah nomor' }).press('Enter')
    await page.getByLabel('Untuk apa nomor ini').fill('ambulans kampus')
    await page.getByRole('textbox', { name: 'Nomor', exact: true }).fill('0812-5550-0102')
    await expect(page.getByLabel('Dijawab', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Mulai (WIB)')).toHaveCount(0)
    await page.getByRole('button', { name: 'Simpan nomor' }).press('Enter')
    await expect(numbers.getByRole('listitem')).toHaveCount(6)
    await page.getByRole('button', { name: /^Hapus 081255500102/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus nomor' }).click()
    await expect(numbers.getByRole('listitem')).toHaveCount(5)
  })

  await test.step('another admin changed the numbers in between: the form of one says so, and what was typed stays', async () => {
    const { versi_nomor, nomor_darurat } = await ownApi(admin, getLayananAdmin)
    await page.getByRole('button', { name: 'Tambah nomor' }).click()
    await page.getByLabel('Untuk apa nomor ini').fill('ambulans kampus')
    await page.getByRole('textbox', { name: 'Nomor', exact: true }).fill('0812-5550-0103')
    await ownApi(admin, replaceNomorDarurat, { body: { dasar_versi: versi_nomor, nomor_darurat } })
    await page.getByRole('button', { name: 'Simpan nomor' }).click()
    await expect(page.getByText(messages.LAYANAN_STALE.isi)).toBeVisible()
    await expect(page.getByLabel('Untuk apa nomor ini')).toHaveValue('ambulans kampus')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tutup tanpa menyimpan' }).click()
    await page.reload()
    await settled(page)
  })

  await test.step('emergency numbers: added and moved by keyboard, removed after a question', async () => {
    await page.getByRole('button', { name: 'Tambah nomor' }).press('Enter')
    await page.getByLabel('Untuk apa nomor ini').fill('petugas jaga kampus')
    await page.getByRole('textbox', { name: 'Nomor', exact: true }).fill('0812-5550-0101')
    await page.getByLabel('Dijawab', { exact: true }).selectOption('Pada jam tertentu')
    await page.getByRole('checkbox', { name: 'Senin' }).press('Space')
    await page.getByLabel('Selesai (WIB)').fill('15.30')
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Simpan nomor' }).press('Enter')
    await expect(numbers.getByRole('listitem')).toHaveCount(6)
    await page.getByRole('button', { name: 'Naikkan 081255500101, petugas jaga kampus' }).press('Enter')
    await expect(numbers.getByRole('listitem').nth(4)).toContainText(
      'petugas jaga kampus (Selasa–Jumat 08.00–15.30 WIB)',
    )
    await expect(page.getByRole('button', { name: 'Naikkan 081255500101, petugas jaga kampus' })).toBeFocused()
    await page.getByRole('button', { name: /^Hapus 129/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus nomor' }).click()
    await expect(numbers.getByRole('listitem')).toHaveCount(5)
    expect(await violationsIn(page)).toEqual([])
  })

  await test.step('the landing page has it without a script', async () => {
    const visitor = await openBrowser({ baseURL: ownProduct.url, javaScriptEnabled: false })
    await visitor.goto('/')
    await expect(visitor.getByRole('link', { name: '(021) 555-0100' })).toBeVisible()
    await expect(visitor.getByText('Jalan Contoh 1')).toBeVisible()
    await visitor.getByText('Berapa biayanya?').click()
    await expect(visitor.getByText('Tunai di loket.')).toBeVisible()
    await visitor.getByText('Lihat nomor bantuan').click()
    await expect(visitor.getByRole('link', { name: '081255500101' })).toBeVisible()
    const own = visitor.getByRole('listitem').filter({ hasText: 'petugas jaga kampus' })
    await expect(own).toContainText('(Selasa–Jumat 08.00–15.30 WIB)')
    await expect(own.getByText('Sedang tutup.')).toBeVisible()
    await expect(visitor.getByText('Sedang tutup.')).toHaveCount(1)
    await expect(visitor.getByRole('link', { name: '129' })).toHaveCount(0)
    for (const address of ['/help', '/login', '/user/appointment']) {
      await visitor.goto(address)
      await expect(visitor.getByRole('link', { name: '081255500101' })).toBeVisible()
      const waiting = visitor.getByRole('listitem').filter({ hasText: 'petugas jaga kampus' })
      await expect(waiting).toContainText('Sedang tutup.')
      const dialled = visitor.getByRole('listitem').filter({ hasText: '119 ekstensi 8' })
      await expect(dialled).toContainText('Hubungi 119. Setelah tersambung, tekan 8.')
    }
  })

  await test.step('a patient who comes in person finds the way there', async () => {
    const [patient, tenaga] = [await ownClinic.orang(5), await ownClinic.tenaga(2)]
    const { id } = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id, tanggal: RABU }
    const body = { ...of, keluhan: 'Pusing', metode_konsultasi: 'offline', use_bpjs: 0 } as const
    const { jadwal_id } = await ownApi(patient, bookKonsultasi, { body })
    const phone = await openBrowser({ baseURL: ownProduct.url, viewport: { width: 360, height: 740 } })
    await openAs(phone, patient, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
    await expect(phone.getByText('Jalan Contoh 1')).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Buka peta di tab baru' })).toBeVisible()
  })

  await test.step('the login of a closed account says how to reach the service', async () => {
    const visitor = await openBrowser({ baseURL: ownProduct.url })
    await visitor.goto('/login')
    await tryLogin(visitor, closed)
    const alert = alertOf(visitor, messages.ACCOUNT_INACTIVE)
    await expect(alert.getByRole('link', { name: '(021) 555-0100' })).toBeVisible()
    await expect(alert.getByRole('link', { name: 'klinik@kampus.test' })).toBeVisible()
    await visitor.goto('/help#kontak')
    await settled(visitor)
    await expect(visitor.getByRole('link', { name: 'klinik@kampus.test' })).toBeVisible()
    const map = visitor.getByRole('link', { name: 'Buka peta di tab baru' })
    await expect(map).toHaveAttribute('rel', 'noopener')
    await expect(map).toHaveAttribute('target', '_blank')
    expect(await violationsIn(visitor)).toEqual([])
  })
})
