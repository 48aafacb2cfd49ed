import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@sehati/testkit/product/databases'
import { Crowd } from './crowd.ts'
import { mountSmallDisk } from './small-disk.ts'
import { conclude, type Part } from './verdict.ts'

const MEGABYTES = 60
/** A mail that failed is tried again after half a minute, then a minute, and looked for every ten seconds. */
const MAILS_MS = 150_000

/** DATA_DIR is full, with the log and the mail folder in it; the database has its own disk. */
export const mailFull: Part = {
  name: 'mail-full',
  about: 'the disk of DATA_DIR (log, mail folder, keys) is full under load, while the database has room',
  play: async (drill) => {
    const { steps } = drill
    const disk = mountSmallDisk(drill, MEGABYTES)
    const url = await steps.run('Start a database', () => drill.openDatabase())
    const dataDir = path.join(disk.folder, 'data')
    const product = await steps.run(`Start the product on ${MEGABYTES} MB of ${disk.kind}`, () =>
      drill.launch({ DATABASE_URL: url }, dataDir),
    )
    const gathering = () => Crowd.gather({ address: product.address, databaseUrl: url, people: 200 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    crowd.start()
    await crowd.goOn(drill.seconds(5, 1), 'before')
    disk.fill()
    await crowd.goOn(drill.seconds(30, 4), 'full')
    const waiting = await countMails(url)
    const since = performance.now()
    disk.free()
    crowd.observed.phase = 'freed'
    const back = [await crowd.untilBooked(since)]
    await crowd.goOn(drill.seconds(5, 1))
    await crowd.leave()
    const sent = await allSent(url, drill.isShort)
    const files = fs.readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length
    steps.line(
      `  mails: ${waiting.antre} waited on the full disk; in the end ${sent.terkirim} sent, ${sent.antre} waiting, ${sent.gagal} given up, ${files} files`,
    )
    return conclude(drill, 'mail-full', crowd, url, {
      back,
      demands: () => [
        ['users notice nothing', crowd.observed.sights.every(({ isFailure }) => !isFailure)],
        ['no process ended', !product.output().includes('berhenti tiba-tiba')],
        ['mails waited while the disk was full', waiting.antre > 0],
        ['no mail is given up', sent.gagal === 0],
        ['every mail that was sent is one file', files === sent.terkirim],
        ...(drill.isShort ? [] : [['in the end every mail is sent', sent.antre === 0] as const]),
      ],
    })
  },
}

type Mails = { antre: number; terkirim: number; gagal: number }

const countMails = (url: string): Promise<Mails> =>
  withClient(url, async (db) => {
    const one = (status: string) => `count(*) filter (where status = '${status}')::int as ${status}`
    const found = await db.query<Mails>(`select ${['antre', 'terkirim', 'gagal'].map(one).join(', ')} from surat`)
    return found.rows[0] ?? { antre: 0, terkirim: 0, gagal: 0 }
  })

async function allSent(url: string, isShort: boolean): Promise<Mails> {
  const deadline = performance.now() + (isShort ? 2_000 : MAILS_MS)
  let mails = await countMails(url)
  while (mails.antre > 0 && performance.now() < deadline) {
    await sleep(1_000)
    mails = await countMails(url)
  }
  return mails
}
