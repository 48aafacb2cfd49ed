import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { Refusal } from '../bootstrap/refusal.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { readSettings } from '../start/settings.ts'
import { listenForStop } from '../start/stop-request.ts'

const USAGE =
  'npm run restore -- <file> --key <secret key file> [--check] [--replace <database>] [--jangkar <number:hash>] [--erased <id,id,…>]'

/** `npm run restore`: see docs/backup.md. */
const signal = listenForStop()
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      check: { type: 'boolean' },
      replace: { type: 'string' },
      jangkar: { type: 'string' },
      erased: { type: 'string' },
    },
  })
  const [file, ...more] = positionals
  if (!values.key || file === undefined || more.length > 0) throw new Refusal(USAGE)
  const settings = readSettings(process.env)
  await ensureInstalled(createSteps('en'), signal, 'product')
  const { runRestore } = await import('./run-restore.ts')
  await runRestore(settings, { ...values, key: values.key, file, signal })
} catch (error) {
  const { explain } = await import('./explain.ts')
  console.error(explain(error, signal))
  process.exitCode = signal.aborted ? 130 : 1
}
