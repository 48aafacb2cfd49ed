import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Drill } from './drill.ts'
import { NotPossible } from './verdict.ts'

/** A filesystem of its own, small enough to be filled. */
export type SmallDisk = { folder: string; kind: string; fill: () => void; free: () => void }

/**
 * Mounts so many megabytes: an ext4 image where the machine has loop devices, else memory. Only root can mount; a limit
 * on the size of files or a quota would not be the same error.
 */
export function mountSmallDisk(drill: Drill, megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new NotPossible('only root can mount a small disk to fill')
  const folder = path.join(drill.home, 'disk')
  fs.mkdirSync(folder)
  const kind = mountImage(drill, folder, megabytes) ?? mountMemory(folder, megabytes)
  if (!kind)
    throw new NotPossible(
      'this machine allows no account to mount a disk, not even root; in a container it needs CAP_SYS_ADMIN',
    )
  drill.onEnd(() => void execFileSync('umount', ['-l', folder]))
  fs.chmodSync(folder, 0o755)
  const ballast = path.join(folder, 'ballast')
  return { folder, kind, fill: () => writeUntilFull(ballast), free: () => fs.rmSync(ballast, { force: true }) }
}

function mountImage(drill: Drill, folder: string, megabytes: number): string | null {
  const image = path.join(drill.home, 'disk.img')
  fs.closeSync(fs.openSync(image, 'w'))
  fs.truncateSync(image, megabytes * 1024 * 1024)
  // Nothing kept back for root: the ballast is root's, and PostgreSQL is not.
  const made = spawnSync('mkfs.ext4', ['-q', '-F', '-m', '0', image], { stdio: 'ignore' }).status === 0
  const isMounted = made && spawnSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' }).status === 0
  return isMounted ? 'ext4' : null
}

function mountMemory(folder: string, megabytes: number): string | null {
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0 ? 'tmpfs' : null
}

function writeUntilFull(file: string): void {
  const descriptor = fs.openSync(file, 'a')
  try {
    for (let size = 1024 * 1024; size >= 512; ) {
      try {
        // A piece may be written in part.
        if (fs.writeSync(descriptor, Buffer.alloc(size)) < size) size /= 2
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size /= 2
      }
    }
    fs.fsyncSync(descriptor)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    fs.closeSync(descriptor)
  }
}
