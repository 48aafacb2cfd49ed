import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cache, root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'
import { e2eRequire } from '../browser/candidate.ts'
import { lastLines } from '../process/log-file.ts'
import { type Failure, NOTHING, type Tally, withRunnerFailure } from './tally.ts'

type Problem = { message?: string; stack?: string }
type Suite = {
  title: string
  file?: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string; projectName: string; results: { errors?: Problem[] }[] }[] }[]
}
type Report = {
  suites: Suite[]
  errors?: Problem[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const config = path.join(root, 'trials', 'e2e', 'playwright.config.ts')
export const hasBrowserTests = () => fs.existsSync(config)

export async function runPlaywright(filters: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Tally> {
  const report = path.join(cache, 'test', 'playwright.json')
  fs.rmSync(report, { force: true })
  const program = path.join(path.dirname(e2eRequire.resolve('@playwright/test/package.json')), 'cli.js')
  const filter = filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []
  const { code, output } = await runLogged(
    process.execPath,
    [program, 'test', '--config', config, '--reporter=line,json', '--forbid-only', ...filter],
    {
      cwd: path.dirname(config),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      signal,
      logFile: path.join(cache, 'logs', 'playwright.log'),
    },
  )
  const tally = fs.existsSync(report) ? readReport(JSON.parse(fs.readFileSync(report, 'utf8'))) : NOTHING
  return withRunnerFailure(tally, 'playwright', code, lastLines(output, 80))
}

export function readReport({ suites, errors = [], stats }: Report): Tally {
  const failures = [...suites.flatMap((suite) => failuresIn(suite, [])), ...errors.map(asBroken)]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures,
  }
}

function failuresIn(suite: Suite, above: string[]): Failure[] {
  const trail = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => ({
        name: [...trail, spec.title].filter(Boolean).join(' > '),
        report: (test.results.at(-1)?.errors ?? []).map(textOf).join('\n'),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, trail))]
}

const textOf = ({ stack, message }: Problem) => stripVTControlCharacters(stack ?? message ?? '')
const asBroken = (problem: Problem): Failure => ({ name: 'e2e', report: textOf(problem) })
