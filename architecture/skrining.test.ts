import { describe, expect, test } from 'vitest'
import { schema, sources, text, uses } from './repository.ts'

// No decision is made by a score (UU PDP Art. 10, docs/adr/0066): the rules and the table of screening are used by screening alone.

const RULES = 'packages/contract/src/care/skrining.rules.ts'
const TABLE = /\b(from|join|into|update|on)\s+(only\s+)?skrining\b/i
const isScreening = (file: string) =>
  /^(packages\/contract\/src\/care\/skrining\.|apps\/(server|web)\/src\/care\/skrining\/)/.test(file)
const read = (file: string) => text.get(file) as string

describe('a score', () => {
  test('is calculated and read by screening alone', () =>
    expect(sources.filter((file) => !isScreening(file) && uses(file).includes(RULES))).toEqual([]))

  test('is stored and fetched by screening alone', () =>
    expect(sources.filter((file) => !isScreening(file) && TABLE.test(read(file)))).toEqual([]))

  test('is in no trigger, view or function of another table', () => {
    const statements = [...schema.values()].flatMap((body) => body.split(/^(?=create )/m))
    const naming = statements.filter((statement) => TABLE.test(statement)).map((statement) => statement.split('\n')[0])
    expect(naming.length).toBeGreaterThan(3)
    expect(
      naming.filter((first) => !/^create (constraint )?(table|index|trigger) skrining(?!_izin)/.test(first ?? '')),
    ).toEqual([])
  })

  test('has rules that screening uses', () => {
    expect(sources).toContain(RULES)
    expect(sources.filter((file) => uses(file).includes(RULES)).length).toBeGreaterThan(3)
  })

  test.each([
    ['select skor from skrining where user_id = 1', true],
    ['join skrining s on s.user_id = k.user_id', true],
    ['create trigger x after insert on skrining', true],
    ['select from skrining_izin', false],
    ["where sumber = 'skrining'", false],
  ])('%s: found is %s', (sql, found) => expect(TABLE.test(sql)).toBe(found))
})
