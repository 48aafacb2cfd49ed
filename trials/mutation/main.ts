import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run mutation`: changes the rules of the contract one small fault at a time, and reports each fault that its tests do not
 * find. Fails under the score of stryker.config.json. Options are those of `stryker run`, as `--mutate` with a pattern. Stryker
 * has a lock file of its own and is installed by the first run, so that no other command waits for its packages. It finds no tsconfig
 * (`tsconfigFile` names none), because it reads one with an interface that TypeScript 7 does not have.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const contract = fileURLToPath(new URL('../../packages/contract', import.meta.url))
const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`

const run = (program: string, args: string[], cwd: string): number =>
  spawnSync(program, args, { cwd, stdio: 'inherit' }).status ?? 1

await ensureInstalled(createSteps('en'), listenForStop())
// The runner's peer, vitest, is the repository's own.
if (!existsSync(stryker)) run('npm', ['ci', '--legacy-peer-deps'], here)
process.exitCode = run(
  process.execPath,
  [stryker, 'run', `${here}stryker.config.json`, ...process.argv.slice(2)],
  contract,
)
