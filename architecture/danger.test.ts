import { expect, test } from 'vitest'
import { sources, text } from './repository.ts'

// Words of danger raise an alert in the statement that stores them. A second statement could store them without one.

const OWN = 'apps/server/src/'
const writers = (table: string) =>
  sources.filter(
    (file) =>
      file.startsWith(OWN) &&
      !file.startsWith(`${OWN}demo/`) &&
      new RegExp(`insert into ${table}\\b`).test(text.get(file) as string),
  )

test.each([
  ['konsultasi', `${OWN}booking/booking/booking.store.ts`],
  ['percakapan', `${OWN}talk/percakapan/pesan.store.ts`],
  ['skrining', `${OWN}care/skrining/skrining.store.ts`],
])('one store inserts into %s, and its statement raises the alert', (table, file) => {
  expect(writers(table)).toEqual([file])
  expect(text.get(file)).toContain('peringatkan(')
})
