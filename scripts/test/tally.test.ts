import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { readReport as readPlaywright } from './run-playwright.ts'
import { readReport as readVitest } from './run-vitest.ts'
import { NOTHING, sum, withRunnerFailure } from './tally.ts'

test('a vitest report: counts, failures in full, and files that could not be loaded', () => {
  const tally = readVitest({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: path.join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'takes', status: 'passed' },
        ],
      },
      { name: path.join(root, 'b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      { name: 'a.test.ts > adds', report: 'expected 1 to be 2' },
      { name: 'b.test.ts', report: 'Cannot find module' },
    ],
  })
})

test('a Playwright report: a flaky test passed, an error outside of tests failed', () => {
  const failing = { status: 'unexpected', projectName: 'x', results: [{ errors: [{ message: 'no button' }] }] }
  const tally = readPlaywright({
    suites: [{ title: 'masuk.e2e.ts', suites: [{ title: 'masuk', specs: [{ title: 'works', tests: [failing] }] }] }],
    errors: [{ message: 'server did not start' }],
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
  })
  expect(tally).toMatchObject({ passed: 4, failed: 2 })
  expect(tally.failures).toEqual([
    { name: 'masuk.e2e.ts > masuk > works', report: 'no button' },
    { name: 'e2e', report: 'server did not start' },
  ])
})

test('a runner that crashes is a failure even when no test failed', () => {
  expect(withRunnerFailure(NOTHING, 'vitest', 1, 'Unhandled')).toMatchObject({ failed: 1 })
  expect(withRunnerFailure(NOTHING, 'vitest', 0, '')).toEqual(NOTHING)
})

test('tallies add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: [{ name: 'a', report: 'b' }] }
  expect(sum([one, one])).toMatchObject({ passed: 2, failed: 4, skipped: 6 })
})
