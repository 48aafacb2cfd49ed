import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecipients } from '../backup/keys.ts'
import { Refusal } from '../bootstrap/refusal.mjs'
import { root } from '../bootstrap/root.mjs'
import { writeFileDurably } from '../process/durable-file.ts'
import { readSettings } from '../start/settings.ts'
import { canRead, canWrite, type SystemUser } from './system-user.ts'

const program = fileURLToPath(new URL('../backup/archive-wal.ts', import.meta.url))

/** After this many seconds what was committed leaves the machine even when little is written. */
const ARCHIVE_TIMEOUT_S = '60'

/** Where the log of a cluster goes, and for whom it is sealed. */
type Archive = { folder: string; recipients: string[] }

/**
 * With WAL_ARCHIVE set once, the settings that hand every finished piece of the write-ahead log to the archive, sealed;
 * else none. PostgreSQL keeps a piece until the archive has it.
 */
export function archiveSettings(data: string, user: SystemUser): Record<string, string> {
  const archive = chooseArchive(data)
  if (!archive) return {}
  const { folder, recipients } = archive
  const log = path.join(folder, 'wal')
  makeFolders(log, user)
  const unreachable = [process.execPath, program, fileURLToPath(import.meta.resolve('age-encryption'))].find(
    (file) => !canRead(user, file),
  )
  if (unreachable)
    throw new Refusal(
      `WAL_ARCHIVE: akun ${user?.name} harus dapat membaca ${unreachable}. Jalankan sebagai pengguna biasa.`,
    )
  if (!canWrite(user, log)) throw new Refusal(`WAL_ARCHIVE: ${log} tidak dapat ditulis.`)
  const command = [process.execPath, program].map(quoted)
  return {
    archive_mode: 'on',
    archive_timeout: ARCHIVE_TIMEOUT_S,
    archive_command: [...command, '"%p"', '"%f"', quoted(log), quoted(recipients.join(','))].join(' '),
  }
}

/** Remembered beside the data: a command started without WAL_ARCHIVE must not tear a hole into the archive. */
const memoryOf = (data: string) => path.join(path.dirname(data), 'wal-archive.json')

function remembered(data: string): Archive | null {
  const file = memoryOf(data)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Archive) : null
}

/** The folder of this very cluster in the archive; null where nothing is archived. */
export const archiveOf = (data: string): string | null => remembered(data)?.folder ?? null

/**
 * A cluster gets a folder of its own when its archive begins, also one that was recovered from an archive: two histories
 * that went apart never mix.
 */
function chooseArchive(data: string): Archive | null {
  const wanted = process.env.WAL_ARCHIVE?.trim()
  const known = remembered(data)
  if (!wanted) return known
  if (wanted === 'off') {
    fs.rmSync(memoryOf(data), { force: true })
    return null
  }
  const parent = path.resolve(root, wanted)
  const folder = known && path.dirname(known.folder) === parent ? known.folder : path.join(parent, newName())
  const archive: Archive = { folder, recipients: recipientsOrRefusal() }
  if (JSON.stringify(archive) !== JSON.stringify(known)) writeFileDurably(memoryOf(data), JSON.stringify(archive))
  return archive
}

const newName = () => `${new Date().toISOString().replace(/[-:]|\..*/g, '')}-${crypto.randomBytes(3).toString('hex')}`

function recipientsOrRefusal(): string[] {
  try {
    return readRecipients(readSettings(process.env).dataDir)
  } catch {
    throw new Refusal(
      'WAL_ARCHIVE memerlukan kunci publik untuk menyegel. Buat dengan: npm run backup -- --new-key ~/sehati-backup.key, ' +
        'atau isi BACKUP_RECIPIENT.',
    )
  }
}

function makeFolders(log: string, user: SystemUser): void {
  const parent = path.dirname(log)
  fs.mkdirSync(parent, { recursive: true, mode: 0o711 })
  fs.mkdirSync(log, { recursive: true, mode: 0o700 })
  if (user) fs.chownSync(log, user.uid, user.gid)
}

/** For the shell, and for PostgreSQL, which replaces what follows a percent sign. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
