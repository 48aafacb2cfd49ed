import { describe, expect, test } from 'vitest'
import { addDays, hariOf, namaHari } from '../packages/contract/src/base/waktu.ts'
import { isWorkday } from '../packages/contract/src/schedule/jendela.rules.ts'
import { sources, text } from './repository.ts'

const week = Array.from({ length: 7 }, (_, n) => addDays('2026-11-23', n))
const open = week.filter(isWorkday).map(hariOf)
const closed = week.filter((day) => !isWorkday(day)).map(hariOf)

const day = `(${namaHari.join('|')})`
/** How sentences name the days of service, and what each must then say. */
const namings: [RegExp, string][] = [
  [new RegExp(`${day}(?: sampai |–)${day}`, 'g'), `${open[0]} ${open.at(-1)}`],
  [new RegExp(`${day} mendatang`, 'g'), `${open.at(-1)}`],
  [new RegExp(`[Mm]ulai hari ${day}`, 'g'), `${open.at(-1)}`],
  [new RegExp(`pada hari ${day}(?: dan ${day})?`, 'g'), closed.join(' ')],
]

test('each sentence that names the days of service names those of the booking window', () => {
  const found = namings.flatMap(([naming, right]) =>
    sources.flatMap((file) =>
      [...(text.get(file) as string).matchAll(naming)].map(([sentence, ...days]) => ({
        file,
        sentence,
        isRight: days.filter(Boolean).join(' ') === right,
      })),
    ),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ isRight }) => !isRight)).toEqual([])
})

describe('the days of the week', () => {
  // The list from Monday on stands in waktu.ts, which of its days are working days in jendela.rules.ts.
  const homes = ['packages/contract/src/base/waktu.ts', 'packages/contract/src/schedule/jendela.rules.ts']
  const again = /'Senin', 'Selasa'|\b(namaHari|pekan)\.slice|namaHari\[0\]|weekday\([^)]*\) [<>]=? \d|\bat < 5\b/

  test('are listed, and called working days, in the contract alone', () => {
    const wrong = sources.filter((file) => !homes.includes(file) && again.test(text.get(file) as string))
    expect(wrong).toEqual([])
  })

  test.each([
    "const DAYS = ['Senin', 'Selasa']",
    'namaHari.slice(1, 6)',
    'pekan.slice(0, 5)',
    'weekday(day) >= 1',
    '.filter((hari, at) => at < 5)',
  ])('the rule sees %s', (line) => expect(again.test(line)).toBe(true))
})
