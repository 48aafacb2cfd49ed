import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from '@sehati/testkit/clinic/verify-bookings'
import { sendSignal } from '@sehati/testkit/machine/processes'
import { until } from '@sehati/testkit/machine/until'
import { isServing } from '@sehati/testkit/product/launched-product'
import { ROLE } from '../../../scripts/postgres/initialise.ts'
import { readPostmasterFile } from '../../../scripts/postgres/postmaster-pid.ts'
import { readSecret } from '../../../scripts/postgres/secret.ts'
import { Crowd } from './crowd.ts'
import type { Drill, Launched } from './drill.ts'
import { conclude, type Demand, type Part } from './verdict.ts'
import { dataIn, isReplaced, pidsOf, VICTIMS } from './victims.ts'

const PEOPLE_A_ROUND = 25
const WORKERS = 2

/** Bookings under load while one part after the other is killed outright. */
export const kill9: Part = {
  name: 'kill9',
  about: 'a server worker, their primary, PostgreSQL and everything at once are killed outright, in turn, under load',
  play: async (drill) => {
    const { steps, rounds } = drill
    let product = await steps.run('Start the product', () => drill.launch())
    const url = embeddedUrl(product.dataDir)
    // A patient has a hundred slots to book in the week; so many are enough for every round to write all the time.
    const people = PEOPLE_A_ROUND * Math.max(rounds, 8)
    const gathering = () => Crowd.gather({ address: product.address, databaseUrl: url, people, pauseMs: 0 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    steps.line(
      '\n  round  killed      acknowledged  messages  back after  lost  twice  shared  unrecorded  unplaced  damage',
    )
    const back: number[] = []
    let worst: Findings | null = null
    for (let round = 1; round <= rounds; round++) {
      const played = await playRound(drill, round, product, crowd)
      product = played.product
      back.push(played.back)
      if (!isClean(played.found)) worst = played.found
    }
    const demands = (): Demand[] => [['every round was clean', worst === null]]
    return conclude(drill, 'kill9', crowd, embeddedUrl(product.dataDir), { back: [Math.max(...back)], demands })
  },
}

async function playRound(drill: Drill, round: number, before: Launched, crowd: Crowd) {
  let product = before
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
    product = await drill.relaunch(product)
  }
  await until(() => isReplaced(killed, dataDir, WORKERS), 'what was killed to come back')
  await until(() => isServing(product.address), 'the product to serve again')
  const back = (performance.now() - begin) / 1000
  // Some writing on the recovered product, before the books are compared.
  await sleep(200)
  await crowd.leave()
  const { messages, ...found } = await crowd.verify(embeddedUrl(dataDir))
  const whole = { ...found, lost: found.lost + messages.lost, repeated: found.repeated + messages.doubled }
  drill.steps.line(row(round, victim, crowd, back, whole))
  return { product, back, found: whole }
}

/** Where the product's own database is now: after a restart it has another port where its own is taken. */
export function embeddedUrl(dataDir: string): string {
  const { port } = readPostmasterFile(dataIn(dataDir)) ?? {}
  const { password } = readSecret(path.join(dataDir, 'postgres')) ?? {}
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/sehati`
}

function isClean({ lost, repeated, shared, unrecorded, unplaced, damage }: Findings): boolean {
  return lost + repeated + shared + unrecorded + unplaced + damage.length === 0
}

function row(round: number, victim: string, { bookings, messages }: Crowd, back: number, found: Findings): string {
  const cells: [string | number, number][] = [
    [bookings.acknowledged.length, 12],
    [messages.acknowledged.length, 8],
    [`${back.toFixed(1)} s`, 10],
    [found.lost, 4],
    [found.repeated, 5],
    [found.shared, 6],
    [found.unrecorded, 10],
    [found.unplaced, 8],
    [found.damage.length, 6],
  ]
  const numbers = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `  ${String(round).padStart(5)}  ${victim.padEnd(10)}  ${numbers}`
}
