import path from 'node:path'
import { withClient } from '@sehati/testkit/product/databases'
import { megabytes } from '../../../scripts/backup/progress.ts'
import { Crowd } from '../faults/crowd.ts'
import type { Drill } from '../faults/drill.ts'
import { countMissing, demandBookings, demandCare, demandState } from '../restore/compare.ts'
import type { Findings } from '../restore/findings.ts'
import { rowsIn } from '../restore/fingerprint.ts'
import { noteMoment } from '../restore/moment.ts'
import { askWitness, bringWitness } from '../restore/witness.ts'
import { Machine } from './machine.ts'
import { blocksUnder, readPage, toTheEnd } from './page.ts'
import { Service } from './service.ts'
import { secondsOf, secondsOfRestore, typeBlocks } from './typing.ts'

type Setting = { people: number; major: number }

/**
 * The operator's page, typed: set up, back up under load, look at a moment in a copy, lose the database, restore to the
 * end of the archive, restore to the moment.
 */
export async function drillPgbackrest(drill: Drill, findings: Findings, { people, major }: Setting): Promise<void> {
  const { steps } = drill
  const machine = await Machine.make(path.join(drill.home, 'machine'), major)
  drill.onEnd(() => machine.end())
  const typeChapter = (heading: string) =>
    steps.run(`Type “${heading}”`, () => typeBlocks(machine, blocksUnder(heading)))
  const url = await steps.run(`Make a cluster of PostgreSQL ${major}`, () => machine.makeMain())
  await typeChapter('Set it up')
  const service = await steps.run('Start the product', () => Service.launch(drill, url))
  machine.service = service
  const admin = machine.urlOf('main')
  const crowd = await steps.run('Fill the clinic', () =>
    Crowd.gather({ address: service.address, databaseUrl: admin, people, withCare: true, pauseMs: 100 }),
  )
  const witness = await bringWitness(service.address, admin)
  const { acknowledged } = crowd.bookings

  crowd.start()
  await crowd.goOn(drill.seconds(5, 1))
  const scheduled = await typeChapter('Schedule')
  await crowd.goOn(drill.seconds(10))
  const before = acknowledged.length
  const cared = crowd.care?.snapshot()
  const { at, state } = await steps.run('Note a moment and every row of it', () => noteMoment(admin))
  machine.place.at = at
  const after = acknowledged.length
  await crowd.goOn(drill.seconds(5))
  await steps.run('A differential backup while they book', () => machine.systemctl('start', ['sehati-pgbackrest@diff']))
  const checked = acknowledged.length
  await typeChapter('Watch')
  const [looking, dropping] = halvesOf('Look first')
  const look = await steps.run('Look at the moment in a copy while they book', () => typeBlocks(machine, looking))
  await withClient(machine.urlOf('look'), (db) => demandState(db, state, findings))
  await typeBlocks(machine, dropping)
  await crowd.goOn(drill.seconds(5))
  await steps.run('Destroy the database while they book', async () => machine.destroyMain())
  await crowd.leave()

  const [restoring, serving] = halvesOf('In place')
  const end = await steps.run('Restore to the end of the archive', () => typeBlocks(machine, restoring, toTheEnd))
  const [lost, tail] = await withClient(admin, async (db) => [
    await countMissing(db, acknowledged.slice(0, checked)),
    await countMissing(db, acknowledged.slice(checked)),
  ])
  findings.demand(`of ${checked} bookings acknowledged before the last check, ${lost} are lost`, lost === 0)
  findings.figure('of those after it, not archived', `${tail} of ${acknowledged.length - checked}`)
  const back = await steps.run('Restore to the moment', () => typeBlocks(machine, restoring))
  await withClient(admin, async (db) => {
    await demandState(db, state, findings)
    await demandBookings(db, { before: acknowledged.slice(0, before), later: acknowledged.slice(after) }, findings)
    if (cared) await demandCare(db, cared, findings)
  })
  await steps.run('Start the product on it', () => typeBlocks(machine, serving))
  const isWitnessHeard = await askWitness(service.address, witness)
  findings.demand('the old password signs in, and the encrypted complaint can be read', isWitnessHeard)
  demandWholePage(machine, findings)
  findings.figure('rows at that moment', String(rowsIn(state)))
  findings.figure('full backup under load', inSeconds(secondsOf(scheduled, /@full$/)))
  findings.figure('repository at the end', megabytes(machine.sizeOfRepository()))
  findings.figure('copy of the moment beside it', inSeconds(secondsOfRestore(look)))
  findings.figure('restore to the end of the archive', inSeconds(secondsOfRestore(end)))
  findings.figure('restore to the moment', inSeconds(secondsOfRestore(back)))
}

/** A chapter up to the comparison that the drill makes in between, and its last block. */
function halvesOf(heading: string) {
  const blocks = blocksUnder(heading)
  return [blocks.slice(0, -1), blocks.slice(-1)] as const
}

function demandWholePage(machine: Machine, findings: Findings): void {
  const lines = readPage().flatMap((block) => (block.language === 'sh' ? block.lines : []))
  const untyped = lines.filter(({ number }) => !machine.typed.has(number))
  for (const { number, text } of untyped) findings.note(`${number}: ${text}`)
  findings.demand(`all ${lines.length} lines of the page were typed`, untyped.length === 0)
}

const inSeconds = (value: number) => `${value.toFixed(1)} s`
