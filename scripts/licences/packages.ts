import fs from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'

export type Package = { name: string; version: string; licence: string | null; isShipped: boolean }

/** What may be used as it is, with its notice. Of the last four none is changed: a font, and libraries that stay replaceable. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
  'Python-2.0',
  'LGPL-3.0-or-later',
])
/** Packages that name no licence where npm looks for it, and what their own LICENSE file says. */
const inTheirFiles: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT' }
/** What is installed to run the service or is sent to browsers begins here; the rest builds and tests it. */
const running = ['', 'apps/server', 'apps/web', 'packages/contract']

type Locked = {
  version?: string
  license?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Every package of the lock file; npm writes their licences down there. */
export function readPackages(): Package[] {
  const { packages: locked } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = reachable(locked)
  const found = Object.entries(locked)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? inTheirFiles[name] ?? null, isShipped: shipped.has(place) }
    })
  const one = new Map<string, Package>()
  for (const each of found) {
    const key = `${each.name} ${each.version}`
    one.set(key, { ...each, isShipped: each.isShipped || one.get(key)?.isShipped === true })
  }
  return [...one.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version))
}

function reachable(locked: Record<string, Locked>): Set<string> {
  const seen = new Set<string>()
  const visit = (place: string) => {
    if (seen.has(place)) return
    seen.add(place)
    const { dependencies = {}, optionalDependencies = {} } = locked[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(locked, place, name)
      if (target) visit(target)
    }
  }
  for (const place of running) visit(place)
  return seen
}

/** As Node looks for a package: from here upward. */
function resolve(locked: Record<string, Locked>, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const candidate = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (locked[candidate]) return candidate
    if (place === '') return null
  }
}

/** Those whose licence is unknown, or leaves no choice that is allowed. */
export const judge = (packages: Package[]): Package[] =>
  packages.filter(({ licence }) => !licence || !isAllowed(licence))

const isAllowed = (expression: string): boolean => {
  const bare = expression.replace(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  return bare.split(' AND ').every((one) => allowed.has(one.trim()))
}

export function licencesMarkdown(packages: Package[]): string {
  const table = (some: Package[]) => {
    const by = Map.groupBy(some, ({ licence }) => licence ?? 'none named')
    const rows = [...by].sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    return rows.map(
      ([licence, of]) =>
        `| ${licence} | ${of.length} | ${of.map(({ name, version }) => `${name} ${version}`).join(', ')} |`,
    )
  }
  const head = ['| licence | packages | |', '|---|---|---|']
  return [
    '# Licences of the packages',
    '',
    'Written by `npm run licences` from `package-lock.json`; `scripts/licences/packages.ts` holds the list of those allowed, and',
    '`npm test` refuses any other. MPL-2.0 and LGPL packages are used unchanged as separate libraries (libvips as a shared library).',
    '',
    '## What runs, on the server or in browsers',
    '',
    ...head,
    ...table(packages.filter(({ isShipped }) => isShipped)),
    '',
    '## What only builds and tests',
    '',
    ...head,
    ...table(packages.filter(({ isShipped }) => !isShipped)),
    '',
  ].join('\n')
}
