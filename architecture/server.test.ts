import { describe, expect, test } from 'vitest'
import { actRules, plantedViolations } from './acts.ts'
import { isTest, sources, text } from './repository.ts'

const serverFiles = sources.filter((f) => f.startsWith('apps/server/src/'))

describe('features of the server', () => {
  test('write SQL only in stores', () => {
    const sqlAllowed = /\.store\.ts$|^apps\/server\/src\/base\/(db\/|http\/health\.ts)/
    const wrong = sources.filter(
      (f) =>
        f.startsWith('apps/server/') && !sqlAllowed.test(f) && (text.get(f) as string).includes("'sql-template-tag'"),
    )
    expect(wrong).toEqual([])
  })

  test.each(actRules)('%s', (_rule, wrongIn) => {
    expect(serverFiles.flatMap((f) => wrongIn(f, text.get(f) as string))).toEqual([])
  })

  test.each(plantedViolations)('a planted violation is refused: %s %s', (file, body, wrongIn) => {
    expect(wrongIn(file, body)).not.toEqual([])
  })
})

test('a test that shares its database never switches all triggers off: the counts that they keep would be wrong for the next file', () => {
  const isWrong = (body: string) =>
    body.includes('await sharedServer(') && body.includes('session_replication_' + 'role')
  expect(isWrong('await sharedServer()\nset local session_replication_' + 'role')).toBe(true)
  expect([...text].filter(([file, body]) => isTest(file) && isWrong(body)).map(([file]) => file)).toEqual([])
})
