import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import {
  janjiBilik,
  kendali,
  pathOf,
  persilakan,
  picture,
  seesPicture,
  soundOf,
  startCall,
  test,
  withDevices,
} from '../harness/bilik.ts'
import { expect } from '../harness/fixtures.ts'

test.use(withDevices)

test('the relay is killed: the connection says so, and comes back by itself when the relay does', async ({
  page,
  openBrowser,
  clinic,
  relay,
}) => {
  test.skip(!relay, 'no relay can be had on this machine')
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await startCall(page, other, pair)
  await relay?.kill()
  await expect(page.getByText(bilikTexts.terputus)).toBeVisible()
  await expect(picture(page, pair.tenaga.name)).toBeHidden()
  await relay?.start()
  const since = Date.now()
  await seesPicture(page, other, pair.tenaga.name)
  await seesPicture(other, page, pair.pasien.name)
  console.log(`pictures ${Date.now() - since} ms after the relay came back`)
  await expect(page.getByText(bilikTexts.terputus)).toBeHidden()
  expect(await pathOf(page)).toBe('relay relay')
})

test('a reload of either is back in the call without waiting, and without another check', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await startCall(page, other, pair)
  for (const reloaded of [page, other]) {
    await reloaded.reload()
    await seesPicture(page, other, pair.tenaga.name)
    await seesPicture(other, page, pair.pasien.name)
    await expect(persilakan(other)).toHaveCount(0)
  }
})

test('voice only: no picture in either direction, and the sound goes on', async ({ page, openBrowser, clinic }) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await startCall(page, other, pair)
  await kendali(page, 'Suara saja').click()
  await expect(page.getByText(`Kamera ${pair.tenaga.name} mati.`)).toBeVisible()
  await expect(other.getByText(`Kamera ${pair.pasien.name} mati.`)).toBeVisible()
  for (const one of [page, other]) {
    const before = await soundOf(one)
    await expect.poll(() => soundOf(one)).toBeGreaterThan(before)
  }
  await kendali(page, 'Nyalakan kamera').click()
  await seesPicture(other, page, pair.pasien.name)
  await seesPicture(page, other, pair.tenaga.name)
})

test('both turn their cameras off and on at the same moment, and see one another again', async ({
  page,
  openBrowser,
  clinic,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await startCall(page, other, pair)
  const both = (name: string) => Promise.all([page, other].map((one) => kendali(one, name).click()))
  await both('Matikan kamera')
  await expect(page.getByText(`Kamera ${pair.tenaga.name} mati.`)).toBeVisible()
  await expect(other.getByText(`Kamera ${pair.pasien.name} mati.`)).toBeVisible()
  await both('Nyalakan kamera')
  await seesPicture(page, other, pair.tenaga.name)
  await seesPicture(other, page, pair.pasien.name)
})
