import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isStillRunning } from '../../../scripts/process/process-identity.ts'
import { readPorts } from './ports.ts'
import { readLog, startRunning, stopRunning } from './running.ts'
import { systemctl } from './systemctl.ts'
import { TrialError } from './trial-error.ts'

/** On the PATH of the drill this replaces the commands that need root, systemd, or another machine. See commands.ts. */
const [folder = '', name = '', ...words] = process.argv.slice(2)

/** Sub-commands that the documents use, and the least number of arguments of each. */
const PATRONICTL: Record<string, number> = {
  list: 0,
  switchover: 0,
  'edit-config': 0,
  restart: 2,
  reinit: 2,
  pause: 0,
  resume: 0,
}

const STAND_INS: Record<string, () => unknown> = {
  sudo: () => run(words[0] === '-u' ? words.slice(2) : words, words[0] === '-u' ? { PGUSER: words[1] } : {}),
  runuser: () => run(words.slice(words.indexOf('--') + 1)),
  install: () => run(['/usr/bin/install', ...withoutOwner(words)]),
  adduser: () => fs.mkdirSync(words[words.indexOf('--home') + 1] as string, { recursive: true, mode: 0o700 }),
  npm: playNpm,
  systemctl: () => systemctl(folder, words),
  'apt-get': lookUpPackages,
  modprobe: () =>
    demand(readAll('etc/modules-load.d').includes(words[0] as string), `${words[0]} is in no modules-load.d`),
  udevadm: () => demand(readAll('etc/udev/rules.d') !== '', 'no rules to load'),
  turnutils_uclient: checkRelay,
  patronictl: checkPatronictl,
}

try {
  const play = STAND_INS[name]
  if (!play) throw new TrialError(`${name} has no replacement in the drill`)
  await play()
} catch (error) {
  if (!(error instanceof TrialError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) throw new TrialError(`${program}: ${error.message}`)
  process.exitCode = status ?? 1
}

function withoutOwner(args: string[]): string[] {
  return args.filter((word, index) => !/^-[og]$/.test(word) && !/^-[og]$/.test(args[index - 1] ?? ''))
}

async function playNpm(): Promise<void> {
  // As an operator would: before a start or a restore, the product that runs in this folder is stopped.
  const isRestore = words[1] === 'restore' && !words.includes('--check')
  if (words[0] === 'start' || isRestore) await stopRunning(folder, 'npm-start')
  const isOwnRun = words[0] === 'test' || (words[0] === 'run' && /^drill/.test(words[1] ?? ''))
  if (isOwnRun) return demandScript(words[0] === 'test' ? 'test' : (words[1] as string))
  if (words[0] !== 'start') return run([realNpm(), ...words])
  const env = { ...process.env, PORT: String(readPorts(folder).folder) }
  const product = startRunning(folder, 'npm-start', { command: [realNpm(), 'start'], cwd: process.cwd(), env })
  while (!readLog(folder, 'npm-start').includes('Sehati siap di')) {
    if (!isStillRunning(product)) throw new TrialError(readLog(folder, 'npm-start'))
    await sleep(100)
  }
}

function realNpm(): string {
  const folders = (process.env.PATH ?? '').split(':').filter((one) => !one.startsWith(folder))
  const found = folders.map((one) => path.join(one, 'npm')).find((one) => fs.existsSync(one))
  if (!found) throw new TrialError('there is no npm on this machine')
  return found
}

function demandScript(script: string): void {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  demand(script in scripts, `package.json has no script ${script}`)
  console.log('a run of its own: only its name was checked')
}

function lookUpPackages(): void {
  demand(words[0] === 'install', `apt-get ${words[0]} is not played here`)
  for (const one of words.slice(1)) {
    const { stdout } = spawnSync('apt-cache', ['policy', one], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    demand(/ Candidate: [^(\s]/.test(stdout ?? ''), `the package source of this machine has no ${one}`)
    fs.appendFileSync(path.join(folder, 'run', 'packages'), `${one}\n`)
  }
}

function checkPatronictl(): void {
  const [flag, config = '', verb = '', ...rest] = words
  demand(flag === '-c' && fs.existsSync(config), `there is no ${config}`)
  const least = PATRONICTL[verb]
  demand(least !== undefined, `patronictl has no ${verb}`)
  demand(rest.length >= (least as number) && !rest.includes('/'), `patronictl ${verb} ${rest.join(' ')}`)
}

function checkRelay(): void {
  const file = fs.readFileSync(path.join(folder, 'etc/turnserver.conf'), 'utf8').split('\n')
  const after = (flag: string) => words[words.indexOf(flag) + 1]
  for (const line of [
    `listening-port=${after('-p')}`,
    `static-auth-secret=${after('-W')}`,
    `allowed-peer-ip=${words.at(-1)}`,
  ])
    demand(file.includes(line), `turnserver.conf has no ${line}`)
}

function readAll(place: string): string {
  const all = path.join(folder, place)
  return fs
    .readdirSync(all)
    .map((one) => fs.readFileSync(path.join(all, one), 'utf8'))
    .join('\n')
}

function demand(holds: boolean, complaint: string): void {
  if (!holds) throw new TrialError(complaint)
}
