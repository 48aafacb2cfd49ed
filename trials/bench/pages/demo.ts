import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeDatabase } from '@sehati/testkit/product/databases'
import { startProduct } from '@sehati/testkit/product/server'
import { root } from '../../../scripts/bootstrap/root.mjs'

const run = promisify(execFile)

/** The product in production mode on demo data of today, in one process. */
export async function startDemo(adminUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const database = await makeDatabase(adminUrl)
  const dataKey = randomBytes(32).toString('base64')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-demo-'))
  try {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_KEY: dataKey, DATA_DIR: dataDir }
    for (const command of ['migrate', 'seed-demo'])
      await run(process.execPath, [path.join(root, 'apps', 'server', 'src', 'commands', `${command}.ts`)], { env })
    const server = await startProduct(database.url, dataKey, 1)
    return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop().finally(database.drop) }
  } catch (error) {
    await database.drop()
    throw error
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
