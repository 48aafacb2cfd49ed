import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Crowd, withClient } from '../../drill/crowd.ts'
import type { Drill } from '../../drill/drill.ts'
import { embeddedUrl } from '../../drill/kill9.ts'
import { verifyBookings } from '../../drill/verify-bookings.ts'
import { startEmbedded } from '../../postgres/embedded-database.ts'
import { listTables, named } from '../catalog.ts'
import { megabytes } from '../progress.ts'
import { countMissing } from './backup-part.ts'
import { runCommand } from './commands.ts'
import type { Findings } from './findings.ts'
import { differences, type Fingerprint, fingerprint, rowsIn } from './fingerprint.ts'
import { askWitness, bringWitness } from './witness.ts'

/** Base backup and archived log; a moment is noted, everything is deleted later, and the moment comes back. */
export async function drillRecovery(drill: Drill, findings: Findings, people: number): Promise<void> {
  const { steps, home } = drill
  const [key, archive] = [path.join(home, 'operator.key'), path.join(home, 'archive')]
  const [dataDir, elsewhere] = [path.join(home, 'data'), path.join(home, 'elsewhere')]
  await runCommand('backup', ['--new-key', key], { DATA_DIR: dataDir })
  const product = await steps.run('Start the product with an archive of its log', () =>
    drill.launch({ WAL_ARCHIVE: archive }, dataDir),
  )
  const url = embeddedUrl(dataDir)
  const env = { DATA_DIR: dataDir, WAL_ARCHIVE: archive }
  const crowd = await steps.run('Fill the clinic', () =>
    Crowd.gather({ address: product.address, databaseUrl: url, people, pauseMs: 50 }),
  )
  const witness = await bringWitness(product.address, url)
  const { acknowledged } = crowd.bookings
  crowd.start()
  await crowd.goOn(drill.seconds(3, 1))
  const based = await steps.run('Take a base backup while they book', () => runCommand('backup', ['--base'], env))
  await crowd.goOn(drill.seconds(10))
  const before = acknowledged.map(({ id }) => id)
  const { at, state } = await steps.run('Note a moment and every row of it', () => noteMoment(url))
  const after = acknowledged.length
  await crowd.goOn(drill.seconds(5))
  const later = acknowledged.slice(after).map(({ id }) => id)
  await crowd.leave()
  await steps.run('Delete every consultation', () =>
    withClient(url, async (db) => {
      // The history of consultations refuses to be emptied; an accident as large as this one is the owner's.
      await db.query('alter table riwayat_status disable trigger user')
      await beginWith(db, 'truncate konsultasi cascade')
      await db.query('commit')
    }),
  )
  await steps.run('Stop the product', async () => {
    product.child.kill('SIGTERM')
    await product.ended
  })

  const args = ['--archive', archive, '--at', at, '--key', key]
  fs.mkdirSync(elsewhere)
  fs.copyFileSync(path.join(dataDir, 'backup.recipient'), path.join(elsewhere, 'backup.recipient'))
  const recovered = await steps.run(`Go back to ${at} elsewhere`, () =>
    runCommand('restore', args, { ...env, DATA_DIR: elsewhere }),
  )
  const database = await startEmbedded(path.join(elsewhere, 'postgres'), 'sehati')
  try {
    await withClient(database.url, async (db) => {
      const wrong = differences(state, await fingerprint(db))
      for (const line of wrong) steps.line(`    ${line}`)
      findings.demand(`all ${state.size} tables are, row by row, as they were at that moment`, wrong.length === 0)
      const lost = await countMissing(db, before)
      findings.demand(
        `of ${before.length} bookings acknowledged before it, ${lost} are lost`,
        lost === 0 && before.length > 0,
      )
      const strange = later.length - (await countMissing(db, later))
      findings.demand(
        `of ${later.length} acknowledged after it, ${strange} are there`,
        strange === 0 && later.length > 0,
      )
      const found = await verifyBookings(
        db,
        acknowledged.filter(({ id }) => before.includes(id)),
      )
      findings.demand('indexes and tables are sound', found.damage.length + found.shared + found.unrecorded === 0)
    })
  } finally {
    await database.stop()
  }
  const again = await steps.run('Start the product on it', () => drill.launch({}, elsewhere))
  findings.demand(
    'the old password signs in, and the sealed complaint can be read',
    await askWitness(again.address, witness),
  )
  const pieces = filesIn(archive)
  findings.figure('rows at that moment', String(rowsIn(state)))
  findings.figure(
    'base backup, with its check',
    `${megabytes(sizeOf(pieces.filter(isBase)))} in ${based.seconds.toFixed(1)} s`,
  )
  const log = pieces.filter((file) => !isBase(file))
  findings.figure('archived log', `${log.length} pieces, ${megabytes(sizeOf(log))} sealed`)
  findings.figure('recovery', `${recovered.seconds.toFixed(1)} s`)
}

/** Holds every writer back for a moment, so that it is clear what came before it and what after. */
async function noteMoment(url: string): Promise<{ at: string; state: Fingerprint }> {
  return withClient(url, async (db) => {
    const tables = (await listTables(db)).map(({ name }) => named(db, name))
    await beginWith(db, `lock table ${tables.join(', ')} in share mode`)
    await sleep(20)
    const [{ at }] = (await db.query('select clock_timestamp() as at')).rows as [{ at: Date }]
    const state = await fingerprint(db)
    // Whatever was written before has been answered by then.
    await sleep(500)
    await db.query('commit')
    return { at: at.toISOString(), state }
  })
}

/** Writers take their tables in orders of their own: whoever would wait for them in a circle lets go and tries again. */
async function beginWith(db: pg.ClientBase, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.query(`begin; set local lock_timeout = '500ms'; ${statement}`)
      return
    } catch (error) {
      await db.query('rollback')
      if (attempt === 50 || !['40P01', '55P03'].includes((error as { code?: string }).code ?? '')) throw error
      await sleep(Math.random() * 100)
    }
  }
}

const isBase = (file: string) => path.basename(path.dirname(file)) === 'base'

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + fs.statSync(file).size, 0)
