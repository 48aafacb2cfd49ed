import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOCK } from '@sehati/testkit/clinic/plans'
import { countWrong, type Findings } from '@sehati/testkit/clinic/verify-bookings'
import { sendSignal } from '@sehati/testkit/machine/processes'
import { until } from '@sehati/testkit/machine/until'
import { withClient } from '@sehati/testkit/product/databases'
import { isServing } from '@sehati/testkit/product/launched-product'
import { ROLE } from '../../../scripts/postgres/initialise.ts'
import { readPostmasterFile } from '../../../scripts/postgres/postmaster-pid.ts'
import { readSecret } from '../../../scripts/postgres/secret.ts'
import { countCareMissing } from './care-trail.ts'
import { Crowd } from './crowd.ts'
import type { Demand } from './demand.ts'
import type { Drill, Launched } from './drill.ts'
import { conclude, type Part } from './verdict.ts'
import { dataIn, isReplaced, pidsOf, VICTIMS } from './victims.ts'
import { deskDemands, visitDemands } from './visit-demands.ts'

const PEOPLE_A_ROUND = 40
const HOLDERS_A_ROUND = 150
const VISITS_A_ROUND = { groups: 4, requests: 120 }
const ARRIVALS_A_ROUND = 120
const WORKERS = 2

/** `since`: when the oldest process of the server that still runs may have started, by `performance.now()`. */
type Running = { product: Launched; since: number }
/** `unwritten`: texts shown, notes and openings that are acknowledged and not in the trail. */
type Found = Findings & {
  holdsLost: number
  visitsLost: number
  handoversLost: number
  deskLost: number
  /** Numbers that are missing or double, and series in parts. */
  deskTorn: number
  unwritten: number
}

/** Bookings under load while one part after the other is killed outright. */
export const kill9: Part = {
  name: 'kill9',
  about: 'a server worker, their primary, PostgreSQL and everything at once are killed outright, in turn, under load',
  play: async (drill) => {
    const { steps, rounds } = drill
    const since = performance.now()
    const product = await steps.run('Start the product', () => drill.launch())
    const databaseUrl = embeddedUrl(product.dataDir)
    // A patient has a hundred slots to book in the week, and may hold twelve of them in an hour.
    const people = PEOPLE_A_ROUND * Math.max(rounds, 8)
    const holders = HOLDERS_A_ROUND * rounds
    const visits = { groups: VISITS_A_ROUND.groups * rounds, requests: VISITS_A_ROUND.requests * rounds }
    const arrivals = ARRIVALS_A_ROUND * rounds
    const how = { address: product.address, databaseUrl, people, holders, withCare: true, visits, arrivals, pauseMs: 0 }
    const gathering = () => Crowd.gather(how)
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    steps.line(`\n${HEAD}`)
    let running: Running = { product, since }
    const back: number[] = []
    const wrong: Found[] = []
    for (let round = 1; round <= rounds; round++) {
      const played = await playRound(drill, round, running, crowd)
      running = played.running
      back.push(played.back)
      if (countWrong(played.found) > 0) wrong.push(played.found)
    }
    const demands = (): Demand[] => [
      ['every round was clean', wrong.length === 0],
      [`${crowd.holds.acknowledged} slots were held and not booked`, crowd.holds.acknowledged > 0],
      ['no patient was refused the slot that they held', crowd.bookings.heldInVain === 0],
      ...(crowd.visits ? visitDemands(crowd.visits) : []),
      ...(crowd.desk ? deskDemands(crowd.desk) : []),
    ]
    const { dataDir } = product
    const env = { DATA_DIR: dataDir }
    return conclude(drill, 'kill9', crowd, embeddedUrl(dataDir), { back: [Math.max(...back)], demands, env })
  },
}

