import { homeOf, settled, signIn } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'
import { bubble, chatOf, choose, field, openChat, pasangan, say, thread } from '../harness/percakapan.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const ARROW = 'Kembali ke daftar percakapan'

test('on a phone the arrow of a conversation is the way back, and the list is not there twice', async ({
  clinic,
  openBrowser,
}) => {
  const { pasien, tenaga } = await pasangan(clinic)
  const page = await openBrowser(phone)
  await signIn(page, pasien)
  await page.getByRole('link', { name: 'Chat', exact: true }).first().tap()
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
