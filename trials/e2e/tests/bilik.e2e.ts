import { bilikTexts } from '@sehati/contract/bilik/texts'
import { violationsIn } from '../harness/accessibility.ts'
import {
  bilikOf,
  enter,
  janjiBilik,
  kendali,
  masuk,
  pathOf,
  persilakan,
  picture,
  seesPicture,
  startCall,
  test,
  watchConnections,
  withDevices,
} from '../harness/bilik.ts'
import { expect } from '../harness/fixtures.ts'

test.use(withDevices)

test('a patient checks the devices, waits, is let in, and both see one another within three seconds, through the relay', async ({
  page,
  openBrowser,
  clinic,
  relay,
}) => {
  const pair = await janjiBilik(clinic)
  const other = await openBrowser()
  await watchConnections(page)
  await watchConnections(other)
  await page.goto('/login')
  await enter(page, pair.pasien, pair.jadwal_id)
  await expect(page.getByRole('heading', { name: 'Ruang tunggu' })).toBeFocused()
  await expect(
    page.getByText(bilikTexts.menunggu.replace('{nama}', pair.tenaga.name)).filter({ visible: true }).last(),
  ).toBeVisible()
  await expect(page.getByText(bilikTexts.tidakDirekam)).toBeVisible()
  await enter(other, pair.tenaga, pair.jadwal_id)
  await expect(other.getByText(new RegExp(`^${pair.pasien.name} menunggu sejak 07\\.\\d\\d WIB`))).toBeVisible()
  await persilakan(other).click()
  const since = Date.now()
  await seesPicture(page, pair.tenaga.name)
  await seesPicture(other, pair.pasien.name)
  const took = Date.now() - since
  console.log(`first pictures after ${took} ms`)
  if (relay) for (const one of [page, other]) expect(await pathOf(one)).toBe('relay relay')
})
