import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnvironmentFile } from './environment-file.ts'
import { mapPaths } from './map-paths.ts'
import { readPorts } from './ports.ts'
import { startRunning, stopRunning } from './running.ts'
import { TrialError } from './trial-error.ts'

/** Which Debian package brings a unit that is none of ours. */
const PACKAGE_OF: Record<string, string> = { etcd: 'etcd-server', patroni: 'patroni', coturn: 'coturn' }

/** `systemctl` for units in the machine's own folder: their commands run as systemd would run them, but for the sandbox. */
export async function systemctl(folder: string, words: string[]): Promise<void> {
  const [verb = '', ...names] = words.filter((word) => !word.startsWith('-'))
  if (verb === 'daemon-reload') return
  if (!['start', 'restart', 'enable'].includes(verb)) throw new TrialError(`systemctl ${verb} is not played here`)
  for (const name of names) {
    if (PACKAGE_OF[name]) demandPackage(folder, name)
    else await play(folder, words.includes('--now') ? 'start' : verb, name)
  }
}

function demandPackage(folder: string, name: string): void {
  const installed = fs.readFileSync(path.join(folder, 'run', 'packages'), 'utf8').split('\n')
  if (!installed.includes(PACKAGE_OF[name] as string)) throw new TrialError(`no line before has installed ${name}`)
}

async function play(folder: string, verb: string, name: string): Promise<void> {
  const file = path.join(folder, 'etc/systemd/system', name.includes('.') ? name : `${name}.service`)
  if (!fs.existsSync(file)) throw new TrialError(`there is no ${file}`)
  verify(file)
  const text = mapPaths(folder, fs.readFileSync(file, 'utf8'))
  const all = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  if (verb === 'enable' || file.endsWith('.timer')) {
    if (!text.includes('[Install]')) throw new TrialError(`${name} has no [Install]: it cannot be enabled`)
    return
  }
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    PORT: String(readPorts(folder).service),
    ...Object.assign({}, ...all('Environment').map(parseEnvironmentFile)),
    ...Object.assign({}, ...all('EnvironmentFile').map((one) => parseEnvironmentFile(fs.readFileSync(one, 'utf8')))),
  }
  const words = (line: string) => line.replace(/\$\{(\w+)\}/g, (_, key: string) => env[key] ?? '').split(' ')
  const cwd = all('WorkingDirectory')[0] ?? '/'
  const isOneshot = all('Type')[0] === 'oneshot'
  await stopRunning(folder, name)
  // `+` lifts the restrictions of the unit: none are played here.
  for (const line of [
    ...all('ExecStartPre').map((one) => one.replace(/^\+/, '')),
    ...(isOneshot ? all('ExecStart') : []),
  ]) {
    const [program = '', ...args] = words(line)
    const { status } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) throw new TrialError(`${line} ended with ${status}`)
  }
  if (!isOneshot) startRunning(folder, name, { command: words(all('ExecStart')[0] ?? ''), cwd, env })
}

/** Our units are verified as they will lie there: with the real paths, for the programs that they name. */
function verify(file: string): void {
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  if (error) console.log('systemd-analyze is not on this machine: the unit is not verified')
  else if (status !== 0 || stderr.includes(path.basename(file))) throw new TrialError(stderr)
}
