import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeSealed } from './sealed-file.ts'
import { archivedName, folderOf } from './wal-names.ts'

/**
 * PostgreSQL's archive_command: seals one piece of the log into the archive. It may be asked twice for the same piece
 * and then says yes again; a piece of that name with other content is never overwritten, and PostgreSQL keeps its own.
 */
const [source = '', name = '', archive = '', recipients = ''] = process.argv.slice(2)
const content = fs.readFileSync(source)
const folder = path.join(archive, folderOf(name))
const target = archivedName(name, crypto.createHash('sha256').update(content).digest('hex'))
fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
const there = fs.readdirSync(folder).find((file) => file.startsWith(`${name}-`) && !file.endsWith('.part'))
if (there && there !== target) {
  console.error(`the archive holds another ${name}: ${path.join(folder, there)}`)
  process.exit(1)
}
if (!there)
  await writeSealed(
    path.join(folder, target),
    recipients.split(','),
    (async function* () {
      yield content
    })(),
  )
