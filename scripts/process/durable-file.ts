import fs from 'node:fs'
import path from 'node:path'

/** Replaces a file as a whole: after a crash a reader finds the old content or the new one, never half of it. */
export function writeFileDurably(file: string, content: string, mode = 0o600): void {
  const temporary = `${file}.new-${process.pid}`
  try {
    const descriptor = fs.openSync(temporary, 'w', mode)
    try {
      fs.writeFileSync(descriptor, content)
      fs.fsyncSync(descriptor)
    } finally {
      fs.closeSync(descriptor)
    }
    fs.renameSync(temporary, file)
  } finally {
    fs.rmSync(temporary, { force: true })
  }
  syncDirectory(path.dirname(file))
}

/** Makes a rename survive a power cut. Windows cannot open a directory, and does not need to. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = fs.openSync(directory, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
