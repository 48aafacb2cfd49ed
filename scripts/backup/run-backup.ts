import fs from 'node:fs'
import path from 'node:path'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import type { Settings } from '../start/settings.ts'
import { keepNewest, makeBackup } from './backup.ts'
import { readDataKeys } from './data-keys.ts'
import { makeKey, readRecipients } from './keys.ts'
import { megabytes, perSecond } from './progress.ts'
import { readVapidKey } from './vapid-key.ts'

export type BackupOptions = { to?: string; keep: number | null; newKey?: string; signal: AbortSignal }

/** A path as the person typed it: npm changes the folder on the way. */
export const typedPath = (given: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), given)

/** Makes a key, or a backup of the database that `npm start` uses, whether that runs right now or not. */
export async function runBackup(settings: Settings, options: BackupOptions): Promise<void> {
  if (options.newKey) {
    const recipient = await makeKey(typedPath(options.newKey), settings.dataDir)
    console.log(`The secret key is in ${options.newKey}: take it off this machine, and keep it twice.`)
    console.log(`Backups here are encrypted for ${recipient}`)
    return
  }
  const recipients = readRecipients(settings.dataDir)
  const database = await ensureDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.ownerUrl,
    directory: path.join(settings.dataDir, 'postgres'),
  })
  try {
    const keys = readDataKeys(settings.dataDir)
    const folder = typedPath(options.to ?? path.join(settings.dataDir, 'backups'))
    const made = await makeBackup({
      // It only reads. An operator's machine may let this account in as the service alone.
      url: database.kind === 'external' ? database.serviceUrl : database.url,
      keys,
      vapid: readVapidKey(settings.dataDir),
      recipients,
      folder,
      say: console.error,
      signal: options.signal,
    })
    console.log(
      `${made.file}\n${made.rows} rows, ${megabytes(made.bytes)}, encrypted ${megabytes(made.size)}; ` +
        `written in ${made.writing.toFixed(1)} s (${perSecond(made.bytes, made.writing)}), ` +
        `read again in ${made.checking.toFixed(1)} s and found whole`,
    )
    // The age of this file is the age of the newest backup, which `/metrics` reports.
    fs.writeFileSync(path.join(settings.dataDir, 'backup.stamp'), '')
    for (const name of options.keep ? keepNewest(folder, options.keep) : []) console.log(`removed ${name}`)
  } finally {
    // A database that ran already belongs to the process that started it.
    if (database.how === 'started') await database.stop()
  }
}
