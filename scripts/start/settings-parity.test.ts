import { expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { readSettings } from './settings.ts'

/** The names that a reader asks an environment for, in which nothing but these values is set. */
function namesRead(read: (env: NodeJS.ProcessEnv) => unknown, values: NodeJS.ProcessEnv): string[] {
  const names = new Set<string>()
  const env = new Proxy(values, {
    get: (target, name: string) => {
      names.add(name)
      return target[name]
    },
  })
  read(env)
  return [...names]
}

const values = { DATABASE_URL: 'postgres://name@host/sehati', METRICS_PORT: '9464' }
const [server, launcher] = [namesRead(readConfig, values), namesRead(readSettings, values)]

test('the launcher checks every setting that the server reads, but the keys', () => {
  // The server checks the keys with what the database knows of them.
  expect(server.filter((name) => !launcher.includes(name))).toEqual(['DATA_KEY'])
})

test('the launcher checks no setting that the server does not read, but its own', () => {
  expect(launcher.filter((name) => !server.includes(name))).toEqual(['SEED_DEMO'])
})
