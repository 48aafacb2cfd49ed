import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeDatabase } from '@sehati/testkit/product/databases'
import { findBrowser } from '../../../scripts/browser/find-browser.ts'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { startOwnProduct } from './own-product.ts'

const webPage = fileURLToPath(new URL('../../../apps/web/dist/app.html', import.meta.url))

/** One product for all tests. A test that must stop the server or needs it empty starts another from this template. */
export default async function setup() {
  if (!existsSync(webPage)) throw new Error('The web is not built: npm run build -w @sehati/web')
  if (!process.env.APP_BROWSER) {
    const { path, args, env } = await findBrowser()
    // The workers read the configuration again, with this environment.
    Object.assign(process.env, env, { APP_BROWSER: path, APP_BROWSER_ARGS: args.join(' ') })
  }
  const database = process.env.TEST_DATABASE_URL ? null : await openTestDatabase({ durable: false })
  if (database) process.env.TEST_DATABASE_URL = database.adminUrl
  const template = await makeDatabase(process.env.TEST_DATABASE_URL as string)
  const product = await startOwnProduct(template.name)
  const { url, databaseUrl, dataKey, dataDir } = product
  process.env.SEHATI_TEMPLATE = template.name
  process.env.SEHATI_PRODUCT = JSON.stringify({ url, databaseUrl, dataKey, dataDir })
  return async () => {
    await product.remove()
    await template.drop()
    await database?.stop()
  }
}
