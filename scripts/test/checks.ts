import path from 'node:path'
import { runNpm } from '../bootstrap/npm.mjs'
import { cache, root } from '../bootstrap/root.mjs'
import { NOTHING, type Tally } from './tally.ts'

/** Commands of package.json that read the sources without running them. Each counts as one test. */
export const SOURCES = ['types', 'lint', 'unused']
/** `npm run check`: also the rules of `architecture/`, which Vitest runs among its tests in `npm test`. */
export const ALL = [...SOURCES, 'rules']

/** Runs every check, also after one that failed: their findings are independent of each other. */
export async function runChecks(names: string[], signal: AbortSignal): Promise<Tally> {
  const tally = { ...NOTHING, failures: [...NOTHING.failures] }
  for (const name of names) {
    const logFile = path.join(cache, 'logs', `${name}.log`)
    const { code, output } = await runNpm(['run', '--silent', name], { cwd: root, logFile, signal })
    signal.throwIfAborted()
    if (code === 0) tally.passed++
    else {
      tally.failed++
      tally.failures.push({ name: `npm run ${name}`, report: output.trim() })
    }
  }
  return tally
}
