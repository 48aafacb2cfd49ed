import fs from 'node:fs'
import path from 'node:path'
import type { Steps } from '../bootstrap/steps.mjs'
import type { Database } from '../postgres/database.ts'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import { runServerCommand } from './program.ts'
import { retiredNotices } from './retired-settings.ts'
import type { Settings } from './settings.ts'

const KINDS = { embedded: 'bawaan', system: 'dari sistem', external: 'dari DATABASE_URL' }

/** Folders under DATA_DIR that the launcher fills. */
export const logsOf = (settings: Settings) => path.join(settings.dataDir, 'logs')

type Urls = Pick<Database, 'url' | 'serviceUrl'>

/** The environment variables of the server: it never learns the password of the owner. */
export function serverEnvironment(settings: Settings, { serviceUrl }: Urls): NodeJS.ProcessEnv {
  const { MIGRATE_DATABASE_URL: _owner, ...others } = process.env
  return {
    ...others,
    DATABASE_URL: serviceUrl,
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.port),
    SEED_DEMO: settings.seedDemo ? '1' : '0',
  }
}

/** The environment variables of commands, some of which change what only the owner may. */
export const commandEnvironment = (settings: Settings, database: Urls): NodeJS.ProcessEnv => ({
  ...serverEnvironment(settings, database),
  MIGRATE_DATABASE_URL: database.url,
})

/** The database, found or started. It is the caller's to stop, also when a later step fails. */
export async function openDatabase(settings: Settings, steps: Steps): Promise<Database> {
  const directory = path.join(settings.dataDir, 'postgres')
  const database = await steps.run(
    'Menyalakan basis data',
    () => ensureDatabase({ url: settings.databaseUrl, ownerUrl: settings.ownerUrl, directory }),
    (database) => `Basis data siap (PostgreSQL ${KINDS[database.kind]}${placeOf(database, directory)})`,
  )
  for (const notice of retiredNotices(process.env, database.stateDir)) steps.line(notice)
  return database
}

/** Said only where the data is not in DATA_DIR: root's PostgreSQL could not reach it there. */
function placeOf({ stateDir }: Database, expected: string): string {
  return stateDir && stateDir !== fs.realpathSync(expected) ? `; datanya di ${stateDir}` : ''
}

/** Brings its tables up to date and, where wanted, fills an empty one with demo data. */
export async function prepareTables(settings: Settings, database: Database, steps: Steps, signal: AbortSignal) {
  const options = { env: commandEnvironment(settings, database), logs: logsOf(settings), signal }
  await steps.run('Menyiapkan tabel', () =>
    runServerCommand('migrate', { ...options, failure: 'Tabel basis data gagal disiapkan.' }),
  )
  if (settings.seedDemo)
    await steps.run('Menyiapkan data contoh', () =>
      runServerCommand('seed-demo', { ...options, failure: 'Data contoh gagal dibuat.' }),
    )
}
