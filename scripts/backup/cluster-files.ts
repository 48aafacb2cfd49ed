import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { Progress } from './progress.ts'

type ClusterFile = { name: string; isFolder: boolean }

/** Folders whose content belongs to the running server or is made again from the log; they are needed, empty. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|pg_internal\.init.*|pgsql_tmp.*)$/
const CONTROL = 'global/pg_control'

/** What a copy of a running cluster consists of, folders before their files, the control file last. */
export function* listClusterFiles(data: string): Generator<ClusterFile> {
  yield* walk(data, '')
  for (const name of ['pg_wal/archive_status', 'pg_wal/summaries']) yield { name, isFolder: true }
  yield { name: CONTROL, isFolder: false }
}

function* walk(data: string, folder: string): Generator<ClusterFile> {
  for (const entry of fs.readdirSync(path.join(data, folder), { withFileTypes: true })) {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.test(name) || name === CONTROL) continue
    if (entry.isDirectory()) {
      yield { name, isFolder: true }
      if (!EMPTY.test(name)) yield* walk(data, name)
    } else if (entry.isFile()) yield { name, isFolder: false }
  }
}

/** A file may grow, shrink or go while it is read: as much as it had at first goes in, and zeros for what is missing. */
export async function packFile(pack: Pack, data: string, file: ClusterFile, progress: Progress): Promise<void> {
  if (file.isFolder) {
    pack.entry({ name: `${file.name}/`, type: 'directory', mode: 0o700 })
    return
  }
  const handle = await fs.promises.open(path.join(data, file.name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    await pipeline(readExactly(handle, size, file.name, progress), pack.entry({ name: file.name, size, mode: 0o600 }))
  } finally {
    await handle.close()
  }
}

const PIECE = 256 * 1024

async function* readExactly(
  handle: fs.promises.FileHandle,
  size: number,
  name: string,
  progress: Progress,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const piece = Buffer.alloc(Math.min(PIECE, size - at))
    const { bytesRead } = await handle.read(piece, 0, piece.length, at)
    const rest = bytesRead === 0 ? piece.length : bytesRead
    progress.add(rest, name)
    yield piece.subarray(0, rest)
    at += rest
  }
}
