import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Refusal } from '../../scripts/bootstrap/refusal.mjs'
import { cache } from '../../scripts/bootstrap/root.mjs'
import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { prepareStateDirectory } from '../../scripts/postgres/state-directory.ts'
import { postgresUser } from '../../scripts/postgres/system-user.ts'
import { BookingStream } from './booking-stream.ts'
import { fillForDrill } from './clinic.ts'
import { DatabaseCluster } from './database-cluster.ts'
import { openEntrance } from './entrance.ts'
import type { Fault } from './faults.ts'
import { DATABASE_MACHINES, ENTRANCE, type Layout, makeLayout, WEB_MACHINES, type WebName } from './layout.ts'
import { LiveCrowd } from './live-crowd.ts'
import { killMarked } from './marked-processes.ts'
import { unpackCluster } from './packages.ts'
import { playRound } from './play-round.ts'
import { findPrograms, type Programs } from './programs.ts'
import { Readers } from './readers.ts'
import { startReaper } from './reaper.ts'
import { HEAD, isClean, type Outcome, rowOf, storyOf } from './report.ts'
import { faultsOfRoles } from './roles.ts'
import { WebMachine } from './web-machine.ts'

export type Options = { faults: Fault[]; perSecond: number; screens: number }

/** Fifty seconds of bookings a round, a hundred to each patient: no round is longer without a pause. */
const peopleFor = ({ faults, perSecond }: Options) => Math.max(Math.ceil(faults.length * perSecond * 0.5), 100)

/** Sets the cluster up, plays the faults, reports, and takes everything down again. Returns whether nothing was lost. */
export async function runHa(options: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  if (!fs.existsSync('/usr/share/zoneinfo/Asia/Jakarta'))
    throw new Refusal('This machine has no time zones, which PostgreSQL reads in their fixed place: install tzdata.')
  await refuseIfTaken()
  const user = postgresUser()
  const folder = prepareStateDirectory(path.join(cache, 'ha'), user)
  const unpacked = await steps.run('Unpack Patroni, etcd, HAProxy and PostgreSQL', () => unpackCluster(folder))
  const layout = makeLayout()
  const letReaperGo = startReaper(layout.home)
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Refusal('stopped')))
  })
  stopped.catch(() => {})
  let isWhole = false
  try {
    isWhole = await Promise.race([play(options, steps, layout, findPrograms(unpacked, user, layout)), stopped])
    return isWhole
  } finally {
    const ended = await killMarked(layout.home)
    letReaperGo()
    steps.line(`${ended} processes ended.`)
    if (isWhole || signal.aborted) fs.rmSync(layout.home, { recursive: true, force: true })
    else steps.line(`Data and logs are kept in ${layout.home}`)
  }
}

async function play(options: Options, steps: Steps, layout: Layout, programs: Programs): Promise<boolean> {
  const cluster = new DatabaseCluster(programs, layout)
  await steps.run('Start three database machines', () => cluster.start())
  const web = (Object.keys(WEB_MACHINES) as WebName[]).map((name) => new WebMachine(name, programs, layout))
  await steps.run('Start two web machines and the entrance', async () => {
    for (const machine of web) await machine.startHaproxy()
    await web[0]?.migrate()
    await Promise.all(web.map((machine) => machine.startServer()))
    await openEntrance(programs, layout)
  })
  const people = peopleFor(options)
  const clinic = await steps.run(`Fill the clinic and sign ${people} patients in`, () => fillForDrill(people, layout))
  const crowd = new LiveCrowd(clinic.patients.slice(0, options.screens), clinic.markers[0]?.professionalId ?? 0)
  const visitors = {
    bookings: new BookingStream(clinic.plans, clinic.patients, options.perSecond),
    readers: new Readers(clinic.plans, clinic.patients),
    crowd,
    clinic,
  }
  steps.line(`\n${HEAD}`)
  const outcomes: Outcome[] = []
  for (const [number, fault] of options.faults.entries()) {
    const outcome = await playRound(fault, { cluster, web }, visitors, layout)
    outcomes.push(outcome)
    for (const line of [rowOf(number + 1, outcome), ...storyOf(outcome)]) steps.line(line)
  }
  const faults = await faultsOfRoles(layout)
  for (const fault of faults) steps.line(`  ✗ ${fault}`)
  crowd.close()
  for (const machine of web) await machine.stop()
  const total = visitors.bookings.acknowledged.length
  const sum = (of: (outcome: Outcome) => number) => Math.max(...outcomes.map(of))
  steps.line(`\n${total} acknowledged in ${outcomes.length} rounds`)
  steps.line(`lost ${sum(({ findings }) => findings.lost)}, twice ${sum(({ findings }) => findings.repeated)}`)
  return outcomes.every(isClean) && faults.length === 0 && total > 0
}

/** Two drills on one machine would meet on the same addresses. */
async function refuseIfTaken(): Promise<void> {
  const places = Object.values(DATABASE_MACHINES).flatMap((host) =>
    [2379, 2380, 5432, 8008].map((port) => ({ host, port })),
  )
  const web = Object.values(WEB_MACHINES).flatMap((host) => [3000, 5432].map((port) => ({ host, port })))
  for (const { host, port } of [...places, ...web, { host: ENTRANCE, port: 8080 }]) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      const probe = net.createServer().once('error', resolve)
      probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)))
    })
    if (error) throw new Refusal(`${host}:${port} cannot be used: ${error.message}`)
  }
}
