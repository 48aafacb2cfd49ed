import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { openAs } from '@sehati/testkit/browser/acts'
import {
  bilikOf,
  janjiBilik,
  kendali,
  leaveUnanswered,
  masuk,
  test,
  watchWakeLocks,
  withDevices,
} from '../harness/bilik.ts'
import { expect } from '../harness/fixtures.ts'

test.use(withDevices)

test('the screen stays on from entering to leaving, also after the page was hidden', async ({
  page,
  context,
  clinic,
}) => {
  await context.grantPermissions(['camera', 'microphone', 'screen-wake-lock'])
  const { pasien, jadwal_id } = await janjiBilik(clinic)
  const held = await watchWakeLocks(page)
  await openAs(page, pasien, bilikOf(pasien, jadwal_id))
  await expect(masuk(page)).toBeEnabled()
  expect(await held()).toBe(0)
  await masuk(page).click()
  await expect(page.getByRole('heading', { name: 'Ruang tunggu' })).toBeVisible()
  await expect.poll(held).toBe(1)
  // A browser takes the lock back from a page that is hidden.
  await page.evaluate(async () => {
    const { locks } = window as unknown as { locks: WakeLockSentinel[] }
    await locks[0]?.release()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(held).toBe(1)
  await kendali(page, 'Keluar').click()
  await expect(page.getByText(bilikTexts.selesai)).toBeVisible()
  await expect.poll(held).toBe(0)
})

test('while the browser waits for an answer about the camera, the check says what to do', async ({ page, clinic }) => {
  const { pasien, jadwal_id } = await janjiBilik(clinic)
  await leaveUnanswered(page)
  await openAs(page, pasien, bilikOf(pasien, jadwal_id))
  await expect(page.getByText('Membuka kamera…')).toBeVisible()
  await expect(page.getByText(bilikTexts.izinkan)).toBeVisible()
  await expect(page.getByRole('button', { name: bilikTexts.chat })).toBeEnabled()
})
