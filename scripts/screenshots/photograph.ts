import fs from 'node:fs'
import path from 'node:path'
import { openBrowser } from '@sehati/testkit/browser/open-browser'
import { startDemoProduct } from '@sehati/testkit/product/demo-product'
import { root } from '../bootstrap/root.mjs'
import type { Steps } from '../bootstrap/steps.mjs'
import { findBrowser } from '../browser/find-browser.ts'
import { ensureWebBuilt, WebBuildError } from '../start/web-build.ts'
import { openTestDatabase } from '../test/test-database.ts'
import { takeAlbum } from './album.ts'
import { visitors } from './visitors.ts'

/** The contexts of one browser share its processors: more of them at a time is not faster. */
const AT_ONCE = 3

/** Takes all pictures whose name contains `wanted`; the folder holds nothing else afterwards. */
export async function photograph(steps: Steps, wanted: string, signal: AbortSignal): Promise<void> {
  const folder = path.join(root, 'screenshots')
  await steps.run('Build the web', () => ensureWebBuilt(signal).catch(withOutput))
  const found = await steps.run('Find a browser', findBrowser, ({ path: where }) => `Browser: ${where}`)
  const database = await steps.run('Start a database', openTestDatabase)
  try {
    signal.throwIfAborted()
    const product = await steps.run('Start the product on demo data', () => startDemoProduct(database.adminUrl))
    const browser = await openBrowser(found)
    try {
      fs.rmSync(folder, { recursive: true, force: true })
      const waiting = await visitors(product.url)
      const work = async () => {
        for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
          const { name } = visitor
          const album = { product, browser, visitor, folder, wanted, signal }
          await takeAlbum(album, (shots) => steps.line(`  ✓ ${name}: ${shots} pictures`))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      steps.line(`\n${folder}`)
    } finally {
      await browser.close()
      await product.remove()
    }
  } finally {
    await database.stop()
  }
}

function withOutput(error: unknown): never {
  if (error instanceof WebBuildError) error.message += `\n${error.output}`
  throw error
}
