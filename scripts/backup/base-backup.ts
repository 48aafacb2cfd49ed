import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import tar, { type Pack } from 'tar-stream'
import { Refusal } from '../bootstrap/refusal.mjs'
import { syncDirectory } from '../process/durable-file.ts'
import { listClusterFiles, packFile } from './cluster-files.ts'
import { type Progress, startProgress, type Work } from './progress.ts'
import { readSealed, sweepParts, writeSealed } from './sealed-file.ts'
import { baseName } from './wal-names.ts'

export type BaseOrder = {
  adminUrl: string
  /** The folder of this cluster in the archive. */
  archive: string
  recipients: string[]
  /** Small files that go along: name and content. */
  extras: Record<string, string>
} & Work

/**
 * Copies the whole data directory while it is being written to, sealed. With the log from its beginning on, which is in
 * the archive when this returns, it can become the cluster at any later moment.
 */
export async function makeBaseBackup(order: BaseOrder): Promise<{ file: string; size: number; seconds: number }> {
  const folder = path.join(order.archive, 'base')
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweepParts(folder)
  const unfinished = path.join(folder, `unfinished-${process.pid}.part`)
  const progress = startProgress('copying', order)
  const db = new pg.Client({ connectionString: order.adminUrl })
  db.on('error', () => {})
  await db.connect()
  try {
    await refuseWithoutArchive(db)
    const begun = await db.query<{ piece: string; data: string }>(
      `select pg_walfile_name(pg_backup_start('sehati', true)) as piece, current_setting('data_directory') as data`,
    )
    const { piece, data } = begun.rows[0] as { piece: string; data: string }
    const pack = tar.pack()
    const packing = packCluster(pack, db, data, order.extras, progress).catch((error) => pack.destroy(error))
    const written = crypto.createHash('sha256')
    const witness = await writeSealed(unfinished, order.recipients, hashed(pack as AsyncIterable<Uint8Array>, written))
    await packing
    const read = crypto.createHash('sha256')
    for await (const chunk of readSealed(unfinished, [witness])) {
      order.signal.throwIfAborted()
      read.update(chunk)
    }
    if (read.digest('hex') !== written.digest('hex')) throw new Error(`${unfinished} is not what was written`)
    const file = path.join(folder, baseName(new Date(), piece))
    fs.renameSync(unfinished, file)
    syncDirectory(folder)
    return { file, size: fs.statSync(file).size, seconds: progress.seconds() }
  } finally {
    fs.rmSync(unfinished, { force: true })
    await db.end()
  }
}

async function refuseWithoutArchive(db: pg.ClientBase): Promise<void> {
  const mode = await db.query<{ archive_mode: string }>('show archive_mode')
  if (mode.rows[0]?.archive_mode === 'off')
    throw new Refusal('The database runs without an archive of its log. Set WAL_ARCHIVE and start the product again.')
}

/** Reading does not stop writing: what changes meanwhile is put right by the log when this is restored. */
async function packCluster(
  pack: Pack,
  db: pg.ClientBase,
  data: string,
  extras: Record<string, string>,
  progress: Progress,
): Promise<void> {
  for (const file of listClusterFiles(data)) await packFile(pack, data, file, progress)
  // Waits until the archive has the log up to here.
  const ended = await db.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
  for (const [name, content] of Object.entries({ backup_label: ended.rows[0]?.labelfile ?? '', ...extras }))
    pack.entry({ name, mode: 0o600 }, content)
  pack.finalize()
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: crypto.Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
