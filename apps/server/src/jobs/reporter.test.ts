import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { connect } from '../base/db/db.ts'
import { makeReporter } from './reporter.ts'

const lines: string[] = []
const report = makeReporter({ warn: (fields, text) => lines.push(JSON.stringify({ ...fields, text })) })

test('a statement that the database refuses is logged by its code, without the values in it', async () => {
  const database = await createDatabase(inject('template'))
  const db = connect(database.url, 1)
  const error = await db.rows({ text: `select 'Keluhanrahasia'::int`, values: [] } as never).catch((error) => error)
  await db.close()
  await database.drop()
  expect(error.message).toContain('Keluhanrahasia')
  report(error)
  expect(lines.pop()).toMatch(/"code":"22P02"/)
})

test('a mail server that repeats an address is logged without it', () => {
  report(Object.assign(new Error('550 no such user budi@kampus.test'), { code: 'EENVELOPE', responseCode: 550 }))
  const line = lines.pop()
  expect(line).toContain('EENVELOPE')
  expect(line).not.toMatch(/budi|kampus/)
})

test('the same interruption is logged once a minute, with any values in its message; another one is logged at once', () => {
  const away = (address: string) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' })
  for (const error of [away('10.0.0.1:5432'), away('10.0.0.2:5432')]) report(error)
  report(new TypeError('x is not a function'))
  expect(lines.splice(0)).toHaveLength(2)
})
