import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyEndpoint, allEndpoints } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { build } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { lean, namedCodes } from '../build/lean.ts'

// The build leaves out what only the server reads: of endpoints, and the refusals that no page names. What a page says by itself must
// be there.

const web = fileURLToPath(new URL('..', import.meta.url))
const contract = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url))

const outDir = mkdtempSync(join(tmpdir(), 'sehati-lean-'))
afterAll(() => rmSync(outDir, { recursive: true }))

type Built = { messages: typeof messages; allEndpoints: typeof allEndpoints }

async function built(): Promise<Built> {
  const entry = ['messages', 'endpoints'].map((name) => `${contract}/${name}.ts`)
  const lib = { entry, formats: ['es' as const], fileName: (_format: string, name: string) => `${name}.mjs` }
  await build({ root: web, configFile: false, logLevel: 'error', plugins: [lean()], build: { outDir, lib } })
  const [refusals, endpoints] = await Promise.all(
    ['messages', 'endpoints'].map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
  )
  return { ...refusals, ...endpoints }
}

const found = await built()

describe('the refusals of the build', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(`${web}/${file}`, 'utf8')] as const)

  test('are those that pages name, with title and sentence', () => {
    const named = [...namedCodes()].filter((code) => Object.hasOwn(messages, code)) as (keyof typeof messages)[]
    expect(named).toEqual(expect.arrayContaining(['INTERNAL', 'UNAVAILABLE', 'SLOT_TAKEN', 'LOGIN_FAILED']))
    expect(Object.keys(found.messages).sort()).toEqual([...named].sort())
    expect(found.messages.SLOT_TAKEN).toEqual(messages.SLOT_TAKEN)
  })

  test('are named one by one: of another expression the build does not know which they are', () => {
    const indirect = sources.filter(([, text]) =>
      [...text.matchAll(/import \{ (?:\w+ as )?([a-z]\w+) \} from '@sehati\/contract\/\S+\.messages'/g)].some(
        ([whole, name]) => new RegExp(`(?<![\\w.])${name}\\b(?!\\.[A-Z])`).test(text.replace(whole, '')),
      ),
    )
    expect(indirect.map(([file]) => file)).toEqual([])
  })

  test('come with their room: a page that imports those of all rooms would bring them into every first load', () => {
    const all = sources.filter(([, text]) => text.includes("'@sehati/contract/messages'"))
    expect(all.map(([file]) => file)).toEqual([])
  })
})

/** What call.ts and the queries read of an endpoint. */
const read = [
  'method',
  'path',
  'message',
  'idempotent',
  'heedsActor',
  'heedsDevice',
  'encoding',
  'produces',
  'tugas',
] as const

test('the endpoints of the build say what the browser reads, and not what documents them', () => {
  expect(Object.keys(found.allEndpoints).sort()).toEqual(Object.keys(allEndpoints).sort())
  const wrong = Object.entries(allEndpoints).filter(([name, endpoint]) => {
    const built: Partial<AnyEndpoint> = found.allEndpoints[name] ?? {}
    return read.some((key) => built[key] !== endpoint[key]) || 'summary' in built
  })
  expect(wrong).toEqual([])
})
