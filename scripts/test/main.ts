import { ensureInstalled } from '../bootstrap/install.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { listenForStop } from '../start/stop-request.ts'

/**
 * `npm test [-- <pattern>]`; with `--all` `npm run test:all`, with `--check` `npm run check`. Until the packages are installed only
 * Node's own modules may be imported.
 */
const signal = listenForStop()
const steps = createSteps('en')
let passed = false

try {
  await ensureInstalled(steps, signal)
  passed = process.argv.includes('--check') ? await check() : await test()
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  steps.line('0 passed, 1 failed')
}
process.exit(passed ? 0 : 1)

async function test(): Promise<boolean> {
  const { runTests } = await import('./run-tests.ts')
  const filters = process.argv.slice(2).filter((argument) => argument !== '--all')
  return runTests(steps, { whole: process.argv.includes('--all'), filters }, signal)
}

async function check(): Promise<boolean> {
  const [{ ALL, runChecks }, { report, runStep }] = await Promise.all([import('./checks.ts'), import('./report.ts')])
  return report(steps, await runStep(steps, ALL.join(', '), () => runChecks(ALL, signal)))
}
