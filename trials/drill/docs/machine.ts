import { execFileSync, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { findBinaries } from '../../../scripts/postgres/binaries.ts'
import { canRead, credentials, postgresUser, type SystemUser } from '../../../scripts/postgres/system-user.ts'
import { choosePort } from '../../../scripts/process/free-port.ts'
import { bringPackages } from '../faults/bring-packages.ts'
import { NotPossible } from '../faults/verdict.ts'
import { COMMANDS } from './commands.ts'
import { mapPaths } from './map-paths.ts'
import { type Ports, writePorts } from './ports.ts'
import { listRunning, stopRunning } from './running.ts'

/** Programs that the documents expect and that the drill does not bring. */
const NEEDED = ['bash', 'git', 'npm', 'curl', 'openssl', 'createuser', 'createdb']

/** A folder that plays the operator's machine: `/etc`, `/opt`, `/var`, `/mnt` and a home, all of one ordinary account. */
export class Machine {
  readonly folder: string
  readonly user: SystemUser
  /** The proxy's program. */
  readonly nginx: string
  /** From the texts of the documents to what stands for them here. */
  private readonly replacements: [RegExp, string][]

  private constructor(folder: string, user: SystemUser, nginx: string, ports: Ports) {
    this.folder = folder
    this.nginx = nginx
    this.user = user
    this.replacements = [
      [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${ports.service}`],
      [/\b9464\b/g, String(ports.metrics)],
      [/sehati-20\d+T\d+Z\.backup/g, 'sehati-*.backup'],
      [/<address>/g, `${folder}/sources.git`],
      [/<version>/g, execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()],
      [/^DATA_KEY=…/gm, `DATA_KEY=${crypto.randomBytes(32).toString('base64')}`],
    ]
    this.environment = {
      PATH: `${folder}/bin:/usr/local/bin:/usr/bin:/bin`,
      HOME: `${folder}/home`,
      LANG: 'C.UTF-8',
      // What belongs to this machine's way into the network.
      ...pick('NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'),
      PGHOST: `${folder}/var/run/postgresql`,
      // What the operator types at the command's prompt.
      ADMIN_PASSWORD: crypto.randomBytes(12).toString('base64url'),
    }
  }

  readonly environment: NodeJS.ProcessEnv

  static async make(): Promise<Machine> {
    const user = postgresUser()
    for (const needed of [process.execPath, root])
      if (!canRead(user, needed)) throw new NotPossible(`${needed} cannot be read by the account ${user?.name}`)
    const missing = NEEDED.filter((program) => spawnSync('which', [program]).status !== 0)
    if (missing.length > 0) throw new NotPossible(`this machine has no ${missing.join(', ')}`)
    const nginx = path.join(bringPackages('nginx'), 'usr/sbin/nginx')
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-docs-')))
    fs.chmodSync(folder, 0o755)
    const ports = { service: await choosePort(null), metrics: await choosePort(null), folder: await choosePort(null) }
    const machine = new Machine(folder, user, nginx, ports)
    for (const one of ['bin', 'home', 'run', 'database', ...SYSTEM_FOLDERS])
      fs.mkdirSync(path.join(folder, one), { recursive: true })
    machine.layCommands()
    writePorts(folder, ports)
    execFileSync('git', ['clone', '--quiet', '--bare', root, path.join(folder, 'sources.git')])
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
    return machine
  }

  mapped(text: string): string {
    return this.replacements.reduce(
      (mapped, [pattern, replacement]) => mapped.replace(pattern, replacement),
      mapPaths(this.folder, text),
    )
  }

  /** PostgreSQL as the package starts it: a superuser `postgres`, a socket in `/var/run/postgresql`, nothing on the network. */
  async startPostgres(): Promise<void> {
    const { bin } = findBinaries(this.user, path.join(this.folder, 'run'))
    const data = path.join(this.folder, 'database')
    const account = {
      ...credentials(this.user),
      cwd: this.folder,
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      stdio: 'ignore' as const,
    }
    execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], account)
    const settings = ['listen_addresses=', `unix_socket_directories=${this.environment.PGHOST}`, 'fsync=off']
    const control = (...args: string[]) => execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], account)
    const options = settings.map((one) => `-c ${one}`).join(' ')
    control('start', '-l', path.join(this.folder, 'postgres.log'), '-o', options)
    this.endings.push(() => control('stop', '-m', 'fast'))
  }

  asUser(program: string, args: string[]): string {
    return execFileSync(program, args, {
      ...credentials(this.user),
      cwd: this.folder,
      env: this.environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  writeFile(place: string, text: string): string {
    const file = path.join(this.folder, place)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text, { mode: 0o600 })
    for (const one of [path.dirname(file), file]) if (this.user) fs.chownSync(one, this.user.uid, this.user.gid)
    return file
  }

  private readonly endings: (() => unknown)[] = []

  /** Ends what the lines of the documents have started, and removes the folder. */
  async end({ keep }: { keep: boolean }): Promise<void> {
    for (const name of listRunning(this.folder)) await stopRunning(this.folder, name)
    for (const ending of this.endings.splice(0)) ending()
    if (!keep) fs.rmSync(this.folder, { recursive: true, force: true })
  }

  /** The folder that stands before all others on the PATH: Node, and the stand-ins. */
  private layCommands(): void {
    const lay = (name: string, script: string) =>
      fs.writeFileSync(path.join(this.folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    lay('node', `exec '${process.execPath}' "$@"`)
    const program = path.join(root, 'trials', 'drill', 'docs', 'stand-in.ts')
    const played = Object.entries(COMMANDS).filter(([, { way }]) => way !== 'run')
    for (const name of new Set(played.map(([command]) => command.split(' ')[0] ?? '')))
      lay(name, `exec '${process.execPath}' '${program}' '${this.folder}' ${name} "$@"`)
  }
}

/** What a Debian and the packages of the documents bring. */
const SYSTEM_FOLDERS = [
  'etc/systemd/system',
  'etc/modules-load.d',
  'etc/udev/rules.d',
  'etc/default',
  'etc/nginx',
  'etc/patroni',
  'opt',
  'var/lib',
  'var/backups',
  'var/log/nginx',
  'var/run/postgresql',
  'mnt',
  'root',
]
const pick = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
