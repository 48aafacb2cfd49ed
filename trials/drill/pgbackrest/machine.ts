import { execFileSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { childrenOf } from '@sehati/testkit/machine/processes'
import { until } from '@sehati/testkit/machine/until'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { postgresUser, type SystemUser } from '../../../scripts/postgres/system-user.ts'
import { choosePort } from '../../../scripts/process/free-port.ts'
import type { Line } from '../docs/blocks.ts'
import { Shell } from '../docs/shell.ts'
import { adapt, type Place, systemctlOf } from './page.ts'
import type { Service } from './service.ts'
import { commandOf, playUnits } from './units.ts'

export type Typed = { line: string; output: string; seconds: number }

/**
 * A folder that plays the database machine: Debian's own tools make and start clusters in it, as an account without
 * rights. The operator's lines are typed into one shell that lives on from line to line.
 */
export class Machine {
  readonly place: Place
  readonly typed = new Set<number>()
  /** What `systemctl stop sehati` and `systemctl start sehati` act on. */
  service: Pick<Service, 'stop' | 'start'> | null = null
  readonly user: SystemUser
  private readonly port: number
  private readonly password = crypto.randomBytes(18).toString('base64url')
  private readonly shell: Shell
  readonly environment: NodeJS.ProcessEnv

  private constructor(place: Place, port: number) {
    const { folder } = place
    this.place = place
    this.port = port
    this.user = postgresUser()
    this.environment = {
      PATH: '/usr/bin:/bin',
      LANG: 'C.UTF-8',
      HOME: folder,
      PG_CLUSTER_CONF_ROOT: path.join(folder, 'etc/postgresql'),
      PGHOST: path.join(folder, 'run'),
      PGPORT: String(port),
      PGDATABASE: 'postgres',
      ...this.pgbackrest(),
    }
    for (const one of FOLDERS) fs.mkdirSync(path.join(folder, one), { recursive: true })
    this.copyDeployed()
    if (this.user) execFileSync('chown', ['-R', `${this.user.uid}:${this.user.gid}`, folder])
    this.shell = new Shell(this, path.join(folder, 'opt/sehati'))
  }

  static async make(folder: string, major: number): Promise<Machine> {
    const [port, lookPort] = [await choosePort(null), await choosePort(null)]
    return new Machine({ folder, major, lookPort, at: null }, port)
  }

  /** The cluster `main` as the package makes it, and the product's database in it. Returns the product's address of it. */
  async makeMain(): Promise<string> {
    const { folder, major } = this.place
    const options = `-p ${this.port} -s ${folder}/run -l ${folder}/var/log/main.log --locale C.UTF-8`
    await this.run(`pg_createcluster ${options} -d ${this.data} ${major} main`)
    await this.systemctl('start', [`postgresql@${major}-main`])
    await this.run(`psql -c "alter role current_user password '${this.password}'"`)
    await this.run(`psql -c "create role sehati login password '${this.password}'"`)
    await this.run('createdb --owner sehati --encoding UTF8 --locale C.UTF-8 --template template0 sehati')
    return `postgres://sehati:${this.password}@127.0.0.1:${this.port}/sehati`
  }

  /** The product's database for the drill's own looks at it, in `main` or in the copy. */
  urlOf(cluster: 'main' | 'look'): string {
    const port = cluster === 'main' ? this.port : this.place.lookPort
    const name = this.user?.name ?? os.userInfo().username
    return `postgres://${name}:${this.password}@127.0.0.1:${port}/sehati`
  }

  /** Types a line of the page. One that ends with an error ends the drill. */
  async type({ number, text }: Line, change = (line: string) => line): Promise<Typed> {
    this.typed.add(number)
    const line = change(adapt(text, this.place))
    const begin = performance.now()
    const control = systemctlOf(line)
    const output = control ? await this.systemctl(control.verb, control.units) : await this.run(line)
    return { line: text, output, seconds: (performance.now() - begin) / 1000 }
  }

  /** Types a line again until its output is this text: an operator who waits for a replay does the same. */
  async typeUntil(line: Line, wanted: string): Promise<void> {
    let output = ''
    await until(async () => {
      output = (await this.type(line)).output
      return output === wanted
    }, `“${wanted}” from “${line.text}”, which is “${output}”`)
  }

  /** As if the disk of the database died: every process at one blow, then every file. */
  destroyMain(): void {
    const postmaster = Number(fs.readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL')
    for (const name of fs.readdirSync(this.data))
      fs.rmSync(path.join(this.data, name), { recursive: true, maxRetries: 5 })
  }

  sizeOfRepository(): number {
    const folder = path.join(this.place.folder, 'var/lib/pgbackrest')
    const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
  }

  async end(): Promise<void> {
    const { major } = this.place
    for (const cluster of ['main', 'look'])
      await this.shell.type(`pg_ctlcluster --skip-systemctl-redirect -m immediate ${major} ${cluster} stop`)
    this.shell.close()
  }

  private get data(): string {
    return path.join(this.place.folder, 'var/lib/postgresql', String(this.place.major), 'main')
  }

  private async run(line: string): Promise<string> {
    const { status, output } = await this.shell.type(line)
    if (status !== 0) throw new Error(`“${line}” ended with ${status}:\n${output}`)
    return output
  }

  /** As systemd would do it, one unit after the other. */
  async systemctl(verb: string, units: string[]): Promise<string> {
    const outputs: string[] = []
    for (const unit of units) {
      if (unit === 'sehati') await this.service?.[verb as 'stop' | 'start']()
      else if (unit.startsWith('postgresql@')) outputs.push(await this.postgres(verb, unit.slice('postgresql@'.length)))
      else if (verb === 'start') outputs.push(await this.run(commandOf(this.unitFolder, unit)))
      else playUnits(this.unitFolder, verb, unit)
    }
    return outputs.join('\n')
  }

  /** The commands of Debian's `postgresql@.service`. PostgreSQL sees nothing of the shell's environment. */
  private async postgres(verb: string, instance: string): Promise<string> {
    const [version = '', cluster = ''] = instance.split('-')
    const file = path.join(this.place.folder, 'etc/postgresql', version, cluster, 'environment')
    fs.writeFileSync(
      file,
      Object.entries(this.pgbackrest())
        .map(([name, value]) => `${name} = '${value}'\n`)
        .join(''),
    )
    const { status, output } = await this.shell.type(
      `pg_ctlcluster --skip-systemctl-redirect -m fast ${instance} ${verb}`,
    )
    // systemd has nothing to do for a cluster that is stopped already.
    if (status !== 0 && !(verb === 'stop' && status === NOT_RUNNING)) throw new Error(`${verb} ${instance}: ${output}`)
    return output
  }

  /** Where pgBackRest finds here what lies in fixed places on a machine. */
  private pgbackrest(): Record<string, string> {
    const { folder } = this.place
    return {
      PGBACKREST_CONFIG: `${folder}/etc/pgbackrest.conf`,
      PGBACKREST_LOG_PATH: `${folder}/var/log`,
      PGBACKREST_LOCK_PATH: `${folder}/run`,
      PGBACKREST_SPOOL_PATH: `${folder}/var/spool`,
      PGBACKREST_PG1_PORT: String(this.port),
      PGBACKREST_PG1_SOCKET_PATH: `${folder}/run`,
    }
  }

  private get unitFolder(): string {
    return path.join(this.place.folder, 'etc/systemd/system')
  }

  /** The checkout of the page's `/opt/sehati`: what lies under `deploy/`, for the paths and the version of this place. */
  private copyDeployed(): void {
    for (const folder of ['deploy/pgbackrest', 'deploy/systemd']) {
      const target = path.join(this.place.folder, 'opt/sehati', folder)
      fs.mkdirSync(target, { recursive: true })
      for (const name of fs.readdirSync(path.join(root, folder)))
        fs.writeFileSync(
          path.join(target, name),
          adapt(fs.readFileSync(path.join(root, folder, name), 'utf8'), this.place),
        )
    }
  }
}

/** What `pg_ctlcluster … stop` ends with where nothing runs. */
const NOT_RUNNING = 2

/** What Debian and its packages bring. */
const FOLDERS = [
  'etc/postgresql',
  'etc/systemd/system',
  'opt/sehati',
  'run',
  'var/lib/pgbackrest',
  'var/lib/postgresql',
  'var/log',
  'var/spool',
]
