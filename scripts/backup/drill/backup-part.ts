import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Crowd, withClient } from '../../drill/crowd.ts'
import type { Drill, Launched } from '../../drill/drill.ts'
import { embeddedUrl } from '../../drill/kill9.ts'
import { verifyBookings } from '../../drill/verify-bookings.ts'
import { dataIn, pidsOf } from '../../drill/victims.ts'
import { startEmbedded } from '../../postgres/embedded-database.ts'
import { listBackups } from '../backup.ts'
import { megabytes } from '../progress.ts'
import { runCommand } from './commands.ts'
import type { Findings } from './findings.ts'
import { differences, type Fingerprint, fingerprint, rowsIn } from './fingerprint.ts'
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
  const crowd = await steps.run('Fill the clinic', () =>
    Crowd.gather({ address: product.address, databaseUrl: url, people, pauseMs: 50 }),
  )
  const witness = await bringWitness(product.address, url)
  const { acknowledged } = crowd.bookings
  crowd.start()
  await crowd.goOn(drill.seconds(10))
  const before = acknowledged.map(({ id }) => id)
  const [taken, state] = await steps.run('Back up while they book', () =>
    Promise.all([runCommand('backup', ['--to', vault], env), stateSeenByBackup(url, dataDir)]),
  )
  const after = acknowledged.length
  await crowd.goOn(drill.seconds(5))
  await crowd.leave()
  const later = acknowledged.slice(after).map(({ id }) => id)
  await steps.run('Kill everything and destroy the data directory', () => destroy(product))

  const [name] = listBackups(vault)
  if (!name) throw new Error('the backup left no file')
  const file = path.join(vault, name)
  const restored = await steps.run('Restore', () => runCommand('restore', [file, '--key', key], env))
  const database = await startEmbedded(path.join(dataDir, 'postgres'), 'sehati')
  try {
    await withClient(database.url, async (db) => {
      const found = await verifyBookings(
        db,
        acknowledged.filter(({ id }) => before.includes(id)),
      )
      const wrong = differences(state, await fingerprint(db))
      for (const line of wrong) steps.line(`    ${line}`)
      findings.demand(`all ${state.size} tables are, row by row, what the backup's snapshot saw`, wrong.length === 0)
      const lost = await countMissing(db, before)
      findings.demand(
        `of ${before.length} bookings acknowledged before the backup began, ${lost} are lost`,
        lost === 0 && before.length > 0,
      )
      const strange = later.length - (await countMissing(db, later))
      findings.demand(
        `of ${later.length} acknowledged after it, ${strange} are there`,
        strange === 0 && later.length > 0,
      )
      findings.demand('indexes and tables are sound', found.damage.length + found.shared + found.unrecorded === 0)
    })
  } finally {
    await database.stop()
  }
  const again = await steps.run('Start the product on what was restored', () => drill.relaunch(product))
  findings.demand(
    'the old password signs in, and the sealed complaint can be read',
    await askWitness(again.address, witness),
  )
  findings.figure('rows', String(rowsIn(state)))
  findings.figure('backup file', megabytes(fs.statSync(file).size))
  findings.figure('backup under load, with its check', `${taken.seconds.toFixed(1)} s`)
  findings.figure('restore into an empty machine', `${restored.seconds.toFixed(1)} s`)
}

/**
 * What the backup under way sees: PostgreSQL keeps the names of exported snapshots in a folder, and whoever names one
 * looks at the same state.
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

/** While PostgreSQL writes one, it is called `….tmp`; no snapshot has that name. */
export const exportedSnapshots = (folder: string): string[] =>
  fs.readdirSync(folder).filter((name) => /^[\dA-F]{8}-[\dA-F]{8}-\d+$/.test(name))

async function countMissing(db: pg.ClientBase, ids: number[]): Promise<number> {
  const found = await db.query(
    `select from unnest($1::int[]) id where not exists (select from konsultasi where jadwal_id = id)`,
    [ids],
  )
  return found.rowCount ?? 0
}

async function destroy(product: Launched): Promise<void> {
  const { dataDir } = product
  for (const pid of pidsOf('everything', product, dataDir, dataIn(dataDir))) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with another one that was killed a moment ago.
    }
  }
  await product.ended
  await sleep(500)
  fs.rmSync(dataDir, { recursive: true, force: true })
}
