import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pairOf } from '../../../../apps/server/src/base/outside/vapid.ts'
import { makeDatabase, query } from './databases.ts'
import { inProduction, NOW, newDataKey, type RunningProduct, serveProduct } from './product.ts'
import { startServer } from './server-process.ts'

/** Where the accounts of the demo data are in production, which does not run with those that the README names. */
export const DEMO_DOMAIN = 'kampus.test'

/**
 * The product as `npm start` shows it, on demo data. `today` is the day from which the data is made: by default a Monday
 * morning, so that two runs show the same. Production mode knows no other clock than the real one.
 */
export async function startDemoProduct(
  adminUrl: string,
  mode: 'development' | 'production' = 'development',
  today: string | null = NOW,
): Promise<RunningProduct> {
  const database = await makeDatabase(adminUrl)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sehati-demo-'))
  const onRemoved = async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const at = { databaseUrl: database.url, dataDir, dataKey: newDataKey() }
  const demo = { NODE_ENV: 'development', ...vapidKeys(), ...(today && { APP_NOW: today }) }
  try {
    const env = { DATABASE_URL: at.databaseUrl, DATA_DIR: dataDir, DATA_KEY: at.dataKey, ...demo }
    await startServer('commands/seed-demo.ts', { env }).ready
    if (mode === 'production')
      await query(at.databaseUrl, `update users set email = split_part(email, '@', 1) || '@${DEMO_DOMAIN}'`)
  } catch (error) {
    await onRemoved()
    throw error
  }
  return serveProduct({ ...at, env: mode === 'production' ? inProduction(1) : demo, onRemoved })
}

/** As `npm start` makes them: with a data key of its own the product makes none. */
function vapidKeys(): Record<string, string> {
  const pair = pairOf(randomBytes(32).toString('base64url'))
  return pair ? { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey } : {}
}
