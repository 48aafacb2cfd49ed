import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run login:timing -- --tries 300`: does the time of a refusal reveal whether an address has an account? Addresses
 * with and without one take turns at the login and at the form for a lost password, and the ranks of the times are compared.
 */
const signal = listenForStop()
const steps = createSteps('en')
const { values } = parseArgs({ options: { tries: { type: 'string', default: '300' } } })
const tries = Number(values.tries)

/** Beyond this a difference is no chance any more: once in 15 000 runs. */
const Z_LIMIT = 4

try {
  await ensureInstalled(steps, signal)
  const { openTestDatabase } = await import('../../scripts/test/test-database.ts')
  const { withClient } = await import('@sehati/testkit/product/databases')
  const { exchange } = await import('@sehati/testkit/client/exchange')
  const { startProduct } = await import('./product.ts')
  const { comparisonOf } = await import('./ranks.ts')
  const database = await openTestDatabase()
  const product = await startProduct(database.adminUrl)
  try {
    // Ten failures lock an account: so many accounts that none is.
    const accounts = Math.ceil(tries / 4)
    const { hashPassword } = await import('../../apps/server/src/people/auth/password.ts')
    await withClient(product.databaseUrl, async (db) =>
      db.query(
        `insert into users (level_id, name, email, password_hash, created_at, updated_at)
         select 5, 'Orang', 'ada' || n || '@uji.test', $1, now(), now() from generate_series(1, $2::int) n`,
        [await hashPassword('rahasia-sekali'), accounts],
      ),
    )
    const post = async (path: string, body: object) => {
      const began = performance.now()
      const { text } = await exchange(product.url, { method: 'POST', path: `/api/public/${path}`, body })
      return { ms: performance.now() - began, said: text().replace(/"request_id":"[^"]*"/, '') }
    }
    const asks = {
      login: (email: string) => post('login', { email, password: 'salah-sekali' }),
      'forgot-password': (email: string) => post('forgot-password', { email }),
    }
    steps.line(`${tries} pairs each; |z| above ${Z_LIMIT} is a difference`)
    for (const [name, ask] of Object.entries(asks)) {
      const times = { known: [] as number[], unknown: [] as number[] }
      const responses = new Set<string>()
      for (let n = -20; n < tries && !signal.aborted; n++) {
        const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of order) {
          const { ms, said } = await ask(
            `${kind === 'known' ? 'ada' : 'tiada'}${(Math.abs(n) % accounts) + 1}@uji.test`,
          )
          // The first ones warm everything up.
          if (n >= 0) times[kind].push(ms)
          responses.add(said)
        }
      }
      const { z, medians } = comparisonOf(times.known, times.unknown)
      const isAlike = Math.abs(z) < Z_LIMIT && responses.size === 1
      steps.line(
        `${name.padEnd(16)} known ${medians[0].toFixed(2)} ms  unknown ${medians[1].toFixed(2)} ms  z ${z.toFixed(2)}  ${responses.size} different responses  ${isAlike ? 'alike' : 'DIFFERENT'}`,
      )
      if (!isAlike) process.exitCode = 1
    }
  } finally {
    await product.remove()
    await database.stop()
  }
} catch (error) {
  steps.line(signal.aborted ? '\nstopped' : `\n${(error as Error).stack}`)
  process.exitCode = 1
}
process.exit()
