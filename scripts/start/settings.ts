import path from 'node:path'
import { readValues, SettingError } from '../../apps/server/src/base/settings/settings.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { root } from '../bootstrap/root.mjs'

/** The environment of `npm start`, checked. */
export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  /** The owner's, where an operator has made two roles. */
  ownerUrl: string | null
  seedDemo: boolean
  /** How long the server continues to serve after the signal to stop. */
  drainSeconds: number
  production: boolean
}

function checkedValues(environment: NodeJS.ProcessEnv) {
  try {
    return readValues(environment)
  } catch (error) {
    throw error instanceof SettingError ? new Refusal(error.message) : error
  }
}

/** Reads the environment; the first wrong value ends the start with one line. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = checkedValues(environment)
  const production = values.NODE_ENV === 'production'
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    ownerUrl: values.MIGRATE_DATABASE_URL,
    seedDemo: values.SEED_DEMO ? values.SEED_DEMO === '1' : !production,
    drainSeconds: values.DRAIN_SECONDS,
    production,
  }
}
