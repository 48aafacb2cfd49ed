import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CLOCK } from '@sehati/testkit/clinic/plans'
import { type LaunchedProduct, launchProduct } from '@sehati/testkit/product/launched-product'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { startEmbedded } from '../../../scripts/postgres/embedded-database.ts'
import { choosePort } from '../../../scripts/process/free-port.ts'

export type DrillOptions = { steps: Steps; isShort: boolean; rounds: number }

export type Launched = LaunchedProduct & { dataDir: string; port: number; env: NodeJS.ProcessEnv }

/** What one part of the drill works with: a folder, databases and products of its own, all of which end with it. */
export class Drill {
  readonly home: string
  readonly steps: Steps
  readonly isShort: boolean
  readonly rounds: number
  private readonly endings: (() => Promise<unknown> | unknown)[] = []
  private isKept = false

  constructor({ steps, isShort, rounds }: DrillOptions) {
    this.steps = steps
    this.isShort = isShort
    this.rounds = rounds
    this.home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-drill-')))
    // Root's PostgreSQL runs as another account and must be able to pass.
    fs.chmodSync(this.home, 0o755)
  }

  /** So long in earnest; only so long where the drill itself is tried out. */
  seconds(inEarnest: number, short = 2): number {
    return this.isShort ? short : inEarnest
  }

  onEnd(ending: () => Promise<unknown> | unknown): void {
    this.endings.push(ending)
  }

  /** A PostgreSQL beside the product, like one that an operator runs. */
  async openDatabase(): Promise<string> {
    const database = await startEmbedded(path.join(this.home, 'database'), 'sehati')
    this.onEnd(database.stop)
    return database.url
  }

  /** `npm start` with this environment, on a data directory of its own unless one is named. */
  async launch(env: NodeJS.ProcessEnv = {}, dataDir = path.join(this.home, 'data'), port?: number): Promise<Launched> {
    const options = {
      dataDir,
      port: port ?? (await choosePort(null)),
      env: { WEB_CONCURRENCY: '2', SEED_DEMO: '0', APP_NOW: CLOCK, ...env },
    }
    return this.relaunch(options)
  }

  /** Launches the same again, at the same address, after it has ended. */
  async relaunch({ dataDir, port, env }: Pick<Launched, 'dataDir' | 'port' | 'env'>): Promise<Launched> {
    const options = { dataDir, port, env }
    // As if npm had started it: it ends by itself when this process is killed outright.
    const product = await launchProduct({ ...options, env: { npm_lifecycle_event: 'start', ...env } })
    this.onEnd(async () => {
      product.child.kill('SIGTERM')
      await product.ended
    })
    return { ...product, ...options }
  }

  /** Data and logs are worth keeping where something was wrong. */
  keep(): void {
    this.isKept = true
  }

  async end(): Promise<void> {
    for (const ending of this.endings.splice(0).reverse()) {
      try {
        await ending()
      } catch (error) {
        console.error((error as Error).message)
      }
    }
    if (this.isKept) this.steps.line(`  Data and logs are kept in ${this.home}`)
    else fs.rmSync(this.home, { recursive: true, force: true })
  }
}
