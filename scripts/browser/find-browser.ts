import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../bootstrap/refusal.mjs'
import { cache, root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'
import { type Browser, findFault, playwrightChromium, sandboxArguments } from './candidate.ts'
import { npmChromium } from './npm-chromium.ts'

const APT_BROWSER = '/usr/bin/chromium-headless-shell'
const SYSTEM_BROWSERS = [
  APT_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The first browser that runs: the named one, Playwright's own, the system's, npm's, and as root apt's. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.APP_BROWSER
  const faults: string[] = []
  for (const source of named ? [() => atPath(named)] : sources()) {
    try {
      const browser = await source()
      if (!browser) continue
      const fault = await findFault(browser)
      if (fault === null) return browser
      faults.push(`${browser.path}: ${fault}`)
    } catch (error) {
      faults.push((error as Error).message)
    }
  }
  throw new Refusal(
    `No usable browser. Set APP_BROWSER=/path/to/chromium, or install one: apt-get install chromium-headless-shell\n${faults.join('\n')}`,
  )
}

function sources(): (() => Promise<Browser | null> | Browser | null)[] {
  return [
    () => atPath(playwrightChromium().executablePath()),
    ...SYSTEM_BROWSERS.map((file) => () => atPath(file)),
    ...(process.platform === 'linux' ? [npmChromium, installWithApt] : []),
  ]
}

function atPath(file: string): Browser | null {
  return fs.existsSync(file) ? { path: file, args: sandboxArguments(), env: {} } : null
}

async function installWithApt(): Promise<Browser | null> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return null
  const options = {
    cwd: root,
    logFile: path.join(cache, 'logs', 'apt.log'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await runLogged('apt-get', ['update', '-qq'], options)
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  const { code, output } = await runLogged('apt-get', install, options)
  if (code !== 0) throw new Error(`apt-get: ${output.trim().split('\n').at(-1)}`)
  return atPath(APT_BROWSER)
}
