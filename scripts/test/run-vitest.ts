import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { cache, root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'
import { lastLines } from '../process/log-file.ts'
import { type Failure, NOTHING, type Tally, withRunnerFailure } from './tally.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Files that start servers wait for them more than they compute: on two cores three are at work. */
const workers = Math.ceil(availableParallelism() * 1.5)

export async function runVitest(filters: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Tally> {
  const report = path.join(cache, 'test', 'vitest.json')
  fs.rmSync(report, { force: true })
  const program = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', '--allowOnly=false', `--outputFile.json=${report}`]
  const { code, output } = await runLogged(
    process.execPath,
    [
      program,
      'run',
      `--maxWorkers=${workers}`,
      ...reporters,
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    { cwd: root, env, signal, logFile: path.join(cache, 'logs', 'vitest.log') },
  )
  const tally = fs.existsSync(report) ? readReport(JSON.parse(fs.readFileSync(report, 'utf8'))) : NOTHING
  return withRunnerFailure(tally, 'vitest', code, lastLines(output, 80))
}

export function readReport(report: Report): Tally {
  const failures: Failure[] = []
  let brokenFiles = 0
  for (const file of report.testResults) {
    const place = path.relative(root, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed)
      failures.push({ name: `${place} > ${test.fullName}`, report: (test.failureMessages ?? []).join('\n') })
    // A file that cannot even be loaded has no tests in the count, and must not pass unseen.
    if (file.status === 'failed' && failed.length === 0) {
      brokenFiles++
      failures.push({ name: place, report: file.message ?? '' })
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}
