import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { syncDirectory } from '../process/durable-file.ts'
import { DatabaseError } from './database-error.ts'
import { makePassword, writeSecret } from './secret.ts'
import { preferredSharedMemory, type SharedMemory } from './settings.ts'
import { isSharedMemoryTrouble } from './start-diagnosis.ts'
import { freeMegabytes } from './state-directory.ts'
import { credentials, type SystemUser } from './system-user.ts'

export const ROLE = 'sehati'
const MEGABYTES_TO_INITIALISE = 300

type Plan = { stateDir: string; data: string; user: SystemUser; bin: string; major: number }

/**
 * Makes a new cluster. It grows in a folder of its own and gets its name when it is whole: a kill in the middle
 * leaves nothing that could be taken for data.
 */
export async function initialise(plan: Plan): Promise<void> {
  const free = freeMegabytes(plan.stateDir)
  if (free < MEGABYTES_TO_INITIALISE)
    throw new DatabaseError('DISK_FULL', `only ${free} MB free`, { directory: plan.stateDir, found: String(free) })
  sweepUnfinished(plan.stateDir)
  const growing = fs.mkdtempSync(path.join(plan.stateDir, 'init-'))
  const passwordFile = path.join(plan.stateDir, `password-${path.basename(growing)}`)
  const password = makePassword()
  try {
    fs.writeFileSync(passwordFile, password, { mode: 0o600 })
    if (plan.user) for (const target of [growing, passwordFile]) fs.chownSync(target, plan.user.uid, plan.user.gid)
    await makeCluster(plan, growing, passwordFile)
    writeSecret(plan.stateDir, { password, servicePassword: makePassword() })
    fs.renameSync(growing, plan.data)
    syncDirectory(plan.stateDir)
  } finally {
    fs.rmSync(passwordFile, { force: true })
    fs.rmSync(growing, { recursive: true, force: true })
  }
}

function sweepUnfinished(stateDir: string): void {
  for (const name of fs.readdirSync(stateDir)) {
    if (!/^(init|password)-/.test(name)) continue
    try {
      fs.rmSync(path.join(stateDir, name), { recursive: true, force: true })
    } catch {
      // An orphaned initdb may still be writing there; the next start sweeps it.
    }
  }
}

async function makeCluster(plan: Plan, data: string, passwordFile: string): Promise<void> {
  const memory = preferredSharedMemory(plan.user)
  let result = await runInitdb(plan, initdbArguments(plan, data, passwordFile, memory))
  if (result.code !== 0 && isSharedMemoryTrouble(result.output) && memory !== 'mmap')
    result = await runInitdb(plan, initdbArguments(plan, data, passwordFile, 'mmap'))
  if (result.code === 0) return
  const isFull = /No space left on device/.test(result.output)
  throw new DatabaseError(isFull ? 'DISK_FULL' : 'INIT_FAILED', `initdb failed: ${result.output}`, {
    directory: plan.stateDir,
    detail: result.output,
  })
}

/** In a process group of its own, so that Ctrl-C in the terminal does not break it halfway. */
function runInitdb(plan: Plan, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(path.join(plan.bin, 'initdb'), args, {
    ...credentials(plan.user),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

function initdbArguments(plan: Plan, data: string, passwordFile: string, memory: SharedMemory): string[] {
  const locale =
    plan.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8']
  // Older versions have no such option: initdb tries the kinds of shared memory and chooses one.
  const shared = plan.major >= 16 ? ['-c', `dynamic_shared_memory_type=${memory}`] : []
  const access = ['-U', ROLE, '-A', 'scram-sha-256', '--pwfile', passwordFile]
  return ['-D', data, ...access, '-E', 'UTF8', ...locale, ...shared, '--data-checksums']
}
