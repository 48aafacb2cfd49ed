import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../bootstrap/refusal.mjs'
import { findBinaries } from '../postgres/binaries.ts'
import { type Secret, writeSecret } from '../postgres/secret.ts'
import { prepareStateDirectory, userOfData } from '../postgres/state-directory.ts'
import { postgresUser } from '../postgres/system-user.ts'
import { syncDirectory } from '../process/durable-file.ts'
import { chooseBase, unsealLog } from './archive-reading.ts'
import { bringDataKeys, refuseOtherDataKey } from './data-keys.ts'
import type { Work } from './progress.ts'
import { replayLog } from './replay-log.ts'
import { unpackBase } from './unpack-base.ts'

export type RecoveryOrder = {
  dataDir: string
  /** The folder of one cluster in the archive. */
  archive: string
  /** The moment to go back to, or null for all there is. */
  at: Date | null
  identities: string[]
} & Work

/**
 * Makes the cluster of a moment in DATA_DIR from a base backup and the log after it. It gets its name when it has come
 * up once; a cluster that is there already is refused, never touched.
 */
export async function recoverCluster(order: RecoveryOrder): Promise<{ data: string; reached: string | null }> {
  const { say, signal } = order
  const account = postgresUser()
  const stateDir = prepareStateDirectory(path.join(order.dataDir, 'postgres'), account)
  const there = fs.readdirSync(stateDir).find((name) => /^pg\d+$/.test(name))
  if (there)
    throw new Refusal(`${path.join(stateDir, there)} is there already. Move it away first, or set another DATA_DIR.`)
  const binaries = findBinaries(account, stateDir)
  const user = userOfData(stateDir, account)
  const base = chooseBase(order.archive, order.at)
  say(`  base backup of ${base.complete.toISOString()}`)
  const workshop = fs.mkdtempSync(path.join(stateDir, 'recover-'))
  const growing = path.join(workshop, 'data')
  const log = path.join(workshop, 'wal')
  try {
    for (const folder of [workshop, growing, log]) {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
      if (user) fs.chownSync(folder, user.uid, user.gid)
    }
    const pieces = await unsealLog(order.archive, base.firstPiece, order.identities, log, user, signal)
    const extras = await unpackBase(base.file, order.identities, growing, user, signal)
    refuseOtherDataKey(extras['sehati/data.key'] ?? '')
    const major = fs.readFileSync(path.join(growing, 'PG_VERSION'), 'utf8').trim()
    if (major !== String(binaries.major))
      throw new Refusal(`The base backup is of PostgreSQL ${major}; the programs here are of ${binaries.major}.`)
    say(`  ${pieces} pieces of the log are unsealed; replaying them`)
    const secret = JSON.parse(extras['sehati/secret.json'] ?? 'null') as Secret
    const reached = await replayLog({ growing, log, user, bin: binaries.bin, at: order.at, secret, stateDir, signal })
    bringDataKeys(order.dataDir, extras['sehati/data.key'] ?? '')
    writeSecret(stateDir, { password: secret.password })
    const data = path.join(stateDir, `pg${major}`)
    fs.renameSync(growing, data)
    syncDirectory(stateDir)
    return { data, reached }
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true })
  }
}
