import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../bootstrap/refusal.mjs'
import { ensureDatabase } from '../postgres/ensure-database.ts'
import type { Settings } from '../start/settings.ts'
import { readIdentities } from './keys.ts'
import type { Contents } from './read-backup.ts'
import { recoverCluster } from './recover.ts'
import { checkBackup, restoreBackup } from './restore.ts'
import { typedPath } from './run-backup.ts'

export type RestoreOptions = {
  key: string
  file?: string
  check?: boolean
  replace?: string
  archive?: string
  at?: string
  signal: AbortSignal
}

/** Checks a backup, or restores one into the database that `npm start` uses. */
export async function runRestore(settings: Settings, options: RestoreOptions): Promise<void> {
  const identities = readIdentities(typedPath(options.key))
  const { signal } = options
  const say = console.error
  if (options.archive !== undefined && options.at !== undefined) {
    const archive = chooseArchive(typedPath(options.archive))
    const at = momentOf(options.at)
    const { data, reached } = await recoverCluster({ dataDir: settings.dataDir, archive, at, identities, say, signal })
    console.log(`${data} is ready${reached ? `; its last change was at ${reached}` : ''}.`)
    console.log('Start the product, look, and take a new base backup: npm run backup -- --base')
    return
  }
  const file = typedPath(options.file ?? '')
  if (options.check) return tell(await checkBackup(file, identities, { say, signal }))
  const database = await ensureDatabase({
    url: settings.databaseUrl,
    directory: path.join(settings.dataDir, 'postgres'),
  })
  try {
    const order = {
      url: database.url,
      dataDir: settings.dataDir,
      file,
      identities,
      replace: options.replace ?? null,
      say,
      signal,
    }
    const { contents, kept } = await restoreBackup(order)
    tell(contents)
    if (kept)
      console.log(`The database that was there is kept as ${kept}. When you need it no more: drop database "${kept}"`)
  } finally {
    // One that ran already belongs to whoever started it.
    if (database.how === 'started') await database.stop()
  }
}

function tell({ opening, closing }: Contents): void {
  console.log(`Backup of ${opening.made}, PostgreSQL ${opening.postgres}, ${opening.migrations.at(-1)}`)
  for (const { name } of opening.tables)
    console.log(
      `  ${name.padEnd(24)} ${String(closing.sums[name]?.rows).padStart(10)} rows  ${closing.sums[name]?.sha256.slice(0, 16)}`,
    )
}

function momentOf(text: string): Date | null {
  if (text === 'latest') return null
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(text)
  if (!hasZone || Number.isNaN(Date.parse(text)))
    throw new Refusal('--at takes a moment with its zone, such as 2026-11-23T09:00:00+07:00, or latest.')
  return new Date(text)
}

/** An archive holds a folder for each cluster; with one alone there is nothing to choose. */
function chooseArchive(folder: string): string {
  if (fs.existsSync(path.join(folder, 'base'))) return folder
  const clusters = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'base')))
  const [only, ...more] = clusters
  if (only && more.length === 0) return path.join(folder, only)
  throw new Refusal(
    only ? `${folder} holds several clusters: ${clusters.join(', ')}. Name one of them.` : `${folder} is no archive.`,
  )
}
