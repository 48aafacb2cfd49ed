import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { Refusal } from '../bootstrap/refusal.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { readSettings } from '../start/settings.ts'
import { listenForStop } from '../start/stop-request.ts'

/** `npm run backup -- [--to folder] [--keep 14] [--new-key file]`: see docs/backup.md. */
const signal = listenForStop()
try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'new-key': { type: 'string' },
    },
  })
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Refusal('--keep takes a whole number above 0.')
  const settings = readSettings(process.env)
  await ensureInstalled(createSteps('en'), signal, 'product')
  const { runBackup } = await import('./run-backup.ts')
  await runBackup(settings, { to: values.to, keep, newKey: values['new-key'], signal })
} catch (error) {
  const { explain } = await import('./explain.ts')
  console.error(explain(error, signal))
  process.exitCode = signal.aborted ? 130 : 1
}
