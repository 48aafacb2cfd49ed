import { parseArgs } from 'node:util'
import { connect } from '../base/db/db.ts'
import { bacaJangkar } from '../record/jejak/jangkar.ts'
import { recordRestore } from '../record/jejak/restore.act.ts'
import { finish } from './finish.ts'

/**
 * `npm run jejak:pemulihan [-- --jangkar <number:hash>]`, after a recovery that `npm run restore` did not make: records it in the
 * trail, behind the anchor, so that no number is used twice. To be run before the product starts.
 */
await finish(async (config) => {
  const { values } = parseArgs({ options: { jangkar: { type: 'string' } } })
  const [anchor = null] = bacaJangkar(values.jangkar ?? '', 'the command line')
  if (values.jangkar !== undefined && anchor === null)
    throw new Error(`--jangkar ${values.jangkar}: no anchor of the form number:hash`)
  const db = connect(config.databaseUrl, 1)
  try {
    return `the recovery is recorded in the trail; ${await recordRestore(db, anchor)} rows are lost`
  } finally {
    await db.close()
  }
})
