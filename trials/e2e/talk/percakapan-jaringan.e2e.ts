import type { Page } from '@playwright/test'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { insertPercakapan, listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { signIn } from '@sehati/testkit/browser/acts'
import { expect, test } from '../harness/fixtures.ts'
import { startBeside } from '../harness/own-product.ts'
import { bubble, chatOf, field, openChat, pasangan, say, wordsOf } from '../harness/percakapan.ts'
import { rested } from '../harness/rest.ts'

const expectWords = (page: Page, words: string[]) => expect.poll(() => wordsOf(page)).toEqual(words)

/** How many messages this device keeps: one is shown as waiting a moment before it is stored. */
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sehati-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('kiriman').objectStore('kiriman').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
          counting.onerror = () => reject(counting.error)
        }
      }),
  )

/** Blocks sent messages until the returned function is called; all other requests pass. */
async function cutSending(page: Page) {
  let isCut = true
  await page.route('**/api/allroles/percakapan', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  return () => {
    isCut = false
  }
}

test('the network cut in mid-sending: no loss, no double, right order on both sides @journey', async ({
  page,
  openBrowser,
  clinic,
  api,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const other = await openBrowser()
  await openChat(other, tenaga, jadwal_id)
  await say(page, 'satu')
  await expect(bubble(page, 'satu')).toContainText('Dibaca')
  await rested(page)
  // The second one is written by the server, but its response never arrives.
  let isLost = false
  await page.route('**/api/allroles/percakapan', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  const all = ['satu', 'dua', 'tiga', 'empat', 'lima']
  for (const words of all.slice(1)) await say(page, words)
  await expectWords(page, all)
  await expect(bubble(page, 'lima')).toContainText('Menunggu dikirim')
  await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'sela' } })
  await page.context().setOffline(false)
  await expect(bubble(page, 'lima')).toContainText(/Terkirim|Sampai|Dibaca/)
  const stored = (await api(pasien, listPercakapan, { query: { jadwal_id } })).map(({ pesan }) => pesan)
  expect(stored.filter((words) => words !== 'sela')).toEqual(all)
  expect(stored).toHaveLength(6)
  await expectWords(page, stored)
  await expectWords(other, stored)
})

test('what is unsent survives a reload and an expired session, and goes out in order', async ({
  page,
  clinic,
  api,
}) => {
  const { pasien, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const restore = await cutSending(page)
  for (const words of ['pertama', 'kedua', 'ketiga']) await say(page, words)
  await expect(bubble(page, 'ketiga')).toContainText('Menunggu dikirim')
  await expect.poll(() => countKept(page)).toBe(3)
  await page.reload()
  await expectWords(page, ['pertama', 'kedua', 'ketiga'])
  await expect(bubble(page, 'pertama')).toContainText('Menunggu dikirim')

  await clinic.endSessions(pasien.user_id)
  // The pause before the next try, which the page would learn it from, passes in a moment.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(page).toHaveURL(/\/login/, { timeout: 1_000 })
  }).toPass()
  restore()
  await signIn(page, pasien, chatOf(pasien, jadwal_id))
  await expect(bubble(page, 'ketiga')).toContainText('Terkirim')
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token') as string }))
  const stored = await api({ token }, listPercakapan, { query: { jadwal_id } })
  expect(stored.map(({ pesan }) => pesan)).toEqual(['pertama', 'kedua', 'ketiga'])
})

test('signing out with unsent messages is asked about; the next person finds nothing of them', async ({
  page,
  clinic,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await openChat(page, pasien, jadwal_id)
  const restore = await cutSending(page)
  await say(page, 'belum terkirim')
  await expect(bubble(page, 'belum terkirim')).toContainText('Menunggu dikirim')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Ada pesan yang belum terkirim' })
  await question.getByRole('button', { name: 'Tetap masuk' }).click()
  await expect(bubble(page, 'belum terkirim')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Keluar dan buang pesan' }).click()
  await page.waitForURL(/\/login/)
  restore()
  await openChat(page, tenaga, jadwal_id)
  expect(await countKept(page)).toBe(0)
  // What had still been on its way would have been stored before the next person's own words.
  await say(page, 'halo')
  await expect(bubble(page, 'halo')).toContainText('Terkirim')
  expect(await wordsOf(page)).toEqual(['halo'])
})

test('without the live channel messages and ticks come by polling, and the screen says that it is slower', async ({
  page,
  clinic,
  api,
}) => {
  const { pasien, tenaga, jadwal_id } = await pasangan(clinic)
  await page.routeWebSocket(`**${REALTIME_PATH}/**`, (socket) => socket.close())
  await openChat(page, pasien, jadwal_id)
  await expect(page.getByText('Koneksi langsung terputus. Pesan diperbarui setiap 2 detik.')).toBeVisible()
  await api(tenaga, insertPercakapan, { body: { jadwal_id, pesan: 'Apakah terbaca?' } })
  await expect(bubble(page, 'Apakah terbaca?')).toBeVisible()
  await say(page, 'Sudah saya baca')
  await expect(bubble(page, 'Sudah saya baca')).toContainText('Terkirim')
})

test.describe('servers that come and go', () => {
  test.use({ baseURL: ({ ownProduct }, use) => use(ownProduct.url) })

  test('two of them on one database notify each other, and the one that holds the socket may be killed', async ({
    page,
    openBrowser,
    ownProduct,
    ownClinic,
    ownApi,
  }) => {
    const { pasien, tenaga, jadwal_id } = await pasangan(ownClinic)
    const beside = await startBeside(ownProduct)
    try {
      await openChat(page, pasien, jadwal_id)
      const other = await openBrowser({ baseURL: beside.url })
      await openChat(other, tenaga, jadwal_id)
      // Typing is published by the live channel only.
      await field(page).pressSequentially('sa')
      await expect(other.getByText('sedang mengetik…')).toBeVisible()
      await say(page, 'satu')
      await expect(bubble(other, 'satu')).toBeVisible()
      await expect(bubble(page, 'satu')).toContainText('Dibaca')
      await beside.killServer()
      await say(other, 'dua')
      await expect(bubble(other, 'dua')).toContainText('Menunggu dikirim')
      await say(page, 'tiga')
      await expect(bubble(page, 'tiga')).toContainText('Terkirim')
      await beside.startServer()
      await expect(bubble(page, 'dua')).toBeVisible()
      const stored = (await ownApi(pasien, listPercakapan, { query: { jadwal_id } })).map(({ pesan }) => pesan)
      expect(stored).toEqual(['satu', 'tiga', 'dua'])
      await expectWords(page, stored)
      await expectWords(other, stored)
      await say(page, 'empat')
      await expect(bubble(other, 'empat')).toBeVisible()
    } finally {
      await beside.killServer()
    }
  })
})
