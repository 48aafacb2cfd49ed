import { copyDatabase } from '@sehati/testkit/product/databases'
import { inTest, type Product, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'

/**
 * A server on an empty database of its own, serving the built web. `global-setup.ts` names the template for the workers; `env` are
 * further settings.
 */
export async function startOwnProduct(
  template = process.env.SEHATI_TEMPLATE as string,
  env: Record<string, string> = {},
): Promise<RunningProduct> {
  const database = await copyDatabase(process.env.TEST_DATABASE_URL as string, template)
  return serveProduct({ databaseUrl: database.url, env: { ...inTest, ...env }, onRemoved: database.drop })
}

/** Another server on the database of a product that runs, as on a second machine. Its clock starts at `now` (ISO 8601). */
export const startBeside = (
  { databaseUrl, dataKey, dataDir }: Product,
  now: string = inTest.APP_NOW,
): Promise<RunningProduct> => serveProduct({ databaseUrl, dataKey, dataDir, env: { ...inTest, APP_NOW: now } })
