import fs from 'node:fs'
import path from 'node:path'

const TURN_AT_BYTES = 20 * 1024 * 1024

/** Opens a log for appending. A long one is set aside as `<name>.1` first, so logs never fill the disk unseen. */
export function openLog(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (sizeOf(file) > TURN_AT_BYTES) fs.renameSync(file, `${file}.1`)
  return fs.openSync(file, 'a', 0o600)
}

export function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The end of a log, beginning no earlier than `from`. */
export function readTail(file: string, from = 0, atMost = 8000): string {
  const size = sizeOf(file)
  const start = Math.max(from > size ? 0 : from, size - atMost)
  if (size === 0) return ''
  const descriptor = fs.openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(size - start)
    fs.readSync(descriptor, buffer, 0, buffer.length, start)
    return buffer.toString('utf8')
  } finally {
    fs.closeSync(descriptor)
  }
}

export function lastLines(text: string, count = 15): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
