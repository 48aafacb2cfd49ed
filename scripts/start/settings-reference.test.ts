import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

/** Folders whose programs an operator or a developer starts. */
const PLACES = ['apps/server/src', 'apps/web/build', 'scripts', 'bench']
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

/** Every name that the code reads out of an environment: `env.NAME`, `integer(env, 'NAME')`, and what the launcher checks. */
function settingsRead(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of [...PLACES.flatMap(sources), 'apps/web/vite.config.ts', 'e2e/playwright.config.ts']) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const checked = /const CHECKS[^{]*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? ''
    for (const [, name = ''] of [
      ...text.matchAll(/\benv(?:ironment)?\??\.([A-Z][A-Z0-9_]+)\b/g),
      ...text.matchAll(/\benv, '([A-Z][A-Z0-9_]+)'/g),
      ...checked.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
    ])
      if (!NOT_OURS.test(name)) found.set(name, file)
  }
  return found
}

test('every setting that the code reads is in the configuration reference, and no other', () => {
  const text = fs.readFileSync(path.join(root, 'docs', 'configuration.md'), 'utf8')
  const chapter = /^## Settings$([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  const told = new Set([...chapter.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name))
  const read = settingsRead()
  expect(read.size).toBeGreaterThan(12)
  expect([...read].filter(([name]) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !read.has(name) && !NOT_OURS.test(name))).toEqual([])
})
