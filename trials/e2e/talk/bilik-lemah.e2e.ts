import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import {
  janjiBilik,
  kendali,
  lose,
  lostOf,
  picture,
  seesPicture,
  soundOf,
  startCall,
  test,
  withDevices,
} from '../harness/bilik.ts'
import { expect } from '../harness/fixtures.ts'

test.use(withDevices)

/** A picture is given up after ten weak seconds. */
const LONGER_MS = 13_000

test('2 % of the packets are lost: the picture stays for longer than it takes to give one up', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await lose(page, 2)
  await startCall(page, other, pair)
  // A machine that is too busy to encode carries little as well, and gives a picture up: then it gets another 13 seconds.
  await expect(async () => {
    await seesPicture(other, page, pair.pasien.name)
    await page.waitForTimeout(LONGER_MS)
    expect(await lostOf(page)).toBeGreaterThan(0)
    expect(await kendali(page, 'Nyalakan kamera').isVisible()).toBe(false)
    await seesPicture(other, page, pair.pasien.name)
  }).toPass()
})

test('10 % of what one person sends is lost: their picture ends, with a sentence, and their voice goes on', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await lose(page, 10)
  await startCall(page, other, pair)
  await expect(page.getByText(bilikTexts.lemah)).toBeVisible()
  await expect(picture(other, pair.pasien.name)).toBeHidden()
  await expect(other.getByText(`Kamera ${pair.pasien.name} mati.`)).toBeVisible()
  const before = await soundOf(other)
  await expect.poll(() => soundOf(other)).toBeGreaterThan(before)
})

test.describe('the server is killed', () => {
  test.use({ expectedFaults: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/ })

  test('the call goes on meanwhile, and a person who reloads afterwards is back in it', async ({
    page,
    openBrowser,
    clinic,
    served,
  }) => {
    const pair = await janjiBilik(clinic)
    const other = await openBrowser()
    await startCall(page, other, pair)
    await served.killServer()
    for (const one of [page, other]) {
      const before = await soundOf(one)
      await expect.poll(() => soundOf(one)).toBeGreaterThan(before + 200)
    }
    await served.startServer()
    await other.reload()
    await seesPicture(page, other, pair.tenaga.name)
    await seesPicture(other, page, pair.pasien.name)
  })
})
