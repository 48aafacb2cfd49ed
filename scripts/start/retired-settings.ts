import fs from 'node:fs'
import path from 'node:path'

/** Settings that earlier versions read, each with what holds now. They are ignored; the start goes on. */
const RETIRED: Record<string, string> = {
  WAL_ARCHIVE:
    'log basis data bawaan tidak diarsipkan lagi, dan hanya `npm run backup` yang melindungi datanya. Lihat docs/backup.md',
}

/** Where earlier versions remembered that a cluster archived its log, also for starts without WAL_ARCHIVE. */
const ARCHIVE_MEMORY = 'wal-archive.json'

/**
 * What an operator has to know about settings of earlier versions: one line for each that is still given or remembered.
 * `stateDir` is the folder of the embedded database, null for an external one.
 */
export function retiredNotices(environment: NodeJS.ProcessEnv, stateDir: string | null): string[] {
  const given = Object.entries(RETIRED).filter(([name]) => environment[name]?.trim())
  const notices = given.map(([name, now]) => `  ! ${name} diabaikan: ${now}.`)
  const memory = stateDir && path.join(stateDir, ARCHIVE_MEMORY)
  if (memory && fs.existsSync(memory))
    notices.push(`  ! ${memory} diabaikan dan boleh dihapus: ${RETIRED.WAL_ARCHIVE}.`)
  return notices
}
