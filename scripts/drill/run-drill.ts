import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Steps } from '../bootstrap/steps.mjs'
import { isServing, type LaunchedProduct, launchProduct, until } from '../launched/launched-product.ts'
import { ROLE } from '../postgres/initialise.ts'
import { readPostmasterFile } from '../postgres/postmaster-pid.ts'
import { readSecret } from '../postgres/secret.ts'
import { choosePort } from '../process/free-port.ts'
import { BookingLoad } from './booking-load.ts'
import { CLOCK, fillClinic, listPatients, PASSWORD, type Patient, planBookings } from './clinic.ts'
import { logIn, register } from './http-calls.ts'
import { type Findings, verifyBookings } from './verify-bookings.ts'
import { dataIn, isReplaced, pidsOf, VICTIMS } from './victims.ts'

const PEOPLE_A_ROUND = 25
const WORKERS = 2

type Product = { options: { dataDir: string; port: number; env: NodeJS.ProcessEnv }; running: LaunchedProduct | null }

/** Runs the rounds on a private copy of the product. Answers whether nothing was lost. */
export async function runDrill(rounds: number, steps: Steps): Promise<boolean> {
  const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-drill-')))
  // Root's PostgreSQL runs as another account and must be able to pass.
  fs.chmodSync(home, 0o755)
  const env = { WEB_CONCURRENCY: String(WORKERS), SEED_DEMO: '0', APP_NOW: CLOCK }
  const product: Product = {
    options: { dataDir: path.join(home, 'data'), port: await choosePort(null), env },
    running: null,
  }
  let isWhole = false
  try {
    product.running = await steps.run('Start the product', () => launchProduct(product.options))
    const { address } = product.running
    const load = await steps.run('Fill the clinic and sign in', () => prepare(address, product.options.dataDir, rounds))
    steps.line('\nround  killed      acknowledged  repeated  back after  lost  twice  shared  unrecorded  damage')
    const findings: Findings[] = []
    for (let round = 1; round <= rounds; round++) findings.push(await playRound(round, product, load, steps))
    isWhole = findings.every(isClean) && load.acknowledged.length > 0
    const refused = [...load.refused].map(([code, times]) => `${code} ${times}`).join(', ')
    steps.line(`\n${load.acknowledged.length} acknowledged in ${rounds} rounds; refused: ${refused || 'none'}`)
    for (const line of new Set(findings.flatMap(({ damage }) => damage))) steps.line(line)
    steps.line(`lost ${Math.max(...findings.map(({ lost }) => lost))}`)
    return isWhole
  } finally {
    product.running?.child.kill('SIGTERM')
    await product.running?.ended
    if (isWhole) fs.rmSync(home, { recursive: true, force: true })
    else console.error(`Data and logs are kept in ${home}`)
  }
}

async function playRound(round: number, product: Product, load: BookingLoad, steps: Steps): Promise<Findings> {
  const { options, running } = product
  if (!running) throw new Error('the product is not running')
  const victim = VICTIMS[(round - 1) % VICTIMS.length] ?? 'everything'
  const stop = new AbortController()
  const writing = load.run(stop.signal)
  await sleep(500 + Math.random() * 1000)
  const killed = pidsOf(victim, running, options.dataDir, dataIn(options.dataDir))
  for (const pid of killed) kill(pid)
  const begin = performance.now()
  if (victim === 'everything') {
    await running.ended
    product.running = await launchProduct(options)
  }
  await until(() => isReplaced(killed, options.dataDir, WORKERS), 'what was killed to come back')
  await until(() => isServing(running.address), 'the product to serve again')
  const back = performance.now() - begin
  // Some writing on the recovered product, before the books are compared.
  await sleep(200)
  stop.abort()
  await writing
  const repeated = await load.repeatUnanswered()
  const findings = await withDatabase(options.dataDir, (db) => verifyBookings(db, load.acknowledged))
  steps.line(row(round, victim, load.acknowledged.length, repeated, back, findings))
  return findings
}

/** A patient has a hundred slots to book in the week; so many people are enough for every round to write all the time. */
async function prepare(address: string, dataDir: string, rounds: number): Promise<BookingLoad> {
  const email = 'contoh@latihan.test'
  await register(address, email, PASSWORD)
  return withDatabase(dataDir, async (db) => {
    const made = await db.query<{ password_hash: string }>('select password_hash from users where email = $1', [email])
    await fillClinic(db, PEOPLE_A_ROUND * rounds, made.rows[0]?.password_hash ?? '')
    const patients: Patient[] = []
    for (const patient of await listPatients(db))
      patients.push({ ...patient, token: await logIn(address, patient.email, PASSWORD) })
    return new BookingLoad(address, await planBookings(db, patients), patients)
  })
}

async function withDatabase<T>(dataDir: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const port = readPostmasterFile(dataIn(dataDir))?.port
  const password = readSecret(path.join(dataDir, 'postgres'))?.password
  const db = new pg.Client({ host: '127.0.0.1', port, user: ROLE, password, database: 'sehati' })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with another one that was killed a moment ago.
  }
}

function isClean({ lost, repeated, shared, unrecorded, damage }: Findings): boolean {
  return lost + repeated + shared + unrecorded + damage.length === 0
}

function row(
  round: number,
  victim: string,
  acknowledged: number,
  again: number,
  back: number,
  found: Findings,
): string {
  const cells: [string | number, number][] = [
    [acknowledged, 12],
    [again, 8],
    [`${(back / 1000).toFixed(1)} s`, 10],
    [found.lost, 4],
    [found.repeated, 5],
    [found.shared, 6],
    [found.unrecorded, 10],
    [found.damage.length, 6],
  ]
  const numbers = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${String(round).padStart(5)}  ${victim.padEnd(10)}  ${numbers}`
}
