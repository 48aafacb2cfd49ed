import { defineConfig } from '@playwright/test'
import { withBreadth } from '../../apps/server/test/breadth.ts'

/**
 * The built product in a real browser, on a real server and database. `npm test` names browser and database in the
 * environment (APP_BROWSER, APP_BROWSER_ARGS, TEST_DATABASE_URL); alone it runs by `npx playwright test` here.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './harness/global-setup.ts',
  // The main way through each feature, whose title ends with this tag, unless the whole or a file was asked for.
  grep: withBreadth ? undefined : /@journey\b/,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // These only end waits that are in vain: how long a loaded machine takes decides no test.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['line']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    // What a service worker fetches, a test cannot answer in its place. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.APP_BROWSER || undefined,
      args: (process.env.APP_BROWSER_ARGS ?? '--no-sandbox').split(' ').filter(Boolean),
    },
  },
})
