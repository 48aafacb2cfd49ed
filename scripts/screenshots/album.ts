import path from 'node:path'
import { settled, signIn } from '@sehati/testkit/browser/acts'
import type { OpenBrowser } from '@sehati/testkit/browser/open-browser'
import { NOW, type RunningProduct } from '@sehati/testkit/product/product'
import type { Visitor } from './visitors.ts'

const HEIGHT = 800
const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const

type Page = Parameters<typeof settled>[0]
type Album = {
  product: RunningProduct
  browser: OpenBrowser
  visitor: Visitor
  folder: string
  wanted: string
  signal: AbortSignal
}

/** What has been asked of the page stands on the screen, in its own letters. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let n = 0; n < 3; n++) await new Promise((frame) => requestAnimationFrame(frame))
  })

/** The height of the page as soon as it stays: the layout follows a new width a moment later. */
async function heightOf(page: Page): Promise<number> {
  let [last, height] = [-1, 0]
  while (height !== last) {
    last = height
    await page.waitForTimeout(150)
    height = await page.evaluate(() => document.documentElement.scrollHeight)
  }
  return height
}

/** Everything that one visitor sees. The page is opened once and then shown in each width and scheme. */
export async function takeAlbum(album: Album, done: (shots: number) => void): Promise<void> {
  const { product, browser, visitor, folder, wanted, signal } = album
  const shots = visitor.shots.filter(({ name }) => `${visitor.name}/${name}`.includes(wanted))
  if (shots.length === 0) return
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: HEIGHT },
  })
  await context.clock.install({ time: new Date(NOW) })
  const page = await context.newPage()
  if (visitor.account) await signIn(page, visitor.account)
  for (const shot of shots) {
    await page.emulateMedia({ colorScheme: schemes[0] })
    await page.goto(shot.path)
    await settled(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        signal.throwIfAborted()
        await page.setViewportSize({ width, height: HEIGHT })
        await drawn(page)
        await settled(page)
        // As tall as the page: what is fixed to the window would otherwise lie across the middle of the picture.
        await page.setViewportSize({ width, height: Math.max(await heightOf(page), HEIGHT) })
        await drawn(page)
        const file = path.join(folder, visitor.name, `${shot.name}-${width}-${colorScheme}.png`)
        await page.screenshot({ path: file, fullPage: true })
      }
    }
  }
  await context.close()
  done(shots.length * widths.length * schemes.length)
}
