import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { install, isFreshClone } from './install.mjs'
import { installRefusal } from './install-remedy.mjs'
import { IMPATIENT, runNpm } from './npm.mjs'
import { Refusal } from './refusal.mjs'
import { cache } from './root.mjs'

const VERSION = '24.21.0'
const MAJOR = 24

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
export const isRecentEnough = major >= MAJOR
/** With others npm leaves out native builds of the bundler, which refuse them (`engines`). */
const isForAllBuilds = major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12)

/**
 * Downloads Node 24 from npm unless it is there, in a fresh clone beside the packages, and returns the path of the program.
 * @param {import('./steps.mjs').Steps} steps
 * @param {import('./installed-packages.mjs').Wanted} [what]  The packages that the program installs first.
 */
export async function bringNode24(steps, what) {
  const home = path.join(cache, `node-${VERSION}`)
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const program = path.join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (fs.existsSync(program)) return program
  const packages = isForAllBuilds && isFreshClone() ? what : undefined
  const label = {
    id: `Mengunduh Node ${VERSION}${packages ? ' dan memasang paket' : ''}`,
    en: `Download Node ${VERSION}${packages ? ' and install packages' : ''}`,
  }[steps.language]
  const stop = new AbortController()
  await steps
    .run(label, () =>
      Promise.all([
        download(`${name}@${VERSION}`, home, steps.language, stop.signal),
        packages && install(packages, steps.language, stop.signal),
      ]),
    )
    .finally(() => stop.abort())
  const trial = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (trial.status === 0) return program
  fs.rmSync(home, { recursive: true, force: true })
  throw new Refusal(
    {
      id: `Node ${VERSION} dari npm tidak dapat dijalankan di mesin ini. Pasang Node ${MAJOR} atau lebih baru dari https://nodejs.org, lalu jalankan lagi.`,
      en: `Node ${VERSION} from npm does not run on this machine. Install Node ${MAJOR} or newer from https://nodejs.org and run this again.`,
    }[steps.language],
  )
}

/**
 * In a folder of its own that gets its name when it is whole, so that a start broken off leaves no half Node behind.
 * @param {string} spec
 * @param {string} home
 * @param {import('./steps.mjs').Language} language
 * @param {AbortSignal} signal
 */
async function download(spec, home, language, signal) {
  const growing = `${home}.${process.pid}`
  fs.mkdirSync(growing, { recursive: true })
  // A package.json of its own keeps npm from walking up into the product's workspace.
  fs.writeFileSync(path.join(growing, 'package.json'), '{"private":true}')
  const logFile = path.join(cache, 'logs', 'node.log')
  const args = ['install', spec, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...IMPATIENT]
  try {
    const { code, output } = await runNpm(args, { cwd: growing, logFile, signal })
    if (code !== 0) throw installRefusal(output, logFile, language)
    if (!fs.existsSync(home)) fs.renameSync(growing, home)
  } finally {
    fs.rmSync(growing, { recursive: true, force: true })
  }
}
