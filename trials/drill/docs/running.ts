import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityOf, isStillRunning, type ProcessIdentity } from '../../../scripts/process/process-identity.ts'

// Programs that go on after the line that started them. A note in the machine's folder names each.

type Program = { command: string[]; cwd: string; env: NodeJS.ProcessEnv }

const noteOf = (folder: string, name: string) => path.join(folder, 'run', `${name}.json`)
const logOf = (folder: string, name: string) => path.join(folder, 'run', `${name}.log`)

export const readLog = (folder: string, name: string) => fs.readFileSync(logOf(folder, name), 'utf8')

export function startRunning(folder: string, name: string, { command, cwd, env }: Program): ProcessIdentity {
  const log = fs.openSync(logOf(folder, name), 'w')
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', log, log] })
  fs.closeSync(log)
  child.unref()
  const identity = identityOf(child.pid ?? 0)
  fs.writeFileSync(noteOf(folder, name), JSON.stringify(identity))
  return identity
}

export const listRunning = (folder: string) =>
  fs.readdirSync(path.join(folder, 'run')).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])

export async function stopRunning(folder: string, name: string): Promise<void> {
  const note = noteOf(folder, name)
  if (!fs.existsSync(note)) return
  const identity = JSON.parse(fs.readFileSync(note, 'utf8')) as ProcessIdentity
  if (isStillRunning(identity)) process.kill(identity.pid, 'SIGTERM')
  while (isStillRunning(identity)) await sleep(50)
  fs.rmSync(note)
}
