import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendSignal } from '@sehati/testkit/machine/processes'
import { withClient } from '@sehati/testkit/product/databases'
import pg from 'pg'
import { listBackups } from '../../../scripts/backup/backup.ts'
import { findJangkar } from '../../../scripts/backup/catalog.ts'
import { megabytes } from '../../../scripts/backup/progress.ts'
import { startEmbedded } from '../../../scripts/postgres/embedded-database.ts'
import { checkTrail } from '../faults/check-trail.ts'
import { Crowd } from '../faults/crowd.ts'
import type { Drill, Launched } from '../faults/drill.ts'
import { embeddedUrl } from '../faults/kill9.ts'
import { dataIn, pidsOf } from '../faults/victims.ts'
import { runCommand } from './commands.ts'
import { demandBookings, demandCare, demandState } from './compare.ts'
import type { Findings } from './findings.ts'
import { type Fingerprint, fingerprint, rowsIn } from './fingerprint.ts'
import { askWitness, bringWitness } from './witness.ts'

/** Backup under load, the data directory destroyed, restore, comparison. */
export async function drillBackup(drill: Drill, findings: Findings, people: number): Promise<void> {
  const { steps, home } = drill
  const product = await steps.run('Start the product', () => drill.launch())
  const { dataDir } = product
  const url = embeddedUrl(dataDir)
  const env = { DATA_DIR: dataDir }
  const [key, vault] = [path.join(home, 'operator.key'), path.join(home, 'vault')]
  await runCommand('backup', ['--new-key', key], env)
  const load = { people, withCare: true, visits: { groups: 4, requests: 600 }, pauseMs: 50 }
  const crowd = await steps.run('Fill the clinic', () =>
    Crowd.gather({ address: product.address, databaseUrl: url, ...load }),
  )
  const witness = await bringWitness(product.address, url)
  const { acknowledged } = crowd.bookings
  crowd.start()
  await crowd.goOn(drill.seconds(10))
  const before = acknowledged.slice()
  const cared = crowd.care?.snapshot()
  const [taken, state] = await steps.run('Back up while they book', () =>
    Promise.all([runCommand('backup', ['--to', vault], env), stateSeenByBackup(url, dataDir)]),
  )
  const after = acknowledged.length
  await crowd.goOn(drill.seconds(5))
  await crowd.leave()
  const later = acknowledged.slice(after)
  // What the daily mail would have said of the end of the trail.
  const jangkar = (await withClient(url, findJangkar)) ?? ''
  await steps.run('Kill everything and destroy the data directory', () => destroy(product))

  const [name] = listBackups(vault)
  if (!name) throw new Error('the backup left no file')
  const file = path.join(vault, name)
  const restored = await steps.run('Restore', () =>
    runCommand('restore', [file, '--key', key, '--jangkar', jangkar], env),
  )
  const database = await startEmbedded(path.join(dataDir, 'postgres'), 'sehati')
  try {
    await withClient(database.url, async (db) => {
      await demandState(db, state, findings)
      await demandBookings(db, { before, later }, findings)
      if (cared) await demandCare(db, cared, findings)
    })
  } finally {
    await database.stop()
  }
  const again = await steps.run('Start the product on what was restored', () => drill.relaunch(product))
  findings.demand(
    'the old password signs in, and the encrypted complaint can be read',
    await askWitness(again.address, witness),
  )
  const { isWhole, said } = await steps.run('Check the trail', () => checkTrail(env, ['--jangkar', jangkar]))
  findings.demand(
    `the trail is whole, and names what the restore lost (${said})`,
    isWhole && said.includes('lost in a restore'),
  )
  findings.figure('rows', String(rowsIn(state)))
  findings.figure('backup file', megabytes(fs.statSync(file).size))
  findings.figure('backup under load, with its check', `${taken.seconds.toFixed(1)} s`)
  findings.figure('restore into an empty machine', `${restored.seconds.toFixed(1)} s`)
}

/**
 * What the backup under way sees: PostgreSQL keeps the names of exported snapshots in a folder, and a transaction that
 * names one sees the same state.
 */
async function stateSeenByBackup(url: string, dataDir: string): Promise<Fingerprint> {
  const folder = path.join(dataIn(dataDir), 'pg_snapshots')
  return withClient(url, async (db) => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(2)) {
      const [snapshot] = exportedSnapshots(folder)
      if (!snapshot) continue
      await db.query('begin isolation level repeatable read')
      await db.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`)
      return fingerprint(db)
    }
    throw new Error('the backup took no snapshot')
  })
}

/** The names of finished snapshots; while PostgreSQL writes one, its file is called `….tmp`. */
export const exportedSnapshots = (folder: string): string[] =>
  fs.readdirSync(folder).filter((name) => /^[\dA-F]{8}-[\dA-F]{8}-\d+$/.test(name))

async function destroy(product: Launched): Promise<void> {
  const { dataDir } = product
  for (const pid of pidsOf('everything', product, dataDir, dataIn(dataDir))) sendSignal(pid, 'SIGKILL')
  await product.ended
  await sleep(500)
  fs.rmSync(dataDir, { recursive: true, force: true })
}
