import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '../../../../apps/server/test/database.ts'
import { NOW, run } from './product.ts'

export type DemoProduct = { url: string; now: string; stop: () => Promise<void> }

/**
 * The product as `npm start` shows it, with the clock on a Monday morning, so that two runs show the same. In production
 * mode, which knows no other clock than the real one, it stands on the same data.
 */
export async function startDemoProduct(
  adminUrl: string,
  mode: 'development' | 'production' = 'development',
): Promise<DemoProduct> {
  process.env.TEST_DATABASE_URL = adminUrl
  const database = await createDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sehati-screenshots-'))
  const remove = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString('base64'),
    APP_NOW: NOW,
    PORT: '0',
    NODE_ENV: 'development',
  }
  try {
    for (const command of ['migrate', 'seed-demo']) await run(`commands/${command}.ts`, env).done
    const { APP_NOW: _, ...untouched } = env
    const server = run('main.ts', mode === 'production' ? { ...untouched, NODE_ENV: mode } : env)
    const { port } = await server.done
    const stop = async () => {
      await server.stop()
      await remove()
    }
    return { url: `http://127.0.0.1:${port}`, now: NOW, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
