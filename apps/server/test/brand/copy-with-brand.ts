import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const BRAND = 'packages/contract/src/base/brand.ts'
const WORKSPACES = ['packages/contract', 'apps/server', 'apps/web']
const SHARED = ['package.json', 'tsconfig.base.json']
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** The brand file as it stands. */
export const brandSource = () => readFile(join(root, BRAND), 'utf8')

/** Packages that npm keeps beside a workspace, because another version lies in the `node_modules` above. */
async function linkOwnPackages(from: string, to: string) {
  if (!existsSync(from)) return
  await mkdir(to)
  const packages = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await Promise.all(packages.map((name) => symlink(join(from, name), join(to, name))))
}

/**
 * A copy of the product in which only the brand file differs. It lies within the repository, so that packages are found in
 * the `node_modules` above; the contract is its own.
 */
export async function copyWithBrand(source: string) {
  await mkdir(join(root, '.cache'), { recursive: true })
  const copy = await mkdtemp(join(root, '.cache/brand-'))
  const isSource = (file: string) => !['node_modules', 'dist'].includes(basename(file))
  for (const folder of WORKSPACES) {
    await cp(join(root, folder), join(copy, folder), { recursive: true, filter: isSource })
    await linkOwnPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'))
  }
  for (const file of SHARED) await cp(join(root, file), join(copy, file))
  await writeFile(join(copy, BRAND), source)
  await mkdir(join(copy, 'node_modules/@sehati'), { recursive: true })
  await symlink(join(copy, 'packages/contract'), join(copy, 'node_modules/@sehati/contract'))
  const cwd = join(copy, 'apps/web')
  // A test runner's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  return {
    /** The folder of the built web. */
    dist: join(cwd, 'dist'),
    /** Builds the web of the copy; rejects with what the build prints. */
    build: () => promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd, env }),
    /** A module of the copy's server, by its path within `apps/server`. */
    server: (file: string) => import(join(copy, 'apps/server', file)),
    remove: () => rm(copy, { recursive: true }),
  }
}
