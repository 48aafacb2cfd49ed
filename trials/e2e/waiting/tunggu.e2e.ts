import type { Page } from '@playwright/test'
import { instantOf, isoWib } from '@sehati/contract/base/waktu'
import { cancelKonsultasi, getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import {
  ambilTautan,
  ambilTawaran,
  insertTunggu,
  lewatiTawaran,
  listTunggu,
} from '@sehati/contract/waiting/tunggu.endpoints'
import type { Tawaran } from '@sehati/contract/waiting/tunggu.schema'
import { openAs, pressAfter, settled } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Person } from '@sehati/testkit/clinic/clinic'
import { dayOf, KAMIS, keluhanField, openAppointment, RABU } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { foundInMails } from '../harness/mail.ts'
import { entryFor, isFine, keluhan, passOffer, passUndo, penuh, sampaiJam } from '../harness/tunggu.ts'

const WAKTU = 'Rabu, 25 November 2026'

async function cancels(page: Page, person: Person, jadwal_id: number) {
  await openAs(page, person, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await page.getByRole('button', { name: 'Batalkan konsultasi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: cancelKonsultasi.message })).toBeVisible()
}

const offerOf = async (api: Api, person: Person) => (await api(person, listTunggu))[0]?.tawaran as Tawaran
const take = (page: Page) => page.getByRole('button', { name: 'Ambil slot ini' })

test('a cancelled place goes to the next in line, after a silence to the one after, who takes it by one tap @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { a, tenaga, taken } = await penuh(ownClinic)
  const [b, c] = [await ownClinic.orang(5, { name: 'Budi Kedua' }), await ownClinic.orang(4, { name: 'Citra Ketiga' })]

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, b, '/user/home')
  await openAppointment(page, b, tenaga)
  await keluhanField(page).fill(keluhan)
  await dayOf(page, RABU).click()
  await page.getByRole('button', { name: 'Beri tahu saya jika ada slot kosong' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daftar tunggu' })
  await expect(dialog.getByLabel('Menunggu sampai tanggal')).toHaveValue(RABU)
  await expect(dialog.getByLabel('Keluhan')).toHaveValue(keluhan)
  await isFine(page)
  await dialog.getByRole('button', { name: 'Masuk daftar tunggu' }).click()
  await expect(dialog.getByText(`Anda berada di urutan 1 untuk ${tenaga.name}.`)).toBeVisible()
  await dialog.getByRole('link', { name: 'Lihat daftar tunggu' }).click()
  await expect(page).toHaveURL('/user/tunggu')
  await expect(page.getByText(`Anda berada di urutan 1 untuk ${tenaga.name}.`)).toBeVisible()
  expect(await ownApi(c, insertTunggu, { body: entryFor(tenaga) })).toMatchObject({ urutan: 2 })

  await page.context().close()

  const first = await openBrowser({ baseURL: ownProduct.url })
  await cancels(first, a, taken)
  await first.context().close()

  await passUndo(ownProduct)
  const second = await openBrowser({ baseURL: ownProduct.url })
  await openAs(second, b, '/user/home')
  await expect(second.getByText(`Ada slot kosong ${WAKTU} pukul 09.00 WIB`)).toBeVisible()
  await second.getByRole('link', { name: 'Buka daftar tunggu' }).click()
  await expect(take(second)).toBeVisible()
  const offer = await offerOf(ownApi, b)
  await expect(second.getByText(`Kami tahan untuk Anda sampai ${sampaiJam(offer)}.`)).toBeVisible()
  await isFine(second)
  await second.context().close()

  await passOffer(ownProduct, offer)
  const next = await openBrowser({ baseURL: ownProduct.url })
  await openAs(next, c, '/karyawan/tunggu')
  await expect(next.getByText(`${WAKTU} pukul 09.00 WIB`)).toBeVisible()
  const silent = await openBrowser({ baseURL: ownProduct.url })
  await openAs(silent, b, '/user/tunggu')
  await expect(silent.getByText(`Anda berada di urutan 1 untuk ${tenaga.name}.`)).toBeVisible()
  await expect(take(silent)).toHaveCount(0)
  await silent.goto('/user/notifikasi')
  await silent.getByRole('link', { name: messages.OFFER_EXPIRED.isi }).click()
  await expect(silent).toHaveURL('/user/tunggu')

  await take(next).click()
  await expect(next).toHaveURL(/\/karyawan\/appointment-detail\?jadwal_id=\d+/)
  await expect(next.getByRole('alert').filter({ hasText: ambilTawaran.message })).toBeVisible()
  await expect(next.getByRole('main')).toContainText(WAKTU)
  expect(await ownApi(c, listTunggu)).toEqual([])
})

test('an appointment moves to an earlier place, and stands until then @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { a, tenaga, taken } = await penuh(ownClinic)
  const d = await ownClinic.orang(5, { name: 'Dewi Kemudian' })
  const { id } = await ownClinic.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  const of = { user_id: d.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const jadwal_id = await ownClinic.konsultasi(of, { tanggal: KAMIS, status: 'disetujui' })

  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, d, `/user/appointment-detail?jadwal_id=${jadwal_id}`)
  const toggle = page.getByRole('switch', { name: 'Majukan bila ada yang lebih awal' })
  await toggle.click()
  await expect(page.getByText('Anda berada di urutan 1.')).toBeVisible()
  await toggle.click()
  await expect(page.getByText('Anda berada di urutan 1.')).toHaveCount(0)
  await toggle.click()
  await expect(page.getByText('Anda berada di urutan 1.')).toBeVisible()
  await isFine(page)
  await ownApi(a, cancelKonsultasi, { query: { jadwalid: taken }, body: { alasan: null } })

  await page.context().close()

  await passUndo(ownProduct)
  const offered = await openBrowser({ baseURL: ownProduct.url })
  await openAs(offered, d, '/user/tunggu')
  await expect(offered.getByRole('heading', { name: `Majukan janji dengan ${tenaga.name}` })).toBeVisible()
  await take(offered).click()
  await expect(offered).toHaveURL(`/user/appointment-detail?jadwal_id=${jadwal_id}`)
  await expect(offered.getByText('Jadwal lama Anda sudah kami lepaskan untuk yang lain.')).toBeVisible()
  await expect(offered.getByRole('main')).toContainText(WAKTU)
  const moved = await ownApi(d, getKonsultasi, { query: { jadwalid: jadwal_id } })
  expect(moved).toMatchObject({ status: 'disetujui', tanggal: isoWib(instantOf(RABU, '09:00:00')) })
})

test('a mailed link that programs open a hundred times takes no place; a person does, by one button @journey', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { a, tenaga, taken } = await penuh(ownClinic)
  const b = await ownClinic.orang(5, { name: 'Budi Kedua' })
  await ownApi(b, insertTunggu, { body: entryFor(tenaga) })
  await ownApi(a, cancelKonsultasi, { query: { jadwalid: taken }, body: { alasan: null } })
  await passUndo(ownProduct)
  const [link] = await foundInMails(ownProduct, b.email, /(\/tawaran#\S+)/)
  const page = await openBrowser({ baseURL: ownProduct.url })
  const address = `${ownProduct.url}${link}`
  for (let n = 0; n < 50; n += 1) {
    expect((await page.request.get(address)).status()).toBe(200)
    expect((await page.request.head(address)).status()).toBe(200)
  }
  expect((await ownApi(b, listTunggu))[0]).toMatchObject({ status: 'ditawari' })

  await page.goto(link as string)
  await settled(page)
  await expect(page).toHaveURL('/tawaran')
  const main = page.getByRole('main')
  await expect(main).toContainText(WAKTU)
  await expect(main).toContainText(sampaiJam(await offerOf(ownApi, b)))
  await expect(main).not.toContainText(tenaga.name)
  await expect(main).not.toContainText(b.name)
  await isFine(page)
  expect((await ownApi(b, listTunggu))[0]).toMatchObject({ status: 'ditawari' })
  await take(page).click()
  const done = page.getByRole('status').filter({ hasText: ambilTautan.message })
  await expect(done).toBeFocused()
  await page.goto('about:blank')
  await page.goto(link as string)
  await expect(done).toBeVisible()
  expect(await ownApi(b, listTunggu)).toEqual([])
  await page.goto('/tawaran#token-yang-salah')
  await expect(page.getByRole('alert').filter({ hasText: messages.LINK_INVALID.isi })).toBeVisible()
})

test('an offer that is gone is refused in words, and the list shows what is', async ({
  openBrowser,
  ownProduct,
  ownClinic,
  ownApi,
}) => {
  const { a, tenaga, taken } = await penuh(ownClinic)
  const b = await ownClinic.orang(5)
  await ownApi(b, insertTunggu, { body: entryFor(tenaga) })
  await ownApi(a, cancelKonsultasi, { query: { jadwalid: taken }, body: { alasan: null } })
  await passUndo(ownProduct)
  const page = await openBrowser({ baseURL: ownProduct.url })
  await openAs(page, b, '/user/tunggu')
  await expect(take(page)).toBeVisible()
  const { tawaran_id } = await offerOf(ownApi, b)
  // The person has passed it on at another device.
  const passes = async () => void (await ownApi(b, lewatiTawaran, { body: { tawaran_id } }))
  await pressAfter(page, passes, take(page))
  await expect(page.getByRole('alert').filter({ hasText: messages.OFFER_EXPIRED.isi })).toBeVisible()
  await expect(take(page)).toHaveCount(0)
})
