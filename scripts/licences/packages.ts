import fs from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'

export type Package = { name: string; version: string; licence: string | null; isOfProduct: boolean }

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

type Locked = { version?: string; license?: string; link?: boolean; dev?: boolean }

/** Every package of the lock file; npm writes their licences down there. */
export function readPackages(): Package[] {
  const { packages: locked } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = Object.entries(locked)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license, dev }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? inTheirFiles[name] ?? null, isOfProduct: !dev }
    })
  const one = new Map<string, Package>()
  for (const each of found) {
    const key = `${each.name} ${each.version}`
    one.set(key, { ...each, isOfProduct: each.isOfProduct || one.get(key)?.isOfProduct === true })
  }
  return [...one.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version))
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
    '## What `npm start` installs: it builds the product, and runs on the server or in browsers',
    '',
    ...head,
    ...table(packages.filter(({ isOfProduct }) => isOfProduct)),
    '',
    '## What only tests',
    '',
    ...head,
    ...table(packages.filter(({ isOfProduct }) => !isOfProduct)),
    '',
  ].join('\n')
}
