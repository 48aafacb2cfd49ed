import fs from 'node:fs'
import path from 'node:path'
import { cache } from '../bootstrap/root.mjs'
import type { Database } from '../postgres/database.ts'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import { isPostmasterOf, readPostmasterFile } from '../postgres/postmaster-pid.ts'
import { shutDown } from '../postgres/shut-down.ts'
import { identityOf, isStillRunning, type ProcessIdentity } from '../process/process-identity.ts'

const home = path.join(cache, 'test-postgres')
type Owner = ProcessIdentity & { stateDir?: string }

/**
 * A fresh PostgreSQL for one run, gone afterwards: `durable` as in production, where times are measured. That of tests does not wait
 * for the disk: they kill processes, not machines, and on a busy disk a database takes seconds to be dropped. With DATABASE_URL that
 * one is used instead. Runs side by side do not meet: each has a folder of its own.
 */
export async function openTestDatabase({ durable = true } = {}): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) return ensureDatabase({ url, directory: '' })
  await sweepAbandoned()
  const directory = path.join(home, `run-${process.pid}`)
  const ownerFile = `${directory}.json`
  const owner = (stateDir?: string) =>
    fs.writeFileSync(ownerFile, JSON.stringify({ ...identityOf(process.pid), stateDir } satisfies Owner))
  owner()
  const database = await ensureDatabase({ directory, durable })
  owner(database.stateDir ?? undefined)
  const stop = async () => {
    await database.stop()
    removeRun(ownerFile, database.stateDir ?? directory)
  }
  return { ...database, stop }
}

/** Runs that were killed leave a server and a folder behind; the next run clears them. */
async function sweepAbandoned(): Promise<void> {
  fs.mkdirSync(home, { recursive: true })
  for (const name of fs.readdirSync(home).filter((name) => name.endsWith('.json'))) {
    const ownerFile = path.join(home, name)
    const owner = readOwner(ownerFile)
    if (owner && isStillRunning(owner)) continue
    const stateDir = owner?.stateDir ?? ownerFile.slice(0, -'.json'.length)
    for (const data of dataDirectoriesIn(stateDir)) {
      const file = readPostmasterFile(data)
      if (file && isPostmasterOf(file.pid, data)) await shutDown(file.pid)
    }
    removeRun(ownerFile, stateDir)
  }
}

function dataDirectoriesIn(stateDir: string): string[] {
  if (!fs.existsSync(stateDir)) return []
  const names = fs.readdirSync(stateDir).filter((name) => /^pg\d+$/.test(name))
  return names.map((name) => path.join(fs.realpathSync(stateDir), name))
}

function removeRun(ownerFile: string, stateDir: string): void {
  for (const target of [stateDir, ownerFile.slice(0, -'.json'.length), ownerFile])
    fs.rmSync(target, { recursive: true, force: true })
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}
