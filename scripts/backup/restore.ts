import pg from 'pg'
import { connect } from '../../apps/server/src/base/db/db.ts'
import { listSchemaFiles } from '../../apps/server/src/base/db/schema-files.ts'
import { bacaJangkar } from '../../apps/server/src/record/jejak/jangkar.ts'
import { recordRestore } from '../../apps/server/src/record/jejak/restore.act.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { bringDataKeys, refuseOtherDataKey } from './data-keys.ts'
import { endWaysIn } from './end-ways-in.ts'
import { eraseAgainIn } from './erase-again.ts'
import { loadBackup } from './load.ts'
import type { Opening } from './manifest.ts'
import { startProgress, type Work } from './progress.ts'
import { type Contents, readBackup, watched } from './read-backup.ts'
import { createBeside, openTarget, refuseWhileInUse, swap, type Target } from './target.ts'
import { listTurnedBack } from './turned-back.ts'
import { bringVapidKey } from './vapid-key.ts'

export type RestoreOrder = {
  /** As the owner: it makes and renames databases. */
  url: string
  /** The role that serves and gets its rights again; null where the owner serves. */
  service: string | null
  dataDir: string
  file: string
  identities: string[]
  /** The name of a database that is not empty and shall be replaced. */
  replace: string | null
  /** Ids of accounts that were erased since the backup, where no present database knows them. */
  erased?: readonly number[]
  /** An end of the trail that was noted outside of the database, as `number:hash`. */
  jangkar?: string
} & Work

/**
 * Restores into a new database that takes the target's name when it is whole and compared. If anything fails before, the
 * target is as it was. Returns the name under which a replaced database is kept.
 */
export async function restoreBackup(order: RestoreOrder): Promise<{ contents: Contents; kept: string | null }> {
  const { file, identities } = order
  const target = await openTarget(order.url)
  try {
    if (!target.isEmpty && order.replace !== target.name)
      throw new Refusal(
        `Database “${target.name}” is not empty. To put the backup in its place: --replace ${target.name}\n` +
          '(the present one is kept under another name).',
      )
    await refuseWhileInUse(target)
    const contents = await checkBackup(file, identities, order)
    refuseNewer(contents.opening)
    refuseOtherDataKey(contents.opening.keys)
    const kept = await restoreBeside(target, order, contents.opening)
    if (!target.isEmpty) return { contents, kept }
    await target.admin.query(`drop database ${target.admin.escapeIdentifier(kept)}`)
    return { contents, kept: null }
  } finally {
    await target.admin.end()
  }
}

/** Returns the name under which the former database is kept. */
async function restoreBeside(target: Target, order: RestoreOrder, opening: Opening): Promise<string> {
  const beside = await createBeside(target)
  let takeBack = () => {}
  try {
    await loadBackup(beside.url, order.file, order.identities, opening, order)
    await recordInTrail(beside.url, [target.jangkar, order.jangkar, opening.jangkar], order.say)
    await endRevoked(beside.url, target.url, order.say)
    const erased = await eraseAgainIn({
      restored: beside.url,
      present: target.url,
      named: order.erased ?? [],
      keys: opening.keys,
    })
    order.say(`  ${erased} accounts were erased since the backup, and are erased again`)
    const withoutKeys = bringDataKeys(order.dataDir, opening.keys)
    takeBack = withoutKeys
    const withoutVapid = bringVapidKey(order, opening.vapid)
    takeBack = () => {
      withoutVapid()
      withoutKeys()
    }
    return await swap(target, beside.name)
  } catch (error) {
    takeBack()
    await beside.drop()
    throw error
  }
}

/** The restored trail goes on after the last end that is known of it. */
async function recordInTrail(url: string, ends: (string | null | undefined)[], say: Work['say']): Promise<void> {
  const known = ends.flatMap((end) => bacaJangkar(end ?? '', 'restore')).sort((a, b) => b.nomor - a.nomor)
  const db = connect(url, 1)
  try {
    const lost = await recordRestore(db, known[0] ?? null)
    say(`  the trail goes on; ${lost} rows of it came after the backup and are lost`)
  } finally {
    await db.close()
  }
}

/** What was ended since the backup does not work again; which accounts of staff came back is said. */
async function endRevoked(restored: string, present: string, say: Work['say']): Promise<void> {
  const connections = [restored, present].map((connectionString) => new pg.Client({ connectionString }))
  const [db, before] = connections as [pg.Client, pg.Client]
  try {
    for (const one of connections) await one.connect()
    await endWaysIn(db)
    say('  all sessions, devices, mailed links, calendar addresses and pushes are ended: everyone signs in again')
    for (const line of await listTurnedBack(db, before)) say(line)
  } finally {
    for (const one of connections) await one.end()
  }
}

/** Reads all of it once before anything is changed. */
export async function checkBackup(file: string, identities: string[], work: Work): Promise<Contents> {
  const checking = startProgress('checking', work)
  const contents = await readBackup(file, identities, watched(checking))
  work.say(`  the file is whole, of ${contents.opening.made} (checked in ${checking.seconds().toFixed(1)} s)`)
  return contents
}

function refuseNewer({ migrations }: Opening): void {
  const known = listSchemaFiles()
  const unknown = migrations.find((name, at) => known[at] !== name)
  if (unknown)
    throw new Refusal(`The backup was made by another version of Sehati: this one does not know migration ${unknown}.`)
}
