import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyEndpoint, allEndpoints } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { build } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { lean, namedCodes } from '../build/lean.ts'

// The build leaves out what only the server reads: of endpoints, and the sentences of refusals that no page names. What a page says
// by itself must be there.

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
  const codes = Object.keys(messages) as (keyof typeof messages)[]

  test('have every title, and the sentences that pages name', () => {
    const [built, named] = [found.messages, namedCodes()]
    expect(Object.keys(built).sort()).toEqual([...codes].sort())
    const wrong = codes.filter(
      (code) =>
        built[code].judul !== messages[code].judul || (named.has(code) && built[code].isi !== messages[code].isi),
    )
    expect(wrong).toEqual([])
    const said = codes.filter((code) => built[code].isi !== undefined)
    expect(said).toEqual(expect.arrayContaining(['INTERNAL', 'UNAVAILABLE', 'SLOT_TAKEN', 'LOGIN_FAILED']))
    expect(said.length).toBeLessThan(codes.length / 2)
  })

  test('are named one by one: of another expression the build does not know which they are', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'))
    const reads = files.map((file) => [file, readFileSync(`${web}/${file}`, 'utf8')] as const)
    const indirect = reads.filter(
      ([, text]) =>
        text.includes('@sehati/contract/messages') && /\bmessages\s*\[|\.\.\.messages\b|\(messages\s*[),]/.test(text),
    )
    expect(indirect.map(([file]) => file)).toEqual([])
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
