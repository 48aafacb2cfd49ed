import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lingkupOf, semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import { expect, test } from 'vitest'
import { makeFhir } from '../../../test/fhir.ts'
import { sharedServer } from '../../../test/server.ts'
import { semuaBacaan } from './semua-bacaan.ts'

const server = await sharedServer()
const { key, get } = makeFhir(server)
const text = readFileSync(path.join(import.meta.dirname, '../../../../../docs/fhir.md'), 'utf8')
const lines = text.split('\n').flatMap((line) => (/^\s*curl /.test(line) ? [line.trim()] : []))

test('the document has lines to try', () => expect(lines.length).toBeGreaterThan(5))

test.each(lines)('docs/fhir.md: %s', async (line) => {
  const [, header, address] = /^curl -sS (-H "Authorization: Bearer \$KUNCI" )?"\$SEHATI\/(\S+)"$/.exec(line) ?? []
  expect(address).toBeDefined()
  const kunci = header ? (await key(semuaLingkup)).kunci : null
  expect((await get(kunci, address as string)).status).toBe(200)
})

test('its table has every resource with its searches and its permission', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(semuaBacaan.length)
  for (const { sumber, param } of semuaBacaan) {
    const row = rows.find((line) => line.startsWith(`| \`${sumber}\``)) ?? ''
    expect(row).toContain(`\`${lingkupOf(sumber)}\``)
    const searches =
      sumber === 'Encounter'
        ? 'the same'
        : Object.keys(param)
            .map((name) => `\`${name}\``)
            .join(', ') || '–'
    expect(row.split(' | ')[2]).toBe(searches)
  }
})
