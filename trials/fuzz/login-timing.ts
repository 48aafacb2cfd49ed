import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run login:timing -- --tries 300`: does the time of a refusal reveal whether an address has an account, or how that signs in?
 * Addresses of each kind and those without an account take turns at the login and at the form for a lost password, and the ranks of
 * the times are compared.
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
  const { addressOf, kinds, NO_ACCOUNT, plantAccounts } = await import('./accounts.ts')
  const database = await openTestDatabase()
  const product = await startProduct(database.adminUrl)
  try {
    // Ten failures lock an account: so many accounts that none is.
    const accounts = Math.ceil(tries / 4)
    await withClient(product.databaseUrl, (db) => plantAccounts(db, accounts))
    const post = async (path: string, body: object) => {
      const began = performance.now()
      const { text } = await exchange(product.url, { method: 'POST', path: `/api/public/${path}`, body })
      return { ms: performance.now() - began, said: text().replace(/"request_id":"[^"]*"/, '') }
    }
    const asks = {
      login: (email: string) => post('login', { email, password: 'salah-sekali' }),
      'forgot-password': (email: string) => post('forgot-password', { email }),
    }
    steps.line(`${tries} of each; |z| above ${Z_LIMIT} is a difference`)
    for (const [name, ask] of Object.entries(asks)) {
      const times = new Map(kinds.map((kind) => [kind, [] as number[]]))
      const responses = new Set<string>()
      for (let n = -20; n < tries && !signal.aborted; n++) {
        const first = Math.abs(n) % kinds.length
        for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
          const { ms, said } = await ask(addressOf(kind, (Math.abs(n) % accounts) + 1))
          // The first ones warm everything up.
          if (n >= 0) times.get(kind)?.push(ms)
          responses.add(said)
        }
      }
      steps.line(`${name}: ${responses.size} different responses`)
      if (responses.size !== 1) process.exitCode = 1
      for (const kind of kinds) {
        if (kind === NO_ACCOUNT) continue
        const { z, medians } = comparisonOf(times.get(kind) ?? [], times.get(NO_ACCOUNT) ?? [])
        const isAlike = Math.abs(z) < Z_LIMIT
        steps.line(
          `  ${kind.padEnd(10)} ${medians[0].toFixed(2)} ms, no account ${medians[1].toFixed(2)} ms, z ${z.toFixed(2)}  ${isAlike ? 'alike' : 'DIFFERENT'}`,
        )
        if (!isAlike) process.exitCode = 1
      }
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
