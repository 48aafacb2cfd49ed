import fs from 'node:fs'
import path from 'node:path'
import type { Drill, Launched } from '../faults/drill.ts'

/** The product on the machine's database: what `systemctl start sehati` and `systemctl stop sehati` mean here. */
export class Service {
  private readonly drill: Drill
  private readonly env: NodeJS.ProcessEnv
  private readonly dataDir: string
  private product: Launched

  private constructor(drill: Drill, env: NodeJS.ProcessEnv, dataDir: string, product: Launched) {
    this.drill = drill
    this.env = env
    this.dataDir = dataDir
    this.product = product
  }

  static async launch(drill: Drill, databaseUrl: string): Promise<Service> {
    const env = { DATABASE_URL: databaseUrl }
    const dataDir = path.join(drill.home, 'data')
    return new Service(drill, env, dataDir, await drill.launch(env, dataDir))
  }

  get address(): string {
    return this.product.address
  }

  async stop(): Promise<void> {
    this.product.child.kill('SIGTERM')
    await this.product.ended
  }

  /** As on a new machine: of the old one only the key of the clinical text was kept. */
  async start(): Promise<void> {
    const key = fs.readFileSync(path.join(this.dataDir, 'data.key'), 'utf8').trim()
    this.product = await this.drill.launch({ ...this.env, DATA_KEY: key }, path.join(this.drill.home, 'elsewhere'))
  }
}
