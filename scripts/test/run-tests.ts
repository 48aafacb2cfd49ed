import path from 'node:path'
import { cache } from '../bootstrap/root.mjs'
import type { Steps } from '../bootstrap/steps.mjs'
import type { Browser } from '../browser/candidate.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { ensureWebBuilt, WebBuildError } from '../start/web-build.ts'
import { runChecks, SOURCES } from './checks.ts'
import { report, runStep } from './report.ts'
import { hasBrowserTests, runPlaywright } from './run-playwright.ts'
import { runVitest } from './run-vitest.ts'
import { sum, type Tally } from './tally.ts'
import { openTestDatabase } from './test-database.ts'

/** `whole`: breadth too. `filters`: only files whose path contains one of them, and no check of the sources. */
export type Choice = { whole: boolean; filters: string[] }

/** Runs the chosen tests, on a real database and in a real browser. Returns whether all passed. */
export async function runTests(steps: Steps, { whole, filters }: Choice, signal: AbortSignal): Promise<boolean> {
  const browser = hasBrowserTests()
    ? await steps.run('Find a browser', findBrowser, (found) => `Browser: ${found.path}`)
    : null
  signal.throwIfAborted()
  const database = await steps.run(
    'Start the test database',
    () => openTestDatabase({ durable: false }),
    ({ kind }) => `Test database (${kind})`,
  )
  try {
    signal.throwIfAborted()
    const env = testEnvironment(database.adminUrl, browser, whole || filters.length > 0)
    const tallies: Tally[] = []
    if (filters.length === 0) tallies.push(await buildAndCheck(steps, signal))
    else await steps.run('Build the web', () => buildWeb(signal))
    signal.throwIfAborted()
    tallies.push(await runStep(steps, 'Unit and server tests', () => runVitest(filters, env, signal)))
    signal.throwIfAborted()
    if (browser) tallies.push(await runStep(steps, 'Browser tests', () => runPlaywright(filters, env, signal)))
    signal.throwIfAborted()
    return report(steps, sum(tallies))
  } finally {
    await database.stop()
  }
}

/** The build keeps one processor busy, the checks the other. */
const buildAndCheck = (steps: Steps, signal: AbortSignal): Promise<Tally> =>
  runStep(steps, 'Build of the web, types, format and lint, unused code', async () => {
    const [tally] = await Promise.all([runChecks(SOURCES, signal), buildWeb(signal)])
    return tally
  })

async function buildWeb(signal: AbortSignal): Promise<boolean> {
  try {
    return await ensureWebBuilt(signal)
  } catch (error) {
    if (error instanceof WebBuildError) error.message += `\n${error.output}`
    throw error
  }
}

function testEnvironment(databaseUrl: string, browser: Browser | null, breadth: boolean): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, TEST_DATABASE_URL: databaseUrl, FORCE_COLOR: '0' }
  if (breadth) env.TEST_BREADTH = '1'
  else delete env.TEST_BREADTH
  // Tests start the product some hundred times: with its modules compiled once, each start is a second shorter.
  env.NODE_COMPILE_CACHE = path.join(cache, 'compiled')
  // A test of the product's own start must not hand it this run's database by accident.
  delete env.DATABASE_URL
  return browser ? { ...env, ...browser.env, APP_BROWSER: browser.path, APP_BROWSER_ARGS: browser.args.join(' ') } : env
}
