import type { Page } from '@playwright/test'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { comesWithin, stopTime } from '@sehati/testkit/browser/acts'
import type { RunningProduct } from '@sehati/testkit/product/product'
import { sekarang } from './waktu.ts'

/**
 * Moves a page that is open, and then the service, to an instant at which something is released; there the page reads it before it
 * would have polled. The page is open before, however slow the machine is: the service starts again with its clock at the instant.
 */
export async function passRelease(
  page: Page,
  product: RunningProduct,
  instant: string,
  isOpen: () => Promise<boolean>,
) {
  await stopTime(page)
  const before = await sekarang(product)
  // The page's time is ahead of the service's for a moment, and must not be set back.
  await page.route(`**${getWaktu.path}`, (route) => route.abort())
  await page.clock.fastForward(Date.parse(instant) - before.getTime())
  await product.stopServer()
  await product.startServer({ APP_NOW: instant })
  await comesWithin(page, 3_500, isOpen)
  await page.clock.resume()
}