async function playRound(drill: Drill, round: number, before: Running, crowd: Crowd) {
  let { product, since } = before
  const { dataDir } = product
  const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? 'everything'
  crowd.observed.phase = `${victim} killed`
  crowd.start()
  await sleep(500 + Math.random() * 1000)
  const killed = pidsOf(victim, product, dataDir, dataIn(dataDir))
  for (const pid of killed) sendSignal(pid, 'SIGKILL')
  const begin = performance.now()
  if (victim === 'everything') {
    await product.ended
    crowd.holds.forgetEnded(latestClock(since))
    since = performance.now()
    product = await drill.relaunch(product)
  }
  await until(() => isReplaced(killed, dataDir, WORKERS), 'what was killed to come back')
  await until(() => isServing(product.address), 'the product to serve again')
  const back = (performance.now() - begin) / 1000
  // Some writing on the recovered product, before the books are compared.
  await sleep(200)
  await crowd.leave()
  const { messages, care, visits, desk, ...books } = await crowd.verify(embeddedUrl(dataDir))
  const holdsLost = await withClient(embeddedUrl(dataDir), (db) => crowd.holds.countLost(db, latestClock(since)))
  const found: Found = {
    ...books,
    lost: books.lost + messages.lost,
    repeated: books.repeated + messages.doubled + (desk?.doubled ?? 0),
    holdsLost,
    visitsLost: visits?.lost ?? 0,
    handoversLost: visits?.handoversLost ?? 0,
    deskLost: desk?.lost ?? 0,
    deskTorn: desk?.torn ?? 0,
    unwritten: care ? countCareMissing(care) : 0,
  }
  drill.steps.line(row(round, victim, crowd, back, found))
  return { running: { product, since }, back, found }
}

/** Each process starts its clock at `CLOCK`: none shows a later time than the oldest one. */
const latestClock = (since: number) => new Date(Date.parse(CLOCK) + performance.now() - since)

/** Where the product's own database is now: after a restart it has another port where its own is taken. */
export function embeddedUrl(dataDir: string): string {
  const { port } = readPostmasterFile(dataIn(dataDir)) ?? {}
  const { password } = readSecret(path.join(dataDir, 'postgres')) ?? {}
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/sehati`
}

const COLUMNS: [head: string, of: (crowd: Crowd, back: number, found: Found) => string | number][] = [
  ['acknowledged', ({ bookings }) => bookings.acknowledged.length],
  ['messages', ({ messages }) => messages.acknowledged.length],
  ['holds', ({ holds }) => holds.acknowledged],
  ['back after', (_, back) => `${back.toFixed(1)} s`],
  ['lost', (_, __, found) => found.lost],
  ['holds lost', (_, __, found) => found.holdsLost],
  ['visits', ({ visits }) => visits?.bookings.acknowledged.length ?? 0],
  ['lost', (_, __, found) => found.visitsLost],
  ['handed over', ({ visits }) => visits?.handovers.agreed ?? 0],
  ['lost', (_, __, found) => found.handoversLost],
  ['numbers', ({ desk }) => desk?.numbers.length ?? 0],
  ['series', ({ desk }) => desk?.series.length ?? 0],
  ['lost', (_, __, found) => found.deskLost],
  ['torn', (_, __, found) => found.deskTorn],
  ['shown', ({ care }) => care?.shown.length ?? 0],
  ['signed', ({ care }) => care?.signed.length ?? 0],
  ['opened', ({ care }) => care?.opened.length ?? 0],
  ['unwritten', (_, __, found) => found.unwritten],
  ['twice', (_, __, found) => found.repeated],
  ['shared', (_, __, found) => found.shared],
  ['unrecorded', (_, __, found) => found.unrecorded],
  ['placeMissing', (_, __, found) => found.placeMissing],
  ['placeOrphan', (_, __, found) => found.placeOrphan],
  ['beyondLimit', (_, __, found) => found.beyondLimit],
  ['keptBackTaken', (_, __, found) => found.keptBackTaken],
  ['urgentUnasked', (_, __, found) => found.urgentUnasked],
  ['handoverTorn', (_, __, found) => found.handoverTorn],
  ['offerUnplaced', (_, __, found) => found.offerUnplaced],
  ['damage', (_, __, found) => found.damage.length],
]
const HEAD = `  round  killed      ${COLUMNS.map(([head]) => head).join('  ')}`

function row(round: number, victim: string, crowd: Crowd, back: number, found: Found): string {
  const numbers = COLUMNS.map(([head, of]) => String(of(crowd, back, found)).padStart(head.length)).join('  ')
  return `  ${String(round).padStart(5)}  ${victim.padEnd(10)}  ${numbers}`
}
