import fs from 'node:fs'
import path from 'node:path'
import { type Sight, slowest } from '@sehati/testkit/client/observed'
import { withClient } from '@sehati/testkit/product/databases'
import { Crowd } from './crowd.ts'
import { isCalm, isPolite, jobsCaughtUp } from './db-away.ts'
import { embeddedUrl } from './kill9.ts'
import { mountSmallDisk } from './small-disk.ts'
import { conclude, type Part } from './verdict.ts'

/** As much as a new database wants to see free, and some room for the first minute. */
const MEGABYTES = 420
const BOUND_MS = 25_000

/** The disk of the database's data fills up while all users book, and is freed again. */
export const diskFull: Part = {
  name: 'disk-full',
  about: 'the disk under PostgreSQL fills up under load, stays full, and is freed; nothing is restarted by hand',
  play: async (drill) => {
    const { steps } = drill
    const disk = mountSmallDisk(drill, MEGABYTES)
    const dataDir = path.join(drill.home, 'data')
    fs.mkdirSync(dataDir, { mode: 0o711 })
    // PostgreSQL's folder alone is on the small disk.
    fs.symlinkSync(disk.folder, path.join(dataDir, 'postgres'))
    const product = await steps.run(`Start the product on ${MEGABYTES} MB of ${disk.kind}`, () =>
      drill.launch({}, dataDir),
    )
    const url = embeddedUrl(dataDir)
    const load = { people: 300, withCare: true, visits: { groups: 16, requests: 1_500 }, pauseMs: 20 }
    const gathering = () => Crowd.gather({ address: product.address, databaseUrl: url, ...load })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    crowd.start()
    await crowd.goOn(drill.seconds(5, 1), 'before')
    disk.fill()
    const begin = performance.now()
    crowd.observed.phase = 'full'
    const limit = drill.seconds(60, 30) * 1000
    while (!crowd.observed.in('full').some(({ isFailure }) => isFailure) && performance.now() - begin < limit)
      await crowd.goOn(0.5)
    const lasted = ((performance.now() - begin) / 1000).toFixed(1)
    await crowd.goOn(drill.seconds(20, 3))
    crowd.observed.phase = 'log full'
    const crashed = await exhaustLog(url)
    await crowd.goOn(drill.seconds(20, 3))
    const outage = product.output()
    const since = performance.now()
    disk.free()
    crowd.observed.phase = 'freed'
    const back = [await crowd.untilBooked(since)]
    await crowd.goOn(drill.seconds(20, 2))
    const caughtUp = await jobsCaughtUp(url).catch(() => false)
    const full = [...crowd.observed.in('full'), ...crowd.observed.in('log full')]
    const failures = full.filter(({ isFailure }) => isFailure)
    steps.line(`  booking went on for ${lasted} s on space that PostgreSQL had reserved`)
    steps.line(`  without room for its log PostgreSQL ${crashed ? 'crashed, as it must' : 'did not crash'}`)
    steps.line(`  while it was full: ${servedOf(full, 'book')}; ${servedOf(full, 'detail')}`)
    steps.line(`  its postmaster ${outage.includes('Basis data berhenti') ? 'ended, and was started again' : 'stayed'}`)
    return conclude(drill, 'disk-full', crowd, url, {
      back,
      env: { DATA_DIR: dataDir },
      demands: () => [
        ['the disk was really full', failures.length > 0],
        ["a professional's read of a text was refused too", failures.some(({ work }) => work === 'detail')],
        ['every failure is a 503 with a sentence and Retry-After', failures.every(isPolite)],
        [`no user waits longer than ${BOUND_MS / 1000} s`, slowest(full) < BOUND_MS],
        ['ten seconds after it is freed nothing fails', isCalm(crowd.observed, 'freed')],
        ['background jobs caught up', caughtUp],
        ['the launcher and the server stayed', isStillThere(product.child.exitCode, product.output())],
      ],
    })
  },
}

/** `book 120 of 340 succeeded` */
function servedOf(sights: Sight[], asked: string): string {
  const all = sights.filter(({ work }) => work === asked)
  return `${asked} ${all.filter(({ isFailure }) => !isFailure).length} of ${all.length} succeeded`
}

/** Uses up the segments of the write-ahead log that PostgreSQL keeps in store: without room for another it stops itself. */
async function exhaustLog(url: string): Promise<boolean> {
  try {
    await withClient(url, async (db) => {
      for (let turn = 0; turn < 40; turn++)
        await db.query(`select pg_logical_emit_message(false, 'drill', repeat('-', 1000)), pg_switch_wal()`)
    })
    return false
  } catch {
    return true
  }
}

const isStillThere = (code: number | null, output: string) => code === null && !output.includes('Server berhenti')
