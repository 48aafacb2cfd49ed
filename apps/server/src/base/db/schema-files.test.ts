import { expect, test } from 'vitest'
import { contractValue, listSchemaFiles, readSchemaFile, refuseUnused, withValues } from './schema-files.ts'

const value = (name: string) =>
  ({ JAM: 2, 'batas.hari': 7, kata: ['a', "b'c"], sisi: [64, 128] })[name] ?? contractValue(name)

test.each([
  ["interval ':JAM hours' + :batas.hari", "interval '2 hours' + 7"],
  ['check (n between 1 and :batas.hari)', 'check (n between 1 and 7)'],
  ['kata in (:kata) and sisi in (:sisi)', "kata in ('a', 'b''c') and sisi in (64, 128)"],
  ["'At most :JAM.'", "'At most 2.'"],
  ['for ke in 1..:JAM loop', 'for ke in 1..2 loop'],
  [
    "n := tg_argv[1:]::text || 'users.no_bpjs:<user_id>, 08:00'",
    "n := tg_argv[1:]::text || 'users.no_bpjs:<user_id>, 08:00'",
  ],
])('%s', (text, filled) => {
  expect(withValues(text, value)).toBe(filled)
})

test.each(['TIDAK_ADA', 'maxLength', 'maxLength.tidak_ada', 'maxLength.email.panjang', 'constructor'])(
  'the name %s is refused: it is no number and no list',
  (name) => {
    expect(() => withValues(`check (n < :${name})`)).toThrow(`:${name} in the schema is no number and no list`)
  },
)

test('a value that no file names is refused', () => {
  const texts = listSchemaFiles().map(readSchemaFile)
  refuseUnused(texts)
  const without = texts.map((text) => text.replaceAll(':DARURAT_MENIT', '30'))
  expect(() => refuseUnused(without)).toThrow('no file of the schema names DARURAT_MENIT of schema-values.ts')
})

// Where only the database has a number or a list, it stands in the schema. Each of them is named here with its reason.
const own: [written: string, why: string][] = [
  ["tahap in ('separuh', 'batas')", 'the steps that the statement of the escalation takes'],
  ["tindakan in ('ekspor', 'pemulihan')", 'the condition of an index, as its statement has it'],
  ["tindakan not in ('lihat', 'lihat_daftar')", 'the condition of an index, as its statement has it'],
  ["$1 in ('konsultasi', 'percakapan', 'rekam')", 'objects of the trail whose number is that of their consultation'],
  [
    "status in ('diproses', 'dijawab', 'ditolak')",
    'what is done to a request by who decides it: the condition of a trigger',
  ],
  ['char_length(penerbit) between 1 and 500', 'more than the address of a provider has'],
  ['char_length(subjek) between 1 and 255', 'the longest id of OpenID Connect'],
  ['char_length(value) <= 64', 'more than an id of a request has'],
  ["interval '1 day'", 'a unit'],
  ["interval '1 minute'", 'a unit'],
  [
    "jenis in ('diajukan', 'diubah', 'terdampak', 'diberitahukan')",
    'the steps after which the sending of a letter is asked for again',
  ],
]

test('a number or a list that the contract has is named, not written out', () => {
  const written =
    /[\w$]+ (?:not )?in \('[^)]*\)|char_length\(\w+\) (?:<=|(?:not )?between \d+ and) \d+|interval '\d[^']*'/g
  const found = listSchemaFiles().flatMap((file) => [...readSchemaFile(file).matchAll(written)].map(([text]) => text))
  expect([...new Set(found)].sort()).toEqual(own.map(([text]) => text).sort())
})
