import { expect, test } from 'vitest'
import { sources, text } from './repository.ts'

// People have phones whose browser is from 2022 and is not renewed. Newer methods of the language are no part of the compiler's library
// for the web; what a browser itself offers, and what stands within a pattern, the compiler does not judge.

const lacking = /\(\?<[=!]|\bURL\.(canParse|parse)\(|\bAbortSignal\.(any|timeout)\(/
const linesOf = (body: string) => body.split('\n').filter((line) => lacking.test(line))

test('no page uses what browsers of 2022 lack', () => {
  const pages = sources.filter((file) => /^(apps\/web|packages\/contract)\/src\//.test(file))
  expect(pages.flatMap((file) => linesOf(text.get(file) as string).map((line) => `${file}: ${line.trim()}`))).toEqual(
    [],
  )
})

test('it is found where it is planted', () => {
  expect(linesOf('const [name] = email.split(/(?<=@)/)')).toHaveLength(1)
  expect(linesOf('if (!URL.canParse(text)) return')).toHaveLength(1)
  expect(linesOf('const signal = AbortSignal.timeout(5_000)')).toHaveLength(1)
  expect(linesOf('const { groups } = /(?<hari>\\d+)/.exec(text)')).toEqual([])
})
