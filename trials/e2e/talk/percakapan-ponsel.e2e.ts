import { messages } from '@sehati/contract/messages'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { alertOf, homeOf, openAs, settled, signIn } from '@sehati/testkit/browser/acts'
import { violationsIn } from '../harness/accessibility.ts'
import { JUMAT, SENIN } from '../harness/booking.ts'
import { expect, test } from '../harness/fixtures.ts'
import { bubble, chatOf, choose, field, konsultasiOf, openChat, pasangan, say, thread } from '../harness/percakapan.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const ARROW = 'Kembali ke daftar percakapan'

test('on a phone the arrow of a conversation is the way back, and the list is not there twice @journey', async ({
  clinic,
  openBrowser,
}) => {
  const { pasien, tenaga } = await pasangan(clinic)
  const page = await openBrowser(phone)
  await signIn(page, pasien)
  await page.getByRole('link', { name: 'Chat', exact: true }).first().tap()
  // Home too has a link with the name: to the consultation.
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await page.getByRole('link', { name: tenaga.name }).tap()
  await expect(field(page)).toBeVisible()
  await page.getByRole('button', { name: ARROW }).tap()
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: tenaga.name })).toBeVisible()
  await expect(page).toHaveURL(chatOf(pasien))
  await page.goBack()
  await expect(page).toHaveURL(homeOf(pasien.level_id))
})

test('on a phone the list can be reached from a conversation that was opened by its address, or is not there', async ({
  clinic,
  openBrowser,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  const page = await openBrowser(phone)
  await signIn(page, pasien)
  for (const id of [jadwal_id, 2_000_000_000]) {
    await page.goto(chatOf(pasien, id))
    await settled(page)
    await page.getByRole('button', { name: ARROW }).tap()
    await expect(page.getByRole('link', { name: tenaga.name })).toBeVisible()
    await expect(page).toHaveURL(chatOf(pasien))
  }
})

test('a phone whose clock is wrong still says today, and lets a message be deleted within its hour', async ({
  page,
  clinic,
}) => {
  const { pasien, jadwal_id } = await pasangan(clinic)
  await page.clock.setSystemTime('2026-11-25T12:00:00+07:00')
  await openChat(page, pasien, jadwal_id)
  await say(page, 'Selamat pagi')
  await expect(bubble(page, 'Selamat pagi').getByText('Terkirim')).toBeAttached()
  await expect(thread(page).getByText('Hari ini', { exact: true })).toBeVisible()
  await choose(page, 'Selamat pagi', 'Hapus')
  await page.getByRole('button', { name: 'Hapus pesan' }).click()
  await expect(thread(page).getByText('Pesan ini dihapus')).toBeVisible()
})

test('words run in the direction of their script, and only a file is said to be forwarded too', async ({
  page,
  clinic,
}) => {
  const { pasien, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  await say(page, 'شكرا، إلى اللقاء (09.00)!')
  await expect(thread(page).locator('p[data-kata]').first()).toHaveCSS('direction', 'rtl')
  await say(page, 'Terima kasih')
  await expect(thread(page).locator('p[data-kata]').last()).toHaveCSS('direction', 'ltr')
  await expect(bubble(page, 'Terima kasih').getByText('Terkirim')).toBeAttached()
  await choose(page, 'Terima kasih', 'Teruskan')
  await expect(page.getByRole('dialog', { name: 'Teruskan pesan' })).toBeVisible()
  await expect(page.getByText('Lampiran ikut diteruskan.')).toHaveCount(0)
})

test('a person is one row of the inbox, and the conversations with them lead to each other', async ({
  clinic,
  openBrowser,
  api,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  const earlier = await konsultasiOf(clinic, pasien, tenaga, { tanggal: '2026-11-02', status: 'selesai' })
  await konsultasiOf(clinic, pasien, tenaga, { tanggal: SENIN, status: 'dibatalkan' })
  const other = await clinic.tenaga(2)
  const withOther = await konsultasiOf(clinic, pasien, other, { tanggal: JUMAT })
  await api(tenaga, insertPercakapan, { body: { jadwal_id: earlier, pesan: 'Hasilnya sudah ada' } })
  const page = await openBrowser(phone)
  await openAs(page, pasien, chatOf(pasien))
  const rows = page.getByRole('navigation', { name: 'Daftar percakapan' }).getByRole('link')
  await expect(rows).toHaveText([new RegExp(tenaga.name), new RegExp(other.name)])
  await expect(rows.first()).toContainText('Hasilnya sudah ada')
  await expect(rows.first()).toContainText('1 pesan belum dibaca')
  // The cancelled consultation without a message is not counted.
  await expect(rows.first()).toContainText('2 konsultasi')
  await api(other, insertPercakapan, { body: { jadwal_id: withOther, pesan: 'Sampai Jumat' } })
  await expect(rows).toHaveText([/Sampai Jumat/, /Hasilnya sudah ada/])

  await rows.last().tap()
  await expect(page).toHaveURL(chatOf(pasien, jadwal_id))
  await page.getByRole('button', { name: /Pilih konsultasi lain/ }).tap()
  const others = page.getByRole('list', { name: `Konsultasi lain dengan ${tenaga.name}` }).getByRole('link')
  await expect(others).toHaveText([/2 Nov 2026.*Selesai.*1 belum dibaca/])
  expect(await violationsIn(page)).toEqual([])
  await others.tap()
  await expect(page).toHaveURL(chatOf(pasien, earlier))
  await expect(bubble(page, 'Hasilnya sudah ada')).toBeVisible()

  // An alert stands above what one writes.
  const docx = { name: 'surat.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }
  await page.locator('input[type="file"]').setInputFiles(docx)
  const alert = await alertOf(page, messages.ATTACHMENT_REFUSED).boundingBox()
  const top = (await field(page).boundingBox())?.y ?? Number.NaN
  expect((alert?.y ?? Number.NaN) + (alert?.height ?? Number.NaN)).toBeLessThanOrEqual(top)
})
