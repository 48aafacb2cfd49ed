import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { cache, root } from '../../../scripts/bootstrap/root.mjs'

const run = promisify(execFile)

/** The repository as it was at a commit, with the packages of its own lockfile, in the cache folder. Returns its path. */
export async function checkOut(commit: string, signal: AbortSignal): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root, signal })
  const id = stdout.trim()
  const folder = path.join(cache, 'versions', id)
  if (!fs.existsSync(path.join(folder, 'node_modules'))) {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    const archive = path.join(folder, 'archive.tar')
    await run('git', ['archive', '--output', archive, id], { cwd: root, signal })
    await run('tar', ['-xf', archive], { cwd: folder, signal })
    fs.rmSync(archive)
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, signal })
  }
  return folder
}
