import path from 'node:path'
import { findServiceRole } from '../../apps/server/src/base/db/service-role.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import type { Settings } from '../start/settings.ts'
import { readIdentities } from './keys.ts'
import type { Contents } from './read-backup.ts'
import { checkBackup, restoreBackup } from './restore.ts'
import { typedPath } from './run-backup.ts'

export type RestoreOptions = {
  key: string
  file: string
  check?: boolean
  replace?: string
  jangkar?: string
  erased?: string
  signal: AbortSignal
}

/** Checks a backup, or restores one into the database that `npm start` uses. */
export async function runRestore(settings: Settings, options: RestoreOptions): Promise<void> {
  const identities = readIdentities(typedPath(options.key))
  const { signal } = options
  const say = console.error
  const file = typedPath(options.file)
  if (options.check) return report(await checkBackup(file, identities, { say, signal }))
  const database = await ensureDatabase({
    url: settings.databaseUrl,
    ownerUrl: settings.ownerUrl,
    directory: path.join(settings.dataDir, 'postgres'),
  })
  try {
    const order = {
      url: database.url,
      service: await findServiceRole(database.url, database.serviceUrl),
      dataDir: settings.dataDir,
      file,
      identities,
      replace: options.replace ?? null,
      ...(options.jangkar && { jangkar: options.jangkar }),
      erased: readIds(options.erased ?? ''),
      say,
      signal,
    }
    const { contents, kept } = await restoreBackup(order)
    report(contents)
    if (kept)
      console.log(`The database that was there is kept as ${kept}. When you need it no more: drop database "${kept}"`)
  } finally {
    // A database that ran already belongs to the process that started it.
    if (database.how === 'started') await database.stop()
  }
}

/** Ids of accounts, as `--erased` has them. */
function readIds(text: string): number[] {
  const ids = text.split(',').filter((id) => id.trim() !== '')
  if (!ids.every((id) => /^\s*\d{1,9}\s*$/.test(id))) throw new Refusal('--erased takes ids of accounts: 12,57')
  return ids.map(Number)
}

function report({ opening, closing }: Contents): void {
  console.log(`Backup of ${opening.made}, PostgreSQL ${opening.postgres}, ${opening.migrations.at(-1)}`)
  if (opening.jangkar) console.log(`  end of the trail ${opening.jangkar}`)
  for (const { name } of opening.tables)
    console.log(
      `  ${name.padEnd(24)} ${String(closing.sums[name]?.rows).padStart(10)} rows  ${closing.sums[name]?.sha256.slice(0, 16)}`,
    )
}
