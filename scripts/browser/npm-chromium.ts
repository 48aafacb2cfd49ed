import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'
import { type Browser, e2eRequire } from './candidate.ts'

/** The browser packed in @sparticuz/chromium, unpacked once, with the system libraries that bare machines lack. */
export async function npmChromium(): Promise<Browser> {
  const entry = e2eRequire.resolve('@sparticuz/chromium')
  const home = path.join(cache, `chromium-${versionAbove(entry)}`)
  if (!fs.existsSync(home)) await unpack(entry, home)
  const libraries = path.join(home, 'al2023', 'lib')
  return {
    path: path.join(home, 'chromium'),
    // Not the package's own arguments: with --single-process the browser dies with its first context.
    args: ['--no-sandbox'],
    env: {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: path.join(home, 'fonts'),
    },
  }
}

async function unpack(entry: string, home: string): Promise<void> {
  const growing = `${home}.${process.pid}`
  fs.mkdirSync(growing, { recursive: true })
  try {
    const program = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath()`
    const { code, output } = await runLogged(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      logFile: path.join(cache, 'logs', 'browser.log'),
      // It unpacks into TMPDIR, and brings libnss3 and friends only where it believes to be on AWS Lambda.
      env: { ...process.env, TMPDIR: growing, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    })
    if (code !== 0) throw new Error(output)
    fs.writeFileSync(path.join(growing, 'fonts', 'fonts.conf'), fontsAt(path.join(home, 'fonts')))
    if (!fs.existsSync(home)) fs.renameSync(growing, home)
  } finally {
    fs.rmSync(growing, { recursive: true, force: true })
  }
}

/** The package's own list of folders is AWS Lambda's: with it no font at all is found, and text without a web font has no height. */
const fontsAt = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`

function versionAbove(entry: string): string {
  for (let folder = path.dirname(entry); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json')
    if (!fs.existsSync(manifest)) continue
    const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version?: string }
    if (version) return version
  }
  return 'unknown'
}
