import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../apps/server/src/base/settings/settings.ts'
import { root } from '../bootstrap/root.mjs'

/** Folders whose programs an operator or a developer starts; the browser tests' internal variables are left out. */
const TRIALS = ['bench', 'drill', 'fuzz', 'ha', 'soak'].map((name) => `trials/${name}`)
const PLACES = ['apps/server/src', 'apps/web/build', 'scripts', 'packages/testkit/src', ...TRIALS]
/** What the system, npm and other programs have named. */
const NOT_OURS =
  /^(PATH|HOME|TZ|TMPDIR|INIT_CWD|FORCE_COLOR|LANG|LC_ALL|LD_LIBRARY_PATH|FONTCONFIG_PATH|DEBIAN_FRONTEND|NODE_COMPILE_CACHE|PG[A-Z]+|AWS_[A-Z_]+|npm_.*)$/

function sources(folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'results' ? [] : sources(name)
    return /\.(ts|mjs)$/.test(name) && !/\.test\.ts$/.test(name) ? [name] : []
  })
}

/** Every name that the code reads out of an environment: the table of settings, and `env.NAME` elsewhere. */
function settingsRead(): Map<string, string> {
  const found = new Map(Object.keys(settings).map((name) => [name, 'apps/server/src/base/settings/settings.ts']))
  for (const file of [...PLACES.flatMap(sources), 'apps/web/vite.config.ts', 'trials/e2e/playwright.config.ts']) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/\benv(?:ironment)?\??\.([A-Z][A-Z0-9_]+)\b/g))
      if (!NOT_OURS.test(name)) found.set(name, file)
  }
  return found
}

test('every setting that the code reads is in the configuration reference, and no other', () => {
  const text = fs.readFileSync(path.join(root, 'docs', 'configuration.md'), 'utf8')
  const chapter = /^## Settings$([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  const documented = new Set([...chapter.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name))
  const read = settingsRead()
  expect(read.size).toBeGreaterThan(12)
  expect([...read].filter(([name]) => !documented.has(name))).toEqual([])
  expect([...documented].filter((name) => !read.has(name) && !NOT_OURS.test(name))).toEqual([])
})

test('every setting is used', () => {
  const readers = ['apps/server/src/config.ts', 'scripts/start/settings.ts']
  const text = readers.map((file) => fs.readFileSync(path.join(root, file), 'utf8')).join('')
  expect(Object.keys(settings).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test('the server and the launcher read an environment only through the table', () => {
  // A password and a folder that belong to one run of a command, not to the installation.
  const ofOneRun = ['apps/server/src/commands/create-admin.ts', 'apps/server/src/commands/periksa-jejak.ts']
  const files = [...sources('apps/server/src'), ...sources('scripts/start')].filter((file) => !ofOneRun.includes(file))
  const elsewhere = files.filter((file) =>
    /\benv(?:ironment)?\??\.[A-Z]/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(elsewhere).toEqual([])
})
