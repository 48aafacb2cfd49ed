import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@sehati/contract/endpoints'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

/** How many requirements of each kind there are. */
const counts = { PDP: 22, RME: 15, TEL: 8, PSI: 9, KRI: 10 }
const states = ['terpenuhi', 'sebagian', 'belum']

const page = readFileSync(path.join(root, 'docs', 'hukum.md'), 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [, id, isi, keadaan, bukti] = line.match(/^\| ([A-Z]{3}-\d\d) \| (.+?) \| (\w+) \| (.*) \|$/) ?? []
  return id && isi && keadaan && bukti !== undefined
    ? [{ id, keadaan, bukti, files: [...bukti.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file as string) }]
    : []
})
const inState = (keadaan: string) => rows.filter((row) => row.keadaan === keadaan)

test('each of the requirements stands there once, with a state', () => {
  const ids = Object.entries(counts).flatMap(([kind, n]) =>
    Array.from({ length: n }, (_, at) => `${kind}-${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.filter(({ keadaan }) => !states.includes(keadaan))).toEqual([])
})

test('every test that is named is there', () => {
  const files = rows.flatMap(({ id, files }) => files.map((file) => ({ id, file })))
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(({ file }) => !/\.(test|e2e)\.ts$/.test(file) || !existsSync(path.join(root, file)))).toEqual([])
})

test('what is met names a test, and what is not says what is missing', () => {
  expect(inState('terpenuhi').filter(({ files }) => files.length === 0)).toEqual([])
  const silent = rows.filter(({ keadaan, bukti }) => keadaan !== 'terpenuhi' && !/[a-z]{4}[^`]*\.$/.test(bukti))
  expect(silent).toEqual([])
})

test('the sentence above the table counts it', () => {
  const [met, partly, missing] = states.map((keadaan) => inState(keadaan).length)
  expect(page).toContain(`${met} terpenuhi, ${partly} sebagian, ${missing} belum.`)
  expect(met).toBeGreaterThanOrEqual(LEAST_MET)
})

/** Work that takes a requirement back is seen here. */
const LEAST_MET = 50

test('no call prescribes or certifies', () => {
  const words = /resep|prescri|surat-sakit|surat-keterangan|sick|certificate/i
  expect(Object.values(allEndpoints).filter(({ path, summary }) => words.test(`${path} ${summary}`))).toEqual([])
})
