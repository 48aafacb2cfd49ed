import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { until } from '@sehati/testkit/machine/until'
import { findBinaries } from '../../../scripts/postgres/binaries.ts'
import { startEmbedded } from '../../../scripts/postgres/embedded-database.ts'
import { readPostmasterFile } from '../../../scripts/postgres/postmaster-pid.ts'
import { preferredSharedMemory, serverArguments } from '../../../scripts/postgres/settings.ts'
import { shutDown } from '../../../scripts/postgres/shut-down.ts'
import { credentials, postgresUser } from '../../../scripts/postgres/system-user.ts'
import { choosePort } from '../../../scripts/process/free-port.ts'
import { bringPackages, librariesIn } from './bring-packages.ts'
import type { Drill } from './drill.ts'

/** A clock for a whole machine: every process with `env` reads it, and `set` moves it while they run. */
export type MovedClock = { env: NodeJS.ProcessEnv; set: (to: Date) => void; now: () => Date }

/** libfaketime from Debian; timers, which count what has passed, go on as they were, as in a real jump. */
export function makeClock(drill: Drill): MovedClock {
  const unpacked = bringPackages('libfaketime')
  const found = librariesIn(unpacked).map((folder) => path.join(folder, 'faketime', 'libfaketimeMT.so.1'))
  // On some machines PostgreSQL's account cannot read the checkout.
  const library = path.join(drill.home, 'libfaketime.so')
  fs.copyFileSync(found.find(fs.existsSync) ?? '', library)
  const file = path.join(drill.home, 'clock')
  let offset = 0
  const set = (to: Date) => {
    offset = to.getTime() - Date.now()
    const seconds = Math.round(offset / 1000)
    fs.writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    fs.renameSync(`${file}.new`, file)
  }
  set(new Date())
  return {
    set,
    now: () => new Date(Date.now() + offset),
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
    },
  }
}

/** The drill's own PostgreSQL, started by hand: the product's way hands it no foreign environment. */
export async function openDatabaseWithClock(drill: Drill, { env }: MovedClock): Promise<string> {
  const database = await startEmbedded(path.join(drill.home, 'database'), 'sehati')
  await database.stop()
  const stateDir = database.stateDir ?? ''
  const user = postgresUser()
  const { bin, major } = findBinaries(user, stateDir)
  const data = path.join(stateDir, `pg${major}`)
  const port = await choosePort(null)
  const log = fs.openSync(path.join(drill.home, 'postgres.log'), 'a')
  const child = spawn(
    path.join(bin, 'postgres'),
    serverArguments({ data, durable: true }, port, preferredSharedMemory(user)),
    {
      ...credentials(user),
      cwd: stateDir,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...env },
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  fs.closeSync(log)
  const ended = once(child, 'exit')
  drill.onEnd(async () => {
    await shutDown(child.pid ?? 0)
    await ended
  })
  await until(() => readPostmasterFile(data)?.status === 'ready', 'the database to be ready')
  const url = new URL(database.url)
  url.port = String(port)
  return url.toString()
}
