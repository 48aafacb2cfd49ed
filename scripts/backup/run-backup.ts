import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../bootstrap/refusal.mjs'
import type { Database } from '../postgres/database.ts'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import { readSecret } from '../postgres/secret.ts'
import { archiveOf } from '../postgres/wal-archive.ts'
import type { Settings } from '../start/settings.ts'
import { keepNewestBases } from './archive-reading.ts'
import { keepNewest, makeBackup } from './backup.ts'
import { makeBaseBackup } from './base-backup.ts'
import { readDataKeys } from './data-keys.ts'
import { makeKey, readRecipients } from './keys.ts'
import { megabytes, perSecond } from './progress.ts'

export type BackupOptions = { to?: string; keep: number | null; base: boolean; newKey?: string; signal: AbortSignal }

/** A path as the person typed it: npm changes the folder on the way. */
export const typedPath = (given: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), given)

/** Makes a key, a base backup or a backup on the database that `npm start` uses, whether that runs right now or not. */
export async function runBackup(settings: Settings, options: BackupOptions): Promise<void> {
  if (options.newKey) {
    const recipient = await makeKey(typedPath(options.newKey), settings.dataDir)
    console.log(`The secret key is in ${options.newKey}: take it off this machine, and keep it twice.`)
    console.log(`Backups here are sealed for ${recipient}`)
    return
  }
  const recipients = readRecipients(settings.dataDir)
  const database = await ensureDatabase({
    url: settings.databaseUrl,
    directory: path.join(settings.dataDir, 'postgres'),
  })
  try {
    const keys = readDataKeys(settings.dataDir)
    if (options.base) {
      await copyCluster(database, keys, recipients, options)
      return stamp(settings)
    }
    const folder = typedPath(options.to ?? path.join(settings.dataDir, 'backups'))
    const made = await makeBackup({
      url: database.url,
      keys,
      recipients,
      folder,
      say: console.error,
      signal: options.signal,
    })
    console.log(
      `${made.file}\n${made.rows} rows, ${megabytes(made.bytes)}, sealed ${megabytes(made.size)}; ` +
        `written in ${made.writing.toFixed(1)} s (${perSecond(made.bytes, made.writing)}), ` +
        `read again in ${made.checking.toFixed(1)} s and found whole`,
    )
    stamp(settings)
    for (const name of options.keep ? keepNewest(folder, options.keep) : []) console.log(`removed ${name}`)
  } finally {
    // One that ran already belongs to whoever started it.
    if (database.how === 'started') await database.stop()
  }
}

/** The age of this file is the age of the newest backup, which is watched by `/metrics`. */
const stamp = ({ dataDir }: Settings) => fs.writeFileSync(path.join(dataDir, 'backup.stamp'), '')

/** A base backup for point-in-time recovery, into the archive of this cluster. */
async function copyCluster(
  database: Database,
  keys: string,
  recipients: string[],
  { keep, signal }: BackupOptions,
): Promise<void> {
  const { stateDir, adminUrl } = database
  const data = stateDir && fs.readdirSync(stateDir).find((name) => /^pg\d+$/.test(name))
  if (!data) throw new Refusal('This database is not ours to copy as files: use the tools of its PostgreSQL.')
  const archive = archiveOf(path.join(stateDir, data))
  if (!archive) throw new Refusal('There is no archive of the log. Start the product with WAL_ARCHIVE=<folder> first.')
  const extras = { 'sehati/secret.json': JSON.stringify(readSecret(stateDir)), 'sehati/data.key': keys }
  const made = await makeBaseBackup({ adminUrl, archive, recipients, extras, say: console.error, signal })
  console.log(
    `${made.file}\nsealed ${megabytes(made.size)}; copied, read again and found whole in ${made.seconds.toFixed(1)} s`,
  )
  for (const file of keep ? keepNewestBases(archive, keep) : []) console.log(`removed ${file}`)
}
