import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { Refusal } from '../bootstrap/refusal.mjs'
import { root } from '../bootstrap/root.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { readSettings } from '../start/settings.ts'

/**
 * `node scripts/command.mjs <name> [arguments]`: runs one of the server's commands on the database that `npm start`
 * uses, whether that runs right now or not.
 */
const [name = '', ...args] = process.argv.slice(2)

try {
  const settings = readSettings(process.env)
  await ensureInstalled(createSteps('id'), undefined, 'product')
  const { ensureDatabase } = await import('../postgres/ensure-database.ts')
  const { commandEnvironment } = await import('../start/prepare-database.ts')
  const database = await ensureDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.ownerUrl,
    directory: path.join(settings.dataDir, 'postgres'),
  })
  try {
    process.exitCode = await run(commandEnvironment(settings, database))
  } finally {
    // A database that ran already belongs to the process that started it.
    if (database.how === 'started') await database.stop()
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : (error as Error).stack)
  process.exitCode = 1
}

/** On this terminal: such a command may ask questions. */
function run(env: NodeJS.ProcessEnv): Promise<number> {
  const program = path.join(root, 'apps', 'server', 'src', 'commands', `${name}.ts`)
  const child = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; this process waits for it and then stops the database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
